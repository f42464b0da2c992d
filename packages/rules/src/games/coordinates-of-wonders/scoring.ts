import type { ScoreLine } from '../../core/game.ts';
import type { Line, Point } from './components.ts';
import { along, FOR_EXACT, FOR_NEAREST } from './components.ts';
import type { State } from './state.ts';

/** CW-4.2: outward along one arm, which cards break the order against the last right one before them. */
const wrongOutward = (points: readonly number[], from: number): readonly boolean[] => {
  let last = from;
  return points.map((point) => {
    const wrong = point < last;
    if (!wrong) last = point;
    return wrong;
  });
};

/**
 * CW-4.2: by place on a line, which cards are wrong, from how far along it each of them lies; `start`: the place of the start card,
 * which never is.
 */
export const wrongAlong = (way: readonly number[], start: number): readonly boolean[] => {
  const from = way[start] ?? 0;
  // towards its beginning a line is read backwards, so that it grows outward too
  const before = wrongOutward(
    way
      .slice(0, start)
      .reverse()
      .map((point) => -point),
    -from,
  ).toReversed();
  return [...before, false, ...wrongOutward(way.slice(start + 1), from)];
};

/** CW-4.2: by place on a line, which cards are wrong. */
export const wrongOn = (line: Line, points: readonly Point[], start: number): readonly boolean[] =>
  wrongAlong(
    points.map((point) => along(line, point)),
    start,
  );

/** CW-4.3: what each guess earns. */
export const earnings = (guesses: readonly number[], errors: number): readonly number[] => {
  const misses = guesses.map((guess) => Math.abs(guess - errors));
  const least = Math.min(...misses);
  return misses.map((miss) => (miss > least ? 0 : least === 0 ? FOR_EXACT : FOR_NEAREST));
};

/** CW-4.5: the most tokens win, and equal numbers share. */
export const winnersOf = ({ tokens }: Pick<State, 'tokens'>): readonly number[] => {
  const most = Math.max(...tokens);
  return tokens.flatMap((count, seat) => (count === most ? [seat] : []));
};

/** The score sheet: the tokens. */
export const scoreLines = ({ tokens }: Pick<State, 'tokens'>): readonly ScoreLine[] =>
  tokens.map((points, seat) => ({ seat, label: { key: 'score.tokens', params: {} }, points, rule: 'CW-4.5' }));
