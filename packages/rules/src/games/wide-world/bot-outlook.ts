import { at, leftOf, type Seat } from '../../core/basics.ts';
import { routesTo } from './bot-routes.ts';
import { cardOf, HOME, HOMECOMING, PRODUCTS, type Product, type Square, whereIs } from './components.ts';
import { unseenTickets } from './imagine.ts';
import { productCount } from './rules.ts';
import type { Plane, State, View } from './state.ts';

/** What chance does to a race over the map. Rough: with a quarter or four times of it the bot wins as often. */
const WEIGHTS = {
  /** The variance of the turns to a destination, and of those from the last one home, where one throw in six will do. */
  leg: 4,
  home: 36,
  /** What a turn adds to the variance of a difference in points: presents, customs, inspections. */
  fortune: 0.1,
};

/** A seat on its way, as another seat sees it. */
interface Racer {
  /** Turns of its own until it is home, with the others' before them as fractions. */
  readonly turns: number;
  /** Destinations still to reach. */
  readonly tickets: number;
  readonly points: number;
  /** How many products these points are guessed from. */
  readonly unknown: number;
}

/** What a seat thinks of positions that may follow. */
export interface Outlook {
  readonly seat: Seat;
  /** The expected turns of a seat until it is home. */
  turns(state: State, seat: Seat): number;
  /** The rough chance of a seat, the outlook's own unless another is named, to win. */
  worth(state: State, seat?: Seat): number;
}

const meanOf = <T>(list: readonly T[], value: (each: T) => number): number =>
  list.length === 0 ? 0 : list.reduce((sum, each) => sum + value(each), 0) / list.length;

// ---- ways ---------------------------------------------------------------------------------------------------------------

/** The way of a plane that has reached its first destination, while the others are not turned up: averages over what they may be. */
interface Unseen {
  /** From a square over so many of them, and home. */
  from(square: Square, tickets: number): number;
}

const unseenWays = (view: View): Unseen => {
  const places = unseenTickets(view).map(whereIs);
  const between = meanOf(places, (to) =>
    meanOf(
      places.filter((place) => place !== to),
      routesTo(to).from,
    ),
  );
  const home = meanOf(places, routesTo(HOME).from);
  return {
    from: (square, tickets) =>
      tickets === 0
        ? routesTo(HOME).from(square)
        : meanOf(places, (to) => routesTo(to).from(square)) + (tickets - 1) * between + home,
  };
};

/** The expected turns of a plane until it is home. `known`: whether its current destination is the one that all see now. */
const turnsOf = ({ at: square, destinations }: Plane, isKnown: boolean, isDrawing: boolean, unseen: Unseen): number => {
  const [current] = destinations;
  if (current !== undefined && !isKnown) return unseen.from(square, destinations.length);
  const target = current === undefined ? HOME : whereIs(current);
  const routes = routesTo(target);
  const leg = isDrawing ? routes.drawing(square) : routes.from(square);
  return current === undefined ? leg : leg + unseen.from(target, destinations.length - 1);
};

// ---- points -------------------------------------------------------------------------------------------------------------

const pointsOf = (product: Product): number => cardOf(product).points;

interface Purse {
  readonly points: number;
  readonly unknown: number;
}

/** What each seat's pile is worth, as far as the view's seat can know. */
const pursesOf = ({ seats, recall }: View): { readonly purses: readonly Purse[]; readonly mean: number } => {
  const known = seats.map(({ products }, seat): readonly Product[] =>
    'count' in products
      ? (recall?.piles[seat] ?? []).flatMap((glimpse) => (typeof glimpse === 'number' ? [] : glimpse))
      : products.map(({ product }) => product),
  );
  const gone = new Set([...known.flat(), ...(recall?.productDeck ?? [])]);
  const mean = meanOf(
    PRODUCTS.filter((product) => !gone.has(product)),
    pointsOf,
  );
  const purses = known.map((products, seat): Purse => {
    const unknown = productCount(at(seats, seat)) - products.length;
    return { points: products.reduce((sum, product) => sum + pointsOf(product), 0) + unknown * mean, unknown };
  });
  return { purses, mean };
};

// ---- the race -----------------------------------------------------------------------------------------------------------

/** The chance that something with this mean and variance is above nothing (logistic, near enough to the normal). */
const chanceAbove = (mean: number, variance: number): number => 1 / (1 + Math.exp((-1.7 * mean) / Math.sqrt(variance)));

const varianceOf = ({ tickets }: Racer): number => WEIGHTS.home + WEIGHTS.leg * tickets;

/** How likely each is home first. */
const firstHome = (racers: readonly Racer[]): readonly number[] => {
  const shares = racers.map((racer) =>
    racers.reduce(
      (product, other) =>
        other === racer ? product : product * chanceAbove(other.turns - racer.turns, varianceOf(racer) + varianceOf(other)),
      1,
    ),
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

/** A card that nobody knows is worth 1 or 2 points: the variance, and how far it is from the mean. */
const CARD_VARIANCE = 0.25;
const CARD_REACH = 0.5;

/** How likely a seat wins where a certain one is home first, after so many turns. */
const winsIf = (racers: readonly Racer[], seat: Seat, home: Seat, turns: number, mean: number): number => {
  const final = racers.map(({ points, tickets, unknown, turns: own }, each) => {
    const legs = each === home ? tickets : tickets * Math.min(1, turns / Math.max(own, 1));
    return { points: points + 2 * mean * legs + (each === home ? HOMECOMING : 0), unknown: unknown + 2 * legs };
  });
  const mine = at(final, seat);
  return final.reduce((product, { points, unknown }, each) => {
    if (each === seat) return product;
    const [gap, guessed] = [mine.points - points, mine.unknown + unknown];
    if (turns === 0 && gap < -CARD_REACH * guessed) return 0;
    return product * chanceAbove(gap, CARD_VARIANCE * (1 + guessed) + WEIGHTS.fortune * turns);
  }, 1);
};

/** How likely a seat wins the race. `home`: who is there already. */
const winning = (racers: readonly Racer[], seat: Seat, home: Seat | undefined, mean: number): number =>
  home === undefined
    ? firstHome(racers).reduce((sum, share, each) => sum + share * winsIf(racers, seat, each, at(racers, each).turns, mean), 0)
    : winsIf(racers, seat, home, 0, mean);

/** What the view's seat thinks of positions that may follow from it. */
export const outlookOf = (view: View, seat: Seat): Outlook => {
  const unseen = unseenWays(view);
  const { purses, mean } = pursesOf(view);
  const next = leftOf(view.turn.seat, view.seats.length);
  const turns = ({ planes, turn }: State, each: Seat): number => {
    const plane = at(planes, each);
    const isKnown = plane.destinations.length === at(view.seats, each).destinations.count;
    return turnsOf(plane, isKnown, turn.step === 'agent' && turn.seat === each, unseen);
  };
  const racersOf = (state: State): readonly Racer[] =>
    state.planes.map(({ destinations, products }, each): Racer => {
      const { points, unknown } = at(purses, each);
      const more = products.length - productCount(at(view.seats, each));
      const wait = (each - next + view.seats.length) % view.seats.length;
      return {
        turns: turns(state, each) + wait / view.seats.length,
        tickets: destinations.length,
        points: points + more * mean,
        unknown: Math.max(0, unknown + more),
      };
    });
  return {
    seat,
    turns,
    worth: (state, winner = seat) =>
      winning(racersOf(state), winner, state.turn.step === 'over' ? state.turn.seat : undefined, mean),
  };
};
