import type { Customs } from '@tabletrotter/protocol';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is, type Said } from './kit/client.ts';
import { startServer, type TestServer } from './kit/server.ts';
import { caughtUp, latest, refused, show, startTable, stride, type TestTable, tableWhere } from './kit/table.ts';

const CLOCK = { seconds: 60, grace: 30, atZero: 'bot' } as const;
const customsOf = (clock: Customs['clock']): Customs => ({ talk: 'phrases', clock });

/** A server whose clock stands still until it is moved on. */
const still = async (): Promise<{ readonly server: TestServer; readonly clock: { time: number } }> => {
  const clock = { time: 1_700_000_000_000 };
  return { clock, server: await startServer({}, { now: () => clock.time }) };
};

const setCustoms = ({ table, host, people }: TestTable, customs: Customs) =>
  people[0].client.ask({ type: 'customs', table, host, customs });

describe('a clock', () => {
  test('[S-16.1] [S-16.2] runs for all people who are asked, from their question on, and everybody is told until when', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf(CLOCK) });
    const [ann, bob] = table.people;
    const begun = clock.time;
    const due = (seat: number, from: number) => ({ seat, at: from + 60_000, until: from + 90_000, more: true });
    expect(latest(bob.client).deadlines).toEqual([due(0, begun), due(1, begun)]);
    clock.time += 5_000;
    await ann.client.act({ ask: 0, action: { type: 'peek' }, id: 'a' });
    await caughtUp(bob.client, 1);
    expect(latest(bob.client).deadlines).toEqual([due(0, begun + 5_000), due(1, begun)]);
    const watcher = await server.client();
    expect(await show(watcher, table.table, null, null)).toMatchObject({
      info: { customs: customsOf(CLOCK) },
      game: { deadlines: [due(0, begun + 5_000), due(1, begun)] },
    });
  });

  test('[S-17.1] lets nothing be taken back by one alone: nobody would ever run out of time', async () => {
    const { server } = await still();
    const table = await startTable(server, { customs: customsOf(CLOCK) });
    const [ann] = table.people;
    await ann.client.act({ ask: 0, action: stride(1), id: 'a' });
    await caughtUp(ann.client, 1);
    expect(latest(ann.client).canUndo).toBe(false);
    expect(await ann.client.ask({ type: 'undo', version: 1 })).toMatchObject(refused('cannot-undo'));
    await expectSaid('ok', setCustoms(table, customsOf(null)));
    await expectSaid('ok', ann.client.ask({ type: 'undo', version: 1 }));
  });

  test('[S-16.1] is set by the host alone, within bounds', async () => {
    const { server } = await still();
    const table = await startTable(server);
    const [, bob] = table.people;
    expect(
      await bob.client.ask({ type: 'customs', table: table.table, host: bob.secret, customs: customsOf(CLOCK) }),
    ).toMatchObject(refused('not-host'));
    for (const wrong of [
      { ...CLOCK, seconds: 9 },
      { ...CLOCK, grace: -1 },
      { ...CLOCK, seconds: 1e9 },
    ])
      expect(await setCustoms(table, customsOf(wrong))).toMatchObject(refused('bad-message'));
    const told = tableWhere(bob.client, ({ customs }) => customs.clock !== null);
    await expectSaid('ok', setCustoms(table, customsOf(CLOCK)));
    expect((await told).customs).toEqual(customsOf(CLOCK));
  });

  test('[S-16.2] that is set in the midst of a question runs from then, and everybody is told at once', async () => {
    const { server, clock } = await still();
    const table = await startTable(server);
    const [, bob] = table.people;
    clock.time += 3_600_000;
    const told = bob.client.until(is('deadlines'));
    await expectSaid('ok', setCustoms(table, customsOf(CLOCK)));
    const at = clock.time + 60_000;
    expect((await told).deadlines).toEqual([
      { seat: 0, at, until: at + 30_000, more: true },
      { seat: 1, at, until: at + 30_000, more: true },
    ]);
    clock.time += 10_000;
    await expectSaid('ok', setCustoms(table, { talk: 'free', clock: CLOCK })); // the same clock goes on
    expect((await show(bob.client, table.table, 1, bob.secret)).game?.deadlines[0]).toMatchObject({ at });
    const off = bob.client.until(is('deadlines'));
    await expectSaid('ok', setCustoms(table, customsOf(null)));
    expect((await off).deadlines).toEqual([]);
  });

  test('[S-16.3] at its end, and that of the grace, a bot plays this turn and no more', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf(CLOCK), options: { length: 9 } });
    const [ann] = table.people;
    await ann.client.act({ ask: 0, action: stride(1), id: 'a' });
    clock.time += 89_000;
    await server.rooms.wake(table.table);
    expect(latest(ann.client).version).toBe(1);
    clock.time += 1_000;
    const round = ann.client.until((m): m is Said<'update'> => m.type === 'update' && m.ask !== null);
    await server.rooms.wake(table.table);
    await round;
    await tableWhere(ann.client, ({ sitters }) => JSON.stringify(sitters[1]).includes('"standIn":"turn"'), 0);
    const shown = await show(ann.client, table.table, 0, ann.secret);
    expect(shown.info.sitters[1]).toMatchObject({ standIn: null });
    expect(shown.game?.deadlines).toHaveLength(2);
  });

  test('[S-16.3] or the table waits on', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf({ ...CLOCK, atZero: 'wait' }) });
    const [ann, bob] = table.people;
    await ann.client.act({ ask: 0, action: stride(1), id: 'a' });
    clock.time += 10_000_000;
    await server.rooms.wake(table.table);
    await server.rooms.settled();
    const shown = await show(bob.client, table.table, 1, bob.secret);
    expect(shown).toMatchObject({ info: { sitters: [{}, { standIn: null }] }, game: { version: 1, ask: 0 } });
  });

  test('[S-16.4] runs on over a restart, and ends though nobody comes back', async () => {
    const first = await startServer();
    const table = await startTable(first, { customs: customsOf(CLOCK) });
    await table.people[0].client.act({ ask: 0, action: stride(1), id: 'a' });
    await first.close();
    const second = await startServer({ dataDir: first.dataDir }, { now: () => Date.now() + 91_000 });
    await expect
      .poll(async () => (await show(await second.client(), table.table, null, null)).game?.version, { timeout: 15_000 })
      .toBeGreaterThan(2);
  });

  test('[S-16.5] does not run where the game has a window of its own', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf({ ...CLOCK, seconds: 10, grace: 0 }), options: { window: 10 } });
    const { deadlines, clock: window } = latest(table.people[0].client);
    expect([deadlines, window]).toEqual([[], { openAt: null, closeAt: clock.time + 10_000 }]);
    const ended = table.people[0].client.until((m): m is Said<'update'> => m.type === 'update' && m.version >= 2);
    clock.time += 10_000;
    await server.rooms.wake(table.table);
    await ended;
    const { info } = await show(table.people[0].client, table.table, 0, table.people[0].secret);
    expect(info.sitters).toMatchObject([{ standIn: null }, { standIn: null }]);
  });
});

