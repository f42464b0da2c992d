import { type Action, handOf, LOCATIONS, type Location, numberOf, type View } from './model.ts';
import type { Offer } from './selection.ts';

/** The duty of whoever finds an outlaw; `by-car`: as each of several plays finds the car. */
export type Duty = 'take' | 'leave' | 'by-car';

/** What is known of a play's result before it is made. */
export interface Preview {
  /** Points of each card; `null` where no card is laid out, or where they differ. */
  readonly each: 2 | 4 | null;
  /** What it adds to the round's points, without an outlaw that may be found. Two numbers where it depends on the way. */
  readonly points: { readonly least: number; readonly most: number };
  /** The location that is looked under; `null` where nothing is there to be looked at. */
  readonly look: { readonly location: Location; readonly outlaw: Duty } | null;
  /** Where the car may stand afterwards, in order of the road. */
  readonly car: readonly number[];
  /** What ends with it; `out`: the round, by going out. */
  readonly ends: 'turn' | 'round' | 'out' | null;
  /** The others score nothing (BC-4.5). */
  readonly shutsOut: boolean;
}

const NOTHING = { each: null, points: { least: 0, most: 0 }, look: null, ends: null, shutsOut: false } as const;

const eachAt = (car: number, location: Location): 2 | 4 => (car === numberOf(location) ? 4 : 2);

const lookUnder = (view: View, location: Location, outlaw: Duty): Preview['look'] =>
  (view.hideouts[numberOf(location) - 1] ?? null) === null ? null : { location, outlaw };

/** BC-2.7: a meld drives up and stays at 10; a layoff drives up or down, at the ends of the road the only way there is. */
const carAfter = (kind: 'meld' | 'layoff', car: number): readonly number[] =>
  kind === 'meld' ? [Math.min(car + 1, LOCATIONS.length)] : [car - 1, car + 1].filter((to) => to >= 1 && to <= LOCATIONS.length);

const discarding = (view: View): Preview => {
  const stays: Preview = { ...NOTHING, car: [view.car], ends: view.turn.lastDrawn ? 'round' : 'turn' };
  if (handOf(view).length > 1) return stays;
  const shutsOut = view.captured.filter(({ seat }) => seat === view.seat).length === 2;
  return { ...stays, points: { least: view.car, most: view.car }, ends: 'out', shutsOut };
};

/** What a legal play of the viewer's brings; `null` for actions of which nothing can be said beforehand. */
export const previewOf = (view: View, action: Action): Preview | null => {
  switch (action.type) {
    case 'meld':
    case 'layoff': {
      const { type, location, count } = action;
      const each = eachAt(view.car, location);
      const points = { least: count * each, most: count * each };
      const look = lookUnder(view, location, each === 4 ? 'take' : 'leave');
      return { ...NOTHING, each, points, look, car: carAfter(type, view.car) };
    }
    case 'hinton':
      if (action.use !== 'peek') return null;
      return { ...NOTHING, look: lookUnder(view, action.location, 'leave'), car: [view.car] };
    case 'discard':
      return discarding(view);
    default:
      return null;
  }
};

/** Every way of the car through so many layoffs of one card each: the points on it, and where it ends. */
const ways = (car: number, location: Location, count: number): readonly { readonly points: number; readonly car: number }[] =>
  count === 0
    ? [{ points: 0, car }]
    : carAfter('layoff', car).flatMap((next) =>
        ways(next, location, count - 1).map((way) => ({ ...way, points: way.points + eachAt(car, location) })),
      );

/** What the same cards bring when they are laid off one at a time, with a drive after each. */
export const previewOneByOne = (view: View, location: Location, count: number): Preview => {
  const all = ways(view.car, location, count);
  const points = all.map((way) => way.points);
  const car = LOCATIONS.map(numberOf).filter((number) => all.some((way) => way.car === number));
  return {
    ...NOTHING,
    points: { least: Math.min(...points), most: Math.max(...points) },
    look: lookUnder(view, location, 'by-car'),
    car,
  };
};

/** A preview as it is shown, under the name of what would be done. */
export interface Outlook {
  readonly kind: 'meld' | 'layoff' | 'one-by-one' | 'peek' | 'discard';
  readonly count: number;
  readonly preview: Preview;
}

/** The previews of what can be done with a selection, that of the primary button last. */
export const outlooksOf = (view: View, offers: readonly Offer[], peekable: readonly Location[]): readonly Outlook[] =>
  offers.flatMap(({ kind, action, legal }): readonly Outlook[] => {
    if (!legal) return [];
    if (kind === 'peek') {
      const [location] = peekable; // it is the same wherever one looks
      const preview = location === undefined ? null : previewOf(view, { type: 'hinton', use: 'peek', location });
      return preview === null ? [] : [{ kind, count: 1, preview }];
    }
    const preview = action === null ? null : previewOf(view, action);
    if (preview === null || kind === 'draw-two' || kind === 'search-files') return [];
    const count = action !== null && 'count' in action ? action.count : 1;
    const outlook: Outlook = { kind, count, preview };
    // beside a meld of the same cards nobody lays them off one at a time
    const isMeldable = offers.some((offer) => offer.kind === 'meld' && offer.legal);
    if (action?.type !== 'layoff' || count < 2 || isMeldable) return [outlook];
    return [{ kind: 'one-by-one', count, preview: previewOneByOne(view, action.location, count) }, outlook];
  });
