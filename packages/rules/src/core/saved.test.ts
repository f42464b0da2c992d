import { describe, expect, test } from 'vitest';
import { tinyRace } from '../testing/tiny/index.ts';
import { host, reseal } from './host.ts';
import type { SealedEntry } from './hosted.ts';
import { commitmentTo, quickRandom, secureLuck, tableSeed } from './random.ts';

const game = host(tinyRace);
const SEED = 'a secret';

/** A whole game of the tiny race as it would be saved. */
const played = (): { readonly format: number; readonly entries: readonly object[]; readonly seed: string } => {
  const luck = secureLuck(tableSeed(SEED, []));
  const opened = game.open(2, {}, { luck, time: 0, commitment: commitmentTo(SEED), words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const entries: SealedEntry[] = [entry];
  const random = quickRandom(3);
  while (match.outcome === null) {
    const seat = match.toAct[0] ?? 0;
    const { action } = game.bot(match.view(seat, { recall: true }), 'random', random, { left: () => 1, self: seat });
    const step = match.act(seat, action, { id: null, time: 0 });
    if (!step.ok) throw new Error(step.error.code);
    step.value.accept();
    entries.push(step.value.entry);
  }
  return JSON.parse(JSON.stringify(game.save(entries, SEED)));
};

const verdict = (saved: unknown): string => {
  const read = game.read(saved);
  if (!read.ok) return read.error.message;
  const verified = game.verify(read.value);
  return verified.ok ? 'sound' : verified.error.message;
};

describe('verify', () => {
  const saved = played();
  const last = saved.entries.length;
  const holding = (entries: readonly object[]): unknown => ({ ...saved, entries });

  test('passes a whole game, in whatever order its keys stand', () => {
    expect(verdict(saved)).toBe('sound');
    const turned = saved.entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse()));
    expect(verdict(holding(turned))).toBe('sound');
  });

  test.each([
    ['cut off', () => saved.entries.slice(0, -1)],
    ['cut to its start', () => saved.entries.slice(0, 1)],
  ])('refuses a game %s', (_, entries) => {
    expect(verdict(holding(entries()))).toContain('before the game is over');
  });

  test('refuses what is added behind the end', () => {
    expect(verdict(holding([...saved.entries, { kind: 'end', seq: last, time: 0, reason: 'x' }]))).toContain(
      'over before it was closed',
    );
    const back = { seq: last, time: 0, id: null, back: 0 };
    expect(verdict(holding([...saved.entries, { kind: 'rewind', seat: 3, ...back }]))).toContain('no seat 3');
    expect(verdict(holding([...saved.entries, { kind: 'rewind', seat: 0, ...back }]))).toContain('had been revealed');
    expect(verdict(holding([...saved.entries, { kind: 'undo', seat: 0, ...back, back: last - 2 }]))).toContain(
      'could not be taken back',
    );
  });

  test('refuses bottomless junk without a throw', () => {
    let format: unknown = 1;
    for (let depth = 0; depth < 50_000; depth++) format = [format];
    expect(verdict({ ...saved, format })).toContain('format must be one of');
  });
});

describe('a match is not resumed from a log that leads nowhere', () => {
  const saved = played();
  const resume =
    (entries: readonly object[]): (() => unknown) =>
    () =>
      game.resume(
        entries.map((entry) => reseal(JSON.stringify(entry))),
        secureLuck('x'),
      );

  test('and is from one that does', () => {
    expect(resume(saved.entries)).not.toThrow();
  });

  test.each([
    ['an entry without its seat', { seq: 1, kind: 'action', events: [] }],
    ['an entry of no kind', { seq: 1, kind: 'nonsense', events: [] }],
    ['an event that cannot be', { ...saved.entries[1], events: [{ type: 'dealt', lucky: [9, 9], rest: [] }] }],
  ])('%s', (_, entry) => {
    expect(resume([saved.entries[0] ?? {}, entry])).toThrow();
  });
});
