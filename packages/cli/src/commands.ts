import type { Command } from './command.ts';

interface Listed {
  readonly summary: string;
  /** Loaded when it is asked for: nobody waits for the code of another command. */
  load(): Promise<{ readonly command: Command }>;
}

/** Commands by name. */
export interface Commands {
  readonly [name: string]: Listed;
}

/** Every command. A new one is a file in `commands/` and a line here. */
export const COMMANDS: Commands = {
  serve: { summary: 'open the house: serve the page and keep the tables', load: () => import('./commands/serve.ts') },
  play: { summary: 'play in the terminal against bots', load: () => import('./commands/play.ts') },
  simulate: { summary: 'let bots play many games and count', load: () => import('./commands/simulate.ts') },
  replay: { summary: 'retell a saved game', load: () => import('./commands/replay.ts') },
  verify: {
    summary: 'check the shuffles and throws of a saved game against its seed',
    load: () => import('./commands/verify.ts'),
  },
  engine: {
    summary: 'answer JSON requests, a line each: for bots, research and tests',
    load: () => import('./commands/engine.ts'),
  },
};
