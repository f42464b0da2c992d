import type { Sentence } from '@tabletrotter/rules';
import { movingPlane, type View } from './model.ts';
import { isOpen, type Landing, type Outlook } from './outlook.ts';
import { directionName, line, placeName } from './words.ts';

const BARRED = {
  'off-map': 'board.pad.off-map',
  'home-closed': 'board.pad.home-closed',
  'home-not-by-bump': 'board.pad.home-not-by-bump',
  'bump-off-map': 'board.pad.off-map',
  'bump-blocked': 'board.pad.blocked',
} as const;

/** How much closer a plane comes to where it must go. */
export const closerWords = (closer: number): Sentence => {
  if (closer === 0) return line('board.pad.as-far');
  return line(closer > 0 ? 'board.pad.closer' : 'board.pad.farther', { count: Math.abs(closer) });
};

const where = ({ carried, home, station, reached }: Landing): Sentence => {
  if (home) return line('board.pad.home');
  if (reached !== null) return line('board.pad.stops', { place: placeName(reached) });
  if (carried !== null) return line('board.pad.flight', { place: placeName(carried) });
  return line(station ? 'board.pad.station' : 'board.pad.lands');
};

/** What comes of it, sentence by sentence. */
const comesOf = (landing: Landing, view: View): readonly Sentence[] => {
  const { bumped, beside, closer, home, reached } = landing;
  const player = { seat: movingPlane(view) };
  return [
    where(landing),
    ...bumped.map((seat) =>
      view.turn.step === 'bump'
        ? line('board.pad.chain', { player, other: { seat } })
        : line('board.pad.bumps', { player: { seat } }),
    ),
    ...(home ? [] : beside.map((seat) => line('board.pad.shares', { player: { seat } }))),
    ...(home || reached !== null ? [] : [closerWords(closer)]),
  ];
};

/** The verb of a direction: "Fly north", "Bump Azure north". */
export const verbOf = (view: View, { direction }: Pick<Outlook, 'direction'>): Sentence =>
  view.turn.step === 'bump'
    ? line('board.bump', { player: { seat: view.turn.plane }, direction: directionName(direction) })
    : line('board.fly', { direction: directionName(direction) });

/** All that one should know of a direction before choosing it: "Fly north-east: bumps Azure, closer by 3 squares". */
export const outlookText = (view: View, outlook: Outlook, say: (sentence: Sentence) => string): string => {
  const { result } = outlook;
  const told = isOpen(result) ? comesOf(result, view) : [line(BARRED[result.reason])];
  return `${say(verbOf(view, outlook))}: ${told.map(say).join(', ')}`;
};
