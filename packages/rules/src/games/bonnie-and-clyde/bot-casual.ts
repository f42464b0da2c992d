import type { Bot, Choice } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { type Outlook, outlookOf, type Spot, WEIGHTS, type Weights } from './bot-evaluation.ts';
import { bit, type Knowledge, knowledgeOf, topRank } from './bot-memory.ts';
import { driveOptions, emptied, type Option, planOptions, planWorth, resolvedWorth, withCard, withoutCard } from './bot-plan.ts';
import { why } from './bot-why.ts';
import { countOf, HAND_CARDS, isOutlaw, LOCATIONS, type Location, numberOf, rankOf } from './components.ts';
import { handOf, refusal } from './rules.ts';
import type { View } from './state.ts';

/** All that a decision needs. */
interface Mind {
  readonly view: View;
  readonly know: Knowledge;
  readonly outlook: Outlook;
  readonly spot: Spot;
  readonly weights: Weights;
}

const HINTON = rankOf('hinton');
/** Pairs of cards tried for a draw of two. */
const PAIRS = 10;

const mindOf = (view: View, weights: Weights): Mind => {
  const { seat } = view.turn;
  const know = knowledgeOf(view, seat);
  const hand = handOf(view);
  return {
    view,
    know,
    weights,
    outlook: horizon(view, know, weights, view.caseFile.count),
    spot: {
      counts: HAND_CARDS.map((card) => countOf(hand, card)),
      size: hand.length,
      car: view.car,
      melded: know.melded,
      hideouts: know.hideouts,
      gained: 0,
      caught: 0,
      found: 0,
    },
  };
};

const horizon = (view: View, know: Knowledge, weights: Weights, caseFile: number): Outlook =>
  outlookOf(know, weights, { caseFile, scores: view.scores, target: view.options.target });

/** What an unknown card would make of the turn, on average: each of its kinds as often as it may come. */
const worthOfUnknown = (outlook: Outlook, spot: Spot): number => {
  const { unseen, pool } = outlook.know;
  return unseen.reduce((sum, count, rank) => (count === 0 ? sum : sum + (count / pool) * drawnWorth(outlook, spot, rank)), 0);
};

/** A Ted Hinton just drawn may still be used this turn. */
const drawnWorth = (outlook: Outlook, spot: Spot, rank: number): number => planWorth(outlook, withCard(spot, rank));

const drawOptions = ({ view, know, weights, spot }: Mind): readonly Option[] => {
  const top = topRank(view);
  const fewer = horizon(view, know, weights, Math.max(0, view.caseFile.count - 1));
  const same = horizon(view, know, weights, view.caseFile.count);
  const unknown: Option = { action: { type: 'draw', from: 'case-file' }, worth: worthOfUnknown(fewer, spot) };
  return top === undefined
    ? [unknown]
    : [unknown, { action: { type: 'draw', from: 'fbi-files' }, worth: drawnWorth(same, spot, top) }];
};

const pickUnseen = ({ unseen, pool }: Knowledge, random: Random): number => {
  let left = random.below(Math.max(1, Math.round(pool)));
  for (const [rank, count] of unseen.entries()) {
    if (left < count) return rank;
    left -= count;
  }
  return HINTON;
};

const drawTwoWorth = ({ view, know, weights }: Mind, rest: Spot, random: Random): number => {
  const cards = Math.min(2, view.caseFile.count);
  const outlook = horizon(view, know, weights, view.caseFile.count - cards);
  let sum = 0;
  for (let round = 0; round < PAIRS; round++) {
    const first = withCard(rest, pickUnseen(know, random));
    sum += planWorth(outlook, cards === 2 ? withCard(first, pickUnseen(know, random)) : first);
  }
  return sum / PAIRS;
};

/** The best card believed to lie in the FBI files; the next best where the best may be gone. */
const searchWorth = ({ know, outlook }: Mind, rest: Spot): number => {
  const worths = know.files
    .flatMap((count, rank) => (count === 0 ? [] : [{ count, worth: planWorth(outlook, withCard(rest, rank)) }]))
    .sort((one, other) => other.worth - one.worth);
  let open = 1;
  let sum = 0;
  for (const { count, worth } of worths) {
    const there = 1 - (1 - know.filesSure) ** count;
    sum += open * there * worth;
    open *= 1 - there;
  }
  const [best] = worths;
  return best === undefined ? -Infinity : sum + open * (worths.at(-1)?.worth ?? 0);
};

