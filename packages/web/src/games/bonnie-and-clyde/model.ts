import type { Action, View } from '@tabletrotter/rules/games/bonnie-and-clyde';
import type { BoardProps } from '../screen.ts';

export {
  type Action,
  type Card,
  type Event,
  type EventView,
  type HandCard,
  handOf,
  isLocation,
  LOCATIONS,
  type Location,
  locationAt,
  numberOf,
  OUTLAWS,
  type Outlaw,
  type Play,
  topOf as filesOf,
  type View,
} from '@tabletrotter/rules/games/bonnie-and-clyde';

export type Props = BoardProps<View, Action>;

/** How many cards a seat holds. */
export const handCount = (view: View, seat: number): number => {
  const hand = view.hands[seat];
  if (hand === undefined) return 0;
  return 'count' in hand ? hand.count : hand.length;
};
