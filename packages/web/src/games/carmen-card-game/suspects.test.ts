import { expect, test } from 'vitest';
import { isOnlyCarmen, riskAt, unseenHenchmen } from './suspects.ts';
import { POSITION, viewOf } from './table.ts';

const none = [null, null];

/** All henchmen but Carmen, who lies before seat 1, and Nick Brunch, in the centre, are under arrest. */
const last = (known: readonly object[]) => {
  const sets = [
    ['hudson-bay', 'montreal', 'yul-b-sorry'],
    ['montezumas-remedy', 'mexico-city', 'robin-banks'],
    ['eiffel-elevator', 'paris', 'bessie-may-mucho'],
    ['haralds-shampoo', 'oslo', 'fast-eddie-b'],
    ['abominable-snowman', 'kathmandu', 'sam-o-nella'],
    ['grand-canyon', 'arizona', 'li-non-mee'],
    ['liberty-torch', 'new-york', 'sandy-dunes'],
    ['pyramid-plans', 'cairo', 'bjorn-toulouse'],
    ['opera-chandelier', 'sydney', 'irma-dillow'],
    ['tea-in-china', 'beijing', 'sarah-nade'],
    ['pizarros-sword', 'lima', 'katherine-drib'],
  ];
  return viewOf({
    rows: [
      { henchman: none, loot: ['crown-jewels', null], location: none },
      { henchman: ['carmen-sandiego', null], loot: none, location: ['london', null] },
      { henchman: none, loot: none, location: none },
    ],
    decks: { henchman: [], loot: [], location: [] },
    solved: sets.map(([loot, location, henchman]) => ({ loot, location, henchman })),
    looked: [],
    lastArrest: 0,
    known,
  });
};

test('that only Carmen is left follows from who else is known to be elsewhere, and not before', () => {
  expect(isOnlyCarmen(last([]))).toBe(false);
  expect(riskAt(last([]), { seat: 1, slot: 'top' })).toBe('unknown');
  expect(isOnlyCarmen(last([{ seat: 0, card: 'nick-brunch' }]))).toBe(true);
  expect(riskAt(last([{ seat: 0, card: 'nick-brunch' }]), { seat: 1, slot: 'top' })).toBe('only-carmen');
  expect(isOnlyCarmen(last([{ seat: 0, card: 'carmen-sandiego' }]))).toBe(true);
});

test('a henchman whom one has seen is safe, or Carmen; any other may be she', () => {
  const view = viewOf({ known: [...POSITION.known, { seat: 0, card: 'carmen-sandiego' }] });
  expect(riskAt(view, { seat: 2, slot: 'top' })).toBe('safe');
  expect(riskAt(view, { seat: 1, slot: 'top' })).toBe('carmen');
  expect(riskAt(view, { seat: 1, slot: 'bottom' })).toBe('safe'); // she is known to be elsewhere
  expect(riskAt(viewOf(), { seat: 1, slot: 'bottom' })).toBe('unknown');
  expect(unseenHenchmen(viewOf())).toEqual({ count: 12, carmen: true });
});

test('with printed memory the page knows nothing of who was seen', () => {
  expect(riskAt(viewOf({ options: { memory: 'printed' } }), { seat: 2, slot: 'top' })).toBe('unknown');
});
