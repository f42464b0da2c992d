import { describe, expect, test } from 'vitest';
import { clientMessage, OFFERED_LEVELS, playerName } from './client.ts';

const reads = (name: string) => {
  const read = playerName.safeParse(name);
  return read.success ? read.data : undefined;
};

describe('the name of a player', () => {
  test.each(['Ann', 'José María', 'Łucja', 'Зоя', '太郎', 'علي', 'राम', '👨‍👩‍👧', 'Ann ❤️‍🔥', '👩🏽‍💻', '1️⃣', 'x'.repeat(24)])(
    'may be %s',
    (name) => expect(reads(name)).toBe(name),
  );

  test('is taken without the space around it, and composed', () => {
    expect(reads('  Ann ')).toBe('Ann');
    expect(reads('Jose\u0301')).toBe('José');
  });

  test.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['too long', 'x'.repeat(25)],
    ['a line separator', 'Ann\u2028Bob'],
    ['a paragraph separator', 'Ann\u2029Bob'],
    ['a new line', 'Ann\nBob'],
    ['a direction', 'Ann\u202EBob'],
    ['a NUL character', 'Ann\0'],
    ['half of a surrogate pair', 'Ann \uD83D'],
    ['a Hangul filler', '\u3164'],
    ['a filler of an initial', '\u115F'],
    ['a filler of a vowel', '\u1160'],
    ['a halfwidth filler', '\uFFA0'],
    ['a blank Braille pattern', '\u2800'],
    ['blanks of several kinds', '\u2800 \u3164'],
    ['a joiner alone', '\u200D'],
    ['joiners and spaces', '\u200D \u200D'],
    ['a selector alone', '\uFE0F'],
    ['an accent alone', '\u0301'],
    ['a filler inside', 'Ann\u3164'],
    ['a joiner between letters', 'An\u200Dn'],
    ['a joiner at the end of an emoji', '👨\u200D'],
  ])('may not be %s', (_, name) => {
    expect(reads(name)).toBeUndefined();
  });
});

describe('whom a chair is for', () => {
  const reads = (chair: string): boolean =>
    clientMessage.safeParse({ type: 'arrange', n: 1, table: 't', host: 'h', seats: [0, chair] }).success;

  test.each(['open', ...OFFERED_LEVELS])('may be %s', (chair) => expect(reads(chair)).toBe(true));
  test.each(['greedy', 'genius', ''])('may not be "%s"', (chair) => expect(reads(chair)).toBe(false));
});
