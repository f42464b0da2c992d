import {
  type Action,
  type Card,
  type Count,
  type EventView,
  type Kind,
  type Place,
  type Slot,
  seenAt,
  slotsAt,
  type View,
} from '@tabletrotter/rules/games/carmen-card-game';
import type { BoardProps } from '../screen.ts';

export {
  type Action,
  CARMEN,
  type Card,
  type Count,
  DECKS,
  type EventView,
  HENCHMEN,
  hasCards,
  homeOf,
  isCold,
  KINDS,
  type Kind,
  kindOf,
  LOCATIONS,
  LOOT,
  type Location,
  type Loot,
  nextIn,
  type Place,
  playing,
  type Slot,
  type View,
} from '@tabletrotter/rules/games/carmen-card-game';

export type Props = BoardProps<View, Action, EventView>;

/** Where a card lies: in front of a gumshoe, or in the centre. */
export type At = Place | 'center';

/** A place of a kind of cards. */
export interface Spot {
  readonly kind: Kind;
  readonly at: At;
}

/** What the viewer sees at a place: a face that it knows, a card face down, or nothing. */
export const cardAt = (view: View, { kind, at }: Spot): Card | Count | null =>
  at === 'center' ? view.center[kind] : seenAt(view, kind, at);

export const isFace = (card: Card | Count | null): card is Card => typeof card === 'string';

/** The name of a place on the board, where things move from and to. */
export const placeName = ({ kind, at }: Spot): string =>
  at === 'center' ? `center.${kind}` : `row.${at.seat}.${kind}.${at.slot}`;

export const isSame = (one: At, other: At): boolean =>
  one === 'center' || other === 'center' ? one === other : one.seat === other.seat && one.slot === other.slot;

/** The slots of every column at this table, from the top. */
export const slotsOf = ({ rows }: Pick<View, 'rows'>): readonly Slot[] => slotsAt(rows.length);

/** The places of a column in front of each gumshoe, seat by seat; empty ones too. */
export const placesOf = (view: Pick<View, 'rows'>): readonly Place[] =>
  view.rows.flatMap((_, seat) => slotsOf(view).map((slot) => ({ seat, slot })));

/** The seat that is asked, or was last. */
export const actorOf = ({ turn }: View): number => (turn.step === 'penalty' || turn.step === 'replace' ? turn.by : turn.seat);
