import { describe, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { lazily } from './conformance.ts';
import { checkSetupFair } from './fairness.ts';
import { checkAllPairs, checkBlindBots, checkSwaps, checkTwins, checkVariety, type LeakOptions } from './leaks.ts';
import { gamesToSoak, type Soaked, soak } from './soak.ts';
import { originsOf, type Played, playTrials } from './walk.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a soak came to, for its report. */
    soaked?: Soaked;
  }
}

const SECONDS = 60_000;

/** Registers the leak tests for a game; with `GAMES=<number>` in the environment its soak instead (`npm run soak`). */
export const leakTests = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, options: LeakOptions<S, A, E>): void => {
  const most = gamesToSoak();
  if (most !== undefined) {
    test(`${game.id}: soak`, ({ task }) => {
      task.meta.soaked = soak(game, options, most);
    }, 0);
    return;
  }
  const { open = false, fair = true } = options;
  const games = lazily(() => playTrials(game, options));
  const each = (check: (played: Played<S, A, E>) => void): void => games().forEach(check);
  describe(`${game.id}: leaks`, () => {
    test(
      'what a seat imagines looks to it, and to a spectator, like the truth',
      () => each((played) => checkTwins(game, played)),
      SECONDS,
    );
    test('what is hidden may be swapped and nobody notices', () => checkSwaps(game, games(), options.swaps), SECONDS);
    test(
      'the same actions in two worlds that look alike send the same bytes',
      () => {
        checkAllPairs(game, games(), options, options.swaps);
      },
      SECONDS,
    );
    test.runIf(!open)('imagined worlds vary', () => checkVariety(game, games()), SECONDS);
    test.runIf(fair)(
      'imagined worlds are spread like the truth after set-up',
      () => {
        for (const origin of originsOf(game, { ...options, starts: [] }))
          for (const seat of [0, 1]) checkSetupFair(game, origin, seat);
      },
      SECONDS,
    );
    test('bots decide by the view alone', () => each((played) => checkBlindBots(game, played)), SECONDS);
  });
};
