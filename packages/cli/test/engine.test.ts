import { type HostedGame, host, type Match } from '@tabletrotter/rules';
import { tinyRace } from '@tabletrotter/rules/testing/tiny';
import { expect, test } from 'vitest';
import { createEngine } from '../src/engine/engine.ts';
import type { Answered } from './program.ts';

const tiny = host(tinyRace);

/** The tiny game with something broken inside: its matches throw where a seat looks. */
const broken: HostedGame = {
  ...tiny,
  id: 'broken',
  open(seats, options, opening) {
    const opened = tiny.open(seats, options, opening);
    if (!opened.ok) return opened;
    const view: Match['view'] = () => {
      throw new Error('a spring came off');
    };
    return { ok: true, value: { ...opened.value, match: Object.defineProperty(opened.value.match, 'view', { value: view }) } };
  },
};

const session = () => {
  const faults: unknown[] = [];
  const engine = createEngine([tiny, broken], (thrown) => faults.push(thrown));
  const line = async (text: string): Promise<Answered> => JSON.parse(await engine.answer({ kind: 'text', text }));
  const ask = (request: unknown): Promise<Answered> => line(JSON.stringify(request));
  return { ask, line, engine, faults };
};

const opened = async () => {
  const made = session();
  await made.ask({ op: 'new', game: 'tiny-race', seats: 2, options: {}, seed: 'a' });
  return made;
};

