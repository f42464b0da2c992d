import type { Usage } from './program.ts';

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const usage = (): Usage => {
  globalThis.gc?.();
  globalThis.gc?.();
  return { processor: processorTime(), heap: process.memoryUsage().heapUsed, memory: process.memoryUsage.rss() };
};

/** Tells whoever started this process where it listens, and from then on what it uses. `boardgame.io/server.mjs` does the same. */
export const answerProbes = (port: number): void => {
  process.on('message', (what) => process.send?.(what === 'processor' ? processorTime() : usage()));
  process.send?.(`http://127.0.0.1:${port}`);
};
