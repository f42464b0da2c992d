import { expect, test } from 'vitest';
import { blowsCover, deedLabel } from './labels.ts';
import type { EventView } from './model.ts';
import { POSITION, viewOf } from './table.ts';
import { dwells, verdictOf } from './verdict.ts';

const at = (seat: number, slot: 'top' | 'bottom') => ({ seat, slot }) as const;
const WRONG: EventView = {
  type: 'warrant-called',
  seat: 0,
  loot: { ...at(0, 'top'), card: 'liberty-torch' },
  location: { ...at(1, 'bottom'), card: 'paris' },
  match: false,
};
const NEXT: EventView = { type: 'turn-began', seat: 1 };

test('a wrong warrant shows both cards and where they lie', () => {
  const turn = { seat: 0, when: 'start', warrantUsed: true, shifted: false, step: 'penalty', by: 1 };
  expect(verdictOf(viewOf({ turn }), [WRONG])).toEqual({
    right: false,
    stamp: 'stamp.no-match',
    cards: [
      { card: 'liberty-torch', spot: { kind: 'loot', at: at(0, 'top') } },
      { card: 'paris', spot: { kind: 'location', at: at(1, 'bottom') } },
    ],
  });
});

test('a wrong henchman is shown even where the same entry has begun the next turn', () => {
  const accused: EventView = { type: 'accused', seat: 0, place: 'center', henchman: 'nick-brunch' };
  expect(verdictOf(viewOf(), [accused, NEXT])).toMatchObject({ stamp: 'stamp.wrong', cards: [{ card: 'nick-brunch' }] });
  expect(verdictOf(viewOf(), [NEXT])).toBeNull();
});

test('what is turned down again is to be read; a right one lies open or leaves, and a forgotten one shows nothing', () => {
  const called = { type: 'carmen-called', seat: 0, named: 'crown-jewels', loot: 'crown-jewels' } as const;
  expect(dwells(WRONG)).toBe(true);
  expect(dwells({ ...called, location: 'oslo', right: false })).toBe(true);
  expect(dwells({ type: 'accused', seat: 0, place: 'center', henchman: 'nick-brunch' })).toBe(true);
  expect(dwells({ ...WRONG, loot: at(0, 'top'), location: at(1, 'bottom') })).toBe(false);
  expect(dwells({ ...called, location: 'london', right: true })).toBe(false);
  expect(dwells({ type: 'accused', seat: 0, place: 'center', henchman: 'carmen-sandiego' })).toBe(false);
  expect(dwells(NEXT)).toBe(false);
});

test('turning up Carmen, once she is known, takes two presses that say what it does', () => {
  const view = viewOf({ known: [...POSITION.known, { seat: 0, card: 'carmen-sandiego' }] });
  const carmen = { type: 'arrest', ...at(1, 'top') } as const;
  const other = { type: 'arrest', ...at(2, 'top') } as const;
  expect([blowsCover(view, carmen), blowsCover(view, other)]).toEqual([true, false]);
  const spot = { kind: 'henchman', at: at(1, 'top') } as const;
  expect(deedLabel(view, carmen, spot, false).key).toBe('board.arrest-carmen');
  expect(deedLabel(view, carmen, spot, true).key).toBe('board.arrest-carmen-sure');
});
