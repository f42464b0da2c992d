import {
  type At,
  type Card,
  cardAt,
  DECKS,
  isFace,
  isSame,
  type Kind,
  kindOf,
  placesOf,
  type Spot,
  type View,
} from '../model.ts';

/** What is certain of a card and a place: it lies there, it cannot, or it may. */
export type Fact = 'here' | 'not' | 'maybe';

/** What a view says for certain of one kind of cards. */
export interface Evidence {
  /** Where cards are known to lie. */
  readonly known: readonly { readonly card: Card; readonly at: At }[];
  /** Cards that are out of the game. */
  readonly gone: readonly Card[];
  /** Cards of which it is not known where they are. */
  readonly missing: readonly Card[];
  /** Places with a card of which the face is not known. */
  readonly unseen: readonly At[];
}

/** The places of a kind in the order in which the journal shows them: seat by seat from the top, then the centre. */
export const columnsOf = (view: Pick<View, 'rows'>): readonly At[] => [...placesOf(view), 'center'];

/** What a view says for certain of one kind of cards; the last card left over must lie at the last place that is unseen. */
export const evidenceOf = (view: View, kind: Kind): Evidence => {
  const gone = view.solved.flatMap((set) => set[kind] ?? []);
  const seen = columnsOf(view).flatMap((at) => {
    const card = cardAt(view, { kind, at });
    return isFace(card) ? [{ card, at }] : [];
  });
  const unseen = columnsOf(view).filter((at) => {
    const card = cardAt(view, { kind, at });
    return card !== null && !isFace(card);
  });
  const cards: readonly Card[] = DECKS[kind];
  const missing = cards.filter((card) => !gone.includes(card) && !seen.some((each) => each.card === card));
  const [lastCard] = missing;
  const [lastPlace] = unseen;
  if (missing.length !== 1 || unseen.length !== 1 || lastCard === undefined || lastPlace === undefined)
    return { known: seen, gone, missing, unseen };
  return { known: [...seen, { card: lastCard, at: lastPlace }], gone, missing: [], unseen: [] };
};

/** What is certain of a card at a place. */
export const factOf = ({ known, missing, unseen }: Evidence, card: Card, at: At): Fact => {
  if (known.some((each) => each.card === card && isSame(each.at, at))) return 'here';
  return missing.includes(card) && unseen.some((each) => isSame(each, at)) ? 'maybe' : 'not';
};

/** Where a card is known to lie. */
export const whereIs = (view: View, card: Card): At | undefined =>
  evidenceOf(view, kindOf(card)).known.find((each) => each.card === card)?.at;

/** Which other seats know the card at a place, as everybody could see; nobody where the table does not remember for its players. */
export const knownBy = ({ recall }: View, { kind, at }: Spot): readonly number[] =>
  recall?.sights.find((sight) => sight.kind === kind && isSame(sight.at, at))?.by ?? [];
