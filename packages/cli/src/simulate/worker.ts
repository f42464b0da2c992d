import { parentPort } from 'node:worker_threads';
import { GAMES } from '@tabletrotter/rules/games';
import { type Plan, type Played, playouts } from './playout.ts';

/** A stretch of games to be played. */
export interface Task {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** A stretch played, or what broke in it. */
export type Report =
  | { readonly ok: true; readonly from: number; readonly played: readonly Played[] }
  | { readonly ok: false; readonly message: string };

const perform = ({ plan, from, to }: Task): Report => {
  try {
    const game = GAMES.find((each) => each.id === plan.game);
    if (game === undefined) throw new Error(`there is no game "${plan.game}"`);
    return { ok: true, from, played: playouts(game, plan, from, to) };
  } catch (thrown) {
    return { ok: false, message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)));
