import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../core/basics.ts';
import { LINES, type Line } from '../components.ts';
import { AGREE, CALL, check, guess, place } from './actions.ts';
import {
  act,
  by,
  checking,
  doubting,
  load,
  own,
  owns,
  partOf,
  position,
  refused,
  type Sketch,
  turnedAway,
  turnOf,
  unread,
} from './table.ts';

const KEY = { 'north-south': 'northSouth', 'west-east': 'westEast' } as const;

/** Three cards to the north and south, two to the east. */
const CROSS: Sketch = { northSouth: [40, 30, 20], westEast: [30, 50], stack: [35, 36] };

describe('a turn', () => {
  test('[CW-2.1] the top card is turned to the seat on turn: its name is known to all, its back to nobody', () => {
    const match = load(position({ ...CROSS, turn: { seat: 2 } }));
    expect(match.toAct).toEqual([2]);
    for (const viewer of [0, 1, 2, null])
      expect(match.view(viewer, { recall: false })).toMatchObject({
        stack: { count: 2, top: own(35) },
        backs: {},
        names: { [own(35)]: { en: 'Place 35' } },
      });
    by(match, 2, place('west-east', 0));
    by(match, 0, AGREE);
    const { eventsFor } = by(match, 1, AGREE);
    const turned = { type: 'turned-up', seat: 0, card: expect.objectContaining({ id: own(36) }) };
    for (const viewer of [0, 1, 2, null]) {
      expect(eventsFor(viewer)).toContainEqual(turned);
      expect(JSON.stringify(eventsFor(viewer))).not.toContain('Minutes');
    }
  });

  test('[CW-2.2] at either end of either line, or between any two neighbours, and nowhere else', () => {
    const gaps = (line: Line, count: number) => Array.from({ length: count }, (_, gap) => place(line, gap));
    const legal = load(position(CROSS)).legal(0);
    expect(legal).toHaveLength(7);
    for (const action of [...gaps('north-south', 4), ...gaps('west-east', 3)]) expect(legal).toContainEqual(action);
  });

  test.each<[Line, number, readonly number[]]>([
    ['north-south', 0, [35, 40, 30, 20]],
    ['north-south', 1, [40, 35, 30, 20]],
    ['north-south', 2, [40, 30, 35, 20]],
    ['north-south', 3, [40, 30, 20, 35]],
    ['west-east', 0, [35, 30, 50]],
    ['west-east', 1, [30, 35, 50]],
    ['west-east', 2, [30, 50, 35]],
  ])('[CW-2.2] %s, gap %i: so many cards lie before it', (line, gap, lies) => {
    const match = load(position(CROSS));
    by(match, 0, place(line, gap));
    expect(partOf(match, KEY[line])).toEqual(owns(...lies));
    const other = line === 'west-east' ? 'northSouth' : 'westEast';
    expect(partOf(match, other)).toEqual(position(CROSS)[other]);
    expect([partOf(match, 'stack'), partOf(match, 'start')]).toEqual([[own(36)], own(30)]);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'doubt', placed: { line, gap }, agreed: [] });
  });

  test('[CW-2.2] any gap of a line of any length, and none beyond', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Array.from({ length: 20 }, (_, index) => index + 1)),
        fc.constantFrom(...LINES),
        fc.nat(25),
        fc.nat(20),
        (cards, line, gap, start) => {
          const lies = cards.toSpliced(start, 0, 30);
          const match = load(position({ [KEY[line]]: lies }));
          if (gap > lies.length) {
            expect(turnedAway(match, 0, place(line, gap))).toBe('CW-2.2');
          } else {
            by(match, 0, place(line, gap));
            expect(partOf(match, KEY[line])).toEqual(owns(...lies.toSpliced(gap, 0, 58)));
          }
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  test('[CW-2.2] a gap off the line is refused', () => {
    const match = load(position(CROSS));
    for (const action of [place('north-south', 4), place('west-east', 3), place('west-east', 1e9)])
      expect(refused(match, action)).toMatch(/^CW-2\.2 /);
  });

  test('[CW-2.2] the start card belongs to both lines', () => {
    const match = load(position());
    expect(match.legal(0)).toHaveLength(4);
    act(match, place('north-south', 0), AGREE, AGREE, place('west-east', 1));
    expect([partOf(match, 'northSouth'), partOf(match, 'westEast')]).toEqual([owns(58, 30), owns(30, 59)]);
  });

  test('[CW-2.3] a card laid is laid: it cannot be moved, by nobody', () => {
    const match = load(position(CROSS));
    by(match, 0, place('north-south', 1));
    for (const seat of [0, 1, 2])
      for (const action of [place('north-south', 2), place('west-east', 0)])
        expect(turnedAway(match, seat, action)).toBe(seat === 0 ? 'not-asked' : 'CW-3.2');
  });
});

