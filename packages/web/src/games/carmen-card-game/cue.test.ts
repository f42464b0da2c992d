import { eventsInForce } from '@tabletrotter/rules/core/log';
import { readSaved } from '@tabletrotter/rules/core/saved';
import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { expect, test } from 'vitest';
import game from '../../../../rules/src/games/carmen-card-game/playthroughs/four-seats-helped.txt?raw';
import { timeline } from '../../motion/timeline.ts';
import { recordOf } from '../recorded.ts';
import { cueFor, type Thing } from './cue.ts';
import type { EventView } from './model.ts';

const nameOf = (thing: Thing): string => {
  if (typeof thing === 'string') return thing;
  if ('face' in thing) return thing.face;
  return 'back' in thing ? `back of ${thing.back}` : `die ${thing.die}`;
};

const ways = (event: EventView): readonly string[] =>
  cueFor(event).moves.map(({ thing, from, to }) => `${nameOf(thing)}: ${from} > ${to}`);

const at = (seat: number, slot: 'top' | 'bottom') => ({ seat, slot }) as const;

const CASES: readonly (readonly [string, EventView, readonly string[]])[] = [
  ['the die goes from who rolls it', { type: 'rolled', seat: 1, kind: 'loot' }, ['die loot: seat.1 > die']],
  [
    'an eye goes to where somebody looks, and shows no face even to the looker',
    { type: 'looked', seat: 0, spot: { kind: 'loot', ...at(1, 'top') }, card: 'crown-jewels' },
    ['eye: seat.0 > row.1.loot.top'],
  ],
  [
    'a pair leaves for the arrests',
    {
      type: 'warrant-called',
      seat: 0,
      loot: { ...at(0, 'top'), card: 'crown-jewels' },
      location: { ...at(1, 'top'), card: 'london' },
      match: true,
    },
    ['crown-jewels: row.0.loot.top > arrests', 'london: row.1.location.top > arrests'],
  ],
  [
    'cards that are no pair are turned up where they lie',
    {
      type: 'warrant-called',
      seat: 0,
      loot: { ...at(0, 'top'), card: 'crown-jewels' },
      location: { ...at(1, 'top'), card: 'oslo' },
      match: false,
    },
    ['crown-jewels: row.0.loot.top > row.0.loot.top', 'oslo: row.1.location.top > row.1.location.top'],
  ],
  [
    'what the log has forgotten is not turned up',
    { type: 'warrant-called', seat: 0, loot: at(0, 'top'), location: at(1, 'top'), match: false },
    [],
  ],
  [
    'a swap goes both ways, backs only',
    { type: 'swapped', seat: 1, why: 'arrest', kind: 'henchman', from: at(0, 'top'), to: 'bottom' },
    ['back of henchman: row.0.henchman.top > center.henchman', 'back of henchman: center.henchman > row.1.henchman.bottom'],
  ],
  [
    'a refill comes from its deck',
    { type: 'drew', seat: 2, kind: 'location', slot: 'top' },
    ['back of location: deck.location > row.2.location.top'],
  ],
  [
    'a henchman goes to the arrests',
    { type: 'arrested', seat: 0, place: at(2, 'bottom'), henchman: 'nick-brunch' },
    ['nick-brunch: row.2.henchman.bottom > arrests'],
  ],
  [
    'whoever is accused is turned up',
    { type: 'accused', seat: 0, place: 'center', henchman: 'nick-brunch' },
    ['nick-brunch: center.henchman > center.henchman'],
  ],
];

test.each(CASES)('%s', (_, event, expected) => {
  expect(ways(event)).toEqual(expected);
});

test('each thing takes its time: no single event has to be hurried to fit into an entry', () => {
  for (const [, event] of CASES) {
    const cue = cueFor(event);
    expect(timeline([cue], 1).flights.map(({ lasts }) => lasts)).toEqual(cue.moves.map(({ lasts }) => lasts));
  }
});

test('in a whole game, what moves for one seat moves for all: no cue shows what only one may see', () => {
  const saved = readSaved(carmenCardGame, recordOf(carmenCardGame, game));
  if (!saved.ok) throw new Error(saved.error.message);
  const events = eventsInForce(saved.value.entries);
  const movesFor = (viewer: number | null) =>
    events.map((event) => {
      const view = carmenCardGame.eventFor(event, viewer);
      return view === undefined ? [] : ways(view);
    });
  const seen = movesFor(null);
  expect(seen.flat().length).toBeGreaterThan(50);
  for (const seat of [0, 1, 2, 3]) expect(movesFor(seat)).toEqual(seen);
});
