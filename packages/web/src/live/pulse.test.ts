import { expect, test } from 'vitest';
import { createPulse } from './pulse.ts';

/** A ping at `sent` that took so long there and back; the server's clock is 1,000,000 ms ahead of the page's. */
const beat = (sent: number, there: number, back: number) => ({
  sent,
  received: sent + there + back,
  server: 1_000_000 + sent + there,
});

test('until the server has answered, both clocks are taken to be set alike', () => {
  expect(createPulse(5_000).localTime(5_250)).toBe(250);
});

test('the server’s clock is known from the quickest answer: to half of what its ways differ', () => {
  const pulse = createPulse();
  pulse.take(beat(0, 300, 20));
  expect(pulse.localTime(1_000_500)).toBe(360);
  pulse.take(beat(100, 22, 20));
  expect(pulse.localTime(1_000_500)).toBe(499);
  pulse.take(beat(200, 20, 200));
  expect(pulse.localTime(1_000_500)).toBe(499);
});

test('an answer counts no longer than eight more have come', () => {
  const pulse = createPulse();
  pulse.take(beat(0, 10, 10));
  for (let count = 0; count < 7; count++) pulse.take(beat(1_000 * count, 60, 20));
  expect(pulse.localTime(1_000_500)).toBe(500);
  pulse.take(beat(9_000, 60, 20));
  expect(pulse.localTime(1_000_500)).toBe(480);
});