/** By location: where the outlaws may lie once one of them is known to be here. */
const outlawsGiven = ({ outlaws, looked }: Knowledge, here: number): readonly number[] => {
  const isDark = (rank: number): boolean => rank !== here && (looked & bit(rank)) === 0;
  const elsewhere = outlaws.reduce((sum, chance, rank) => (isDark(rank) ? sum + chance : sum), 0);
  const left = Math.max(0, elsewhere + (outlaws[here] ?? 0) - 1);
  return outlaws.map((chance, rank) =>
    rank === here ? 1 : isDark(rank) && elsewhere > 0 ? (chance * left) / elsewhere : chance,
  );
};

/** An outlaw found must be left, but is known from then on; any other card is as good as one drawn. */
const peekWorth = ({ know, outlook }: Mind, rest: Spot, rank: number, unknown: number): number => {
  const chance = know.outlaws[rank] ?? 0;
  if (chance === 0) return unknown;
  const wiser: Knowledge = { ...know, outlaws: outlawsGiven(know, rank), looked: know.looked | bit(rank) };
  return chance * planWorth({ ...outlook, know: wiser, known: new Map(), parts: new Map() }, rest) + (1 - chance) * unknown;
};

/** Places weighed for a peek. */
const PEEKS = 3;

/** Where it would help most to know that an outlaw lies there: likely places, and such that cards are held for. */
const peekable = ({ know, spot }: Mind): readonly Location[] => {
  const use = (location: Location): number => (know.outlaws[rankOf(location)] ?? 0) * (1 + (spot.counts[rankOf(location)] ?? 0));
  return LOCATIONS.filter((location) => (know.hideouts & ~know.looked & bit(rankOf(location))) !== 0)
    .sort((one, other) => use(other) - use(one))
    .slice(0, PEEKS);
};

const hintonOptions = (mind: Mind, random: Random): readonly Option[] => {
  const { view, outlook, spot } = mind;
  if (view.turn.hintonPlayed || (spot.counts[HINTON] ?? 0) === 0) return [];
  const rest = withoutCard(spot, HINTON);
  const unknown = spot.size > 1 ? worthOfUnknown(outlook, rest) : 0;
  const peeks = peekable(mind).map(
    (location): Option => ({
      action: { type: 'hinton', use: 'peek', location },
      worth: peekWorth(mind, rest, rankOf(location), unknown),
    }),
  );
  const files: readonly Option[] = [
    {
      action: { type: 'hinton', use: 'draw-two' },
      worth: view.caseFile.count === 0 ? -Infinity : drawTwoWorth(mind, rest, random),
    },
    { action: { type: 'hinton', use: 'search-files' }, worth: searchWorth(mind, rest) },
  ];
  return [...files, ...peeks].filter(({ action }) => refusal(view, action) === undefined);
};

const searchOptions = ({ know, outlook, spot }: Mind): readonly Option[] =>
  know.files.flatMap((count, rank): readonly Option[] => {
    const card = HAND_CARDS[rank];
    return count === 0 || card === undefined
      ? []
      : [{ action: { type: 'take', card }, worth: planWorth(outlook, withCard(spot, rank)) }];
  });

const chooseOptions = ({ view, outlook, spot }: Mind): readonly Option[] => {
  const { location, by } = view.turn;
  if (location === undefined || by === undefined) return [];
  const card = view.hideouts[numberOf(location) - 1];
  if (typeof card !== 'string' || isOutlaw(card))
    return [
      { action: { type: 'take' }, worth: 0 },
      { action: { type: 'leave' }, worth: 0 },
    ];
  return [
    { action: { type: 'take' }, worth: resolvedWorth(outlook, emptied(withCard(spot, rankOf(card)), location), by) },
    { action: { type: 'leave' }, worth: resolvedWorth(outlook, spot, by) },
  ];
};

const optionsOf = (mind: Mind, random: Random): readonly Option[] => {
  switch (mind.view.turn.step) {
    case 'draw':
      return drawOptions(mind);
    case 'search':
      return searchOptions(mind);
    case 'choose':
      return chooseOptions(mind);
    case 'drive':
      return driveOptions(mind.outlook, mind.spot);
    case 'play':
    case 'over':
      return [...hintonOptions(mind, random), ...planOptions(mind.outlook, mind.spot)];
  }
};

/** A player with these weights. */
export const casualWith =
  (weights: Weights): Bot<View, Action> =>
  (view, random): Choice<Action> => {
    const mind = mindOf(view, weights);
    const options = optionsOf(mind, random).filter(({ action }) => refusal(view, action) === undefined);
    const best = options.reduce((one, other) => (other.worth > one.worth ? other : one));
    return { action: best.action, why: why(view, mind.know, best.action) };
  };

/** The opponent for people: plans its turn, remembers all that it has seen, guesses the rest. */
export const casual: Bot<View, Action> = casualWith(WEIGHTS);
