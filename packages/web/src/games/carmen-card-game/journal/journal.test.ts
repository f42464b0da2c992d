import { describe, expect, test } from 'vitest';
import type { Told } from '../../screen.ts';
import type { EventView } from '../model.ts';
import { POSITION, viewOf } from '../table.ts';
import { evidenceOf, factOf, knownBy, whereIs } from './evidence.ts';
import { MARKS, markAt, nextMark, parseMarks, showMarks, withMark } from './marks.ts';
import { notedAt, seenAgo } from './memory.ts';
import { partnerOf } from './partner.ts';

const at = (seat: number, slot: 'top' | 'bottom') => ({ seat, slot }) as const;

describe('what is certain', () => {
  test('a card that was seen lies there, and nowhere else; no other lies there', () => {
    const loot = evidenceOf(viewOf(), 'loot');
    expect(factOf(loot, 'liberty-torch', at(0, 'top'))).toBe('here');
    expect(factOf(loot, 'liberty-torch', 'center')).toBe('not');
    expect(factOf(loot, 'crown-jewels', at(0, 'top'))).toBe('not');
    expect(factOf(loot, 'crown-jewels', 'center')).toBe('maybe');
  });

  test('no card lies in an empty place', () => {
    expect(factOf(evidenceOf(viewOf(), 'henchman'), 'carmen-sandiego', at(0, 'bottom'))).toBe('not');
  });

  test('what was solved is gone', () => {
    const view = viewOf({
      decks: {
        henchman: POSITION.decks.henchman.slice(1),
        loot: POSITION.decks.loot.slice(1),
        location: POSITION.decks.location.filter((card) => card !== 'mexico-city'),
      },
      solved: [{ loot: 'montezumas-remedy', location: 'mexico-city', henchman: 'yul-b-sorry' }],
      lastArrest: 1,
    });
    const loot = evidenceOf(view, 'loot');
    expect(loot.gone).toEqual(['montezumas-remedy']);
    expect(factOf(loot, 'montezumas-remedy', 'center')).toBe('not');
  });

  test('which others know a place is what everybody could see', () => {
    expect(knownBy(viewOf(), { kind: 'location', at: at(1, 'top') })).toEqual([1]);
    expect(knownBy(viewOf({ options: { memory: 'printed' } }), { kind: 'location', at: at(1, 'top') })).toEqual([]);
  });

  test('printed memory knows nothing', () => {
    expect(whereIs(viewOf({ options: { memory: 'printed' } }), 'liberty-torch')).toBeUndefined();
    expect(whereIs(viewOf(), 'liberty-torch')).toEqual(at(0, 'top'));
  });
});

describe('marks', () => {
  const cell = { card: 'london', at: at(2, 'top') } as const;

  test('are read as they were written', () => {
    const marks = withMark(withMark(parseMarks(''), cell, 'v', 12), { card: 'paris', at: 'center' }, '?', 3);
    expect(showMarks(marks)).toBe('{"london@2.top":"v12","paris@center":"?3"}');
    expect(markAt(parseMarks(showMarks(marks)), cell)).toEqual({ mark: 'v', version: 12 });
    expect(showMarks(withMark(marks, cell, null, 13))).toBe('{"paris@center":"?3"}');
  });

  test('go round: nothing, perhaps, no, yes, nothing', () => {
    expect([undefined, ...MARKS].map(nextMark)).toEqual(['?', 'x', 'v', null]);
  });

  test.each(['no JSON', '[1]', 'null', '{"a":1,"b":"z3","c":"v"}'])('what cannot be read is left out: %s', (text) => {
    expect(parseMarks(text).size).toBe(0);
  });

  test('a journal full of marks is within what the server keeps', () => {
    const places = [0, 1, 2, 3].flatMap((seat) => [at(seat, 'top'), at(seat, 'bottom')]);
    const { missing } = evidenceOf(viewOf({ options: { memory: 'printed' } }), 'loot');
    let marks = parseMarks('');
    for (const card of missing)
      for (const place of [...places, 'center' as const]) marks = withMark(marks, { card, at: place }, 'x', 999);
    expect(missing).toHaveLength(13);
    expect(showMarks(marks).length * 3).toBeLessThan(20_000);
  });
});

describe('since when', () => {
  const began = (seq: number): Told<EventView> => ({ seq, event: { type: 'turn-began', seat: 0 } });
  const look: Told<EventView> = {
    seq: 4,
    event: { type: 'looked', seat: 0, spot: { seat: 2, kind: 'location', slot: 'top' }, card: 'london' },
  };

  test('a card was seen so many turns ago as have begun since', () => {
    expect(seenAgo([began(3), look, began(5), began(9)], 'london')).toBe(2);
    expect(seenAgo([began(3), look], 'london')).toBe(0);
    expect(seenAgo([began(5)], 'london')).toBeNull();
  });

  test('a mark is as old as what the log in hand reaches back to', () => {
    const spot = { kind: 'location', at: at(2, 'top') } as const;
    const marks = withMark(
      withMark(parseMarks(''), { card: 'london', at: spot.at }, 'v', 4),
      { card: 'oslo', at: spot.at },
      'x',
      4,
    );
    expect(notedAt(marks, [began(3), began(6)], spot)).toEqual([{ card: 'london', mark: 'v', turnsAgo: 1 }]);
    expect(notedAt(marks, [began(6)], spot)).toEqual([{ card: 'london', mark: 'v', turnsAgo: null }]);
  });
});

test('pairs know each other, and henchmen nobody', () => {
  expect(partnerOf('crown-jewels')).toEqual({ card: 'london', kind: 'location' });
  expect(partnerOf('london')).toEqual({ card: 'crown-jewels', kind: 'loot' });
  expect(partnerOf('nick-brunch')).toBeNull();
});
