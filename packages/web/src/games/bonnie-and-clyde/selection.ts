import { type Action, type HandCard, handOf, isLocation, LOCATIONS, type Location, type View } from './model.ts';

/** What the player has picked up: cards of one kind, by their place in the hand; `aiming`: Ted Hinton looks for a location. */
export interface Selection {
  /** The hand that it was made from, and does not outlive. */
  readonly hand: readonly HandCard[];
  readonly card: HandCard;
  readonly places: readonly number[];
  readonly aiming: boolean;
}

/** Something that could be done with what is selected. */
export interface Offer {
  readonly kind: 'meld' | 'layoff' | 'discard' | 'draw-two' | 'search-files' | 'peek';
  /** `null`: a location must be chosen first. */
  readonly action: Action | null;
  readonly legal: boolean;
}

type Refuses = (view: View, action: Action) => unknown;

/** The selection after a tap on a card: the same kind is added or taken away, another kind begins anew. */
export const toggled = (hand: readonly HandCard[], selection: Selection | null, place: number): Selection | null => {
  const card = hand[place];
  if (card === undefined) return selection;
  const one: Selection = { hand, card, places: [place], aiming: false };
  if (selection?.card !== card) return one;
  if (selection.places.includes(place)) {
    const places = selection.places.filter((each) => each !== place);
    return places.length === 0 ? null : { hand, card, places, aiming: false };
  }
  // one Ted Hinton a turn: another one takes the place of the first
  return card === 'hinton' ? one : { hand, card, places: [...selection.places, place], aiming: false };
};

/** All the cards of the selected kind. */
export const withAll = (hand: readonly HandCard[], { card }: Selection): Selection => ({
  hand,
  card,
  places: hand.flatMap((each, place) => (each === card ? [place] : [])),
  aiming: false,
});

/** A selection for as long as the hand is the one it was made from; `null` as soon as that has changed. */
export const kept = (hand: readonly HandCard[], selection: Selection | null): Selection | null =>
  selection?.hand.length === hand.length && hand.every((card, place) => selection.hand[place] === card) ? selection : null;

const evidence = (view: View, refuses: Refuses, location: Location, count: number): readonly Offer[] => {
  // one card alone is never near a meld: offering one would only be in the way
  const kinds: readonly ('meld' | 'layoff')[] = count === 1 ? ['layoff'] : ['meld', 'layoff'];
  return kinds.map((kind): Offer => {
    const action: Action = { type: kind, location, count };
    return { kind, action, legal: refuses(view, action) === undefined };
  });
};

const hintons = (view: View, refuses: Refuses): readonly Offer[] => {
  const simple = (['draw-two', 'search-files'] as const).map((use): Offer => {
    const action: Action = { type: 'hinton', use };
    return { kind: use, action, legal: refuses(view, action) === undefined };
  });
  return [...simple, { kind: 'peek', action: null, legal: peeks(view, refuses).length > 0 }];
};

/** The locations that Ted Hinton may look under now. */
export const peeks = (view: View, refuses: Refuses): readonly Location[] =>
  LOCATIONS.filter((location) => refuses(view, { type: 'hinton', use: 'peek', location }) === undefined);

/** What can be done with the selection, the illegal as well; the best legal one last, where the primary button is. */
export const offersFor = (view: View, selection: Selection, refuses: Refuses): readonly Offer[] => {
  const { card, places } = selection;
  const discard: Action = { type: 'discard', card };
  const away: readonly Offer[] =
    places.length === 1 ? [{ kind: 'discard', action: discard, legal: refuses(view, discard) === undefined }] : [];
  const plays = isLocation(card) ? evidence(view, refuses, card, places.length) : hintons(view, refuses);
  return byRank([...away, ...plays]);
};

/** Whether the selected kind can be played in any number, so that discarding it is not all there is to do with it. */
export const isPlayable = (view: View, selection: Selection, refuses: Refuses): boolean => {
  const { card } = selection;
  if (!isLocation(card)) return hintons(view, refuses).some(({ legal }) => legal);
  const counts = Array.from({ length: heldOf(view, selection) }, (_, index) => index + 1);
  return counts.some((count) => evidence(view, refuses, card, count).some(({ legal }) => legal));
};

/** From the last to the first to be the primary button, legal ones only behind the illegal. */
const RANK: readonly Offer['kind'][] = ['discard', 'peek', 'search-files', 'draw-two', 'layoff', 'meld'];

const byRank = (offers: readonly Offer[]): readonly Offer[] =>
  offers
    .slice()
    .sort((one, other) => Number(one.legal) - Number(other.legal) || RANK.indexOf(one.kind) - RANK.indexOf(other.kind));

/** How many of the selected kind are in the hand. */
export const heldOf = (view: View, { card }: Selection): number => handOf(view).filter((each) => each === card).length;
