import type { Landing, Landings } from '../../drag/places.ts';
import { type Action, type HandCard, isLocation, LOCATIONS, type Location, numberOf, type View } from './model.ts';
import { offersFor, type Selection } from './selection.ts';

/** What is dragged over the board: cards of the hand, the top of a pile, or the car. */
export type Load =
  | { readonly type: 'cards'; readonly selection: Selection }
  | { readonly type: 'pile'; readonly from: 'case-file' | 'fbi-files' }
  | { readonly type: 'car' };

/** Where cards are laid out: all of the stage that is nothing else. */
export const TABLE = 'table';
/** The viewer's own hand. */
export const HAND = 'hand';
const roadPlace = (location: Location): string => `road.${numberOf(location)}`;

/** What letting a load go at a place asks for. */
export type Deed =
  | { readonly type: 'act'; readonly action: Action }
  /** There are several ways, or more is to be said: the cards are selected, and the buttons say how. */
  | { readonly type: 'select'; readonly selection: Selection }
  | { readonly type: 'arrange'; readonly places: readonly number[] };

type Refuses = (view: View, action: Action) => unknown;

const act = (action: Action): Deed => ({ type: 'act', action });

/** What comes of cards that are laid on the table: the one thing that can be done so, or the choice among several. */
const laidOut = (view: View, selection: Selection, refuses: Refuses): Deed => {
  const plays = offersFor(view, selection, refuses).filter(({ kind }) => kind !== 'discard');
  const legal = plays.filter((offer) => offer.legal);
  const [only = plays.at(-1)] = legal;
  if (legal.length > 1 || only === undefined || only.action === null) return { type: 'select', selection };
  return act(only.action);
};

const withCards = (view: View, selection: Selection, refuses: Refuses): ReadonlyMap<string, Deed> => {
  const { card, places } = selection;
  return new Map<string, Deed>([
    [HAND, { type: 'arrange', places }],
    [TABLE, laidOut(view, selection, refuses)],
    ...(places.length === 1 ? [['fbi-files', act({ type: 'discard', card })] as const] : []),
    ...(isLocation(card)
      ? []
      : LOCATIONS.map((location) => [roadPlace(location), act({ type: 'hinton', use: 'peek', location })] as const)),
  ]);
};

const driving = (view: View): ReadonlyMap<string, Deed> =>
  new Map(
    (['down', 'up'] as const).flatMap((to) => {
      const location = LOCATIONS[view.car - 1 + (to === 'up' ? 1 : -1)];
      return location === undefined ? [] : [[roadPlace(location), act({ type: 'drive', to })] as const];
    }),
  );

/** By place, what letting a load go there asks for: the same as the taps that it stands for. */
export const deedsFor = (view: View, load: Load, refuses: Refuses): ReadonlyMap<string, Deed> => {
  switch (load.type) {
    case 'cards':
      return withCards(view, load.selection, refuses);
    case 'pile':
      return new Map([[HAND, act({ type: 'draw', from: load.from })]]);
    case 'car':
      return driving(view);
  }
};

const WIDE: readonly string[] = [TABLE, HAND];

/** How a load lands at each of its places. */
export const landingsOf = (view: View, deeds: ReadonlyMap<string, Deed>, refuses: Refuses): Landings =>
  new Map(
    [...deeds].map(([place, deed]): readonly [string, Landing] => {
      if (deed.type === 'act' && refuses(view, deed.action) !== undefined) return [place, 'refused'];
      return [place, WIDE.includes(place) ? 'in' : 'on'];
    }),
  );

/** What a press picks up that lies in these places of the board, the innermost first; `held`: the card of the hand under it. */
export const grabbed = (view: View, { hand, selection, held, places }: Grab): Load | null => {
  if (held !== null) {
    const card = hand[held];
    if (card === undefined) return null;
    const whole = selection?.card === card && selection.places.includes(held);
    return { type: 'cards', selection: whole ? { ...selection, aiming: false } : { hand, card, places: [held], aiming: false } };
  }
  const { step, seat } = view.turn;
  if (seat !== view.seat) return null;
  const from = (['case-file', 'fbi-files'] as const).find((pile) => places.includes(pile));
  if (step === 'draw' && from !== undefined) return { type: 'pile', from };
  return step === 'drive' && places.includes(`road.${view.car}`) ? { type: 'car' } : null;
};

/** What is known of a press. */
export interface Grab {
  readonly hand: readonly HandCard[];
  readonly selection: Selection | null;
  readonly held: number | null;
  readonly places: readonly string[];
}
