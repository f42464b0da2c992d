import { expect, test } from 'vitest';
import type { Line } from './model.ts';
import { rulerOf } from './ruler.ts';
import { laidWay, trueWay, verdictOf } from './verdict.ts';

const point = (latitude: number, longitude: number) => ({ latitudeMinutes: latitude * 60, longitudeMinutes: longitude * 60 });

/** The true way from the neighbour to the card. */
test.each([
  ['north of it, both in the north', 'north-south', point(60, 0), point(59, 0), 'north', 'CW-3.5'],
  ['south of it, both in the south', 'north-south', point(-34, 0), point(-12, 0), 'south', 'CW-3.5'],
  ['over the equator', 'north-south', point(-1, 0), point(1, 0), 'south', 'CW-3.5'],
  ['the same latitude', 'north-south', point(40, 3), point(40, -3), null, 'CW-3.6'],
  ['west of it, both in the west', 'west-east', point(0, -120), point(0, -70), 'west', 'CW-3.5'],
  ['over Greenwich', 'west-east', point(0, 2), point(0, -2), 'east', 'CW-3.5'],
  ['never round the back of the earth', 'west-east', point(0, -179), point(0, 179), 'west', 'CW-3.5'],
  ['the same longitude', 'west-east', point(9, 5), point(-9, 5), null, 'CW-3.6'],
  ['180° is not the same on either side', 'west-east', point(0, 180), point(0, -180), 'east', 'CW-3.5'],
] as const)('%s', (_, line, placed, neighbour, way, rule) => {
  expect(trueWay(line, placed, neighbour)).toBe(way);
  const check = {
    type: 'checked',
    seat: 0,
    by: 1,
    line,
    side: 'before',
    error: false,
    winner: 0,
    from: 1,
    placed: { id: 'a', ...placed },
    neighbour: { id: 'b', ...neighbour },
  } as const;
  const verdict = verdictOf(check, { placed: 'A', neighbour: 'B' });
  expect(verdict.rule).toBe(rule);
  expect(verdict.fact.key).toBe(
    way === null ? `board.fact.same-${line === 'north-south' ? 'latitude' : 'longitude'}` : `board.fact.${way}`,
  );

  const ruler = rulerOf(line, placed, neighbour);
  for (const at of [ruler.placed, ruler.neighbour]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(1);
  }
  const further = ruler.placed - ruler.neighbour;
  if (way === null) expect(further).toBe(0);
  else expect(Math.sign(further)).toBe(way === 'south' || way === 'east' ? 1 : -1);
  expect(ruler.marks.length).toBeGreaterThanOrEqual(3);
  expect(ruler.marks.length).toBeLessThanOrEqual(9);
});

test.each([
  ['north-south', 'before', 'south'],
  ['north-south', 'after', 'north'],
  ['west-east', 'before', 'east'],
  ['west-east', 'after', 'west'],
] as const)('on the %s line, with its neighbour %s it, a card was laid %s', (line, side, way) => {
  expect(laidWay({ line, side })).toBe(way);
});

test('two places that are minutes apart are told apart on the ruler, and the ends of the world stay on it', () => {
  const lines: readonly Line[] = ['north-south', 'west-east'];
  for (const line of lines) {
    const near = rulerOf(line, point(51.5, 51.5), point(51.45, 51.45));
    expect(Math.abs(near.placed - near.neighbour)).toBeGreaterThan(0.09);
    const far = rulerOf(line, point(90, 180), point(-90, -180));
    expect([far.placed, far.neighbour].sort()).toEqual([0, 1]);
    expect(far.zero).toBe(0.5);
  }
  expect(rulerOf('north-south', point(60, 0), point(59, 0)).zero).toBeNull();
});
