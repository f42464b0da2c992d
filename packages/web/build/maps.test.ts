import { expect, test } from 'vitest';
import { mapDrawing, shortened } from './maps.ts';

/** The points of a path of relative `m`, `l` and `z`, each ring a list. */
const ringsOf = (path: string): readonly (readonly (readonly [number, number])[])[] => {
  let [x, y] = [0, 0];
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const points = [...ring.matchAll(/[ml]\s*(-?[\d.]+)\s*(-?[\d.]+)/g)].map(([, dx, dy]): readonly [number, number] => {
        [x, y] = [x + Number(dx), y + Number(dy)];
        return [x, y];
      });
      [x, y] = points[0] ?? [x, y];
      return points;
    });
};

test('a path in fewer letters goes through the same points', () => {
  expect(shortened('M1,2L1.3,1.5L1.3,1.5ZM0,-0.5L-0.4,0')).toBe('m1 2l.3-.5zm-1-2.5l-.4 .5');
});

test('the world is drawn in degrees and cut off at 60° south', async () => {
  const { viewBox, land, borders } = await mapDrawing('world');
  expect(viewBox).toBe('-180 -84 360 144');
  const points = ringsOf(land).flat();
  expect(points.length).toBeGreaterThan(4000);
  expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeCloseTo(180, 1);
  expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThanOrEqual(-84.01);
  expect(Math.max(...points.map(([, y]) => y))).toBeLessThanOrEqual(60.01);
  // Cape Agulhas, the south of Africa, at 20.0° E 34.8° S: no land of Africa lies further south
  const south = points.filter(([x]) => x > 15 && x < 35).sort((one, other) => other[1] - one[1])[0];
  expect(south?.[0]).toBeCloseTo(19.6, 0);
  expect(south?.[1]).toBeCloseTo(34.8, 0);
  expect(borders).toMatch(/^m/);
});

test('there is no map of another name', () => {
  expect(() => mapDrawing('atlantis')).toThrow('atlantis');
});
