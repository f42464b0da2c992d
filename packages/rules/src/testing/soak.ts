/// <reference types="node" />
import { at } from '../core/basics.ts';
import type { Game } from '../core/game.ts';
import { checkBlindBots, checkPairs, checkSwap, checkTwins, type LeakOptions } from './leaks.ts';
import { originsOf, playNth, violation } from './walk.ts';

/** What was compared in a soak that found no leak. */
export interface Soaked {
  readonly games: number;
  /** States in which something hidden was swapped. */
  readonly swaps: number;
  /** Steps played in two worlds that a seat cannot tell apart. */
  readonly steps: number;
}

/** How many games of each game a soak plays, by `GAMES` in the environment; `undefined` where no soak is asked for. */
export const gamesToSoak = (): number | undefined => {
  const games = process.env['GAMES'];
  if (games === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(games)) violation('GAMES', `must be a number of games, not "${games}"`);
  return Number(games);
};

/** The leak checks over that many games, from all the ways to begin by turns. Each is forgotten before the next is played. */
export const soak = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, options: LeakOptions<S, A, E>, games: number): Soaked => {
  const origins = originsOf(game, options);
  let swaps = 0;
  let steps = 0;
  for (let number = 0; number < games; number++) {
    const played = playNth(game, at(origins, number % origins.length), Math.floor(number / origins.length), options);
    checkTwins(game, played);
    checkBlindBots(game, played);
    for (const swap of options.swaps) swaps += checkSwap(game, played, swap);
    steps += checkPairs(game, played, options, options.swaps).steps;
  }
  return { games, swaps, steps };
};
