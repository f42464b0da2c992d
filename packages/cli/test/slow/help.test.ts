import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands.ts';
import { run } from '../program.ts';

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows every command', async (args) => {
  const { code, out, err } = await run(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const name of Object.keys(COMMANDS)) expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
});

test.each(Object.keys(COMMANDS))('%s --help tells how it is used', async (name) => {
  const asked = await run([name, '--help']);
  expect(asked).toMatchObject({ code: 0, err: '' });
  expect(asked.out).toMatch(new RegExp(`^Usage: tabletrotter ${name}`));
  expect(await run(['help', name])).toEqual(asked);
});

test.each([
  [['dance'], 'there is no command "dance"'],
  [['toString'], 'there is no command "toString"'],
  [['--dance'], 'there is no flag "--dance"'],
  [['engine', '--dance'], "unknown option '--dance'"],
  [['engine', 'dance'], '"dance" is one word too many'],
  [['play'], 'which game?'],
  [['play', 'chess'], 'there is no game "chess"'],
  [['play', 'bonnie-and-clyde', 'chess'], '"chess" is one too many'],
  [['play', 'bonnie-and-clyde', '--seats', '9'], '--seats must be a whole number from 2 to 4'],
  [['play', 'bonnie-and-clyde', '--seat', '2'], '--seat must be a whole number from 0 to 1'],
  [['play', 'bonnie-and-clyde', '--bots', 'genius'], '--bots must be one of'],
  [['play', 'bonnie-and-clyde', '--language', 'eo'], '--language must be one of en, es, ru'],
  [['play', 'bonnie-and-clyde', '--options', '{'], '--options must be JSON'],
  [['play', 'bonnie-and-clyde', '--options', '{"target":5}'], '--options: '],
  [['simulate'], 'which game?'],
  [['simulate', 'bonnie-and-clyde', '--games', '0'], '--games must be a whole number from 1 to 1000000'],
  [['simulate', 'bonnie-and-clyde', '--games', '500000000000'], '--games must be a whole number from 1 to 1000000'],
  [['simulate', 'bonnie-and-clyde', '--games', 'x'], '--games must be'],
  [['simulate', 'bonnie-and-clyde', '--bots', 'casual,genius'], '--bots must be one of'],
  [['simulate', 'bonnie-and-clyde', '--seats', '3', '--bots', 'casual,random'], '--bots names 2 bots for 3 seats'],
  [['simulate', 'bonnie-and-clyde', '--bots', 'casual,casual,casual,casual,casual'], 'is for 2 to 4 seats, not 5'],
  [['simulate', 'bonnie-and-clyde', '--options', '{"target":5}'], '--options: '],
  [['replay'], 'which file?'],
  [['verify', 'a', 'b'], 'one file at a time'],
])('%j is one clear line and exit code 2', async (args, message) => {
  const { code, out, err } = await run(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^tabletrotter.*see tabletrotter .*--help\n$/);
  expect(err).toContain(message);
});
