import { at, type Seat } from '@tabletrotter/rules';
import type { Told } from '../screen.ts';
import { type AgentCard, type EventView, type Square, squareOf, type View } from './model.ts';

type Events = readonly Told<EventView>[];
type EventOf<Type extends EventView['type']> = Extract<EventView, { readonly type: Type }>;

/** One way of a plane in the last move. */
export interface Leg {
  readonly seat: Seat;
  readonly from: Square;
  readonly to: Square;
  readonly by: 'count' | 'bump' | 'flight' | 'card' | 'trade';
}

const legsIn = (event: EventView, { seats }: View): readonly Leg[] => {
  switch (event.type) {
    case 'flew':
    case 'carried':
      return [{ seat: event.seat, from: event.from, to: event.to, by: event.by }];
    case 'traded': {
      // nothing has moved since: each stands where the other stood
      const [one, other] = [squareOf(at(seats, event.seat)), squareOf(at(seats, event.other))];
      return [
        { seat: event.seat, from: other, to: one, by: 'trade' },
        { seat: event.other, from: one, to: other, by: 'trade' },
      ];
    }
    default:
      return [];
  }
};

/** The ways of the last turn that moved anything, in order, until the next die is thrown. */
export const lastLegs = (told: Events, view: View): readonly Leg[] => {
  const thrown = told.findLastIndex(({ event }) => event.type === 'rolled' || event.type === 'dealt');
  return told.slice(thrown + 1).flatMap(({ event }) => legsIn(event, view));
};

/** The Travel Agent card that was drawn last, until the next die is thrown or the line that it brought is flown. */
export const openAgent = (told: Events): { readonly seat: Seat; readonly card: AgentCard } | null => {
  for (const { event } of told.toReversed()) {
    if (event.type === 'agent-drawn') return event;
    if (event.type === 'rolled' || event.type === 'dealt' || (event.type === 'flew' && event.by === 'count')) return null;
  }
  return null;
};

/** The answer at customs or to an inspection that was given by the last action, until the log forgets it. */
export const lastAnswer = (told: Events): EventOf<'declared'> | null => {
  const last = told.at(-1)?.seq;
  for (const { seq, event } of told.toReversed()) {
    if (seq !== last) return null;
    if (event.type === 'declared' && event.lost !== undefined) return event;
  }
  return null;
};

/** What the die shows: the throw of this turn; `null` before it. */
export const lastThrow = (told: Events, { turn }: View): number | null => {
  if (turn.step === 'roll') return null;
  for (const { event } of told.toReversed()) {
    if (event.type === 'rolled') return event.die;
    if (event.type === 'turn-began' || event.type === 'dealt') return null;
  }
  return turn.step === 'fly' ? turn.count : null;
};
