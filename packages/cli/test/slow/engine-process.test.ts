import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, converse, finished, run, start, startEngine } from '../program.ts';

const CODES =
  /^(bad-json|too-long|unknown-op|bad-request|unknown-game|unknown-table|bad-options|bad-position|bad-action|not-asked|over|refused|unknown-level)$/;

const answersTo = async (input: string | Buffer): Promise<{ code: number | null; err: string; answers: readonly Answered[] }> => {
  const { code, out, err } = await run(['engine'], input);
  return {
    code,
    err,
    answers:
      out === ''
        ? []
        : out
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
  };
};

const NEW = { op: 'new', game: 'bonnie-and-clyde', seats: 3, options: { target: 100 }, seed: 'any text' };

describe('every row of the protocol', () => {
  let answers: readonly Answered[];
  beforeAll(async () => {
    answers = await converse([
      { op: 'games', id: 'g' },
      { op: 'components', game: 'bonnie-and-clyde' },
      NEW,
      { op: 'legal', table: 't1', seat: 0 },
      { op: 'legal', table: 't1', seat: 1 },
      { op: 'legal', table: 't1', seat: 2 },
      { op: 'position', table: 't1' },
      { op: 'view', table: 't1', seat: 0, recall: false },
      { op: 'view', table: 't1', seat: null },
      { op: 'record', table: 't1' },
      { op: 'close', table: 't1' },
      { op: 'view', table: 't1', seat: 0 },
    ]);
  });

  test('games', () => {
    expect(answers[0]).toMatchObject({ ok: true, id: 'g' });
    const game = answers[0].games.find(({ id }: { id: string }) => id === 'bonnie-and-clyde');
    expect(game).toEqual({
      id: 'bonnie-and-clyde',
      seats: { min: 2, max: 4 },
      options: expect.objectContaining({ memory: 'printed', target: 100 }),
      choices: expect.objectContaining({ memory: ['printed', 'helped'], target: [100, 200] }),
      levels: ['random', 'greedy', 'casual'],
      rulesVersion: expect.any(Number),
    });
  });

  test('components', () => expect(answers[1]).toEqual({ ok: true, components: expect.anything() }));

  test('new', () =>
    expect(answers[2]).toEqual({ ok: true, table: 't1', version: 0, toAct: [expect.any(Number)], outcome: null }));

  test('legal', () => {
    const asked: number = answers[2].toAct[0];
    for (const seat of [0, 1, 2]) {
      const { ok, actions } = answers[3 + seat];
      expect(ok).toBe(true);
      expect(actions).toEqual(seat === asked ? expect.arrayContaining([{ type: 'draw', from: 'case-file' }]) : []);
    }
  });

  test('position, view, record, close', () => {
    expect(answers[6]).toMatchObject({
      ok: true,
      position: { game: 'bonnie-and-clyde', hands: [{ length: 9 }, { length: 9 }, { length: 9 }] },
    });
    expect(answers[7]).toMatchObject({
      ok: true,
      view: { game: 'bonnie-and-clyde', seat: 0, hands: [{ length: 9 }, { count: 9 }, { count: 9 }] },
    });
    expect(answers[8]).toMatchObject({ ok: true, view: { seat: null, hands: [{ count: 9 }, { count: 9 }, { count: 9 }] } });
    expect(answers[9]).toMatchObject({ ok: true, record: { seed: null, entries: [{ kind: 'start', start: { seats: 3 } }] } });
    expect(answers[10]).toEqual({ ok: true });
    expect(answers[11]).toMatchObject({ ok: false, error: { code: 'unknown-table' } });
  });
});