describe('a minute more', () => {
  const give = (client: Client, seat: number) => client.ask({ type: 'grant', seat });

  test('[S-16.6] is given by others to whoever is asked, for this question alone, and everybody is told', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf(CLOCK) });
    const [ann, bob] = table.people;
    const begun = clock.time;
    const watcher = await server.client();
    await show(watcher, table.table, null, null);
    const told = watcher.until(is('deadlines'));
    await expectSaid('ok', give(ann.client, 1));
    expect((await told).deadlines).toEqual([
      { seat: 0, at: begun + 60_000, until: begun + 90_000, more: true },
      { seat: 1, at: begun + 120_000, until: begun + 150_000, more: true },
    ]);
    clock.time += 149_000;
    await ann.client.act({ ask: 0, action: stride(1), id: 'a' });
    await server.rooms.wake(table.table);
    expect(latest(ann.client).version).toBe(1); // a robot would have played by now
    await bob.client.act({ ask: 0, action: stride(1), id: 'b' });
    await caughtUp(ann.client, 2);
    expect(latest(ann.client).deadlines.map(({ at }) => at - clock.time)).toEqual([60_000, 60_000]);
  });

  test('[S-16.6] is a minute from now on where the time is over', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf({ ...CLOCK, atZero: 'wait' }) });
    clock.time += 3_600_000;
    const told = table.people[0].client.until(is('deadlines'));
    await expectSaid('ok', give(table.people[0].client, 1));
    expect((await told).deadlines[1]).toMatchObject({ at: clock.time + 60_000, until: clock.time + 90_000 });
  });

  test('[S-16.6] and how late somebody was are forgotten with another clock', async () => {
    const { server, clock } = await still();
    const table = await startTable(server, { customs: customsOf({ ...CLOCK, atZero: 'wait' }) });
    const [ann] = table.people;
    clock.time += 3_600_000;
    await expectSaid('ok', give(ann.client, 1));
    const told = ann.client.until(is('deadlines'), ann.client.said.length);
    await expectSaid('ok', setCustoms(table, customsOf(CLOCK)));
    const ends = [{ at: clock.time + 60_000 }, { at: clock.time + 60_000 }];
    expect((await told).deadlines).toMatchObject(ends);
    await server.close();
    const again = await startServer({ dataDir: server.dataDir }, { now: () => clock.time });
    expect((await show(await again.client(), table.table, 0, ann.secret)).game?.deadlines).toMatchObject(ends);
  });
  test('[S-16.6] is to be had ten times a question, and again with the next', async () => {
    const { server } = await still();
    const table = await startTable(server, { customs: customsOf(CLOCK), options: { length: 9 } });
    const [ann, bob] = table.people;
    for (let times = 0; times < 10; times++) await expectSaid('ok', give(ann.client, 1));
    const { game } = await show(ann.client, table.table, 0, ann.secret);
    expect(game?.deadlines.map(({ more }) => more)).toEqual([true, false]);
    expect(await give(ann.client, 1)).toMatchObject(refused('not-now'));
    await expectSaid('ok', give(bob.client, 0));
    await bob.client.act({ ask: 0, action: { type: 'peek' }, id: 'b' });
    await expectSaid('ok', give(ann.client, 1));
  });

  test('[S-16.6] is not for oneself, a robot, whoever is not asked, who only watches, or where no clock runs', async () => {
    const { server } = await still();
    const table = await startTable(server, { customs: customsOf(CLOCK), seats: 3 });
    const [ann, bob, cy] = table.people;
    const watcher = await server.client();
    await show(watcher, table.table, null, null);
    expect(await give(watcher, 1)).toMatchObject(refused('not-seated'));
    expect(await give(bob.client, 1)).toMatchObject(refused('unknown-seat'));
    expect(await give(bob.client, 7)).toMatchObject(refused('unknown-seat'));
    await bob.client.act({ ask: 0, action: stride(1), id: 'b' });
    expect(await give(ann.client, 1)).toMatchObject(refused('not-asked'));
    const left = tableWhere(ann.client, ({ sitters }) => sitters[2]?.kind === 'bot');
    await cy?.client.ask({ type: 'leave' });
    await left;
    expect(await give(ann.client, 2)).toMatchObject(refused('unknown-seat'));
    await expectSaid('ok', setCustoms(table, customsOf(null)));
    expect(await give(bob.client, 0)).toMatchObject(refused('not-now'));
  });

  test('[S-16.4] [S-16.6] holds over a restart', async () => {
    const clock = { time: 1_700_000_000_000 };
    const now = () => clock.time;
    const first = await startServer({}, { now });
    const table = await startTable(first, { customs: customsOf(CLOCK) });
    const [ann] = table.people;
    await expectSaid('ok', give(ann.client, 1));
    await first.close();
    const second = await startServer({ dataDir: first.dataDir }, { now });
    const shown = await show(await second.client(), table.table, 0, ann.secret);
    expect(shown.game?.deadlines.map(({ at }) => at - clock.time)).toEqual([60_000, 120_000]);
  });
});
