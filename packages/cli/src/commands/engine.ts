import { parseArgs } from 'node:util';
import { GAMES } from '@tabletrotter/rules/games';
import { type Command, flags, UsageError } from '../command.ts';
import { createEngine } from '../engine/engine.ts';
import { readLines } from '../engine/lines.ts';
import { brokenLines } from '../run.ts';
import { plain, writeJson } from '../terminal.ts';

export const command: Command = {
  help: `Usage: tabletrotter engine

Reads a JSON request a line on standard input and answers a JSON line for each, in order, until the input ends.
For bots in any language, for research, and for tests from outside. Errors are answers too.

  {"op":"games"}
  {"op":"components","game":"bonnie-and-clyde"}
  {"op":"new","game":"bonnie-and-clyde","seats":2,"options":{},"seed":"any text"}
  {"op":"load","position":{…},"seed":"any text"}
  {"op":"legal","table":"t1","seat":0}
  {"op":"act","table":"t1","seat":0,"action":{"type":"draw","from":"case-file"}}
  {"op":"view","table":"t1","seat":0,"recall":false}      "seat": null is a spectator
  {"op":"position","table":"t1"}
  {"op":"bot","table":"t1","seat":0,"level":"casual","budgetMs":200}
  {"op":"imagine","table":"t1","seat":0,"seed":"any text"}
  {"op":"record","table":"t1"}
  {"op":"close","table":"t1"}

"options", "seed", "recall" and "budgetMs" may be left out. An "id" in a request comes back in its answer.`,

  async run(args, terminal) {
    const { positionals } = flags(() => parseArgs({ args: [...args], options: {}, allowPositionals: true }));
    if (positionals[0] !== undefined) throw new UsageError(`"${positionals[0]}" is one word too many`);
    const engine = createEngine(GAMES, (thrown) => {
      for (const line of brokenLines(' engine', thrown)) terminal.err.write(`${plain(line)}\n`);
    });
    for await (const line of readLines(terminal.in)) await writeJson(terminal.out, await engine.answer(line));
    return 0;
  },
};
