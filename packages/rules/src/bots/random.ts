import type { Bot, Game } from '../core/game.ts';
import { pickOne } from '../core/random.ts';

/** A player of any game: any of its legal actions, each equally likely. */
export const randomBot =
  <C, S, A, E, V, EV>({ candidates, refusal }: Pick<Game<C, S, A, E, V, EV>, 'candidates' | 'refusal'>): Bot<V, A> =>
  (view, random) => ({
    action: pickOne(
      candidates(view).filter((action) => refusal(view, action) === undefined),
      random,
    ),
    why: { key: 'why.random', params: {} },
  });
