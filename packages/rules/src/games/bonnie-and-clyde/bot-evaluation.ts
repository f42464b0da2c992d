import { bit, type Knowledge, type Rival } from './bot-memory.ts';
import { LOCATIONS } from './components.ts';
import { MELD_SIZE } from './rules.ts';

/** What the seat would have before it and in hand at some moment of its turn. */
export interface Spot {
  /** By card, in the order of `HAND_CARDS`: how many in hand. */
  readonly counts: readonly number[];
  readonly size: number;
  readonly car: number;
  readonly melded: number;
  readonly hideouts: number;
  /** Points won since the plan began, expected ones among them. */
  readonly gained: number;
  /** Outlaws and other cards expected from hideouts since the plan began. */
  readonly caught: number;
  readonly found: number;
}

/** How much things are worth, in points; tuned by play against `greedy` and against itself. */
export const WEIGHTS = {
  /** How likely the car comes to stand where one holds cards, by its distance. */
  side0: 0.5,
  side1: 0.4,
  side2: 0.3,
  side3: 0.2,
  side4: 0.12,
  /** Of what a card kept for later is worth, as against played now. */
  hold: 1.1,
  pair: 0.8,
  single: 0.45,
  loose: 0.3,
  hinton: 2.5,
  moreHintons: 1.2,
  /** A card from a hideout, now and later; knowing where an outlaw is. */
  found: 1.2,
  look: 1.5,
  clue: 1.5,
  draws: 2.2,
  rival: 0.6,
  rivalLoose: 0.8,
  rivalTurn: 4,
  threat: 0.6,
  feedMeld: 1.2,
  feedPair: 0.4,
  feedCollected: 1,
  feedHinton: 1,
  ready: 0.8,
  almost: 0.35,
  winning: 25,
};
export type Weights = { readonly [Name in keyof typeof WEIGHTS]: number };

/** Points that a seat can hardly exceed in one turn. */
const MOST_IN_A_TURN = 50;

/** How likely a seat with so many cards in hand goes out in its next turn. */
const GOES_OUT = [0.7, 0.45, 0.25, 0.2, 0.13, 0.09, 0.06, 0.04] as const;
const hazard = (size: number): number => GOES_OUT[size] ?? 0.02;

/** All that stays the same while plans for one turn are compared. */
export interface Outlook {
  readonly know: Knowledge;
  readonly weights: Weights;
  readonly caseFile: number;
  /** How likely the hand goes on until the seat's next turn. */
  readonly survival: number;
  /** Turns that the seat may still expect. */
  readonly turns: number;
  readonly others: number;
  /** Totals before this hand, and the target. */
  readonly score: number;
  readonly bestRival: number;
  readonly target: number;
  /** The game may be decided in this turn, so that it matters how many points have been gained. */
  readonly close: boolean;
  /** What spots already looked at are worth, by a key of theirs. */
  readonly known: Map<string, number>;
  /** Parts of it that come up again and again. */
  readonly parts: Map<number, number>;
}

export const outlookOf = (
  know: Knowledge,
  weights: Weights,
  { caseFile, scores, target }: { readonly caseFile: number; readonly scores: readonly number[]; readonly target: number },
): Outlook => {
  const draws = know.rivals.length * 1.7;
  const filesLast = caseFile === 0 ? 0 : Math.min(1, 0.25 + caseFile / (2 * draws));
  const survival = know.rivals.reduce((chance, rival) => chance * (1 - hazard(rival.size)), filesLast);
  const most = caseFile / (know.seats * 1.7);
  const turns = survival >= 1 ? most : Math.min(most, survival / (1 - survival));
  const score = scores[know.seat] ?? 0;
  const bestRival = Math.max(...know.rivals.map((rival) => (scores[rival.seat] ?? 0) + rival.points));
  return {
    know,
    weights,
    caseFile,
    survival,
    turns,
    others: know.rivals.length,
    score,
    bestRival,
    target,
    close: bestRival >= target || score + know.points + MOST_IN_A_TURN >= target,
    known: new Map(),
    parts: new Map(),
  };
};

