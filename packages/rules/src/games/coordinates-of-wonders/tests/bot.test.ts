import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/basics.ts';
import type { Shown } from '../../../core/hosted.ts';
import { pickOne, quickRandom } from '../../../core/random.ts';
import { deepFreeze } from '../../../testing/json.ts';
import { checkSentence, sentenceIn, wordsOf } from '../../../testing/sentences.ts';
import type { Raw } from '../../../testing/table.ts';
import { parseAction } from '../actions.ts';
import { callFrom, choose } from '../bot-casual.ts';
import { plainly } from '../bot-greedy.ts';
import { errorsAt, MANY, meanOver, worldsOf } from '../bot-worlds.ts';
import { coordinatesOfWonders } from '../index.ts';
import { AGREE, guess, place } from './actions.ts';
import { card, mind, PUZZLES, type Puzzle } from './bot-positions.ts';
import { deckOf, doubting, game, LADDER, open, position, viewOf } from './table.ts';

const MEANS = { left: () => 1_000, self: 3 };
const SEEDS = [1, 2, 3, 4, 5];
const words = await wordsOf(coordinatesOfWonders);

const puzzle = (title: string): Puzzle['mind'] => {
  const found = PUZZLES.find((each) => each.title === title);
  if (found === undefined) throw new Error(`no puzzle "${title}"`);
  return found.mind;
};

describe('casual does what a good player does who believes the same', () => {
  test.each(PUZZLES)('$title', ({ mind: believing, accept, reason }) => {
    for (const seed of SEEDS) expect(accept, reason).toContainEqual(choose(believing, quickRandom(seed)).action);
  });
});

describe('reasons', () => {
  test.each([
    ['takes the line in which the card stands apart', 'why.place.west-east.last'],
    ['lays a card between the neighbours where it surely lies', 'why.place.west-east.between'],
    ['lays a card it has never heard of where most places are', 'why.place.unheard'],
    ['calls where a card lies far off', 'why.call'],
    ['but calls when it has no token to lose', 'why.call.free'],
    ['agrees to what lies well', 'why.agree'],
    ['but not when whoever laid the card has no token', 'why.agree.poor'],
    ['has no opinion of a place it has never heard of', 'why.agree.unheard'],
    ['checks the neighbour on the wrong side', 'why.check'],
    ['checks the only neighbour there is', 'why.check.only'],
    ['counts outward from the start card', 'why.guess'],
  ])('%s: %s', (title, key) => {
    const { why } = choose(puzzle(title), quickRandom(1));
    expect(why.key).toBe(key);
    checkSentence(words, why, title);
  });

  test('name the cards and the chance', () => {
    const { why } = choose(puzzle('calls where a card lies far off'), quickRandom(1));
    expect(sentenceIn(words, 'en', why)).toBe('Lima beside Lisbon looks wrong: about 100% likely to be an error.');
  });
});

describe('when a call pays', () => {
  const from = (...tokens: readonly number[]): number => callFrom(mind({ asked: { step: 'guess' }, tokens }), 1);

  test('a token either way: when an error is more likely than not', () => {
    expect(from(4, 4)).toBe(1 / 2);
    expect(from(1, 9, 4, 4, 4, 4)).toBe(1 / 2);
  });

  test('[CW-3.9] from whoever has none, the gain is one’s own only; whoever has none risks only that a rival gains', () => {
    expect(from(4, 0)).toBe(2 / 3);
    expect(from(4, 0, 4)).toBeCloseTo(3 / 5);
    expect(from(0, 4)).toBe(1 / 3);
    expect(from(0, 4, 4)).toBe(1 / 4);
    expect(from(0, 0)).toBe(1 / 2);
  });
});

describe('what it imagines', () => {
  const guesses = [card('Oslo', 60, 11, 6), card('Paris', 49, 2, 6), card('Tunis', 37, 10, 6)].map(({ on }) => on['north-south']);

  test('is about what it believes, where the order says the same', () => {
    const worlds = worldsOf(guesses, quickRandom(1), MANY);
    for (const [index, { at }] of guesses.entries())
      expect(Math.abs(meanOver(worlds, (world) => world[index] ?? Infinity) - at)).toBeLessThan(90);
  });

  test('is moved by the order in which the others laid the cards', () => {
    const worlds = worldsOf(guesses.toReversed(), quickRandom(1), MANY);
    const [south, , north] = [0, 1, 2].map((index) => meanOver(worlds, (world) => world[index] ?? Infinity));
    expect((south ?? 0) - (north ?? 0)).toBeLessThan(((guesses[2]?.at ?? 0) - (guesses[0]?.at ?? 0)) * 0.9);
  });

  test('finds the same chance of an error as counting does', () => {
    const line = [card('Accra', 6, 0, 8), card('Lima', 5, 0, 8), card('Quito', 0, 0, 8)].map(({ on }) => on['north-south']);
    const counted = worldsOf(line, quickRandom(2), 40_000);
    const { before, after } = errorsAt(line, 1, quickRandom(3));
    const wrong = (first: number, second: number) =>
      meanOver(counted, (world) => ((world[second] ?? 0) < (world[first] ?? 0) ? 1 : 0));
    expect(before).toBeCloseTo(wrong(0, 1), 1);
    expect(after).toBeCloseTo(wrong(1, 2), 1);
  });
});

