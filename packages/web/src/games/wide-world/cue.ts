import { at, never } from '@tabletrotter/rules';
import { type Cue, cueMakers, LASTS, type Move, type Place, STILL } from '../../motion/cue.ts';
import {
  type AgentCard,
  type EventView,
  type Product,
  planePlace,
  type Square,
  squareOf,
  squarePlace,
  squaresBetween,
  type View,
} from './model.ts';

/** What travels over this table: planes, the die with what it shows, Travel Agent cards, products with their face or closed. */
export type Thing =
  | { readonly plane: number }
  | { readonly die: number }
  | { readonly agent: AgentCard }
  | { readonly product: Product }
  | 'closed';

type CueOf<Type extends EventView['type']> = (event: Extract<EventView, { readonly type: Type }>) => Cue<Thing>;

const { move, cue } = cueMakers<Thing>();

/** A plane leaves one square for another. */
const flies = (seat: number, from: Square, to: Square): Move<Thing> =>
  move({ plane: seat }, planePlace(from, seat), squarePlace(to), { lasts: LASTS.ride(squaresBetween(from, to)), lifts: true });

/** What an event looks like on the table. It shows no product that the event does not name to everybody. */
export const cueFor = (event: EventView, { seat: viewer, seats }: Pick<View, 'seat' | 'seats'>): Cue<Thing> => {
  /** Where a seat's products lie: for the others, their seat. */
  const pileOf = (seat: number): Place => (seat === viewer ? 'desk.pile' : `seat.${seat}`);

  const threw: CueOf<'threw-for-start'> = ({ throws }) =>
    cue('roll', ...throws.map(({ seat, die }) => move({ die }, `seat.${seat}`, 'desk.die', { lasts: LASTS.ride(2) })));

  const traded: CueOf<'traded'> = ({ seat, other }) => {
    // the view is that of afterwards: each stands where the other stood
    const [from, to] = [squareOf(at(seats, other)), squareOf(at(seats, seat))];
    return cue('ride', flies(seat, from, to), flies(other, to, from));
  };

  const drew = (seat: number, count: number): readonly Move<Thing>[] =>
    Array.from({ length: count }, () => move('closed', 'desk.products', pileOf(seat)));

  switch (event.type) {
    case 'threw-for-start':
      return threw(event);
    case 'rolled':
      return cue('roll', move({ die: event.die }, `seat.${event.seat}`, 'desk.die', { lasts: LASTS.ride(2) }));
    case 'agent-drawn':
      return cue('card', move({ agent: event.card }, 'desk.agents', 'desk.agent', { lasts: LASTS.flip }));
    case 'flew':
    case 'carried':
      return cue('ride', flies(event.seat, event.from, event.to));
    case 'reached':
      return cue('good', ...drew(event.seat, event.count));
    case 'gift':
      return cue(event.count > 0 ? 'card' : null, ...drew(event.seat, event.count));
    case 'traded':
      return traded(event);
    case 'declared':
      return cue(
        event.right ? 'good' : 'bad',
        ...(event.lost ?? []).map((product) => move({ product }, pileOf(event.seat), 'desk.products', { lasts: LASTS.flip })),
      );
    case 'game-ended':
      return cue('win');
    case 'dealt':
      return cue('card');
    case 'turn-began':
    case 'tailwind':
    case 'extra-turn':
    case 'declare-due':
    case 'nothing-happened':
      return STILL;
    default:
      return never(event);
  }
};
