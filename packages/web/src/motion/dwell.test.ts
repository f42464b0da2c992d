import { expect, test } from 'vitest';
import { pause, readingTime } from './dwell.ts';

test('reading takes its time even where nothing moves, but not in a tab that nobody looks at', () => {
  const reader = { speed: '1', still: false, away: false } as const;
  expect(readingTime(reader)).toBe(4_000);
  expect(readingTime({ ...reader, speed: '2' })).toBeLessThan(4_000);
  expect(readingTime({ ...reader, speed: 'instant' })).toBe(2_500);
  expect(readingTime({ ...reader, still: true })).toBe(2_500);
  expect(pause(readingTime({ ...reader, away: true }))).toBeNull();
});

test('a pause is over by itself, and one that was stopped never is', async () => {
  const over: string[] = [];
  const stopped = pause(1);
  void stopped?.arrived.then(() => over.push('stopped'));
  stopped?.stop();
  await pause(20)?.arrived.then(() => over.push('read'));
  expect(over).toEqual(['read']);
});
