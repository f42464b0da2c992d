import { commitmentTo } from '@tabletrotter/rules';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { startServer } from './kit/server.ts';
import { creating, joining, latest, playOut, refused, show, sit, start, startTable, stride, WORD } from './kit/table.ts';

const savedBy = async (client: Client) => (await expectSaid('saved', client.ask({ type: 'save' }))).game;

const verdict = (saved: unknown): string => {
  const read = tiny.read(saved);
  if (!read.ok) return read.error.message;
  const verified = tiny.verify(read.value);
  return verified.ok ? 'sound' : verified.error.message;
};

describe('the words of the seats', () => {
  test('[S-12.1] are said before the start by the seat that is shown, the last one counts; after it they are refused', async () => {
    const server = await startServer();
    const ann = await server.client();
    const made = await sit(ann, creating({}, ['casual']));
    expect(await ann.ask({ type: 'word', word: WORD })).toMatchObject(refused('unknown-table'));
    await show(ann, made.table, null, null);
    expect(await ann.ask({ type: 'word', word: WORD })).toMatchObject(refused('not-seated'));
    await show(ann, made.table, 0, made.secret);
    for (const word of ['short', 'with a space', 'x'.repeat(65)])
      expect(await ann.ask({ type: 'word', word })).toMatchObject(refused('bad-message'));
    for (const word of ['my-first-word', 'my-last-word']) await expectSaid('ok', ann.ask({ type: 'word', word }));
    await start(ann, made);
    expect(await ann.ask({ type: 'word', word: 'another-word' })).toMatchObject(refused('already-started'));
    for (let turn = 0; latest(ann).outcome === null; turn++)
      if (latest(ann).ask === null) await ann.until(is('update'));
      else await ann.act({ ask: latest(ann).ask ?? 0, action: stride(1), id: `a${turn}` });
    const saved = await savedBy(ann);
    expect(JSON.stringify(saved)).toContain('"words":["my-last-word",null]');
    expect(verdict(saved)).toBe('sound');
  });

  test('[S-12.2] count in the luck: with another word the same seed leads elsewhere', async () => {
    const server = await startServer();
    const table = await startTable(server);
    await playOut(table);
    const text = JSON.stringify(await savedBy(table.people[0].client));
    expect(verdict(JSON.parse(text))).toBe('sound');
    const other = text.replace(`"${WORD}-1"`, '"another-word"');
    expect(other).not.toBe(text);
    expect(verdict(JSON.parse(other))).toContain('does not follow from the seed');
    const { seed } = JSON.parse(text);
    expect(commitmentTo(seed)).toBe(table.people[0].shown.info.commitment);
  });

  test('[S-12.3] are told to nobody before the game is over; who says none plays without', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await sit(ann, creating());
    const joined = await sit(bob, joining(made.table, 1, 'Bob'));
    await show(ann, made.table, 0, made.secret);
    await show(bob, made.table, 1, joined.secret);
    await expectSaid('ok', ann.ask({ type: 'word', word: 'ann-says-this' }));
    await start(ann, made);
    await bob.until(is('update'), 0);
    await bob.ask({ type: 'log', before: 9 });
    for (const { frames } of [ann, bob]) expect(frames.join()).not.toContain('ann-says-this');
  });
});
