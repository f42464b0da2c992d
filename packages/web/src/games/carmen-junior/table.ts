import { host, type Json, quickLuck, quickRandom, type Seat } from '@tabletrotter/rules';
import { carmenJunior } from '@tabletrotter/rules/games/carmen-junior';
import { CARMEN_JUNIOR } from '../../fixtures/carmen-junior.ts';
import type { View } from './model.ts';

type Positions = {
  [Name in keyof typeof CARMEN_JUNIOR]: (typeof CARMEN_JUNIOR)[Name] extends { readonly position: object } ? Name : never;
}[keyof typeof CARMEN_JUNIOR];

/** A seat's view of a table that can be looked at, for tests, before anything is done there. */
export const viewOf = (name: Positions, seat: Seat | null = 0): View => {
  const state = carmenJunior.parsePosition(CARMEN_JUNIOR[name].position);
  if (!state.ok) throw new Error(state.error.message);
  return carmenJunior.viewFor(state.value, seat, { recall: state.value.options.memory === 'helped' });
};

/** The record of a game of robots, for tests. */
export const playedGame = (seats: number, seed: number, options: object): Json => {
  const game = host(carmenJunior);
  const opened = game.open(seats, options, { luck: quickLuck(seed), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const random = quickRandom(seed);
  const entries = [entry];
  while (match.outcome === null) {
    const [seat = 0] = match.toAct;
    const { action } = game.bot(match.view(seat, { recall: true }), 'random', random, { left: () => 1_000, self: 0 });
    const step = match.act(seat, action, { id: null, time: 0 });
    if (!step.ok) throw new Error(step.error.code);
    step.value.accept();
    entries.push(step.value.entry);
  }
  return game.save(entries, null);
};
