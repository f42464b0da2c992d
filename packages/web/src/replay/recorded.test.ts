import { host, secureLuck } from '@tabletrotter/rules';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { expect, test } from 'vitest';
import { lastOf, readRecorded, tableAt } from './recorded.ts';

/** The beginning of a game; `end`: then its players agreed to end it. */
const played = ({ end = false } = {}): string => {
  const game = host(wideWorld);
  const opened = game.open(2, {}, { luck: secureLuck('seed'), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const entries = [entry];
  for (let turn = 0; turn < 6; turn++) {
    const seat = match.toAct[0] ?? 0;
    const step = match.act(seat, match.legal(seat)[0], { id: null, time: 0 });
    if (!step.ok) throw new Error(step.error.code);
    step.value.accept();
    entries.push(step.value.entry);
  }
  if (end) entries.push(match.end('agreed', 0).entry);
  return JSON.stringify(game.save(entries, null));
};

const chair = (seat: number): string => `seat ${seat}`;

test('a record is shown from any seat, at any time', () => {
  const read = readRecorded(played(), ['Ana', 'Leo']);
  if (!read.ok) throw new Error(read.error.detail);
  expect(lastOf(read.value)).toBe(6);
  for (const at of [0, 3, 6])
    for (const viewer of [0, 1, null]) {
      const table = tableAt(read.value, at, viewer, chair);
      expect(table.viewer).toBe(viewer);
      expect(table.game?.showing).toMatchObject({ version: at, ask: null });
      expect(table.game?.showing.view).toMatchObject({ seat: viewer });
    }
  expect(tableAt(read.value, 0, 0, chair).info.sitters).toMatchObject([{ name: 'Ana' }, { name: 'Leo' }]);
});

test('where only the record is known, everybody is called by their chair, and nobody a robot', () => {
  const read = readRecorded(played());
  if (!read.ok) throw new Error(read.error.detail);
  expect(tableAt(read.value, 0, null, chair).info.sitters).toMatchObject(
    ['seat 0', 'seat 1'].map((name) => ({ kind: 'person', name, present: true })),
  );
});

test('a game that was ended by agreement is over after that, and not before', () => {
  const read = readRecorded(played({ end: true }));
  if (!read.ok) throw new Error(read.error.detail);
  const statusAt = (at: number): string => tableAt(read.value, at, null, chair).info.status;
  expect([statusAt(6), statusAt(7)]).toEqual(['playing', 'over']);
});

test.each([
  ['not-json', '{'],
  ['not-a-game', '[]'],
  ['not-a-game', '{"entries":[{"start":{"game":"chess"}}]}'],
  ['corrupt', '{"entries":[{"start":{"game":"wide-world"}}]}'],
])('what is none is refused: %s', (reason, text) => {
  const read = readRecorded(text);
  expect(read.ok ? null : read.error.reason).toBe(reason);
});
