import { eventsInForce } from '@tabletrotter/rules/core/log';
import { readSaved } from '@tabletrotter/rules/core/saved';
import { carmenJunior } from '@tabletrotter/rules/games/carmen-junior';
import { expect, test } from 'vitest';
import { timeline } from '../../motion/timeline.ts';
import { cueFor } from './cue.ts';
import type { EventView } from './model.ts';
import { playedGame } from './table.ts';

test('a pawn lifts off and leaves its place; one that stays does not move', () => {
  const moved = { type: 'moved', seat: 1, by: 'throw', from: 'japan', to: 'china' } as const;
  expect(cueFor(moved).moves).toMatchObject([{ thing: { pawn: 1 }, from: 'piece.japan.1', to: 'piece.china', lifts: true }]);
  expect(cueFor({ ...moved, to: 'japan' }).moves).toEqual([]);
});

test('a card that is drawn shows its back, even to whoever drew it', () => {
  const [move] = cueFor({ type: 'drew', seat: 0, card: 'china', aside: [] }).moves;
  expect(move?.thing).toBe('closed');
});

test.each(['junior', 'older'] as const)('in a whole game, what moves and sounds for one seat does so for all: %s', (rules) => {
  const saved = readSaved(carmenJunior, playedGame(3, 4, { rules }));
  if (!saved.ok) throw new Error(saved.error.message);
  const events = eventsInForce(saved.value.entries);
  const shownTo = (viewer: number | null) =>
    events.map((event) => {
      const view: EventView | undefined = carmenJunior.eventFor(event, viewer);
      return view === undefined ? null : cueFor(view);
    });
  const seen = shownTo(null);
  expect(seen.length).toBeGreaterThan(50);
  for (const seat of [0, 1, 2]) expect(shownTo(seat)).toEqual(seen);
  // each thing takes its time
  for (const cue of seen)
    if (cue !== null) expect(timeline([cue], 1).flights.map(({ lasts }) => lasts)).toEqual(cue.moves.map(({ lasts }) => lasts));
});
