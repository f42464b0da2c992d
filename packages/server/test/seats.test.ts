import type { HostedGame } from '@tabletrotter/rules';
import { createLog, openStore } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { expectSaid, is } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { startServer, temporary } from './kit/server.ts';
import { askOf, creating, joining, latest, show, sit, start, startTable, stride, WORD } from './kit/table.ts';
import { wander } from './kit/wander.ts';

const code = (code: string) => ({ type: 'error', error: { code } });

describe('tables', () => {
  test('[S-2.1] whoever makes a table gets its id and seat 0, and runs it', async () => {
    const server = await startServer();
    const ann = await server.client();
    const request = creating();
    const made = await sit(ann, request);
    expect(made.table).toMatch(/^[23456789a-hjkmnp-z]{10}$/);
    expect(made).toMatchObject({ seat: 0, host: request.host });
    const shown = await show(ann, made.table, 0, made.secret);
    expect(shown).toMatchObject({ viewer: 0, game: null, sights: [], notes: '', journal: '' });
    expect(shown.info).toEqual({
      table: made.table,
      code: expect.stringMatching(/^[A-HJ-NP-Z]{5}$/),
      game: 'tiny-race',
      status: 'waiting',
      sitters: [{ kind: 'person', name: 'Ann', present: true, standIn: null }, { kind: 'open' }],
      options: { memory: 'printed', length: 5, window: null },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      customs: { talk: 'phrases', clock: null },
      hostAway: false,
      proposal: null,
      rematch: null,
      inClass: false,
    });
  });

  test('[S-2.2] no table starts by itself, even where no chair is open: its host starts it', async () => {
    const server = await startServer();
    const ann = await server.client();
    const made = await sit(ann, creating({}, ['casual']));
    expect((await show(ann, made.table, 0, made.secret)).info.status).toBe('waiting');
    const begun = ann.until(is('update'));
    await start(ann, made);
    expect(await begun).toMatchObject({ version: 0, view: { game: 'tiny-race', seat: 0 } });
    expect(ann.said.findLast(is('table'))?.status).toBe('playing');
  });

  test('[S-2.2] a start that breaks leaves the table as it was', async () => {
    let breaks = true;
    const broken: HostedGame = {
      ...tiny,
      open(seats, options, opening) {
        if (breaks && opening.commitment !== null) throw new Error('broke at the real start');
        return tiny.open(seats, options, opening);
      },
    };
    const server = await startServer({}, { games: [broken] });
    const ann = await server.client();
    const made = await sit(ann, creating({}, ['casual']));
    const starting = { type: 'start' as const, table: made.table, host: made.host ?? '' };
    expect(await ann.ask(starting)).toMatchObject(code('internal'));
    expect((await show(ann, made.table, 0, made.secret)).info.status).toBe('waiting');
    breaks = false;
    expect(await ann.ask(starting)).toMatchObject({ type: 'ok' });
  });

  test.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['options that are none', { options: 'fast' }, 'bad-options'],
    ['an option that there is not', { options: { speed: 3 } }, 'bad-options'],
    ['a value that there is not', { options: { length: 6 } }, 'bad-options'],
    ['a position that is none', { position: { game: 'tiny-race' } }, 'bad-position'],
    ['too many seats', { seats: 5 }, 'bad-options'],
  ])('[S-2.3] a table with %s is not made, and why is said', async (_, setting, expected) => {
    const server = await startServer();
    const ann = await server.client();
    const chairs = new Array<'open'>('seats' in setting ? setting.seats : 1).fill('open');
    expect(await ann.ask(creating(setting, chairs))).toMatchObject(code(expected));
  });

  test('[S-2.3] [S-2.9] a robot of a level that the game has not is not taken on, before or after', async () => {
    const server = await startServer();
    const ann = await server.client();
    expect(await ann.ask(creating({}, ['open', 'forgetful']))).toMatchObject(code('unknown-level'));
    const made = await sit(ann, creating({}, ['open', 'casual']));
    const arranging = { type: 'arrange' as const, table: made.table, host: made.host ?? '', seats: [0, 1, 'forgetful' as const] };
    expect(await ann.ask(arranging)).toMatchObject(code('unknown-level'));
    const { info } = await show(ann, made.table, 0, made.secret);
    expect(info.sitters[2]).toEqual({ kind: 'bot', level: 'casual' });
    const other = await sit(ann, creating({ game: 'carmen-card-game' }, ['open', 'casual']));
    expect(await ann.ask({ ...arranging, table: other.table, host: other.host ?? '' })).toMatchObject({ type: 'ok' });
  });

  test('[S-2.4] a table may start from a position, if it is for as many', async () => {
    const server = await startServer();
    const position = wander(tiny, { length: 9 }, 2, 5, 1).position();
    const ann = await server.client();
    expect(await ann.ask(creating({ position }, ['open', 'open']))).toMatchObject(code('bad-position'));
    const made = await sit(ann, creating({ position }, ['random']));
    await start(ann, made);
    const shown = await show(ann, made.table, 0, made.secret);
    expect(shown.info.options).toMatchObject({ length: 9 });
    expect(shown.game?.log[0]?.seq).toBe(0);
  });

  test('[S-2.5] its five letters lead to it, however they are typed', async () => {
    const server = await startServer();
    const { table, code: letters } = await startTable(server);
    const watcher = await server.client();
    expect((await show(watcher, letters.toLowerCase(), null, null)).info.table).toBe(table);
    expect((await show(watcher, table.toUpperCase(), null, null)).info.table).toBe(table); // and so does its id
    for (const nowhere of ['AAAAA', 'zzzzzzzzzz', 'x'])
      expect(await watcher.ask({ type: 'show', table: nowhere, seat: null, secret: null })).toMatchObject(code('unknown-table'));
  });

  test('[S-2.6] its start holds the words of the seats and the hash of a seed that verifies it', async () => {
    const server = await startServer();
    const { people } = await startTable(server, { options: { length: 5 } });
    const [ann, bob] = people;
    expect(await ann.client.ask({ type: 'save' })).toMatchObject(code('not-over'));
    for (let round = 0; latest(ann.client).outcome === null; round++)
      await Promise.all(
        people.map(({ client, seat }) => client.act({ ask: askOf(client), action: stride(1), id: `r${round}-${seat}` })),
      );
    const { game } = await expectSaid('saved', bob.client.ask({ type: 'save' }));
    const saved = tiny.read(game);
    if (!saved.ok) throw new Error(saved.error.message);
    expect(saved.value.start).toMatchObject({
      game: 'tiny-race',
      words: [WORD, `${WORD}-1`],
      commitment: ann.shown.info.commitment,
    });
    expect(tiny.verify(saved.value)).toMatchObject({ ok: true });
    expect(ann.client.said.findLast(is('table'))?.status).toBe('over');
  });
});

