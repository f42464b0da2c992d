import type { Point } from './plane.ts';

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** A line without the steps of the grid: every point becomes the mean of its neighbours and itself, some times; its ends stay. */
export const smoothed = (line: readonly Point[], times: number): readonly Point[] => {
  let points = line;
  for (let time = 0; time < times; time++) {
    points = points.map(([x, y], index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined || after === undefined) return [x, y];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  }
  return points;
};

/** How far along the line each of its points lies. */
export const alongOf = (line: readonly Point[]): readonly number[] => {
  let along = 0;
  return line.map((point, index) => {
    along += distance(point, line[index - 1] ?? point);
    return along;
  });
};

/** Points at about every `step` of the line's length, its ends among them, but at least one in between. */
export const spaced = (line: readonly Point[], step: number): readonly Point[] => {
  const along = alongOf(line);
  const length = along.at(-1) ?? 0;
  const parts = Math.max(2, Math.round(length / step));
  return Array.from({ length: parts + 1 }, (_, part) => {
    const index = part === parts ? line.length - 1 : along.findIndex((each) => each >= (part / parts) * length);
    return line[index] ?? [0, 0];
  });
};

/** The points of a line without those that lie within `tolerance` of the way past them (Douglas and Peucker's way). */
export const simplified = (line: readonly Point[], tolerance: number): readonly Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || first === undefined || last === undefined) return line;
  const length = distance(first, last);
  let [worst, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const across = (last[0] - first[0]) * (point[1] - first[1]) - (last[1] - first[1]) * (point[0] - first[0]);
    const off = length === 0 ? distance(point, first) : Math.abs(across) / length;
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance), ...simplified(line.slice(at), tolerance).slice(1)];
};