/** How likely cards of a location can be played sideways later. */
const sideways = ({ weights }: Outlook, car: number, rank: number): number => {
  switch (Math.abs(car - 1 - rank)) {
    case 0:
      return weights.side0;
    case 1:
      return weights.side1;
    case 2:
      return weights.side2;
    case 3:
      return weights.side3;
    default:
      return weights.side4;
  }
};

/** What `held` cards of one location may still bring after this turn. */
export const groupWorth = (outlook: Outlook, spot: Spot, rank: number, held: number): number => {
  if (held === 0) return 0;
  const { know, weights, survival, turns } = outlook;
  const aside = sideways(outlook, spot.car, rank);
  const each = 2 + 2 * aside;
  const under = (spot.hideouts & bit(rank)) === 0 ? 0 : aside * 10 * (know.outlaws[rank] ?? 0) + weights.look;
  if ((spot.melded & bit(rank)) !== 0 || held >= MELD_SIZE) return survival * weights.hold * (held * each + under);
  const rate = (know.unseen[rank] ?? 0) / know.pool;
  const one = 1 - (1 - Math.min(0.9, rate)) ** (weights.draws * turns);
  const elsewhere = know.rivals.reduce((sum, rival) => sum + meldChance(rival, rank), 0);
  const comes = Math.min(
    1,
    (held === 2 ? weights.pair * one : weights.single * one * one) + weights.loose * Math.min(1, elsewhere),
  );
  return survival * comes * (held * each + under);
};

const meldChance = ({ expects }: Rival, rank: number): number => Math.min(1, ((expects[rank] ?? 0) / MELD_SIZE) ** 2);

/** What Ted Hintons in hand may still bring. */
const hintonWorth = ({ weights, survival, turns }: Outlook, held: number): number =>
  held === 0 ? 0 : survival * (weights.hinton + weights.moreHintons * Math.min(held - 1, Math.max(0, turns - 1)));

/** What the others may still bring home, given where the car stands and what is melded. */
const rivalsWorth = (outlook: Outlook, spot: Spot): number => {
  const { know, weights, others } = outlook;
  let sum = 0;
  for (const rival of know.rivals) {
    sum += weights.rivalTurn * Math.min(outlook.turns, 4);
    for (let rank = 0; rank < LOCATIONS.length; rank++) {
      const expected = rival.expects[rank] ?? 0;
      const each = 2 + 2 * sideways(outlook, spot.car, rank);
      sum += expected * ((spot.melded & bit(rank)) !== 0 ? each : weights.rivalLoose * (each - 1) * Math.min(1, expected / 2));
    }
    sum += threat(outlook, spot, rival);
  }
  return (weights.rival * sum) / others;
};

/** An outlaw that a rival may catch where the car stands now. */
const threat = ({ know, weights }: Outlook, { car, hideouts, melded }: Spot, rival: Rival): number => {
  const rank = car - 1;
  if ((hideouts & bit(rank)) === 0) return 0;
  const expected = rival.expects[rank] ?? 0;
  const plays = (melded & bit(rank)) !== 0 ? 1 - Math.exp(-expected) : meldChance(rival, rank);
  return weights.threat * 10 * plays * (know.outlaws[rank] ?? 0);
};

const bothCaught = ({ know }: Outlook, spot: Spot): number => Math.max(0, Math.min(1, know.caught + spot.caught - 1));

const rivalsPoints = ({ know, others }: Outlook): number => know.rivals.reduce((sum, rival) => sum + rival.points, 0) / others;

