import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host, type Json } from '@tabletrotter/rules';
import { tinyRace } from '@tabletrotter/rules/testing/tiny';
import { expect, test } from 'vitest';
import { chooseAction } from '../src/play/menu.ts';
import { checkSave } from '../src/play/save.ts';
import { playOn } from '../src/play/session.ts';
import { showAction, showView } from '../src/play/show.ts';
import type { Talk } from '../src/play/talk.ts';
import { TEXT } from '../src/text.ts';
import { speakerFor } from '../src/words.ts';
import { run } from './program.ts';

const talkOf = (lines: readonly string[]): Talk & { readonly said: readonly string[] } => {
  const said: string[] = [];
  const queue = lines.slice();
  return {
    said,
    print: async (...lines) => {
      said.push(lines.join('\n'));
    },
    ask: async () => queue.shift(),
    close: () => {},
  };
};

test.each([
  [{ type: 'leave' }, 'leave'],
  [{ type: 'draw', from: 'case-file' }, 'draw case-file'],
  [{ type: 'meld', location: 'joplin', count: 3 }, 'meld joplin, count 3'],
  [{ type: 'fly', path: ['a', 'b'], on: true }, 'fly path a, b, on true'],
])('the action %j is shown as %s', (action, shown) => expect(showAction(action)).toBe(shown));

test('a view is shown a line a key, many alike once, what is long below', () => {
  const places = Array.from({ length: 20 }, (_, index) => ({ seat: index, location: 'platte-city' }));
  expect(showView({ game: 'x', none: null, empty: [], pile: { count: 3 }, hideouts: new Array(10).fill({ count: 1 }) })).toEqual([
    'game: x',
    'none: –',
    'empty: (none)',
    'pile: count 3',
    'hideouts: {count 1} ×10',
  ]);
  expect(showView({ places }).slice(0, 3)).toEqual([
    'places:',
    '  0: seat 0, location platte-city',
    '  1: seat 1, location platte-city',
  ]);
});

const actions: readonly Json[] = Array.from({ length: 50 }, (_, index) => ({ type: 'go', to: `place-${index + 1}` }));
const choose = (talk: Talk): Promise<Json | undefined> => chooseAction(actions, () => ['the table'], talk, TEXT.en);

test('a number takes an action, a text searches, and the numbers stay', async () => {
  const talk = talkOf(['place-4', '41']);
  expect(await choose(talk)).toEqual({ type: 'go', to: 'place-41' });
  expect(talk.said[0]).toContain('… and 30 more');
  expect(talk.said[1]?.split('\n')).toHaveLength(11);
  expect(talk.said[1]).toContain('  41  go place-41');
});

test('what fits nothing is told; v, ? and q do as they say', async () => {
  const talk = talkOf(['nowhere', '51', '0', 'v', '?', 'q', '1']);
  expect(await choose(talk)).toBeUndefined();
  expect(talk.said.slice(1)).toEqual([
    TEXT.en.nothingFits,
    TEXT.en.noSuchNumber,
    TEXT.en.noSuchNumber,
    'the table',
    TEXT.en.help,
  ]);
});

test('a game is played to its end, and its log can be saved and verified', async () => {
  const game = host(tinyRace);
  const opened = game.open(2, {}, { luck: () => ({ below: () => 0 }), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const talk = talkOf(new Array(200).fill('1'));
  const entries = await playOn(
    { game, seat: 0, level: 'casual', seed: 's', talk, text: TEXT.en, now: () => 0, speaker: await speakerFor(game, 'en') },
    opened.value,
  );
  expect(opened.value.match.outcome).not.toBeNull();
  expect(talk.said.join('\n')).toMatch(/The game is over\. Won by: Seat \d/);
  expect(game.read(game.save(entries, null))).toMatchObject({ ok: true });
});

test('where input ends, the game stops', async () => {
  const { code, out, err } = await run(['play', 'bonnie-and-clyde', '--seed', 'a'], '1\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/Stopped\.\n$/);
  expect(out).toContain('   1  draw case-file');
});

test.each(['/nonexistent/game.json', tmpdir()])('that %s cannot be written is told before the game begins', async (file) => {
  const { code, out, err } = await run(['play', 'bonnie-and-clyde', '--save', file], 'q\n');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^tabletrotter play: --save: .+ cannot be written: .+\n$/);
});

test('looking whether a file can be written leaves none behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabletrotter-'));
  await checkSave(join(folder, 'game.json'));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