/** A line, and the code it is answered with by an engine that has one table, `t1`, where seat 0 is to draw. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['half a line {', 'bad-json'],
  [`{"op":"${'x'.repeat(1_000_001)}"}`, 'too-long'],
  ['{"op":"fly"}', 'unknown-op'],
  ['{"op":"legal","table":"t1","seat":3}', 'bad-request'],
  ['{"op":"new","game":"chess","seats":2}', 'unknown-game'],
  ['{"op":"legal","table":"t9","seat":0}', 'unknown-table'],
  ['{"op":"new","game":"bonnie-and-clyde","seats":2,"options":{"target":50}}', 'bad-options'],
  ['{"op":"load","position":{"game":"bonnie-and-clyde"}}', 'bad-position'],
  ['{"op":"act","table":"t1","seat":0,"action":{"type":"fly"}}', 'bad-action'],
  ['{"op":"act","table":"t1","seat":1,"action":{"type":"draw","from":"case-file"}}', 'not-asked'],
  ['{"op":"act","table":"t1","seat":0,"action":{"type":"discard","card":"hinton"}}', 'refused'],
  ['{"op":"bot","table":"t1","seat":0,"level":"genius"}', 'unknown-level'],
];

test('every code of an error but over, which has a game of its own below; the table is as it was', async () => {
  const opening = JSON.stringify({ ...NEW, options: { dealer: 2 } });
  const look = '{"op":"position","table":"t1"}';
  const { code, answers } = await answersTo(
    [opening, look, ...REFUSED.map(([line]) => line), look].map((line) => `${line}\n`).join(''),
  );
  expect(code).toBe(0);
  const [, before, ...rest] = answers;
  expect(rest.slice(0, -1).map(({ error }) => error?.code)).toEqual(REFUSED.map(([, expected]) => expected));
  for (const { error } of rest.slice(0, -1)) {
    expect(error.message).toMatch(/\w+/);
    expect(error.rule).toBe(error.code === 'refused' ? 'BC-2.1' : undefined);
  }
  expect(rest.at(-1)).toEqual(before);
});

describe('a game from the deal to the end', () => {
  const engine = startEngine();
  let table: Answered;
  let last: Answered;

  beforeAll(async () => {
    last = await engine.ask({ ...NEW, seats: 2 });
    table = last.table;
    for (let acts = 0; acts < 20_000 && last.outcome === null; acts++) {
      const asked: number = last.toAct[0];
      const { action, why } = await engine.ask({ op: 'bot', table, seat: asked, level: 'random', budgetMs: 50 });
      expect(why).toEqual(expect.stringMatching(/ /));
      last = await engine.ask({ op: 'act', table, seat: asked, action });
      expect(Object.keys(last.events)).toEqual(['0', '1', 'spectator']);
      expect(last.version).toBe(acts + 1);
    }
  }, 60_000);
  afterAll(async () => {
    expect(await engine.end()).toBe(0);
  });

  test('has an outcome, and nobody is to act', () => {
    expect(last).toMatchObject({
      ok: true,
      toAct: [],
      outcome: { winners: [expect.any(Number)], scores: [expect.any(Number), expect.any(Number)] },
    });
    expect(last.outcome.reason).toMatch(/^BC-/);
  });

  test('act and bot answer over, the rest goes on', async () => {
    const draw = { type: 'draw', from: 'case-file' };
    expect(await engine.ask({ op: 'act', table, seat: 0, action: draw })).toMatchObject({ error: { code: 'over' } });
    expect(await engine.ask({ op: 'act', table, seat: 0, action: 'junk' })).toMatchObject({ error: { code: 'over' } });
    expect(await engine.ask({ op: 'act', table, seat: 9, action: draw })).toMatchObject({ error: { code: 'bad-request' } });
    expect(await engine.ask({ op: 'bot', table, seat: 0, level: 'casual' })).toMatchObject({ error: { code: 'over' } });
    expect(await engine.ask({ op: 'bot', table, seat: 0, level: 'genius' })).toMatchObject({ error: { code: 'unknown-level' } });
    expect(await engine.ask({ op: 'legal', table, seat: 0 })).toEqual({ ok: true, actions: [] });
    expect(await engine.ask({ op: 'view', table, seat: null })).toMatchObject({
      ok: true,
      view: { toAct: [], outcome: last.outcome },
    });
  });

  test('its position is loaded as it was', async () => {
    const { position } = await engine.ask({ op: 'position', table });
    expect(position.turn.step).toBe('over');
    const loaded = await engine.ask({ op: 'load', position, seed: 's' });
    expect(loaded).toMatchObject({ ok: true, version: 0, toAct: [], outcome: last.outcome });
    expect((await engine.ask({ op: 'position', table: loaded.table })).position).toEqual(position);
  });

  test('its record has the seed', async () => {
    expect(await engine.ask({ op: 'record', table })).toMatchObject({ ok: true, record: { seed: NEW.seed } });
  });
});

const moves = (table: string): readonly unknown[] =>
  [0, 1, 2].flatMap((seat) => [
    { op: 'bot', table, seat, level: 'casual', budgetMs: 10_000 },
    { op: 'imagine', table, seat, seed: 'x' },
    { op: 'act', table, seat, action: { type: 'draw', from: 'case-file' } },
    { op: 'bot', table, seat, level: 'random' },
    { op: 'act', table, seat, action: { type: 'hinton', use: 'draw-two' } },
    { op: 'view', table, seat, recall: true },
    { op: 'position', table },
    { op: 'record', table },
  ]);

test('the same requests get the same answers in two processes; another seed gives other cards', async () => {
  const requests = [NEW, ...moves('t1'), ...moves('t1')];
  const [one, other, third] = await Promise.all([
    converse(requests),
    converse(requests),
    converse([{ ...NEW, seed: 'other' }, ...moves('t1')]),
  ]);
  expect(one).toEqual(other);
  expect(one.filter(({ ok }) => ok).length).toBeGreaterThan(20);
  expect(one[7].position).not.toEqual(third[7].position);
});

test('imagine: another truth, that looks the same to the seat', async () => {
  const engine = startEngine();
  await engine.ask(NEW);
  const { position } = await engine.ask({ op: 'imagine', table: 't1', seat: 0, seed: 'a' });
  const { table } = await engine.ask({ op: 'load', position });
  expect(position).not.toEqual((await engine.ask({ op: 'position', table: 't1' })).position);
  expect((await engine.ask({ op: 'view', table, seat: 0 })).view).toEqual(
    (await engine.ask({ op: 'view', table: 't1', seat: 0 })).view,
  );
  const again = await engine.ask({ op: 'imagine', table: 't1', seat: 0, seed: 'a' });
  const another = await engine.ask({ op: 'imagine', table: 't1', seat: 0, seed: 'b' });
  expect(again.position).toEqual(position);
  expect(another.position).not.toEqual(position);
  expect(await engine.end()).toBe(0);
});

test('a refused action leaves the table as it was', async () => {
  const answers = await converse([
    { op: 'new', game: 'bonnie-and-clyde', seats: 2, options: { dealer: 1 }, seed: 'r' },
    { op: 'position', table: 't1' },
    { op: 'act', table: 't1', seat: 0, action: { type: 'discard', card: 'hinton' }, id: 12 },
    { op: 'position', table: 't1' },
  ]);
  expect(answers[2]).toEqual({
    ok: false,
    id: 12,
    error: { code: 'refused', rule: 'BC-2.1', message: expect.stringMatching(/^[A-Z].*\w.*/) },
  });
  expect(answers[3]).toEqual(answers[1]);
});

