import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/basics.ts';
import type { CommonLevel } from '../../../core/game.ts';
import type { Shown } from '../../../core/hosted.ts';
import { quickRandom } from '../../../core/random.ts';
import { deepFreeze } from '../../../testing/json.ts';
import { checkSentence, wordsOf } from '../../../testing/sentences.ts';
import { type Action, parseAction } from '../actions.ts';
import { casualWith } from '../bot-casual.ts';
import { follow } from '../bot-foresight.ts';
import { outlookOf } from '../bot-outlook.ts';
import { imagine } from '../imagine.ts';
import { wideWorld } from '../index.ts';
import type { View } from '../state.ts';
import { cards, declare, fly } from './actions.ts';
import { PUZZLES } from './bot-positions.ts';
import { game, open, position, viewOf } from './table.ts';

const MEANS = { left: () => 1_000, self: 0 };
/** A player whose memory is perfect. */
const attentive = casualWith({ forgets: 0 });

describe('casual finds what a good player sees', () => {
  test.each(PUZZLES)('$title', ({ position: raw, accept, avoid, reason }) => {
    const view = deepFreeze(viewOf(raw, 0));
    const legal = wideWorld.candidates(view).filter((action) => wideWorld.refusal(view, action) === undefined);
    const good = accept ?? legal.filter((action) => !avoid?.some((bad) => JSON.stringify(bad) === JSON.stringify(action)));
    for (const action of [...good, ...(avoid ?? [])]) expect(legal).toContainEqual(action);
    for (let seed = 0; seed < 5; seed++) expect(good, reason).toContainEqual(attentive(view, quickRandom(seed), MEANS).action);
  });
});

const puzzle = (title: string): View => {
  const found = PUZZLES.find((each) => each.title === title);
  if (found === undefined) throw new Error(`no puzzle "${title}"`);
  return viewOf(found.position, 0);
};

test('what a seat makes of a destination reached does not hang on the ticket that it imagines next', () => {
  const view = puzzle('a line that meets the destination stops there');
  const outlook = outlookOf(view, 0);
  const worths = Array.from({ length: 5 }, (_, seed) => {
    const reached = follow(imagine(view, quickRandom(seed)), 0, { type: 'fly', direction: 'west' }, quickRandom(seed));
    expect(reached.planes[0]?.reached).toEqual(['kenya']);
    return outlook.worth(reached);
  });
  expect(new Set(worths).size).toBe(1);
});

describe('reasons', () => {
  test.each([
    ['a line that meets the destination stops there', 'why.fly.reach'],
    ['in line with the destination, not nearest to it', 'why.fly.way'],
    ['a flight that crosses half the map the right way', 'why.fly.flight'],
    ['home by exact count', 'why.fly.home'],
    ['homeward, into a line with home', 'why.fly.homeward'],
    ['not home only to lose for sure', 'why.fly.wait'],
    ['a small detour to stop somebody who is nearly home', 'why.fly.bump'],
    ['bumps a plane out of the lines that lead home', 'why.bump.away'],
    ['trades places with whoever is next door to its destination', 'why.trade.near'],
    ['must trade: gives up as little as can be', 'why.trade.least'],
    ['inspects the leader', 'why.inspect'],
    ['declares the top two', 'why.declare.known'],
  ])('%s: %s', (title, key) => {
    expect(attentive(puzzle(title), quickRandom(1), MEANS).why.key).toBe(key);
  });
});

describe('greedy flies to the nearest square', () => {
  test.each([
    ['in line with the destination, not nearest to it', 'west'],
    ['within reach of every throw, not beside it on a station', 'north-west'],
    ['a line that meets the destination stops there', 'west'],
    ['a flight that crosses half the map the right way', 'east'],
    ['not home only to lose for sure', 'west'],
  ] as const)('%s: %s', (title, direction) => {
    expect(wideWorld.bots.greedy(puzzle(title), quickRandom(1), MEANS).action).toEqual(fly(direction));
  });

  test('and never forgets', () => {
    expect(wideWorld.bots.greedy(puzzle('declares the top two'), quickRandom(1), MEANS).action).toEqual(declare('gold', 'silk'));
  });
});

