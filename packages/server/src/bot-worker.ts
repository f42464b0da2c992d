import type { MessagePort } from 'node:worker_threads';
import { type BotChoice, type HostedGame, type Level, quickRandom, type Shown } from '@tabletrotter/rules';

/** What a bot is asked: from what its seat may know, what to do. There is no more in it than a person at that seat could know. */
export interface BotTask {
  readonly game: string;
  readonly level: Level;
  /** The seat's view with recall. */
  readonly view: Shown;
  /** Who it is through the match. */
  readonly self: number;
  readonly seed: number;
  /** Milliseconds to think. */
  readonly budget: number;
}

/** What a thread says: first that it is ready, then an answer to each task. */
export type BotReport =
  | { readonly type: 'ready' }
  | { readonly type: 'chosen'; readonly choice: BotChoice }
  /** The bot broke: where, and not with what words, since they may name cards. */
  | { readonly type: 'broke'; readonly stack: string };

const choose = (games: readonly HostedGame[], { game: id, level, view, self, seed, budget }: BotTask): BotChoice => {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const end = performance.now() + budget;
  return game.bot(view, level, quickRandom(seed), { left: () => Math.max(0, end - performance.now()), self });
};

const report = (games: readonly HostedGame[], task: BotTask): BotReport => {
  try {
    return { type: 'chosen', choice: choose(games, task) };
  } catch (thrown) {
    return { type: 'broke', stack: thrown instanceof Error ? (thrown.stack ?? thrown.name) : typeof thrown };
  }
};

/** Answers tasks in a thread of its own, for bots of these games. */
export const answerTasks = (port: MessagePort | null, games: readonly HostedGame[]): void => {
  port?.on('message', (task: BotTask) => port.postMessage(report(games, task)));
  const ready: BotReport = { type: 'ready' };
  port?.postMessage(ready);
};