describe('seats', () => {
  test('[S-2.7] an open seat is taken once, and everybody at the table hears of it', async () => {
    const server = await startServer();
    const ann = await server.client();
    const made = await sit(ann, creating({}, ['open', 'open']));
    await show(ann, made.table, 0, made.secret);
    const clients = await Promise.all([1, 2, 3].map(() => server.client()));
    const bo = (seat: number | null, table = made.table) => joining(table, seat, 'Bo');
    const answers = await Promise.all(clients.map((client) => client.ask(bo(null))));
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'seated', 'seated']);
    expect(answers.find(is('error'))).toMatchObject(code('seat-taken'));
    expect(answers.filter(is('seated')).map(({ seat, host }) => [seat, host])).toEqual([
      [1, false],
      [2, false],
    ]);
    const heard = ann.said.findLast(is('table'));
    expect(heard?.sitters.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
    expect(await ann.ask(bo(1))).toMatchObject(code('seat-taken'));
    expect(await ann.ask(bo(7))).toMatchObject(code('unknown-seat'));
    expect(await ann.ask(bo(null, 'nowhere'))).toMatchObject(code('unknown-table'));
  });

  test('[S-2.13] a secret is made up by whoever it is for, long enough, and comes back in no frame', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const request = creating({}, ['open', 'open']);
    for (const short of ['x'.repeat(21), 'x'.repeat(65), `${'x'.repeat(22)}!`, ''])
      for (const wrong of [
        { ...request, secret: short },
        { ...request, host: short },
      ])
        expect(await ann.ask(wrong)).toMatchObject(code('bad-message'));
    const made = await sit(ann, request);
    expect(await bob.ask({ ...joining(made.table, null, 'Bob'), secret: 'bob' })).toMatchObject(code('bad-message'));
    const his = await sit(bob, joining(made.table, null, 'Bob'));
    await Promise.all([show(ann, made.table, 0, made.secret), show(bob, made.table, 1, his.secret)]);
    for (const secret of [request.secret, request.host, his.secret])
      for (const { frames } of [ann, bob]) expect(frames.join()).not.toContain(secret);
  });

  test('[S-2.14] whoever asks for a seat again, with the secret that holds it, is answered the same, and nothing changes', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await sit(ann, creating({}, ['open', 'open', 'casual']));
    const asked = joining(made.table, 2, 'Bob');
    const answer = await bob.ask(asked);
    expect(answer).toEqual({ type: 'seated', n: expect.any(Number), table: made.table, seat: 2, host: false });
    const other = await server.client(); // the line was broken meanwhile
    for (const again of [asked, { ...asked, seat: null, name: 'Eve' }, { ...asked, seat: 1 }])
      expect(await other.ask(again)).toEqual({ ...answer, n: expect.any(Number) });
    const { info } = await show(other, made.table, 2, asked.secret);
    expect(info.sitters.map((sitter) => (sitter.kind === 'person' ? sitter.name : sitter.kind))).toEqual([
      'Ann',
      'open',
      'Bob',
      'bot',
    ]);
    await sit(await server.client(), joining(made.table, null, 'Cy'));
    await start(ann, made);
    expect(await bob.ask(asked)).toEqual({ ...answer, n: expect.any(Number) });
    await expectSaid('ok', other.ask({ type: 'leave' }));
    expect(await bob.ask(asked)).toMatchObject(code('already-started')); // it holds none any more
  });

  test('[S-2.8] a seat cannot be forged: only its secret shows it, and nobody acts for another', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const thief = await server.client();
    for (const secret of [null, 'x', ann.secret.toLowerCase(), `${ann.secret}x`, bob.secret.split('').reverse().join('')])
      expect(await thief.ask({ type: 'show', table, seat: 0, secret })).toMatchObject(code('not-seated'));
    expect(await thief.act({ ask: 0, action: stride(1), id: 'a' })).toMatchObject({ error: { code: 'unknown-table' } });
    await show(thief, table, null, null);
    expect(await thief.act({ ask: 0, action: stride(1), id: 'a' })).toMatchObject({ error: { code: 'not-seated' } });
    expect(await thief.ask({ type: 'note', text: 'x' })).toMatchObject(code('not-seated'));
    thief.raw(JSON.stringify({ type: 'act', ask: 0, action: stride(1), id: 'b', seat: 0, secret: ann.secret }));
    expect(await thief.until(is('undone'))).toMatchObject({ error: { code: 'bad-message' } });
    expect(latest(ann.client).version).toBe(0);
  });

  test('[S-2.9] the host, and nobody else, starts the game: once, and when every chair is taken', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await sit(ann, creating({}, ['open', 'casual']));
    const starting = { type: 'start' as const, table: made.table, host: made.host ?? '' };
    expect(await ann.ask(starting)).toMatchObject(code('not-full'));
    const joined = await sit(bob, joining(made.table, 1, 'Bob'));
    for (const host of [joined.secret, made.secret]) expect(await bob.ask({ ...starting, host })).toMatchObject(code('not-host'));
    expect((await ann.ask(starting)).type).toBe('ok');
    expect(await ann.ask(starting)).toMatchObject(code('already-started'));
    expect(await bob.ask(joining(made.table, null, 'Bob'))).toMatchObject(code('already-started'));
  });

  test('[S-2.10] who is there is seen by all', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const bobIs = (present: boolean) =>
      ann.client.until(
        (m): m is typeof m => m.type === 'table' && m.sitters[1]?.kind === 'person' && m.sitters[1].present === present,
      );
    const gone = bobIs(false);
    bob.client.vanish();
    await gone;
    const back = bobIs(true);
    await show(await server.client(), table, 1, bob.secret);
    await back;
  });

  test('[S-2.10] the newest connection that shows a seat has it; an older one is told, sees no more and can do nothing', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const second = await server.client();
    const moved = bob.client.until(is('error'));
    await show(second, table, 1, bob.secret);
    expect(await moved).toMatchObject({ n: null, error: { code: 'moved' } });
    const from = bob.client.frames.length;
    expect(await bob.client.act({ ask: 0, action: stride(1), id: 'b' })).toMatchObject({ error: { code: 'not-seated' } });
    for (const request of [
      { type: 'note' as const, text: 'x' },
      { type: 'undo' as const, version: 0 },
      { type: 'leave' as const },
      { type: 'say' as const, what: { kind: 'phrase' as const, phrase: 'hello' as const } },
    ])
      expect(await bob.client.ask(request)).toMatchObject(code('not-seated'));
    expect((await second.act({ ask: 0, action: stride(1), id: 'b' })).type).toBe('done');
    await ann.client.until(is('update'), 0);
    expect(bob.client.said.slice(from).filter(({ type }) => type !== 'error' && type !== 'undone')).toEqual([]);
    const back = second.until(is('error'));
    await show(bob.client, table, 1, bob.secret); // and takes it back
    expect(await back).toMatchObject({ error: { code: 'moved' } });
    const { info } = await show(await server.client(), table, null, null);
    expect(info.sitters[1]).toMatchObject({ present: true });
  });

  test('[S-2.11] one connection shows one viewer at a time: pass-and-play pushes nobody else’s hand', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const shared = await server.client();
    await show(shared, table, 0, ann.secret);
    const from = shared.said.length;
    expect((await shared.act({ ask: 0, action: stride(3), id: 'a' })).type).toBe('done');
    await show(shared, table, 1, bob.secret);
    const later = shared.said.length;
    expect((await shared.act({ ask: 0, action: { type: 'peek' }, id: 'b' })).type).toBe('done');
    const [before, since] = [shared.said.slice(from, later), shared.said.slice(later)].map((said) => said.filter(is('update')));
    expect(before?.map(({ view }) => view)).toEqual([expect.objectContaining({ seat: 0 })]);
    expect(since?.map(({ view }) => view)).toEqual([expect.objectContaining({ seat: 1 })]);
    expect(await shared.ask({ type: 'show', table, seat: 0, secret: 'x' })).toMatchObject(code('not-seated'));
    expect((await shared.act({ ask: 2, action: stride(1), id: 'c' })).type).toBe('done'); // refused, it went on showing seat 1
  });

  test('[S-2.11] a table that cannot be read leaves the connection where it was', async () => {
    const store = await openStore(temporary(), createLog('silent'));
    let broken = '';
    const notes: typeof store.notes = async (table, seat) => {
      if (table === broken) throw new Error('input/output error');
      return store.notes(table, seat);
    };
    const server = await startServer({}, { store: { ...store, notes } });
    const [here, there] = [await startTable(server), await startTable(server)];
    const [ann, bob] = here.people;
    broken = there.table;
    expect(await ann.client.ask({ type: 'show', table: broken, seat: 0, secret: there.people[0].secret })).toMatchObject(
      code('internal'),
    );
    const told = ann.client.until(is('update'));
    await bob.client.act({ ask: 0, action: stride(1), id: 'b' });
    await told;
    expect((await ann.client.act({ ask: 0, action: stride(1), id: 'a' })).type).toBe('done');
  });
});
