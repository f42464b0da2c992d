import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);
const STYLE = /^import '(?:\.\.?\/)+(?:ui\/)?world-map\.css';$/m;

/** Parts are loaded when they are wanted, so that none can count on a style that another brings. */
test('whatever draws the world brings the style of its sea and land', () => {
  const drawing = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, source: readFileSync(new URL(name, SOURCES), 'utf8') }))
    .filter(({ source }) => /class="world-map[ "]/.test(source));
  expect(drawing.length).toBeGreaterThan(3);
  for (const { name, source } of drawing) expect(source, name).toMatch(STYLE);
});
