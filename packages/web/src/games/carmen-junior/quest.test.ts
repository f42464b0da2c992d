import { expect, test } from 'vitest';
import type { EventView, Piece } from './model.ts';
import { beforeFlight, glowOf, hintAfter, type Progress, parseProgress, questOf, showProgress } from './quest.ts';
import type { Look } from './recent.ts';
import { viewOf } from './table.ts';

const LOOK: Look = { piece: 'japan', said: 'no-clues', owner: null, section: null };
const QUEST = { piece: 'japan', from: 'western-europe', seq: 9 } as const;
const moved = (seat: number, by: 'card' | 'throw', to: Piece): EventView => ({
  type: 'moved',
  seat,
  by,
  from: 'western-europe',
  to,
});
const at = (seq: number, event: EventView) => ({ seq, event });

test('a flight to the place on the card is a quest, and no other', () => {
  expect(questOf(0, LOOK, [at(9, moved(0, 'card', 'japan'))])).toEqual(QUEST);
  expect(questOf(0, LOOK, [at(9, moved(0, 'throw', 'japan'))])).toBeNull();
  expect(questOf(0, null, [at(9, moved(0, 'card', 'japan'))])).toBeNull();
  expect(questOf(0, LOOK, [])).toBeNull(); // not told any more: nothing is in the way
});

test('what others do meanwhile is no matter, and an earlier flight of one’s own neither', () => {
  const told = [at(5, moved(0, 'card', 'china')), at(9, moved(0, 'card', 'japan')), at(11, moved(1, 'throw', 'india'))];
  expect(questOf(0, LOOK, told)).toEqual(QUEST);
  expect(questOf(0, { ...LOOK, piece: 'china' }, told)).toBeNull();
});

test('two tries, then the part of the world glows, then the piece, for as long as it takes', () => {
  expect([0, 1, 2, 3, 4, 50].map(hintAfter)).toEqual(['none', 'none', 'part', 'piece', 'piece', 'piece']);
  expect(glowOf(QUEST, 'none')).toEqual([]);
  expect(glowOf(QUEST, 'part')).toContain('china');
  expect(glowOf(QUEST, 'part')).not.toContain('australia');
  expect(glowOf(QUEST, 'piece')).toEqual(['japan']);
  expect(glowOf({ ...QUEST, piece: 'pacific-ocean' }, 'part')).toHaveLength(4);
});

test.each<Progress>([
  { seq: 9, misses: 0, tried: null, found: false },
  { seq: 57, misses: 2, tried: 'western-europe', found: false },
  { seq: 57, misses: 3, tried: null, found: true },
])('how far a search has come outlives the page: %o', (progress) => {
  expect(parseProgress(showProgress(progress))).toEqual(progress);
});

test.each(['', '9', '9 1', '9 1 atlantis', 'x 1 japan', '9 1 japan more'])('what is no progress begins anew: “%s”', (text) => {
  expect(parseProgress(text)).toBeNull();
});

test('before the flight nothing tells where it went: no pawn, no gap, and the card is the one that sent it', () => {
  const view = viewOf('cj-roll');
  const landed = {
    ...view,
    board: view.board.filter((piece) => piece !== 'japan'),
    seats: view.seats.map((each, seat) => (seat === 0 ? ({ ...each, at: 'japan', card: 'india' } as const) : each)),
  };
  expect(beforeFlight(landed, QUEST)).toEqual(view);
});
