import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { expect, test } from 'vitest';
import { aimOf, deedOf, deniedAt, type Picks, tapped, targetsOf, toggled } from './choice.ts';
import { placeName, type Spot } from './model.ts';
import { viewOf } from './table.ts';

const { refusal } = carmenCardGame;
const TURN = { seat: 0, when: 'start', warrantUsed: false, shifted: false };
const spot = (kind: Spot['kind'], seat: number, slot: 'top' | 'bottom'): Spot => ({ kind, at: { seat, slot } });
const named = (spots: readonly Spot[]): readonly string[] => spots.map(placeName);

test('a look aims at the own unseen cards first, and at any other when there are none', () => {
  const own = viewOf({ turn: { ...TURN, step: 'look', kind: 'loot' } });
  expect(named(targetsOf(own, 'look', {}, refusal))).toEqual(['row.0.loot.bottom']);
  const any = viewOf({
    turn: { ...TURN, step: 'look', kind: 'loot' },
    looked: [
      { seat: 0, kind: 'loot', slot: 'top' },
      { seat: 0, kind: 'loot', slot: 'bottom' },
    ],
    known: [
      { seat: 0, card: 'liberty-torch' },
      { seat: 0, card: 'hudson-bay' },
    ],
  });
  expect(targetsOf(any, 'look', {}, refusal)).toHaveLength(6);
});

test('a warrant takes one loot and one location, in any order, and never the centre', () => {
  const view = viewOf();
  expect(aimOf(view, 'warrant')).toBe('warrant');
  const targets = named(targetsOf(view, 'warrant', {}, refusal));
  expect(targets).toHaveLength(12);
  expect(targets.some((name) => name.startsWith('center') || name.includes('henchman'))).toBe(false);
  let picks: Picks = toggled('warrant', {}, spot('location', 1, 'top'));
  expect(deedOf(view, 'warrant', picks)).toBeNull();
  picks = toggled('warrant', picks, spot('loot', 0, 'bottom'));
  picks = toggled('warrant', picks, spot('loot', 0, 'top'));
  expect(deedOf(view, 'warrant', picks)).toEqual({
    type: 'warrant',
    loot: { seat: 0, slot: 'top' },
    location: { seat: 1, slot: 'top' },
  });
  expect(toggled('warrant', picks, spot('loot', 0, 'top'))).toEqual({ location: { seat: 1, slot: 'top' } });
});

test('a swap takes one card, the last that was chosen, and names no seat for an own one', () => {
  const view = viewOf({ idleTurns: 24 });
  expect(aimOf(view, null)).toBeNull();
  expect(aimOf(view, 'shift')).toBe('swap');
  expect(named(targetsOf(view, 'swap', {}, refusal))).toEqual([
    'row.0.loot.top',
    'row.0.loot.bottom',
    'row.0.location.top',
    'row.0.location.bottom',
  ]);
  const picks = toggled('swap', toggled('swap', {}, spot('loot', 0, 'top')), spot('location', 0, 'top'));
  expect(deedOf(view, 'swap', picks)).toEqual({ type: 'swap', kind: 'location', slot: 'top' });
});

test('Carmen may be sought in the centre too', () => {
  const view = viewOf({ turn: { ...TURN, step: 'accuse', warrantUsed: true } });
  expect(named(targetsOf(view, 'accuse', {}, refusal))).toContain('center.henchman');
  expect(deedOf(view, 'accuse', { henchman: 'center' })).toEqual({ type: 'accuse', seat: 'center' });
});

test('a tap that chooses nothing is answered with the rule that it breaks', () => {
  const why = (view: ReturnType<typeof viewOf>, aim: Parameters<typeof deniedAt>[1], at: Spot) => {
    const action = deniedAt(view, aim, {}, at);
    return action === null ? undefined : refusal(view, action)?.rule;
  };
  const look = viewOf({ turn: { ...TURN, step: 'look', kind: 'loot' } });
  expect(why(look, 'look', spot('loot', 1, 'top'))).toBe('CC-2.2');
  expect(why(viewOf(), null, spot('henchman', 1, 'top'))).toBe('CC-2.1');
  expect(why(viewOf(), 'warrant', spot('henchman', 1, 'top'))).toBe('CC-2.1');
});

test('a tap on loot in one’s own turn begins a warrant; on a henchman it says what comes first', () => {
  const nothing = { begun: null, picks: {} };
  expect(tapped(viewOf(), nothing, spot('loot', 1, 'top'), refusal)).toEqual({
    type: 'choose',
    choice: { begun: 'warrant', picks: { loot: { seat: 1, slot: 'top' } } },
  });
  expect(tapped(viewOf(), nothing, spot('henchman', 1, 'top'), refusal)?.type).toBe('ask');
  const used = viewOf({ turn: { ...TURN, step: 'start', warrantUsed: true }, lastArrest: 0 });
  expect(tapped(used, nothing, spot('loot', 1, 'top'), refusal)?.type).toBe('ask');
});

test('a tap on the centre sends the card that was chosen there, and one of another kind does not', () => {
  const view = viewOf({ idleTurns: 24 });
  const choice = { begun: 'shift', picks: { loot: { seat: 0, slot: 'top' } } } as const;
  expect(tapped(view, choice, { kind: 'loot', at: 'center' }, refusal)).toEqual({
    type: 'ask',
    action: { type: 'swap', kind: 'loot', slot: 'top' },
  });
  expect(tapped(view, choice, { kind: 'location', at: 'center' }, refusal)).toBeNull();
});
