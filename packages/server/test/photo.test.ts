import { quickRandom, type Random } from '@tabletrotter/rules';
import { describe, expect, test } from 'vitest';
import { createLag } from '../src/lag.ts';
import { collectFor, firstOf, GUARD, MOST_LAG, type Press, photoOf, type Timed, timeOf } from '../src/photo.ts';

const between = (random: Random, low: number, high: number): number => low + (random.below(1_000_000) / 1_000_000) * (high - low);

/** A line: how long a message takes to the server and from it, and by how much that varies. */
interface Line {
  readonly up: number;
  readonly down: number;
  readonly jitter: number;
}

const sends = (random: Random, way: number, jitter: number): number => way + between(random, 0, jitter);

/** What a client knows of the server's clock (its error, in ms), and the server of its line, after eight pings. */
const measured = (random: Random, { up, down, jitter }: Line): { readonly error: number; readonly rtt: number } => {
  const beats = Array.from({ length: 8 }, () => ({ up: sends(random, up, jitter), down: sends(random, down, jitter) }));
  const best = beats.reduce((one, other) => (other.up + other.down < one.up + one.down ? other : one));
  return { error: (best.down - best.up) / 2, rtt: best.up + best.down };
};

interface Presser {
  readonly seat: number;
  /** When it really pressed. */
  readonly truth: number;
  readonly press: Press;
}

/** A person presses so long after the race was painted; times count from the question. */
const presser = (random: Random, seat: number, line: Line): Presser => {
  const { error, rtt } = measured(random, line);
  const painted = GUARD + error + between(random, 1, 18); // the next frame of the screen
  const reaction = between(random, 180, 1_400);
  const truth = painted + reaction;
  const received = truth + sends(random, line.up, line.jitter);
  return { seat, truth, press: { received, reactionMs: Math.round(reaction), rtt } };
};

/** The seat that the server names: what has come by the end of the window is compared. */
const judged = (pressers: readonly Presser[], slowest: number): number | null => {
  const opened = Math.min(...pressers.map(({ press }) => press.received));
  const inTime = pressers.filter(({ press }) => press.received <= opened + collectFor(slowest));
  const calls = inTime.map(({ seat, press }): Timed => ({ seat, ...timeOf(press, GUARD) }));
  return firstOf(calls, { after: 0, seats: pressers.length + 1 });
};

const TRIALS = 6_000;

/** How often the true first presser wins, of those trials in which it was first by more than 60 ms. */
const fairness = (seed: number, lines: readonly Line[]): { readonly clear: number; readonly right: number } => {
  const random = quickRandom(seed);
  let clear = 0;
  let right = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const pressers = lines.map((line, index) => presser(random, index + 1, line));
    const order = [...pressers].sort((one, other) => one.truth - other.truth);
    const [first, second] = order;
    if (first === undefined || second === undefined || second.truth - first.truth <= 60) continue;
    clear++;
    const slowest = Math.max(...pressers.map(({ press }) => press.rtt ?? 0));
    if (judged(pressers, slowest) === first.seat) right++;
  }
  return { clear, right };
};

const line = (way: number, jitter: number, lean = 0): Line => ({ up: way * (1 + lean), down: way * (1 - lean), jitter });

describe('[S-10.4] the true first presser', () => {
  test.each([
    ['20, 120 and 300 ms there and back', [line(10, 3), line(60, 10), line(150, 20)], 0.99],
    ['20, 120 and 300 ms one way', [line(20, 5), line(120, 15), line(300, 30)], 0.95],
    [
      'the same, their ways there a fifth longer than those back',
      [line(20, 5, 0.1), line(120, 15, 0.1), line(300, 30, 0.1)],
      0.95,
    ],
  ])('wins when first by more than 60 ms: %s', (_, lines, least) => {
    const { clear, right } = fairness(7, lines);
    expect(clear).toBeGreaterThan(TRIALS / 2);
    expect(right / clear).toBeGreaterThanOrEqual(least);
  });

  test('loses often where nobody makes up for the lines: the measure measures something', () => {
    const random = quickRandom(7);
    let wrong = 0;
    for (let trial = 0; trial < 1_000; trial++) {
      const pressers = [line(20, 5), line(120, 15), line(300, 30)].map((each, index) => presser(random, index + 1, each));
      const byTruth = [...pressers].sort((one, other) => one.truth - other.truth)[0];
      const byArrival = [...pressers].sort((one, other) => one.press.received - other.press.received)[0];
      if (byTruth?.seat !== byArrival?.seat) wrong++;
    }
    expect(wrong).toBeGreaterThan(200);
  });
});

