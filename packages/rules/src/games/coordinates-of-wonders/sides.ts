import type { Draft } from '../../core/basics.ts';
import { cardsOf, type Deck, ownPlaceOf } from './deck.ts';
import type { Back, Face, Judged, Turned } from './state.ts';

/** A card as events and views show it. Each card's are made once: a game shows the same ones over and over. */
interface Sides {
  readonly face: Face;
  readonly back: Back;
  readonly turned: Turned;
  readonly right: Judged;
  readonly wrong: Judged;
}

const make = (deck: Deck, id: string): Sides => {
  const card = cardsOf(deck).get(id);
  if (card === undefined) throw new Error(`no place ${id}`);
  const { latitudeMinutes, longitudeMinutes } = card;
  const own = ownPlaceOf(deck, id);
  const face: Face = own === undefined ? { id } : { id, names: own.names };
  const back: Draft<Back> = { latitudeMinutes, longitudeMinutes };
  if (own?.country !== undefined) back.country = own.country;
  if (own?.note !== undefined) back.note = own.note;
  const turned = { ...face, latitudeMinutes, longitudeMinutes };
  return { face, back, turned, right: { ...turned, wrong: false }, wrong: { ...turned, wrong: true } };
};

const ofTheBox = new Map<string, Sides>();
const ofOwn = new WeakMap<NonNullable<Deck>, Map<string, Sides>>();

const madeOf = (deck: Deck): Map<string, Sides> => {
  if (deck === null) return ofTheBox;
  const known = ofOwn.get(deck);
  if (known !== undefined) return known;
  const made = new Map<string, Sides>();
  ofOwn.set(deck, made);
  return made;
};

/** The sides of the card with that id. It must be one of the deck. */
export const sidesOf = (deck: Deck, id: string): Sides => {
  const made = madeOf(deck);
  const known = made.get(id);
  if (known !== undefined) return known;
  const sides = make(deck, id);
  made.set(id, sides);
  return sides;
};
