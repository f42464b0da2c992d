import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// read as a file: vitest empties style sheets that are imported
const tokens = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** The place of a theme's colour in `light-dark(…)`. */
const THEMES = { day: 0, night: 1 } as const;
type Theme = keyof typeof THEMES;

/** The value of a token in a theme, as hex. A colour written plainly, such as `#fff`, stands for itself. */
const colourOf = (name: string, theme: Theme): string => {
  if (name.startsWith('#')) return name;
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? '';
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const found = both === null ? value : both[THEMES[theme] + 1];
  if (found === undefined || !/^#[0-9a-f]{6}$/.test(found)) throw new Error(`--${name} is not a colour: ${value}`);
  return found;
};

/** Relative luminance (WCAG 2.2). */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string, theme: Theme): number => {
  const [dark = 0, light = 0] = [one, other].map((name) => luminanceOf(colourOf(name, theme))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

type Pairs = readonly (readonly [front: string, grounds: readonly string[]])[];

/** Whatever is read, on every ground that it stands on. */
const TEXT: Pairs = [
  ['ink', ['paper', 'surface', 'sunk', 'sea', 'land']],
  ['ink-2', ['paper', 'surface', 'sunk']],
  ['accent', ['paper', 'surface']],
  ['on-accent', ['accent']],
  ['danger', ['paper', 'surface']],
  ['success', ['paper', 'surface']],
  ['warn', ['paper', 'surface']],
  ['game', ['paper', 'surface']],
  ['paper', ['ink', 'warn']],
  ['card-ink', ['card-face']],
  ['#ffffff', ['evidence', 'hinton', 'outlaw']],
  ['card-back-ink', ['card-back']],
  ...[0, 1, 2, 3, 4, 5].map((seat) => [`on-seat-${seat}`, [`seat-${seat}`]] as const),
];

/** Borders of controls, rings, the outlines that carry the seats, and the marks on cards. */
const MARKS: Pairs = [
  ['line', ['paper', 'surface']],
  ['accent', ['paper', 'surface', 'sunk', 'sea', 'land']],
  ['game', ['paper', 'surface', 'land']],
  ['focus', ['paper', 'surface', 'sunk', 'sea', 'land']],
  ['ink', ['paper', 'surface', 'sunk', 'sea', 'land']],
  ['card-edge', ['paper', 'surface', 'land']],
  ['coast', ['sea', 'land']],
  ['evidence', ['card-face']],
  ['hinton', ['card-face']],
  ['outlaw', ['card-face']],
  ['card-back', ['card-face']],
];

const cases = (pairs: Pairs) =>
  (['day', 'night'] as const).flatMap((theme) =>
    pairs.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground, theme] as const)),
  );

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff', 'day')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff', 'day')).toBeCloseTo(4.48, 2);
});

test.each(cases(TEXT))('%s can be read on %s by %s', (front, ground, theme) => {
  expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(MARKS))('%s can be seen on %s by %s', (front, ground, theme) => {
  expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(3);
});

test('the games’ own colours can be read on every ground', () => {
  const own = [...tokens.matchAll(/--game: light-dark\((#\w+), (#\w+)\)/g)];
  expect(own.length).toBe(5);
  for (const [, day = '', night = ''] of own)
    for (const ground of ['paper', 'surface']) {
      expect(contrast(day, ground, 'day'), day).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night, ground, 'night'), night).toBeGreaterThanOrEqual(4.5);
    }
});
