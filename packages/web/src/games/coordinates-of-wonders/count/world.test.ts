import { wrongOn } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { expect, test } from 'vitest';
import type { Judged } from '../model.ts';
import { armsOf, stepsOf } from './walk.ts';
import { frameOf, labelsOf, pinsOf, saidAt, WHOLE } from './world.ts';

const line = (of: 'north-south' | 'west-east', degrees: readonly number[], start: number): readonly Judged[] => {
  const points = degrees.map((degree) => ({ latitudeMinutes: degree * 60, longitudeMinutes: degree * 60 }));
  const wrong = wrongOn(of, points, start);
  return points.map((point, index) => ({
    ...point,
    id: index === start ? 'start' : `${of}-${index}`,
    wrong: wrong[index] ?? false,
  }));
};

/** The ledger's example to the east (CW-4.2), and two to the north of which the outer one is wrong. */
const COUNT = {
  start: 'start',
  northSouth: line('north-south', [5, 10, 0], 2),
  westEast: line('west-east', [0, 50, 10, 20], 0),
  caught: [{ id: 'caught', latitudeMinutes: 0, longitudeMinutes: 60 }],
};

test('the walk goes outward from the start card, arm by arm', () => {
  const arms = armsOf(COUNT);
  expect(arms.map(({ direction, cards }) => [direction, cards.map(({ id, wrong }) => `${id}${wrong ? '!' : ''}`)])).toEqual([
    ['north', ['north-south-1', 'north-south-0!']],
    ['east', ['west-east-1', 'west-east-2!', 'west-east-3!']],
  ]);
  expect(stepsOf(arms)).toBe(5);
});

test('a wrong card was said to lie between the right ones beside it, or a little beyond the last', () => {
  expect(saidAt('north-south', COUNT.northSouth, 0)).toBe((10 + 8) * 60);
  expect(saidAt('west-east', COUNT.westEast, 2)).toBe((50 + 8) * 60);
  const between = line('west-east', [0, -40, 30], 0);
  expect(between.map(({ wrong }) => wrong)).toEqual([false, true, false]);
  expect(saidAt('west-east', between, 1)).toBe(15 * 60);
  const edge = line('west-east', [0, 178, 100], 0);
  expect(saidAt('west-east', edge, 2)).toBe(180 * 60);
});

test('every place has one pin, the start card and what errors took away too, and wrong ones a second spot', () => {
  const pins = pinsOf(COUNT);
  expect(pins.map(({ number, card }) => `${number} ${card.id}`)).toEqual([
    '1 north-south-0',
    '2 north-south-1',
    '3 start',
    '4 west-east-1',
    '5 west-east-2',
    '6 west-east-3',
    '7 caught',
  ]);
  expect(pins[0]).toMatchObject({ x: 5, y: -5, laid: { x: 5, y: -18 } });
  expect(pins.filter(({ laid }) => laid !== null).map(({ number }) => number)).toEqual([1, 5, 6]);
});

test('the map shows as much of the world as holds all places, and never less than one can find one’s way on', () => {
  expect(frameOf([])).toEqual(WHOLE);
  const near = frameOf([{ x: 10, y: -50 }]);
  expect([near.width, near.height]).toEqual([100, 40]);
  for (const points of [
    [{ x: -178, y: -80 }],
    [
      { x: -170, y: 40 },
      { x: 175, y: -70 },
    ],
    [
      { x: 10, y: -50 },
      { x: 14, y: 30 },
    ],
  ]) {
    const { left, top, width, height } = frameOf(points);
    expect(left).toBeGreaterThanOrEqual(-180);
    expect(left + width).toBeLessThanOrEqual(180);
    expect(top).toBeGreaterThanOrEqual(-84);
    expect(top + height).toBeLessThanOrEqual(60);
    expect(width / height).toBeCloseTo(2.5);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + width);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(top + height);
    }
  }
});

test('no name on the map lies over another, over a pin, or beyond the edge; wrong cards are named first', () => {
  const points = Array.from({ length: 40 }, (_, index) => ({
    number: index + 1,
    left: 20 + ((index * 97) % 560),
    top: 20 + ((index * 53) % 200),
    name: 'Town'.repeat(1 + (index % 3)),
    wrong: index === 39,
  }));
  const size = { width: 600, height: 240 };
  const measure = (name: string): number => name.length * 7;
  const labels = labelsOf(points, size, { measure, line: 17, pin: 9 });
  expect(labels.length).toBeGreaterThan(10);
  expect(labels[0]?.number).toBe(40);
  const boxes = labels.map(({ left, top, name }) => ({ left, top, right: left + measure(name), bottom: top + 17 }));
  for (const [index, box] of boxes.entries()) {
    expect(box.left >= 0 && box.top >= 0 && box.right <= 600 && box.bottom <= 240).toBe(true);
    for (const other of boxes.slice(index + 1))
      expect(box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top).toBe(true);
    for (const { left, top } of points) {
      const inside = left > box.left - 9 && left < box.right + 9 && top > box.top - 9 && top < box.bottom + 9;
      expect(inside).toBe(false);
    }
  }
});
