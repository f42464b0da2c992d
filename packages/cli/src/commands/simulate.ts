import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type HostedGame, quickLuck } from '@tabletrotter/rules';
import { type Command, choiceFlag, flags, onlyWord, UsageError, wholeFlag } from '../command.ts';
import { gameNamed } from '../games.ts';
import type { Plan } from '../simulate/playout.ts';
import { playAll } from '../simulate/pool.ts';
import { printSummary, progressBar, type Timing, wipe } from '../simulate/print.ts';
import { summarize } from '../simulate/report.ts';
import { TABLE_FLAGS, TABLE_FLAGS_HELP, tableOptions } from '../table-options.ts';
import { writeJson, writeLines } from '../terminal.ts';

const options = {
  seats: { type: 'string' },
  bots: { type: 'string', default: 'random' },
  games: { type: 'string', default: '1000' },
  options: { type: 'string', default: '{}' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
  workers: { type: 'string' },
} as const;

/** What each game came to is kept until all are counted, so that memory sets a bound. */
const MOST_GAMES = 1_000_000;

/** A bot a seat; one alone plays all seats. */
const botsFlag = (text: string, seats: number, game: HostedGame): Plan['bots'] => {
  const bots = text.split(',').map((bot) => choiceFlag(bot.trim(), '--bots', game.levels));
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return new Array<Plan['bots'][number]>(seats).fill(only);
  if (bots.length !== seats)
    throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats; one a seat, or one for all`);
  return bots;
};

const planFrom = (args: readonly string[]) => {
  const { values, positionals } = flags(() =>
    parseArgs({ args: [...args], options: { ...TABLE_FLAGS, ...options }, allowPositionals: true }),
  );
  const game = gameNamed(onlyWord(positionals, 'game'));
  const named = values.bots.split(',').length;
  const seats = wholeFlag(values.seats, '--seats', game.seats) ?? (named > 1 ? named : game.seats.min);
  if (seats < game.seats.min || seats > game.seats.max)
    throw new UsageError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  const plan: Plan = {
    game: game.id,
    seats,
    options: tableOptions(game, values.options, values),
    bots: botsFlag(values.bots, seats, game),
    games: wholeFlag(values.games, '--games', { min: 1, max: MOST_GAMES }) ?? 1,
    seed: values.seed ?? randomBytes(8).toString('hex'),
  };
  const opened = game.open(seats, plan.options, { luck: quickLuck(0), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new UsageError(`--options: ${opened.error.message}`);
  const workers = wholeFlag(values.workers, '--workers', { min: 1, max: 64 }) ?? availableParallelism();
  return { game, plan, workers: Math.min(workers, plan.games), json: values.json };
};

export const command: Command = {
  help: `Usage: tabletrotter simulate <game> [flags]

Lets bots play many games and counts who won, by bot, by seat and by turn order, and how often it was who ended the game, with
95 % intervals. Bots change seats from game to game, so that bot and seat are independent. The same seed gives the same games on
any machine.

  --seats n          how many play (as many as bots are named; else the fewest the game is for)
  --bots a,b,…       one a seat, or one for all (random); such as casual,random; levels are the game's
  --games n          how many games, at most 1000000 (1000)
${TABLE_FLAGS_HELP}
  --seed text        what all chance follows from (a fresh one; it is told)
  --workers n        threads (one for each core)
  --json             the result as JSON`,

  async run(args, terminal) {
    const { game, plan, workers, json } = planFrom(args);
    const started = performance.now();
    const progress = (played: number): void => {
      if (terminal.errIsTerminal) terminal.err.write(progressBar(played, plan.games));
    };
    const played = await playAll(game, plan, workers, progress);
    if (terminal.errIsTerminal) terminal.err.write(wipe);
    const seconds = (performance.now() - started) / 1000;
    const summary = summarize(plan, played);
    const timing: Timing = { seconds, actionsPerSecond: summary.actions.total / seconds, workers };
    if (json) await writeJson(terminal.out, JSON.stringify({ ...summary, timing }));
    else await writeLines(terminal.out, printSummary(summary, timing));
    return 0;
  },
};
