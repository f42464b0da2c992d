import { at, type Seat } from '../../core/basics.ts';
import type { Bot, Choice } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { declare } from './bot-declare.ts';
import { follow, foresee, legalOf } from './bot-foresight.ts';
import { type Outlook, outlookOf } from './bot-outlook.ts';
import { because, type Option, why } from './bot-why.ts';
import { imagine } from './imagine.ts';
import { declareCount, productCount } from './rules.ts';
import type { Glimpse, State, View } from './state.ts';

/** How a player is. */
export interface Manner {
  /** Of 100 products seen, how many it cannot name when asked. */
  readonly forgets: number;
}

/** How likely a player is taken to have forgotten its top two: less so where all have heard them named. */
const FORGOT = 0.4;
const FORGOT_HEARD = 0.05;

const hasHeard = (glimpses: readonly Glimpse[]): boolean => typeof glimpses[0] === 'object';

/** How much a wrong answer of a seat would be worth: its products, and how near it is to winning. */
const inspected = ({ seats, recall }: View, outlook: Outlook, now: State, seat: Seat): number => {
  const forgot = hasHeard(recall?.piles[seat] ?? []) ? FORGOT_HEARD : FORGOT;
  return forgot * declareCount(productCount(at(seats, seat))) * outlook.worth(now, seat);
};

const optionsOf = (view: View, outlook: Outlook, now: State, random: Random): readonly Option[] =>
  legalOf(view).map((action): Option => {
    if (action.type === 'inspect') return { action, next: now, worth: inspected(view, outlook, now, action.seat) };
    const next = follow(now, outlook.seat, action, random);
    return { action, next, worth: foresee(outlook, next, random) };
  });

const choose = (view: View, seat: Seat, random: Random): Choice<Action> => {
  const outlook = outlookOf(view, seat);
  const now = imagine(view, random);
  const options = shuffled(optionsOf(view, outlook, now, random), random);
  const best = options.reduce((one, other) => (other.worth > one.worth ? other : one));
  return { action: best.action, why: why({ view, outlook, now, options }, best) };
};

/** A player with this manner. */
export const casualWith =
  ({ forgets }: Manner): Bot<View, Action> =>
  (view, random): Choice<Action> => {
    const { turn } = view;
    if (turn.step === 'roll') return { action: { type: 'roll' }, why: because('roll') };
    if (turn.step === 'declare') return declare(view, turn.by, () => random.below(100) < forgets, random);
    return choose(view, turn.seat, random);
  };

/** The opponent for people: knows the shortest ways, has an eye on the others, and forgets one product in ten. */
export const casual: Bot<View, Action> = casualWith({ forgets: 10 });
