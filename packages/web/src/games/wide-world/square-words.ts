import type { Sentence } from '@tabletrotter/rules';
import { featureAt } from './features.ts';
import { COLUMNS, goalOf, type Square, squareOf, squareOfGoal, type View } from './model.ts';
import { line, placeName } from './words.ts';

const FEATURE_WORDS = {
  home: 'board.home',
  destination: 'board.destination',
  airfield: 'board.airfield',
  flight: 'board.flight',
} as const;

const featureWords = (square: Square): readonly Sentence[] => {
  const feature = featureAt(square);
  if (feature === null) return [];
  if (feature.kind === 'station') return [line('board.station')];
  return [line(FEATURE_WORDS[feature.kind], { place: placeName(feature.place) })];
};

/** All that is to be known of a square: "Destination: Peru, row 8, column 5, Azure’s plane, your destination". */
export const squareWords = (view: View, square: Square): readonly Sentence[] => [
  ...featureWords(square),
  line('board.square', { row: Math.floor(square / COLUMNS), column: square % COLUMNS }),
  ...view.seats.flatMap((plane, seat) => {
    if (squareOf(plane) !== square) return [];
    return [seat === view.seat ? line('board.your-plane') : line('board.plane-of', { player: { seat } })];
  }),
  ...view.seats.flatMap((plane, seat) => {
    if (squareOfGoal(goalOf(plane)) !== square) return [];
    return [seat === view.seat ? line('board.your-goal') : line('board.goal-of', { player: { seat } })];
  }),
];
