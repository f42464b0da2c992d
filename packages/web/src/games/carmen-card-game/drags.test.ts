import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { expect, test } from 'vitest';
import { dropsFor, grabbed, landingsFor } from './drags.ts';
import { viewOf } from './table.ts';

const { refusal } = carmenCardGame;
const NOTHING = { begun: null, picks: {} } as const;

test('loot is dragged onto a location for a warrant, and the other way round', () => {
  const load = grabbed(viewOf(), NOTHING, ['row.0.loot.top', 'row.0.loot'], refusal);
  expect(load).toEqual({ kind: 'loot', at: { seat: 0, slot: 'top' } });
  const drops = load === null ? new Map() : dropsFor(viewOf(), NOTHING, load, refusal);
  expect([...landingsFor(drops).keys()].every((place) => /^row\.\d\.location\./.test(place))).toBe(true);
  expect(drops.get('row.1.location.top')).toEqual({
    type: 'choose',
    choice: { begun: 'warrant', picks: { loot: { seat: 0, slot: 'top' }, location: { seat: 1, slot: 'top' } } },
  });
});

test('a henchman is not dragged, nor anything while one must look', () => {
  expect(grabbed(viewOf(), NOTHING, ['row.0.henchman.top'], refusal)).toBeNull();
  const turn = { seat: 0, step: 'look', kind: 'loot', when: 'start', warrantUsed: false, shifted: false };
  expect(grabbed(viewOf({ turn }), NOTHING, ['row.0.loot.bottom'], refusal)).toBeNull();
});

test('where a swap was begun, an own card is dragged to the centre of its kind', () => {
  const view = viewOf({ idleTurns: 24 });
  const choice = { begun: 'shift', picks: {} } as const;
  expect(grabbed(view, choice, ['row.1.loot.top'], refusal)).toBeNull();
  const load = grabbed(view, choice, ['row.0.location.bottom'], refusal);
  const drops = load === null ? new Map() : dropsFor(view, choice, load, refusal);
  expect([...drops]).toEqual([['center.location', { type: 'ask', action: { type: 'swap', kind: 'location', slot: 'bottom' } }]]);
});