describe('forgetting', () => {
  const RIGHT = JSON.stringify(declare('gold', 'silk'));
  const answers = (forgets: number): readonly Action[] =>
    Array.from(
      { length: 100 },
      (_, seed) => casualWith({ forgets })(puzzle('declares the top two'), quickRandom(seed), MEANS).action,
    );
  const rightOf = (forgets: number): number => answers(forgets).filter((action) => JSON.stringify(action) === RIGHT).length;

  test('one that forgets nothing is always right, one that forgets everything hardly ever', () => {
    expect(rightOf(0)).toBe(100);
    expect(rightOf(100)).toBeLessThan(5);
  });

  test('casual forgets one product in ten: of two, both are there four times in five', () => {
    const right = Array.from({ length: 400 }, (_, seed) =>
      JSON.stringify(wideWorld.bots.casual(puzzle('declares the top two'), quickRandom(seed), MEANS).action),
    ).filter((action) => action === RIGHT).length;
    expect(right / 400).toBeGreaterThan(0.74);
    expect(right / 400).toBeLessThan(0.88);
  });

  test('whoever has forgotten names different products, and none that lies elsewhere', () => {
    const elsewhere = ['tea', 'rice', 'oil', 'cork'];
    for (const action of answers(100)) {
      const named = action.type === 'declare' ? action.products.map(({ product }) => product) : [];
      expect(new Set(named).size).toBe(2);
      expect(named.filter((product) => elsewhere.includes(product))).toEqual([]);
      expect(parseAction(action).ok).toBe(true);
    }
  });

  test('only the last product that may lie there is left to guess', () => {
    const view = viewOf(
      position({
        seats: [
          { at: '5,9', to: ['kenya'], products: ['tea'] },
          { at: '0,19', to: ['peru'] },
        ],
        turn: { step: 'declare', by: 0 },
        and: { recall: { piles: [['no'], []], productDeck: 55, travelAgentDeck: 0 } },
      }),
      0,
    );
    expect(casualWith({ forgets: 100 })(view, quickRandom(1), MEANS).action).toEqual({
      type: 'declare',
      products: cards('tea'),
    });
  });
});

interface Moment {
  readonly seat: Seat;
  readonly view: Shown;
  readonly choice: ReturnType<typeof game.bot>;
}

/** A game in which every other action, on average, is any legal one: each view, and what the bot would do. */
const walk = (level: CommonLevel, seats: number, seed: number): readonly Moment[] => {
  const random = quickRandom(seed);
  const match = open(seats, {}, `walk ${seed}`);
  const met: Moment[] = [];
  for (let [seat] = match.toAct; seat !== undefined && met.length < 600; [seat] = match.toAct) {
    const view = deepFreeze(match.view(seat, { recall: true }));
    const choice = game.bot(view, level, random, MEANS);
    const action = random.below(2) === 0 ? choice.action : game.bot(view, 'random', random, MEANS).action;
    for (const each of new Set([choice.action, action])) {
      const step = match.act(seat, each, { id: null, time: 0 });
      if (!step.ok) throw new Error(`${JSON.stringify(each)}: ${JSON.stringify(step.error)}`);
      if (each === action) step.value.accept();
    }
    met.push({ seat, view, choice });
  }
  return met;
};

describe.each(['greedy', 'casual'] as const)('%s', (level) => {
  const asked = new Set<string>();

  test.each([2, 4, 6])('does what the rules allow and says why in every language, %i seats', async (seats) => {
    const words = await wordsOf(wideWorld);
    const met = [1, 2].flatMap((seed) => walk(level, seats, seed));
    expect(met.length).toBeGreaterThan(200);
    for (const { choice } of met) {
      checkSentence(words, choice.why, JSON.stringify(choice));
      const action = parseAction(choice.action);
      asked.add(action.ok ? action.value.type : 'unreadable');
    }
  });

  test('has been asked everything by then', () => {
    expect([...asked].sort()).toEqual(['bump', 'declare', 'fly', 'inspect', 'roll', 'trade-places']);
  });

  test('does the same with the same view and the same luck', () => {
    for (const { view } of walk(level, 3, 5).slice(0, 100))
      expect(game.bot(view, level, quickRandom(9), MEANS)).toEqual(game.bot(view, level, quickRandom(9), MEANS));
  });

  test('is quick: 200 ms a move are allowed, a tenth of it is plenty on average', () => {
    const met = walk(level, 6, 7);
    const began = performance.now();
    for (const { view } of met) game.bot(view, level, quickRandom(9), MEANS);
    expect((performance.now() - began) / met.length).toBeLessThan(20);
  });
});