test.each([
  ['', 'bad-json'],
  ['{', 'bad-json'],
  ['{"op":"games"} x', 'bad-json'],
  ['NaN', 'bad-json'],
  ['null', 'bad-request'],
  ['5', 'bad-request'],
  ['"games"', 'bad-request'],
  ['[{"op":"games"}]', 'bad-request'],
  ['{}', 'bad-request'],
  ['{"op":5}', 'bad-request'],
  ['{"op":null}', 'bad-request'],
  ['{"op":"gams"}', 'unknown-op'],
  ['{"op":"gams","more":1}', 'unknown-op'],
  ['{"op":"toString"}', 'unknown-op'],
  ['{"op":"__proto__"}', 'unknown-op'],
  ['{"op":"games","more":1}', 'bad-request'],
  ['{"op":"games","__proto__":1}', 'bad-request'],
  ['{"op":"components"}', 'bad-request'],
  ['{"op":"components","game":5}', 'bad-request'],
  ['{"op":"components","game":"chess"}', 'unknown-game'],
  ['{"op":"new","game":"tiny-race"}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":"2"}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":2.5}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":0}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":1}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":5}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":1e400}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":2,"seed":5}', 'bad-request'],
  ['{"op":"new","game":"tiny-race","seats":2,"seed":null}', 'bad-request'],
  ['{"op":"new","game":"chess","seats":2}', 'unknown-game'],
  ['{"op":"new","game":"chess","seats":2,"options":5}', 'unknown-game'],
  ['{"op":"new","game":"tiny-race","seats":2,"options":5}', 'bad-options'],
  ['{"op":"new","game":"tiny-race","seats":2,"options":null}', 'bad-options'],
  ['{"op":"new","game":"tiny-race","seats":2,"options":[]}', 'bad-options'],
  ['{"op":"new","game":"tiny-race","seats":2,"options":{"length":6}}', 'bad-options'],
  ['{"op":"new","game":"tiny-race","seats":2,"options":{"lenght":9}}', 'bad-options'],
  ['{"op":"load"}', 'bad-request'],
  ['{"op":"load","position":{},"seed":1}', 'bad-request'],
  ['{"op":"load","position":null}', 'bad-position'],
  ['{"op":"load","position":[]}', 'bad-position'],
  ['{"op":"load","position":{}}', 'bad-position'],
  ['{"op":"load","position":{"game":5}}', 'bad-position'],
  ['{"op":"load","position":{"game":"chess"}}', 'unknown-game'],
  ['{"op":"load","position":{"game":"tiny-race"}}', 'bad-position'],
  ['{"op":"legal","table":"t1"}', 'bad-request'],
  ['{"op":"legal","table":1,"seat":0}', 'bad-request'],
  ['{"op":"legal","table":"t2","seat":0}', 'unknown-table'],
  ['{"op":"legal","table":"t2","seat":99}', 'unknown-table'],
  ['{"op":"legal","table":"t1","seat":2}', 'bad-request'],
  ['{"op":"legal","table":"t1","seat":-1}', 'bad-request'],
  ['{"op":"legal","table":"t1","seat":0.5}', 'bad-request'],
  ['{"op":"legal","table":"t1","seat":"0"}', 'bad-request'],
  ['{"op":"legal","table":"t1","seat":null}', 'bad-request'],
  ['{"op":"act","table":"t1","seat":0}', 'bad-request'],
  ['{"op":"act","table":"t1","seat":0,"action":null}', 'bad-action'],
  ['{"op":"act","table":"t1","seat":0,"action":"stride"}', 'bad-action'],
  ['{"op":"act","table":"t1","seat":0,"action":{"type":"stride"}}', 'bad-action'],
  ['{"op":"act","table":"t1","seat":0,"action":{"type":"stride","stride":4}}', 'bad-action'],
  ['{"op":"act","table":"t1","seat":0,"action":{"type":"stride","stride":1,"more":1}}', 'bad-action'],
  ['{"op":"act","table":"t1","seat":2,"action":{"type":"stride","stride":1}}', 'bad-request'],
  ['{"op":"act","table":"t1","seat":0,"action":{"type":"stride","stride":1},"recall":true}', 'bad-request'],
  ['{"op":"view","table":"t1"}', 'bad-request'],
  ['{"op":"view","table":"t1","seat":0,"recall":1}', 'bad-request'],
  ['{"op":"view","table":"t1","seat":2}', 'bad-request'],
  ['{"op":"position","table":"t1","seat":0}', 'bad-request'],
  ['{"op":"position","table":"t9"}', 'unknown-table'],
  ['{"op":"bot","table":"t1","seat":0}', 'bad-request'],
  ['{"op":"bot","table":"t1","seat":0,"level":5}', 'bad-request'],
  ['{"op":"bot","table":"t1","seat":0,"level":"genius"}', 'unknown-level'],
  ['{"op":"bot","table":"t1","seat":2,"level":"casual"}', 'bad-request'],
  ['{"op":"bot","table":"t1","seat":0,"level":"casual","budgetMs":"1"}', 'bad-request'],
  ['{"op":"bot","table":"t1","seat":0,"level":"casual","budgetMs":-1}', 'bad-request'],
  ['{"op":"imagine","table":"t1","seat":null}', 'bad-request'],
  ['{"op":"imagine","table":"t1","seat":0,"seed":1}', 'bad-request'],
  ['{"op":"record"}', 'bad-request'],
  ['{"op":"record","table":"t9"}', 'unknown-table'],
  ['{"op":"close","table":"t9"}', 'unknown-table'],
])('%s is answered with %s, and the table lives on', async (text, code) => {
  const { line, ask, faults } = await opened();
  const answer = await line(text);
  expect(answer).toEqual({ ok: false, error: { code, message: expect.stringMatching(/^(?!internal).+/) } });
  expect(await ask({ op: 'legal', table: 't1', seat: 0 })).toMatchObject({ ok: true });
  expect(faults).toEqual([]);
});

test('a line that is too long or no UTF-8 has its code', async () => {
  const { engine } = session();
  expect(JSON.parse(await engine.answer({ kind: 'too-long' }))).toMatchObject({ ok: false, error: { code: 'too-long' } });
  expect(JSON.parse(await engine.answer({ kind: 'not-utf8' }))).toMatchObject({ ok: false, error: { code: 'bad-json' } });
});

