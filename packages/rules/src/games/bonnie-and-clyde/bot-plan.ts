import { at, withAt } from '../../core/basics.ts';
import type { Action, Direction } from './actions.ts';
import { bestDiscard, type Outlook, type Spot } from './bot-evaluation.ts';
import { bit } from './bot-memory.ts';
import { copiesOf, HAND_CARDS, LOCATIONS, type Location, rankOf } from './components.ts';
import { MELD_SIZE } from './rules.ts';

/** An action, and what the turn is worth if it goes on as well as it can. */
export interface Option {
  readonly action: Action;
  readonly worth: number;
}

/** Spots looked at for one outlook; beyond it, a plan is cut short. */
const MOST_SPOTS = 250;

const keyOf = ({ close }: Outlook, { counts, car, melded, hideouts, gained, caught, found }: Spot): string => {
  let hand = 0;
  for (const held of counts) hand = hand * 16 + held;
  const road = (hideouts * 1_024 + melded) * 16 + car;
  return `${hand}/${road}/${Math.round(caught * 16)}/${Math.round(found * 4)}${close ? `/${Math.round(gained * 4)}` : ''}`;
};

/** What the rest of the turn is worth from here, evidence plays and the discard. */
const worthFrom = (outlook: Outlook, spot: Spot): number => {
  const key = keyOf(outlook, spot);
  const known = outlook.known.get(key);
  if (known !== undefined) return known + spot.gained;
  let worth = bestDiscard(outlook, spot).worth;
  if (outlook.known.size < MOST_SPOTS)
    for (const play of playsFrom(spot)) worth = Math.max(worth, playWorth(outlook, spot, play));
  outlook.known.set(key, worth - spot.gained);
  return worth;
};

type Evidence = Extract<Action, { readonly type: 'meld' | 'layoff' }>;

const playsOf = (type: Evidence['type']): readonly (readonly Evidence[])[] =>
  LOCATIONS.map((location) => Array.from({ length: copiesOf(location) }, (_, index) => ({ type, location, count: index + 1 })));
const MELDS = playsOf('meld');
const LAYOFFS = playsOf('layoff');

const playsFrom = ({ counts, size, melded }: Spot): readonly Evidence[] => {
  const list: Evidence[] = [];
  for (let rank = 0; rank < LOCATIONS.length; rank++) {
    const most = Math.min(counts[rank] ?? 0, size - 1);
    if (most >= MELD_SIZE) list.push(...at(MELDS, rank).slice(MELD_SIZE - 1, most));
    if (most > 0 && (melded & bit(rank)) !== 0) list.push(...at(LAYOFFS, rank).slice(0, most));
  }
  return list;
};

const playWorth = (outlook: Outlook, spot: Spot, { type, location, count }: Evidence): number => {
  const rank = rankOf(location);
  const laid = looking(
    outlook,
    {
      ...spot,
      counts: withAt(spot.counts, rank, (spot.counts[rank] ?? 0) - count),
      size: spot.size - count,
      melded: type === 'meld' ? spot.melded | bit(rank) : spot.melded,
      gained: spot.gained + count * (spot.car === rank + 1 ? 4 : 2),
    },
    rank,
  );
  return type === 'meld' ? worthFrom(outlook, driven(laid, 'up')) : driveWorth(outlook, laid);
};

const driven = (spot: Spot, to: Direction): Spot => ({
  ...spot,
  car: Math.max(1, Math.min(LOCATIONS.length, spot.car + (to === 'up' ? 1 : -1))),
});

const driveWorth = (outlook: Outlook, spot: Spot): number =>
  Math.max(
    spot.car < LOCATIONS.length ? worthFrom(outlook, driven(spot, 'up')) : -Infinity,
    spot.car > 1 ? worthFrom(outlook, driven(spot, 'down')) : -Infinity,
  );

/** What is expected of the look under a location that a play allows. */
const looking = ({ know, weights }: Outlook, spot: Spot, rank: number): Spot => {
  const mask = bit(rank);
  if ((spot.hideouts & mask) === 0) return spot;
  const outlaw = know.outlaws[rank] ?? 0;
  const emptied = { ...spot, hideouts: spot.hideouts & ~mask, found: spot.found + 1 - outlaw };
  if (spot.car === rank + 1) return { ...emptied, gained: spot.gained + 10 * outlaw, caught: spot.caught + outlaw };
  if ((know.looked & mask) !== 0 && outlaw === 1) return spot;
  return { ...emptied, gained: spot.gained + weights.clue * outlaw };
};

/** The best that can be made of a turn from here without a Ted Hinton. */
export const planWorth = (outlook: Outlook, spot: Spot): number => worthFrom(outlook, spot);

/** Every evidence play from here, and the best discard. */
export const planOptions = (outlook: Outlook, spot: Spot): readonly Option[] => {
  const { worth, rank } = bestDiscard(outlook, spot);
  const card = HAND_CARDS[rank];
  const discard: readonly Option[] = card === undefined ? [] : [{ action: { type: 'discard', card }, worth }];
  return [...playsFrom(spot).map((action) => ({ action, worth: playWorth(outlook, spot, action) })), ...discard];
};

/** The ways the car may go after a layoff. */
export const driveOptions = (outlook: Outlook, spot: Spot): readonly Option[] => {
  const ways: readonly Direction[] = [
    ...(spot.car < LOCATIONS.length ? (['up'] as const) : []),
    ...(spot.car > 1 ? (['down'] as const) : []),
  ];
  return ways.map((to) => ({ action: { type: 'drive', to }, worth: worthFrom(outlook, driven(spot, to)) }));
};

/** What the turn is worth once a card looked at is taken or left and the play that looked is resolved. */
export const resolvedWorth = (outlook: Outlook, spot: Spot, by: 'hinton' | 'meld' | 'layoff'): number => {
  switch (by) {
    case 'hinton':
      return planWorth(outlook, spot);
    case 'meld':
      return planWorth(outlook, driven(spot, 'up'));
    case 'layoff':
      return driveWorth(outlook, spot);
  }
};

export const withCard = (spot: Spot, rank: number): Spot => ({
  ...spot,
  counts: withAt(spot.counts, rank, (spot.counts[rank] ?? 0) + 1),
  size: spot.size + 1,
});

export const withoutCard = (spot: Spot, rank: number): Spot => ({
  ...spot,
  counts: withAt(spot.counts, rank, (spot.counts[rank] ?? 0) - 1),
  size: spot.size - 1,
});

export const emptied = (spot: Spot, location: Location): Spot => ({
  ...spot,
  hideouts: spot.hideouts & ~bit(LOCATIONS.indexOf(location)),
});
