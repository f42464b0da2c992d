import { expect, test } from 'vitest';
import { crossOf, fitsCross } from './crossed.ts';

/** Room of the stage, without what lies above and below, at 1280 × 800 and at 1920 × 1080. */
const ROOMS = [
  { width: 690, height: 490 },
  { width: 1330, height: 770 },
] as const;

test.each(ROOMS)('sixteen cards and the gaps at both ends fit in $width × $height, on either line', (room) => {
  const full = { items: 16, start: 4, folded: [0, 0], numbered: false } as const;
  const down = crossOf('north-south', room, full);
  expect(down.length).toBeLessThanOrEqual(room.height + 20);
  expect(down.pitch).toBeGreaterThanOrEqual(30);
  const across = crossOf('west-east', room, full);
  expect(across.length).toBeLessThanOrEqual(room.width);
  expect(across.pitch).toBeGreaterThanOrEqual(36);
});

test('few cards lie no further apart than they must', () => {
  const [room] = ROOMS;
  const { pitch, start, length } = crossOf('north-south', room, { items: 3, start: 1, folded: [1, 2], numbered: false });
  expect([pitch, start, length]).toEqual([60, 120, 240]);
});

test('four cards from west to east take the room there is, and leave some for the gaps at both ends', () => {
  const [room] = ROOMS;
  const { ends, pitch, start, length } = crossOf('west-east', room, { items: 4, start: 2, folded: [0, 0], numbered: false });
  expect([ends, pitch, start]).toEqual([52, 146, 52 + 2.5 * 146]);
  expect(room.width - length).toBeLessThan(4);
});

test('beside plates with numbers there is less room for the folded line', () => {
  const [room] = ROOMS;
  const marks = (numbered: boolean) => crossOf('north-south', room, { items: 4, start: 2, folded: [8, 4], numbered }).marks;
  expect(marks(true)[0]).toBeLessThan(marks(false)[0]);
});

test('names stand upright only where they have no room to lie', () => {
  const [room] = ROOMS;
  const spines = (items: number): boolean =>
    crossOf('west-east', room, { items, start: 0, folded: [0, 0], numbered: false }).spines;
  expect([spines(2), spines(5), spines(6), spines(16)]).toEqual([false, false, true, true]);
  expect(crossOf('north-south', room, { items: 16, start: 0, folded: [0, 0], numbered: false }).spines).toBe(false);
});

test('fifteen marks of the folded line stay inside', () => {
  for (const room of ROOMS) {
    const { marks } = crossOf('north-south', room, { items: 1, start: 0, folded: [11, 4], numbered: false });
    expect(120 + marks[0] * 11).toBeLessThanOrEqual(room.width / 2);
    expect(marks[1]).toBeGreaterThanOrEqual(marks[0]);
  }
});

test('a phone has no room for the cross', () => {
  expect(fitsCross({ width: 360, height: 460 })).toBe(false);
  expect(fitsCross({ width: 650, height: 270 })).toBe(false);
  expect(fitsCross({ width: 690, height: 490 })).toBe(true);
});
