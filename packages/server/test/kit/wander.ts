import { type HostedGame, type Json, type Match, quickRandom, secureLuck } from '@tabletrotter/rules';

const walk = (game: HostedGame, options: Json, seats: number, actions: number, seed: number): Match => {
  const opened = game.open(seats, options, { luck: secureLuck(`wander ${seed}`), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  const random = quickRandom(seed);
  for (let turn = 0; turn < actions && match.outcome === null; turn++) {
    const seat = match.toAct[random.below(match.toAct.length)] ?? 0;
    const legal = match.legal(seat);
    const step = match.act(seat, legal[random.below(legal.length)], { id: null, time: 0 });
    if (!step.ok) throw new Error(step.error.code);
    step.value.accept();
  }
  return match;
};

/** A random match of a game, some actions in and not over: as many as asked for, or the most before its end. */
export const wander = (game: HostedGame, options: Json, seats: number, actions: number, seed: number): Match => {
  const match = walk(game, options, seats, actions, seed);
  return match.outcome === null ? match : wander(game, options, seats, Math.min(actions, match.version) - 1, seed);
};
