import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, run } from '../program.ts';

let folder: string;
let good: string;
let saved: Answered;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabletrotter-'));
  good = join(folder, 'good.json');
  const { code } = await run(
    ['play', 'bonnie-and-clyde', '--bots', 'random', '--seed', 'b', '--save', good],
    '1\n'.repeat(20_000),
  );
  expect(code).toBe(0);
  saved = JSON.parse(await readFile(good, 'utf8'));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const written = async (content: unknown): Promise<string> => {
  const file = join(folder, 'other.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('verify', () => {
  test('a game as it was played', async () => {
    const { code, out, err } = await run(['verify', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`bonnie-and-clyde, 2 seats, ${saved.entries.length - 1} actions`);
    expect(out).toContain('the seed is the one whose hash was published');
    expect(out).toMatch(/^- The game is over\. Won by: Seat \d\.$/m);
  });

  test('a file with a byte order mark', async () => {
    const { code, err } = await run(['verify', await written(`\uFEFF${JSON.stringify(saved)}`)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('what a terminal would obey is not written to it', async () => {
    const copy = structuredClone(saved);
    copy.entries[0].start.game = 'a\u001b[31m\u0007\n\u009b\u2028b';
    const { code, err } = await run(['verify', await written(copy)]);
    expect({ code, err: err.replace(/^.*here: /, '') }).toEqual({ code: 1, err: 'a\uFFFD[31m\uFFFD\uFFFD\uFFFD\uFFFDb\n' });
  });

  const tampered: readonly (readonly [string, (copy: Answered) => unknown, RegExp])[] = [
    ['another seed', (copy) => (copy.seed = 'c'), /the seed is not the one whose hash was published/],
    ['no seed', (copy) => (copy.seed = null), /holds no seed/],
    ['no entries', (copy) => (copy.entries = []), /is not a saved game/],
    ['another game', (copy) => (copy.entries[0].start.game = 'chess'), /is of a game that is not here: chess/],
    ['another format', (copy) => (copy.format = 99), /format/],
    ['a missing entry', (copy) => copy.entries.splice(3, 1), /entry 3/],
    ['other hash', (copy) => (copy.entries[0].start.commitment = 'f'.repeat(64)), /the seed is not the one/],
    ['another seat', (copy) => (copy.entries[1].seat = 1 - copy.entries[1].seat), /entry 1: the action was not allowed/],
    [
      'other cards dealt',
      (copy) => copy.entries[0].events[0].caseFile.reverse(),
      /set-up does not follow|does not hold together/,
    ],
    ['other rules', (copy) => (copy.entries[0].start.rulesVersion = 999), /rules version 999/],
  ];
  test.each(tampered)('%s: exit code 1 and why', async (_, spoil, why) => {
    const copy = structuredClone(saved);
    spoil(copy);
    const { code, out, err } = await run(['verify', await written(copy)]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^tabletrotter verify: .+\n$/);
    expect(err).toMatch(why);
  });

  test.each([
    ['junk', 'is not JSON'],
    ['5', 'is not a saved game'],
    ['{}', 'is not a saved game'],
    ['{"entries":[null]}', 'is not a saved game'],
  ])('a file that holds %s', async (content, why) => {
    const { code, err } = await run(['verify', await written(content)]);
    expect(code).toBe(1);
    expect(err).toContain(why);
  });

  test('a file that is not there', async () => {
    const { code, err } = await run(['verify', join(folder, 'nothing.json')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^tabletrotter verify: .*cannot be read.*\n$/);
  });
});

describe('replay', () => {
  const replayed = async (...args: readonly string[]): Promise<string> => {
    const { code, out, err } = await run(['replay', good, ...args]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  test('a spectator is told every entry and the end', async () => {
    const out = await replayed();
    expect(out).toMatch(/^ *0 {2}\S/);
    expect(out).toMatch(/The game is over\. Won by: Seat \d/);
    expect(out).not.toContain('undefined');
  }, 30_000);

  test('as far as an entry, with the table as it stood; a seat sees its own cards', async () => {
    const spectator = await replayed('--at', '1');
    const seat = saved.entries[1].seat;
    const own = await replayed('--at', '1', '--seat', String(seat));
    expect(spectator).toMatch(/hands: .*count/);
    expect(spectator.match(/^ *\d+ {2}\S.*$/gm)?.length).toBeGreaterThanOrEqual(2);
    expect(own).not.toEqual(spectator);
  });

  test('in other languages', async () => {
    expect(await replayed('--at', '0', '--language', 'ru')).toMatch(/[а-я]/);
    expect(await replayed('--at', '0', '--language', 'es')).toContain('Asiento');
  });

  test.each([
    [['--seat', '2'], 2, '--seat must be spectator or a whole number from 0 to 1'],
    [['--seat', 'x'], 2, '--seat must be'],
    [['--at', '999999'], 2, '--at must be'],
    [['--language', 'eo'], 2, '--language must be'],
  ])('%j', async (args, code, message) => {
    const ran = await run(['replay', good, ...args]);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(message);
  });

  /** Replays the saved game with its first event of a type spoilt, which the rules do not look at. */
  const spoilt = async (type: string, change: object) => {
    const copy = structuredClone(saved);
    const entry = copy.entries.find(({ events }: Answered) => events.some((event: Answered) => event.type === type));
    Object.assign(
      entry.events.find((event: Answered) => event.type === type),
      change,
    );
    return { seq: entry.seq, ...(await run(['replay', await written(copy)])) };
  };

  test.each([
    ['hinton-laid', { seat: {} }, 'its "player" is no seat of this table'],
    ['hinton-laid', { seat: 7 }, 'its "player" is no seat of this table'],
    ['looked', { location: 'zzz' }, 'there is no word "card.zzz"'],
  ])('a %s with %j: told as far as it can be, then exit code 1 and which entry', async (type, change, why) => {
    const { seq, code, out, err } = await spoilt(type, change);
    expect({ code, err }).toEqual({ code: 1, err: `tabletrotter replay: entry ${seq} cannot be told: ${why}\n` });
    expect(out).not.toMatch(/object Object|zzz|Seat 7/);
  });
});
