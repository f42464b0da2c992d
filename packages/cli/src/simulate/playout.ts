import {
  type HostedGame,
  type Level,
  type Means,
  pickOne,
  quickLuck,
  quickRandom,
  type Seat,
  seatsOf,
  seedNumber,
} from '@tabletrotter/rules';

/** What is simulated. Plain data: it goes to the workers as it is. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  /** One a seat in game 0; in game i, seat s is played by bot (s + i) mod n, so that bot and seat are independent. */
  readonly bots: readonly Level[];
  readonly games: number;
  readonly seed: string;
}

/** One game played to its end. */
export interface Played {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly actions: number;
  /** Who began; `null` where all began at once. */
  readonly first: Seat | null;
  /** Whose action ended it: who came home, went out or spoke up. */
  readonly finisher: Seat;
}

/** More actions than any game takes: one that goes round in circles is stopped. */
const MOST_ACTIONS = 200_000;

/** Time without a clock, so that the same seed gives the same game on any machine: each look at it takes a millisecond. */
const countedMeans = (milliseconds: number, self: number): Means => {
  let left = milliseconds;
  return { left: () => Math.max(0, left--), self };
};

/** The bot, by its place in the plan, that plays a seat of game `index`. */
export const botAt = (plan: Plan, index: number, seat: Seat): number => (seat + index) % plan.bots.length;

/** Plays game number `index` of a plan. Follows from the plan and the number alone. */
export const playout = (game: HostedGame, plan: Plan, index: number): Played => {
  const random = (what: string): number => seedNumber(JSON.stringify([plan.seed, index, what]));
  const opened = game.open(plan.seats, plan.options, { luck: quickLuck(random('table')), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  const order = quickRandom(random('order'));
  const seats = seatsOf(plan.seats).map((seat) => ({
    level: plan.bots[botAt(plan, index, seat)],
    random: quickRandom(random(`seat ${seat}`)),
    self: random(`self ${seat}`),
  }));
  const [begins, another] = match.toAct;
  const first = another === undefined ? (begins ?? null) : null;
  for (let actions = 1; actions <= MOST_ACTIONS; actions++) {
    const seat = pickOne(match.toAct, order); // where several are asked, anyone may be the first to answer
    const player = seats[seat];
    if (player?.level === undefined) throw new Error(`seat ${seat} has no bot`);
    const { action } = game.bot(match.view(seat, { recall: true }), player.level, player.random, countedMeans(200, player.self));
    const step = match.act(seat, action, { id: null, time: 0 });
    if (!step.ok)
      throw new Error(
        `${player.level} was not allowed ${JSON.stringify(action)} (${step.error.code}) after ${actions - 1} actions`,
      );
    step.value.accept();
    const { outcome } = match;
    if (outcome !== null) return { winners: outcome.winners, reason: outcome.reason, actions, first, finisher: seat };
  }
  throw new Error(`not over after ${MOST_ACTIONS} actions`);
};

/** Plays a stretch of a plan's games; what breaks is told with the number of its game. */
export const playouts = (game: HostedGame, plan: Plan, from: number, to: number): readonly Played[] =>
  Array.from({ length: to - from }, (_, offset) => {
    try {
      return playout(game, plan, from + offset);
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`game ${from + offset} of seed ${JSON.stringify(plan.seed)}: ${why}`);
    }
  });
