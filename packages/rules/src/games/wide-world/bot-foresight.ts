import type { Seat } from '../../core/basics.ts';
import type { Random } from '../../core/random.ts';
import type { Action } from './actions.ts';
import type { Outlook } from './bot-outlook.ts';
import { advance, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { candidates, refusal } from './rules.ts';
import type { State, View } from './state.ts';
import { viewFor } from './view.ts';

/** Bumps of one move that are thought through; who is bumped after that is taken to stay. */
const BUMPS = 2;

/** The legal actions. */
export const legalOf = (view: View): readonly Action[] =>
  candidates(view).filter((action) => refusal(view, action) === undefined);

/** What follows an action until somebody must choose, a card is drawn or the turn passes on. */
export const follow = (state: State, seat: Seat, action: Action, random: Random): State => {
  let next = decide(state, seat, action).reduce(evolve, state);
  while (next.turn.step === 'landing' && next.turn.landing.length > 0) next = advance(next, random).reduce(evolve, next);
  return next;
};

/** What a position is worth once its bumps are chosen as well as can be. */
export const foresee = (outlook: Outlook, state: State, random: Random, bumps = BUMPS): number => {
  if (state.turn.step !== 'bump' || bumps === 0) return outlook.worth(state);
  const { seat } = state.turn;
  const worths = legalOf(viewFor(state, seat, { recall: false })).map((action) =>
    foresee(outlook, follow(state, seat, action, random), random, bumps - 1),
  );
  return Math.max(...worths);
};