test('bad input of every kind: an error for each, the process lives on and ends with 0', async () => {
  const huge = Buffer.alloc(10_000_000, 'x');
  const { code, err, answers } = await answersTo(
    Buffer.concat([
      Buffer.from('{"op":"games"\n\n   \r\n'),
      huge,
      Buffer.from('\n'),
      Buffer.of(0xff, 0xfe, 0x0a, 0x00, 0x0a),
      Buffer.from(`{"op":"games","id":"${'é'.repeat(500_000)}"}\n`),
      Buffer.from('[]\r\n{"op":"nothing","id":1}\r\n{"op":"games","id":2}\n{"op":"games","id":'),
    ]),
  );
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(answers.map((answer) => answer.error?.code ?? answer.ok)).toEqual([
    'bad-json',
    'too-long',
    'bad-json',
    'bad-json',
    'too-long',
    'bad-request',
    'unknown-op',
    true,
    'bad-json',
  ]);
  for (const { error } of answers) if (error) expect(error.code).toMatch(CODES);
  expect(answers.map(({ id }) => id).filter((id) => id !== undefined)).toEqual([1, 2]);
});

test('half a line at the end is answered; no input gives no output', async () => {
  expect((await answersTo('{"op":"games","id":5}')).answers).toMatchObject([{ ok: true, id: 5 }]);
  expect(await run(['engine'])).toEqual({ code: 0, out: '', err: '' });
});

test('an answer comes before the next request is sent', async () => {
  const engine = startEngine();
  for (let id = 0; id < 20; id++) expect(await engine.ask({ op: 'games', id })).toMatchObject({ ok: true, id });
  expect(await engine.end()).toBe(0);
});

test('many requests at once to a slow reader: all answered, in order', async () => {
  const child = start(['engine']);
  const count = 20_000;
  child.stdin.end(Array.from({ length: count }, (_, id) => `{"op":"games","id":${id}}\n`).join(''));
  await new Promise((resolve) => setTimeout(resolve, 300)); // nobody reads yet
  const { code, out } = await finished(child);
  expect(code).toBe(0);
  const ids = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  expect(ids).toEqual(Array.from({ length: count }, (_, id) => id));
}, 30_000);

test('a reader that goes away ends it quietly', async () => {
  const child = start(['engine']);
  child.stdin.on('error', () => {});
  child.stdin.write(`{"op":"games"}\n`);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  for (let sent = 0; sent < 2_000; sent++) child.stdin.write('{"op":"games"}\n');
  const { code, err } = await finished(child);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