test.each([1, 'a', '', null, false, [1, [2]], { deep: { er: 1 } }])('the id %j comes back, with errors too', async (id) => {
  const { ask } = session();
  expect(await ask({ op: 'games', id })).toMatchObject({ ok: true, id });
  expect(await ask({ op: 'nothing', id })).toMatchObject({ ok: false, id });
  expect(await ask({ id })).toMatchObject({ ok: false, id });
  expect(await ask({ op: 'close', table: 't1', id })).toMatchObject({ ok: false, id });
});

test('what is nested too deeply is refused, and closes no table', async () => {
  const { line, ask, faults } = await opened();
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(await line(`{"op":"act","table":"t1","seat":0,"id":3,"action":${deep}}`)).toMatchObject({
    ok: false,
    id: 3,
    error: { code: 'bad-request' },
  });
  const answer = await line(`{"op":"games","id":${deep}}`);
  expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  expect(await ask({ op: 'legal', table: 't1', seat: 0 })).toMatchObject({ ok: true });
  expect(faults).toEqual([]);
});

test('several may be asked at once; who has answered is not asked', async () => {
  const { ask } = await opened();
  const stride = { op: 'act', table: 't1', seat: 1, action: { type: 'stride', stride: 1 } };
  expect(await ask({ op: 'view', table: 't1', seat: 0 })).toMatchObject({ ok: true, view: { toAct: [0, 1] } });
  expect(await ask(stride)).toMatchObject({ ok: true, version: 1, toAct: [0], outcome: null });
  expect(await ask(stride)).toMatchObject({ ok: false, error: { code: 'not-asked' } });
  expect(await ask({ ...stride, action: 'junk' })).toMatchObject({ ok: false, error: { code: 'not-asked' } });
  expect(await ask({ op: 'bot', table: 't1', seat: 1, level: 'random' })).toMatchObject({ error: { code: 'not-asked' } });
  expect(await ask({ op: 'legal', table: 't1', seat: 1 })).toEqual({ ok: true, actions: [] });
});

test('a refusal has its rule and an English sentence', async () => {
  const { ask } = await opened();
  const { action } = await ask({ op: 'bot', table: 't1', seat: 0, level: 'random' });
  expect(action).toBeDefined();
  await ask({ op: 'act', table: 't1', seat: 0, action: { type: 'peek' } });
  expect(await ask({ op: 'act', table: 't1', seat: 0, action: { type: 'peek' } })).toEqual({
    ok: false,
    error: { code: 'refused', rule: 'TR-2.4', message: 'You have looked at your lucky card before.' },
  });
});

test('a throw inside a game closes its table and no other', async () => {
  const { ask, faults } = await opened();
  const { table } = await ask({ op: 'new', game: 'broken', seats: 2 });
  expect(table).toBe('t2');
  expect(await ask({ op: 'view', table, seat: 0, id: 1 })).toEqual({
    ok: false,
    id: 1,
    error: { code: 'bad-request', message: 'internal: a spring came off' },
  });
  expect(faults).toHaveLength(1);
  expect(await ask({ op: 'view', table, seat: 0 })).toMatchObject({ error: { code: 'unknown-table' } });
  expect(await ask({ op: 'view', table: 't1', seat: 0 })).toMatchObject({ ok: true });
});

test('without a seed each table has its own', async () => {
  const { ask } = session();
  const commitments = new Set<string>();
  for (const table of ['t1', 't2', 't3']) {
    await ask({ op: 'new', game: 'tiny-race', seats: 2 });
    commitments.add((await ask({ op: 'record', table })).record.entries[0].start.commitment);
  }
  expect(commitments.size).toBe(3);
});

test('table numbers are not used again', async () => {
  const { ask } = await opened();
  expect(await ask({ op: 'close', table: 't1' })).toEqual({ ok: true });
  expect(await ask({ op: 'new', game: 'tiny-race', seats: 2, options: {}, seed: '' })).toMatchObject({ table: 't2', version: 0 });
});
