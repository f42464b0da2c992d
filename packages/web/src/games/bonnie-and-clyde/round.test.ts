import { expect, test } from 'vitest';
import first from '../../../../rules/src/games/bonnie-and-clyde/playthroughs/first.txt?raw';
import four from '../../../../rules/src/games/bonnie-and-clyde/playthroughs/four-seats-helped.txt?raw';
import { recorded } from './newsreel/recorded.ts';
import { countedRounds } from './round.tsx';

test.each([
  ['first', first],
  ['four-seats-helped', four],
])('%s: the pieces of each line are worth its points', (_, text) => {
  const game = recorded(text);
  const rounds = countedRounds(game.retold(null));
  expect(rounds.map(({ totals }) => totals)).toEqual(
    game.events.filter((event) => event.type === 'hand-ended').map(({ scores }) => scores),
  );
  for (const { lines, pieces, totals } of rounds) {
    for (const { counts, points, rule, label, seat } of lines) {
      const worth = rule === 'BC-4.2' ? (label.key === 'score.sideways' ? 4 : 2) : rule === 'BC-4.3' ? 10 : points;
      expect(counts.reduce((sum, { count }) => sum + count * worth, 0)).toBe(points);
      expect(counts.every((piece) => piece.seat === seat)).toBe(true);
    }
    expect(new Set(lines.flatMap(({ counts }) => counts))).toEqual(new Set(pieces));
    expect(totals).toHaveLength(game.seats);
  }
});

test('where the log does not go back to the deal, the sheet is without pieces and story', () => {
  const told = recorded(first).told(0);
  const [round] = countedRounds(told.slice(1));
  expect(round?.pieces).toEqual([]);
  expect(round?.story).toBeNull();
  expect(round?.lines.length).toBeGreaterThan(0);
});
