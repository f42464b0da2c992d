import type { Param, Sentence } from '@tabletrotter/rules';
import { type Direction, ENDS, type Line, latitude, longitude, minutesOn, type Point } from './model.ts';
import type { SeenCheck } from './recent.ts';
import { word } from './words.ts';

/** Where a card truly lies as seen from its neighbour on a line; `null`: neither way (CW-3.6). */
export const trueWay = (line: Line, placed: Point, neighbour: Point): Direction | null => {
  const difference = minutesOn(line, placed) - minutesOn(line, neighbour);
  if (difference === 0) return null;
  const [first, second] = ENDS[line];
  // the numbers grow towards the north, where a line begins, and towards the east, where the other ends
  return difference > 0 === (line === 'north-south') ? first : second;
};

/** Where the card was laid, as seen from its neighbour. */
export const laidWay = ({ line, side }: Pick<SeenCheck, 'line' | 'side'>): Direction => ENDS[line][side === 'before' ? 1 : 0];

/** The number that counts on a line, as the back prints it. */
export const numberOn = (line: Line, { latitudeMinutes, longitudeMinutes }: Point): string =>
  line === 'north-south' ? latitude(latitudeMinutes) : longitude(longitudeMinutes);

/** What the numbers say, and what was said by laying the card there; and the paragraph it is judged by. */
export const verdictOf = (
  { line, side, placed, neighbour }: SeenCheck,
  names: { readonly placed: Param; readonly neighbour: Param },
): { readonly fact: Sentence; readonly laid: Sentence; readonly rule: 'CW-3.5' | 'CW-3.6' } => {
  const way = trueWay(line, placed, neighbour);
  const same = line === 'north-south' ? 'board.fact.same-latitude' : 'board.fact.same-longitude';
  const params = {
    place: names.placed,
    number: numberOn(line, placed),
    other: names.neighbour,
    'other-number': numberOn(line, neighbour),
  };
  return {
    fact: word(way === null ? same : `board.fact.${way}`, params),
    laid: word(`board.laid.${laidWay({ line, side })}`),
    rule: way === null ? 'CW-3.6' : 'CW-3.5',
  };
};
