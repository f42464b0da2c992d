import { describe, expect, test } from 'vitest';
import { cardOf, type Event, HOME, squareAt, whereIs } from '../model.ts';
import { played } from '../played.ts';
import { kilometresBetween } from '../way.ts';
import { mostOf, readRecording, recordingOf } from './flights.ts';

const flew = (seat: number, from: number, to: number, by: 'count' | 'bump' = 'count'): Event => ({
  type: 'flew',
  seat,
  by,
  direction: 'east',
  from,
  to,
});

const EAST = squareAt(3, 8);
const FAR = squareAt(3, 13);

describe('a recording of a few turns', () => {
  const events: readonly Event[] = [
    flew(0, HOME, EAST),
    { type: 'turn-began', seat: 1 },
    flew(1, HOME, EAST),
    flew(0, EAST, FAR, 'bump'),
    { type: 'agent-drawn', seat: 1, card: { card: 'trade-places' } },
    { type: 'traded', seat: 1, other: 0 },
    { type: 'reached', seat: 0, destination: 'canada', products: [] },
  ];
  const { turns, tallies } = recordingOf(events, [HOME, HOME], 0);

  test('turn by turn it knows who moved how, and where the planes stood then', () => {
    expect(turns.map(({ seat, squares }) => ({ seat, squares }))).toEqual([
      { seat: 0, squares: [EAST, HOME] },
      { seat: 1, squares: [EAST, FAR] },
    ]);
    expect(turns[1]?.legs.map(({ seat, by }) => `${seat} ${by}`)).toEqual(['1 count', '0 bump', '1 trade', '0 trade']);
    expect(turns[1]?.reached).toEqual([{ seat: 0, destination: 'canada' }]);
  });

  test('every kilometre counts, and what was more than needed is a detour', () => {
    const kilometres = kilometresBetween(HOME, EAST) + 2 * kilometresBetween(EAST, FAR);
    expect(tallies[0]?.kilometres).toBe(Math.round(kilometres));
    const shortest = kilometresBetween(HOME, whereIs('canada')) + kilometresBetween(whereIs('canada'), EAST);
    expect(tallies[0]?.detour).toBe(Math.round(kilometres - shortest));
    expect(tallies.map(({ bumps, cards }) => [bumps, cards])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('an award goes to whoever has the most, and to nobody for nothing', () => {
    expect(mostOf(tallies, 'bumps')).toEqual([0]);
    expect(mostOf(tallies, 'cards')).toEqual([1]);
    expect(mostOf([{ kilometres: 0, detour: 0, bumps: 0, cards: 0 }], 'detour')).toEqual([]);
    expect(mostOf([...tallies, ...tallies], 'bumps')).toEqual([0, 2]);
  });
});

test('the record of a whole game ends with the planes where its last view has them', () => {
  const { record, told } = played(3, 4, null);
  const recording = readRecording(record);
  if (!recording.ok) throw new Error(recording.error.message);
  const { turns } = recording.value;
  const last = turns.at(-1);
  expect(last?.squares[last.seat]).toBe(HOME);
  expect(turns.length).toBe(told.flat().filter(({ type }) => type === 'turn-began').length + 1);
  for (const [place, { legs, squares }] of turns.entries()) {
    let before = turns[place - 1]?.squares ?? squares.map(() => HOME);
    for (const { seat, from, to } of legs) {
      if (legs.every(({ by }) => by !== 'trade')) expect(before[seat]).toBe(from);
      before = before.map((square, each) => (each === seat ? to : square));
    }
    expect(before).toEqual(squares);
  }
});

test('the cargo is what the final count paid for', () => {
  const { record, told } = played(3, 4, null);
  const recording = readRecording(record);
  const ended = told.flat().findLast((event) => event.type === 'game-ended');
  if (!recording.ok || ended?.type !== 'game-ended') throw new Error('not over');
  const points = recording.value.cargo.map((products) => products.reduce((sum, product) => sum + cardOf(product).points, 0));
  const home = ended.lines.map(({ seat, label, points: each }) => (label.key === 'score.home' ? { seat, each } : null));
  for (const line of home) if (line !== null) points[line.seat] = (points[line.seat] ?? 0) + line.each;
  expect(points).toEqual(ended.outcome.scores);
});

test('what is no record is no recording', () => {
  expect(readRecording({ game: 'chess' }).ok).toBe(false);
});
