import { expect, test } from 'vitest';
import type { Picks } from './choice.ts';
import { parseMarks, withMark } from './journal/marks.ts';
import { type Consequence, outlookOf, outlookOfCarmen } from './outlook.ts';
import { POSITION, viewOf } from './table.ts';

const TURN = { seat: 0, when: 'start', warrantUsed: true, shifted: false };
const at = (seat: number, slot: 'top' | 'bottom') => ({ seat, slot }) as const;
const NOTHING = { told: [], marks: parseMarks('') };
const keys = (lines: readonly Consequence[]): readonly string[] => lines.map(({ text }) => text.key);

const TORCH: Picks = { loot: at(0, 'top'), location: at(1, 'top') };

test('a warrant on two cards that one has seen says whether they are a pair', () => {
  expect(keys(outlookOf(viewOf(), 'warrant', TORCH, NOTHING))).toEqual([
    'if.seen',
    'if.seen',
    'if.known-pair',
    'if.pair',
    'if.pair-carmen',
  ]);
  const seen = viewOf({ known: [...POSITION.known, { seat: 0, card: 'paris' }] });
  const wrong = { loot: at(0, 'top'), location: at(1, 'bottom') };
  expect(keys(outlookOf(seen, 'warrant', wrong, NOTHING))).toEqual(['if.seen', 'if.seen', 'if.known-no-pair', 'if.no-pair']);
});

test('a warrant in doubt says what happens either way, and who may swap then', () => {
  const doubt = outlookOf(viewOf(), 'warrant', { loot: at(0, 'bottom'), location: at(1, 'top') }, NOTHING);
  expect(keys(doubt)).toEqual(['if.unseen', 'if.seen', 'if.pair', 'if.no-pair', 'if.pair-carmen']);
  expect(doubt.at(-2)?.text.params).toEqual({ player: { seat: 1 } });
  const out = outlookOf(viewOf({ out: [1] }), 'warrant', { loot: at(0, 'bottom'), location: at(1, 'top') }, NOTHING);
  expect(out.at(-2)?.text.params).toEqual({ player: { seat: 2 } });
});

test('nothing is said before both cards are chosen', () => {
  expect(outlookOf(viewOf(), 'warrant', { loot: at(0, 'top') }, NOTHING)).toEqual([]);
});

test('printed memory goes by what the player wrote down, and by nothing else', () => {
  const view = viewOf({ options: { memory: 'printed' } });
  const written = withMark(parseMarks(''), { card: 'new-york', at: at(1, 'top') }, '?', 1);
  const lines = outlookOf(view, 'warrant', TORCH, { told: [], marks: written });
  expect(keys(lines)).toEqual(['if.not-noted', 'if.guessed', 'if.pair', 'if.no-pair', 'if.pair-carmen']);
});

test('an unseen henchman may be Carmen, and with help it is said among how many', () => {
  const turn = { ...TURN, step: 'arrest' };
  const solved = [{ loot: 'liberty-torch', location: 'new-york', henchman: null }];
  const rows = POSITION.rows.map((row) => ({
    ...row,
    loot: row.loot.map((card) => (card === 'liberty-torch' ? null : card)),
    location: row.location.map((card) => (card === 'new-york' ? null : card)),
  }));
  const changes = { turn, solved, rows, looked: [], known: [{ seat: 0, card: 'fast-eddie-b' }], lastArrest: 0 };
  const pick = (seat: number, slot: 'top' | 'bottom') => ({ henchman: at(seat, slot) });
  const unseen = outlookOf(viewOf(changes), 'arrest', pick(1, 'top'), NOTHING).at(-1);
  expect(unseen).toMatchObject({ tone: 'danger', text: { key: 'if.maybe-carmen-of', params: { count: 12 } } });
  expect(keys(outlookOf(viewOf(changes), 'arrest', pick(2, 'top'), NOTHING))).toEqual(['if.seen', 'if.safe']);
  const printed = viewOf({ ...changes, options: { memory: 'printed' } });
  expect(keys(outlookOf(printed, 'arrest', pick(1, 'top'), NOTHING))).toEqual(['if.not-noted', 'if.maybe-carmen']);
});

test('pointing at Carmen says what a mistake would cost: with two left, the game', () => {
  const turn = { ...TURN, step: 'accuse' };
  expect(keys(outlookOf(viewOf({ turn }), 'accuse', { henchman: 'center' }, NOTHING)).at(-1)).toBe('if.accuse-wrong');
  const two = outlookOf(viewOf({ turn, out: [1] }), 'accuse', { henchman: 'center' }, NOTHING).at(-1);
  expect(two?.text).toEqual({ key: 'if.accuse-last', params: { player: { seat: 2 } } });
});

test('naming a set says that a wrong henchman puts one out of the game', () => {
  expect(outlookOfCarmen()).toContainEqual({ tone: 'danger', text: { key: 'if.named-out', params: {} } });
});
