import { expect, test } from 'vitest';
import { sinceText } from './since.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [20_000, 'en', 'now'],
  [-5, 'ru', 'сейчас'],
  [5 * MINUTE, 'en', '5 minutes ago'],
  [3 * HOUR, 'es', 'hace 3 horas'],
  [23 * HOUR, 'ru', '23 часа назад'],
  [25 * HOUR, 'en', 'yesterday'],
  [5 * 24 * HOUR, 'ru', '5 дней назад'],
] as const)('%i ms ago is told in %s as "%s"', (ago, language, text) => {
  expect(sinceText(ago, language)).toBe(text);
});