describe('greedy', () => {
  test('lays where it takes the card to belong on the longer line, even into a narrow gap', () => {
    expect(plainly(puzzle('rather a roomy gap than a narrow one')).action).toEqual(place('west-east', 2));
    expect(plainly(puzzle('takes the line in which the card stands apart')).action).toEqual(place('north-south', 0));
  });

  test('never calls, and finds nothing wrong', () => {
    expect(plainly(puzzle('calls where a card lies far off')).action).toEqual(AGREE);
    expect(plainly(puzzle('adds up both lines')).action).toEqual(guess(0));
  });
});

describe('a bot is given beliefs and nothing else', () => {
  test('knowledge.ts alone can look a place up', () => {
    const files = readdirSync(new URL('..', import.meta.url)).filter((name) => /^bot.*\.ts$/.test(name));
    expect(files.length).toBeGreaterThan(4);
    for (const name of files) {
      const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
      expect(text, name).not.toMatch(/places\/|\b(PLACES|BOX|cardOf|cardsOf|ownPlaceOf|believed)\b/);
    }
  });

  test('in a deck of one’s own its choice does not hang on the numbers', () => {
    const turned = deckOf(LADDER.map((_, index) => [-index * 30, 5_000 - index * 7]));
    for (const sketch of [{ northSouth: [3, 30, 40] }, { northSouth: [3, 30, 40], turn: doubting('north-south', 0) }]) {
      const [one, other] = [LADDER, turned].map((deck) =>
        coordinatesOfWonders.bots.casual(
          viewOf(position({ ...sketch, options: { deck } }), 'turn' in sketch ? 1 : 0),
          quickRandom(1),
          MEANS,
        ),
      );
      expect(one).toEqual(other);
    }
  });

  test('sealed or open, it answers the same', () => {
    const [one, other] = ['open', 'sealed'].map((calls) => {
      const turn = doubting('west-east', 1, calls === 'sealed' ? { sealed: [null, null, null] } : {});
      return coordinatesOfWonders.bots.casual(
        viewOf(position({ westEast: [30, 3], options: { calls }, turn }), 2),
        quickRandom(1),
        MEANS,
      );
    });
    expect(one).toEqual(other);
  });
});

interface Moment {
  readonly seat: Seat;
  readonly view: Shown;
  readonly choice: ReturnType<typeof game.bot>;
}

/** A game in which every other action, on average, is any legal one: each view, and what the bot would do. */
const walk = (level: 'greedy' | 'casual', seats: number, seed: number, options: Raw = {}): readonly Moment[] => {
  const random = quickRandom(seed);
  const match = open(seats, { rounds: 1, ...options }, `walk ${seed}`);
  const met: Moment[] = [];
  while (match.outcome === null) {
    const seat = pickOne(match.toAct, random);
    const view = deepFreeze(match.view(seat, { recall: true }));
    const choice = game.bot(view, level, random, { ...MEANS, self: seat });
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
  test('does what the rules allow and says why in every language', () => {
    const met = [
      ...walk(level, 2, 1),
      ...walk(level, 4, 2, { memory: 'helped' }),
      ...walk(level, 3, 3, { calls: 'sealed' }),
      ...walk(level, 2, 4, { deck: LADDER }),
    ];
    const asked = new Set<string>();
    for (const { choice } of met) {
      checkSentence(words, choice.why, JSON.stringify(choice));
      const action = parseAction(choice.action);
      asked.add(action.ok ? action.value.type : 'unreadable');
    }
    expect([...asked].sort()).toEqual(['agree', ...(level === 'casual' ? ['call-error'] : []), 'check', 'guess', 'place']);
  });

  test('does the same with the same view and the same luck', () => {
    for (const { view } of walk(level, 3, 5).slice(0, 40))
      expect(game.bot(view, level, quickRandom(9), MEANS)).toEqual(game.bot(view, level, quickRandom(9), MEANS));
  });

  test('is somebody: another one lays other cards elsewhere', () => {
    const placing = walk(level, 2, 6).filter(({ view }) => JSON.stringify(view).includes('"step":"place"'));
    const differ = placing.filter(
      ({ view }) =>
        JSON.stringify(game.bot(view, level, quickRandom(9), { ...MEANS, self: 1 }).action) !==
        JSON.stringify(game.bot(view, level, quickRandom(9), { ...MEANS, self: 2 }).action),
    );
    expect(differ.length).toBeGreaterThan(2);
  });
});
