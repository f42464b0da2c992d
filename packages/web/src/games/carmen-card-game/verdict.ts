import { CARMEN, type Card, type EventView, type Kind, type Spot, type View } from './model.ts';

/** A card that all could see, and where it lies, or lay. */
export interface TurnedUp {
  readonly card: Card;
  readonly spot: Spot;
}

/** What was turned up for all, and whether it was right. */
export interface Verdict {
  readonly right: boolean;
  readonly stamp: 'stamp.match' | 'stamp.no-match' | 'stamp.right' | 'stamp.wrong';
  /** Those that the log still names. */
  readonly cards: readonly TurnedUp[];
}

const turnedUp = (card: Card | undefined, kind: Kind, at: Spot['at']): readonly TurnedUp[] =>
  card === undefined ? [] : [{ card, spot: { kind, at } }];

const verdictOn = (event: EventView): Verdict | null => {
  switch (event.type) {
    case 'warrant-called': {
      const { loot, location, match } = event;
      const at = ({ seat, slot }: typeof loot | typeof location): Spot['at'] => ({ seat, slot });
      const cards = [...turnedUp(loot.card, 'loot', at(loot)), ...turnedUp(location.card, 'location', at(location))];
      return { right: match, stamp: match ? 'stamp.match' : 'stamp.no-match', cards };
    }
    case 'carmen-called': {
      const cards = [...turnedUp(event.loot, 'loot', 'center'), ...turnedUp(event.location, 'location', 'center')];
      if (event.right === undefined) return null;
      return { right: event.right, stamp: event.right ? 'stamp.right' : 'stamp.wrong', cards };
    }
    case 'accused':
      return {
        right: event.henchman === CARMEN,
        stamp: event.henchman === CARMEN ? 'stamp.right' : 'stamp.wrong',
        cards: turnedUp(event.henchman, 'henchman', event.place),
      };
    default:
      return null;
  }
};

/** The stamp where the table still deals with what an earlier entry turned up. */
const STAMPS: { readonly [Step in View['turn']['step']]?: Verdict } = {
  arrest: { right: true, stamp: 'stamp.match', cards: [] },
  penalty: { right: false, stamp: 'stamp.no-match', cards: [] },
  accuse: { right: true, stamp: 'stamp.right', cards: [] },
  replace: { right: false, stamp: 'stamp.wrong', cards: [] },
};

/** What the last entry turned up, or an earlier one that the table still deals with. */
export const verdictOf = ({ turn }: View, entry: readonly EventView[]): Verdict | null => {
  if (turn.step === 'over') return null;
  const verdicts = entry.map(verdictOn).filter((verdict) => verdict !== null);
  return verdicts.at(-1) ?? STAMPS[turn.step] ?? null;
};

/** Whether cards were turned up that are turned down again: one must be able to read them. */
export const dwells = (event: EventView): boolean => {
  const verdict = verdictOn(event);
  return verdict !== null && !verdict.right && verdict.cards.length > 0;
};
