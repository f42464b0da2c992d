import { expect, test } from 'vitest';
import { lasting, timeLeft } from './lasting.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Some languages put a space that does not break between a number and its unit. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

test.each([
  [0, '00:00'],
  [-5_000, '00:00'],
  [1, '00:01'],
  [61_000, '01:01'],
  [HOUR - 1_000, '59:59'],
] as const)('%i ms are left as a stopwatch shows them: %s', (ms, text) => {
  expect(timeLeft(ms, 'en')).toBe(text);
});

test.each([
  ['en', '2 days 3 hr'],
  ['es', '2 días 3 h'],
  ['ru', '2 дня 3 ч'],
] as const)('of days the two largest units are told, in %s: %s', (language, text) => {
  expect(plain(timeLeft(2 * DAY + 3 * HOUR + 59_000, language))).toBe(text);
});

test('hours come with their minutes', () => {
  expect(plain(timeLeft(3 * HOUR + 20 * 60_000, 'ru'))).toBe('3 ч 20 мин');
});

test.each([
  [30_000, 'en', '30 seconds'],
  [60_000, 'es', '1 minuto'],
  [300_000, 'ru', '5 минут'],
  [DAY, 'en', '1 day'],
  [3 * DAY, 'ru', '3 дня'],
] as const)('%i ms last, in %s: %s', (ms, language, text) => {
  expect(plain(lasting(ms, language))).toBe(text);
});