describe('what is due', () => {
  const elsewhere: readonly Json[] = [place('west-east', 0), CALL, AGREE, check('before'), check('after'), guess(0)];
  const laid: Sketch = { westEast: [20, 30, 40] };
  const pause: Sketch = { ...laid, stack: [] };

  test.each<[string, Sketch, readonly string[]]>([
    ['CW-2.2', { ...laid, turn: { step: 'place' } }, ['place']],
    ['CW-3.2', { ...laid, turn: doubting('west-east', 0) }, ['call-error', 'agree']],
    ['CW-3.3', { ...laid, turn: checking('west-east', 2, 1) }, ['check']],
    ['CW-4.1', { ...pause, turn: { step: 'guess' } }, ['guess']],
  ])('[CW-2.2, CW-3.2, CW-3.3, CW-4.1] %s is cited for any other action', (rule, sketch, due) => {
    const match = load(position(sketch));
    const other = elsewhere.filter((action) => !due.includes(Object(action).type));
    expect(other.length).toBeGreaterThan(2);
    for (const action of other) expect(refused(match, action).split(' ')[0]).toBe(rule);
  });

  test.each<[string, Json]>([
    ['no type', {}],
    ['another type', { type: 'lay' }],
    ['a surplus key', { type: 'agree', seat: 1 }],
    ['no line', { type: 'place', gap: 1 }],
    ['no such line', { type: 'place', line: 'east-west', gap: 1 }],
    ['no gap', { type: 'place', line: 'west-east' }],
    ['a gap below the first', { type: 'place', line: 'west-east', gap: -1 }],
    ['half a gap', { type: 'place', line: 'west-east', gap: 0.5 }],
    ['a gap in words', { type: 'place', line: 'west-east', gap: '1' }],
    ['no neighbour', { type: 'check' }],
    ['no such neighbour', { type: 'check', neighbour: 'west' }],
    ['no guess', { type: 'guess' }],
    ['a guess below nought', { type: 'guess', errors: -1 }],
    ['half a guess', { type: 'guess', errors: 1.5 }],
    ['no object', 'agree'],
    ['nothing', null],
  ])('[CW-2.2] a bad shape is no action: %s', (_, action) => {
    expect(unread(load(position()), action)).toBe('bad-action');
  });

  test('[CW-4.5] after the end nothing is taken', () => {
    const match = load(position({ tokens: [4, 4], stack: [], turn: { step: 'guess' } }));
    act(match, guess(0), guess(0));
    for (const action of elsewhere) expect(turnedAway(match, 0, action)).toBe('over');
  });
});

describe('questions', () => {
  test('[CW-3.2] a question changes with what is asked, not when others answer it', () => {
    const match = load(position());
    const first = match.ask(0);
    by(match, 0, place('west-east', 0));
    const asks = [1, 2].map((seat) => match.ask(seat));
    expect(asks).toEqual([first === null ? null : first + 1, first === null ? null : first + 1]);
    by(match, 1, AGREE);
    expect([match.ask(1), match.ask(2)]).toEqual([null, asks[1]]);
    by(match, 2, AGREE);
    expect(match.ask(1)).toBe(match.version);
  });
});