/** The hand ends with this turn. */
const endWorth = (outlook: Outlook, spot: Spot, out: boolean): number => {
  const { know, weights, score, bestRival, target } = outlook;
  const shutOut = out ? bothCaught(outlook, spot) * rivalsPoints(outlook) : 0;
  const gained = spot.gained + (out ? spot.car : 0);
  const total = score + know.points + gained;
  const decided = Math.max(total, bestRival) < target ? 0 : total > bestRival - shutOut ? weights.winning : -weights.winning;
  return gained + shutOut + decided;
};

/** What it would be worth to a rival to find this card on top. */
const feeding = ({ know, weights, others }: Outlook, { melded }: Spot, rank: number): number => {
  if (rank >= LOCATIONS.length) return weights.feedHinton;
  let sum = 0;
  for (const rival of know.rivals) {
    const near = rival.next ? 1 : 0.3;
    const expected = rival.expects[rank] ?? 0;
    sum +=
      near *
      ((melded & bit(rank)) !== 0
        ? weights.feedMeld
        : weights.feedPair * Math.min(2, expected) + weights.feedCollected * Math.min(2, rival.collects[rank] ?? 0));
  }
  return sum / Math.sqrt(others);
};

/** Cards that could not be played next turn as things stand. */
const deadCards = ({ counts, melded }: Spot, discard: number): number => {
  let dead = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    const held = (counts[rank] ?? 0) - (rank === discard ? 1 : 0);
    if (rank >= LOCATIONS.length || ((melded & bit(rank)) === 0 && held < MELD_SIZE)) dead += held;
  }
  return dead;
};

/** How near the seat is to going out next turn, and what that would bring. */
const readiness = (outlook: Outlook, spot: Spot, discard: number, rivals: number): number => {
  const { weights, survival } = outlook;
  const dead = deadCards(spot, discard);
  if (dead > 1) return 0;
  const worth = spot.car + rivals + bothCaught(outlook, spot) * rivalsPoints(outlook);
  return survival * (dead === 0 ? weights.ready : weights.almost) * worth;
};

/** The best discard at this point of the turn, and what the whole turn is then worth. */
export const bestDiscard = (outlook: Outlook, spot: Spot): { readonly worth: number; readonly rank: number } => {
  const { counts, size } = spot;
  if (size === 1 || outlook.caseFile === 0) {
    const rank = counts.findIndex((held) => held > 0);
    return { worth: endWorth(outlook, spot, size === 1), rank };
  }
  const groups = counts.map((held, rank) => worthOf(outlook, spot, rank, held));
  const rivals = rivalsPart(outlook, spot);
  const base = spot.gained + spot.found * outlook.weights.found - rivals + groups.reduce((sum, worth) => sum + worth, 0);
  let best = { worth: -Infinity, rank: -1 };
  for (const [rank, held] of counts.entries()) {
    if (held === 0) continue;
    const lost = (groups[rank] ?? 0) - worthOf(outlook, spot, rank, held - 1);
    const worth = base - lost - feeding(outlook, spot, rank) + readiness(outlook, spot, rank, rivals);
    if (worth > best.worth) best = { worth, rank };
  }
  return best;
};

const worthOf = (outlook: Outlook, spot: Spot, rank: number, held: number): number => {
  if (held === 0) return 0;
  if (rank >= LOCATIONS.length) return hintonWorth(outlook, held);
  const there = ((spot.melded & bit(rank)) === 0 ? 0 : 1) + ((spot.hideouts & bit(rank)) === 0 ? 0 : 2);
  return part(outlook, ((rank * 8 + held) * 16 + spot.car) * 4 + there, () => groupWorth(outlook, spot, rank, held));
};

/** What the others may bring home: it hangs on the road and the melds alone. */
const rivalsPart = (outlook: Outlook, spot: Spot): number =>
  part(outlook, -((spot.hideouts * 1_024 + spot.melded) * 16 + spot.car), () => rivalsWorth(outlook, spot));

const part = ({ parts }: Outlook, key: number, find: () => number): number => {
  const known = parts.get(key);
  if (known !== undefined) return known;
  const worth = find();
  parts.set(key, worth);
  return worth;
};