describe('[S-10.4] a forged time', () => {
  test('gains no more than 400 ms, whatever is claimed and however slow a line pretends to be', () => {
    const random = quickRandom(3);
    let gained = 0;
    for (let trial = 0; trial < 20_000; trial++) {
      const truth = between(random, GUARD, 5_000);
      const up = between(random, 0, 400);
      const claims = [0, between(random, 0, 5_000), Math.max(0, truth - GUARD - between(random, 0, 500)), 1e9, null];
      const reactionMs = claims[random.below(claims.length)] ?? null;
      const rtt = random.below(5) === 0 ? null : up + between(random, 0, 10_000);
      const { at } = timeOf({ received: truth + up, reactionMs, rtt }, GUARD);
      gained = Math.max(gained, truth - at);
      if (at < GUARD || at > truth + up) expect.fail(`judged at ${at}: before the race opened, or after it came`);
    }
    expect(gained).toBeLessThanOrEqual(MOST_LAG);
    expect(gained).toBeGreaterThan(MOST_LAG - 10);
  });

  test('is not taken where the line cannot have taken so long: then the way is what was measured', () => {
    const press = { received: 2_000, reactionMs: 100, rtt: 120 };
    expect(timeOf(press, GUARD)).toEqual({ at: 1_940, lagAdjusted: true });
    expect(timeOf({ ...press, reactionMs: 1_300 }, GUARD)).toEqual({ at: 1_900, lagAdjusted: false });
    expect(timeOf({ ...press, reactionMs: 1_229 }, GUARD)).toEqual({ at: 1_940, lagAdjusted: true });
    expect(timeOf({ ...press, reactionMs: 1_401 }, GUARD)).toEqual({ at: 1_940, lagAdjusted: true });
    expect(timeOf({ ...press, reactionMs: null, rtt: null }, GUARD)).toEqual({ at: 2_000, lagAdjusted: true });
    expect(timeOf({ received: 610, reactionMs: null, rtt: 300 }, GUARD)).toEqual({ at: GUARD, lagAdjusted: true });
  });
});

test('[S-10.3] calls are collected for half the slowest line and 60 ms, at least 120 and at most 400', () => {
  expect([0, 120, 200, 600, 680, 5_000].map(collectFor)).toEqual([120, 120, 160, 360, 400, 400]);
});

describe('[S-10.5] of calls within 40 ms the first clockwise after the asker wins', () => {
  const call = (seat: number, at: number): Timed => ({ seat, at, lagAdjusted: false });
  test.each([
    [1, [call(1, 140), call(3, 100)], 0],
    [3, [call(1, 141), call(3, 100)], 0],
    [3, [call(1, 100), call(3, 110)], 2],
    [0, [call(0, 110), call(1, 100)], 3],
    [2, [call(1, 139), call(2, 120), call(3, 100)], 1],
    [null, [], 0],
  ])('%s', (first, calls, after) => {
    expect(firstOf(calls, { after, seats: 4 })).toBe(first);
  });
});

test('[S-10.8] the photo has all calls in the order of their times', () => {
  const calls = [
    { seat: 2, at: 700.6, lagAdjusted: true },
    { seat: 1, at: 650, lagAdjusted: false },
  ];
  expect(photoOf(calls, 2, GUARD)).toEqual({
    first: 2,
    calls: [
      { seat: 1, ms: 50, lagAdjusted: false },
      { seat: 2, ms: 101, lagAdjusted: true },
    ],
  });
});

test('[S-10.2] a line is as long as the quickest of its last eight pings; echoes of nothing count for nothing', () => {
  let now = 0;
  const pinged: string[] = [];
  const lag = createLag(
    (token) => pinged.push(token),
    () => now,
  );
  const beat = (ms: number): void => {
    lag.measure();
    now += ms;
    lag.heard(pinged.at(-1) ?? '');
  };
  expect(lag.rtt()).toBeNull();
  beat(80);
  lag.heard(pinged[0] ?? ''); // a second time
  lag.heard('x');
  expect(lag.rtt()).toBe(80);
  beat(50);
  for (let more = 0; more < 7; more++) beat(90);
  expect(lag.rtt()).toBe(50);
  beat(90);
  expect(lag.rtt()).toBe(90);
});
