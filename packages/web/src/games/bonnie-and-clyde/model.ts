import type { Game } from '@tabletrotter/rules';
import type { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import type { BoardProps } from '../screen.ts';

type Typed =
  typeof bonnieAndClyde extends Game<infer _C, infer _S, infer A, infer _E, infer V, infer EV>
    ? { readonly action: A; readonly view: V; readonly event: EV }
    : never;

export type Action = Typed['action'];
export type View = Typed['view'];
export type EventView = Typed['event'];
export type Play = View['table'][number];
export type Location = Play['location'];
/** A card that can be held: evidence of a location, or Ted Hinton. */
export type HandCard = Location | 'hinton';
export type Card = HandCard | View['captured'][number]['card'];
export type Props = BoardProps<View, Action>;

/** The road from 1 to 10. The rules have the same list; a test holds the two equal. */
export const LOCATIONS = [
  'kaufman',
  'sherman',
  'joplin',
  'wellington',
  'platte-city',
  'dexter',
  'sowers',
  'huntsville',
  'grapevine',
  'gibson',
] as const satisfies readonly Location[];

/** The number of a location on the road, 1 to 10. */
export const numberOf = (location: Location): number => LOCATIONS.indexOf(location) + 1;

export const isLocation = (card: Card): card is Location => card !== 'hinton' && card !== 'bonnie' && card !== 'clyde';

/** The viewer's own hand, sorted as the rules sort it; empty for a spectator. */
export const handOf = (view: View): readonly HandCard[] => {
  const hand = view.seat === null ? undefined : view.hands[view.seat];
  return hand === undefined || 'count' in hand ? [] : hand;
};

/** How many cards a seat holds. */
export const handCount = (view: View, seat: number): number => {
  const hand = view.hands[seat];
  if (hand === undefined) return 0;
  return 'count' in hand ? hand.count : hand.length;
};

/** The FBI files as far as they may be seen. */
export const filesOf = ({ fbiFiles }: View): { readonly count: number; readonly top: HandCard | null } =>
  'count' in fbiFiles ? fbiFiles : { count: fbiFiles.length, top: fbiFiles[0] ?? null };
