import { describe, expect, test } from 'vitest';
import type { Told } from '../screen.ts';
import { type EventView, squareAt, type View } from './model.ts';
import { lastAnswer, lastLegs, lastThrow, openAgent } from './recent.ts';

const told = (...entries: readonly (readonly EventView[])[]): readonly Told<EventView>[] =>
  entries.flatMap((events, seq) => events.map((event) => ({ seq, event })));

const plane = (at: string): View['seats'][number] => ({
  at,
  left: true,
  destinations: { count: 1, top: 'peru' },
  reached: [],
  products: { count: 0 },
});

const view = (turn: View['turn']): View => ({
  game: 'wide-world',
  seat: 0,
  options: { memory: 'printed' },
  seats: [plane('2,3'), plane('4,5')],
  productDeck: { count: 50 },
  travelAgentDeck: { count: 28 },
  turn,
  toAct: [0],
  outcome: null,
});

const ROLL = view({ step: 'roll', seat: 1 });
const rolled: EventView = { type: 'rolled', seat: 0, die: 3 };
const began: EventView = { type: 'turn-began', seat: 1 };
const flew: EventView = { type: 'flew', seat: 0, by: 'count', direction: 'east', from: squareAt(2, 3), to: squareAt(2, 6) };
const bumped: EventView = { type: 'flew', seat: 1, by: 'bump', direction: 'east', from: squareAt(2, 6), to: squareAt(2, 11) };
const drew: EventView = { type: 'agent-drawn', seat: 0, card: { card: 'tailwind' } };

describe('the ways of the last move', () => {
  test('stay in sight over the bumps that follow, until the next die', () => {
    const log = told([rolled], [flew], [bumped, began]);
    expect(lastLegs(log, ROLL).map(({ seat, by }) => `${seat} ${by}`)).toEqual(['0 count', '1 bump']);
    expect(lastLegs([...log, ...told([rolled])], ROLL)).toEqual([]);
  });

  test('after a trade each came from where the other stands', () => {
    const legs = lastLegs(told([rolled], [{ type: 'traded', seat: 0, other: 1 }]), ROLL);
    expect(legs).toEqual([
      { seat: 0, from: squareAt(4, 5), to: squareAt(2, 3), by: 'trade' },
      { seat: 1, from: squareAt(2, 3), to: squareAt(4, 5), by: 'trade' },
    ]);
  });
});

describe('a Travel Agent card', () => {
  test('lies open while what it brings is done, and goes with the next throw', () => {
    expect(openAgent(told([rolled, drew]))).toEqual(drew);
    expect(openAgent(told([rolled], [flew, drew, { type: 'tailwind', seat: 0 }]))).toEqual(drew);
    expect(openAgent(told([rolled, drew], [flew, began]))).toBeNull();
    expect(openAgent(told([rolled, drew, began], [rolled]))).toBeNull();
  });
});

describe('an answer', () => {
  const answer: EventView = { type: 'declared', seat: 0, count: 1, right: true, products: ['tea'], lost: [] };
  test('is shown until something else happens, and not once the log has forgotten it', () => {
    expect(lastAnswer(told([rolled], [answer, began]))).toEqual(answer);
    expect(lastAnswer(told([answer, began], [rolled]))).toBeNull();
    expect(lastAnswer(told([{ type: 'declared', seat: 0, count: 1, right: true }]))).toBeNull();
  });
});

describe('the die', () => {
  test('shows the throw of this turn, also while others are bumped, and nothing before the next one', () => {
    expect(lastThrow(told([rolled]), view({ step: 'fly', seat: 0, count: 3 }))).toBe(3);
    expect(lastThrow(told([rolled], [flew]), view({ step: 'bump', seat: 0, plane: 1, bumped: [], landing: [] }))).toBe(3);
    expect(lastThrow(told([rolled], [flew, began]), ROLL)).toBeNull();
    expect(lastThrow([], view({ step: 'fly', seat: 0, count: 5 }))).toBe(5);
  });
});
