import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/basics.ts';
import type { CommonLevel } from '../../../core/game.ts';
import type { Shown } from '../../../core/hosted.ts';
import { quickRandom } from '../../../core/random.ts';
import { deepFreeze } from '../../../testing/json.ts';
import { checkSentence, sentenceIn, wordsOf } from '../../../testing/sentences.ts';
import { chanceAt, chancesOf } from '../bot-chances.ts';
import { stepsFrom, turnsOver } from '../bot-journey.ts';
import { PIECES } from '../components.ts';
import { imagine } from '../imagine.ts';
import { carmenJunior } from '../index.ts';
import { setOf, stepsTo } from '../map.ts';
import type { View } from '../state.ts';
import { move, ROLL } from './actions.ts';
import { PUZZLES } from './bot-positions.ts';
import { game, open, position, viewOf } from './table.ts';

const MEANS = { left: () => 1_000, self: 3 };
const { casual, greedy } = carmenJunior.bots;
const words = await wordsOf(carmenJunior);

describe('casual finds what a good player sees', () => {
  test.each(PUZZLES)('$title', ({ position: raw, accept, avoid = [], reason }) => {
    const view = deepFreeze(viewOf(raw, 0));
    const legal = carmenJunior.candidates(view).filter((action) => carmenJunior.refusal(view, action) === undefined);
    const bad = avoid.map(move);
    const good = accept?.map(move) ?? legal.filter((action) => !bad.some((each) => 'to' in action && each.to === action.to));
    for (const action of accept === undefined ? [] : good) expect(legal).toContainEqual(action);
    for (let seed = 0; seed < 5; seed++) expect(good, reason).toContainEqual(casual(view, quickRandom(seed), MEANS).action);
  });
});

const puzzle = (title: string): View => {
  const found = PUZZLES.find((each) => each.title === title);
  if (found === undefined) throw new Error(`no puzzle "${title}"`);
  return viewOf(found.position, 0);
};

describe('reasons', () => {
  test.each([
    ['with two seats, what the other found is one’s own', 'look.sure'],
    ['with three seats, a find that is one’s own as likely as not', 'look.heard'],
    ['not where anybody found nothing', 'look.fresh'],
    ['a card that may have a section under it', 'card.look'],
    ['with the poster complete, to the card', 'card'],
    ['with the poster complete, nearer to the card', 'way'],
    ['nothing is wanted but cards not drawn yet', 'middle'],
  ])('%s: %s', (title, key) => {
    const { why } = casual(puzzle(title), quickRandom(1), MEANS);
    expect(why.key).toBe(`why.${key}`);
    checkSentence(words, why, title);
  });

  test('name the place and the steps that are left', () => {
    const { why } = casual(puzzle('with the poster complete, nearer to the card'), quickRandom(1), MEANS);
    expect(sentenceIn(words, 'en', why)).toBe('From there it is only 1 step to the next goal: British Isles.');
  });
});

describe('chances', () => {
  test.each([
    ['with two seats, what the other found is one’s own'],
    ['with three seats, a find that is one’s own as likely as not'],
    ['a find that it has looked at itself is no news'],
    ['counts the sections that another still has to find'],
  ])('are those of all that may be imagined: %s', (title) => {
    const view = puzzle(title);
    const chances = chancesOf(view, 0);
    const random = quickRandom(1);
    const many = 2_000;
    const worlds = Array.from({ length: many }, () => imagine(view, random).seats[0]?.hidden ?? []);
    for (const piece of view.board) {
      const share = worlds.filter((hidden) => hidden.includes(piece)).length / many;
      expect(Math.abs(chanceAt(chances, piece) - share), piece).toBeLessThan(0.05);
    }
    expect([...chances.of.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(chances.missing);
  });
});

describe('ways', () => {
  test('are as long as the map says, with holes in it and from a hole', () => {
    const board = setOf(PIECES.filter((piece) => piece !== 'atlantic-ocean' && piece !== 'russia'));
    for (const from of PIECES) {
      const steps = stepsFrom(from, board);
      for (const to of PIECES) expect(steps.get(to), `${from} to ${to}`).toBe(stepsTo(from, to, board));
    }
  });

  test('take the turns that the die takes', () => {
    expect([0, 1].map(turnsOver)).toEqual([1, 1]);
    expect(turnsOver(2)).toBeCloseTo(7 / 6);
    expect(turnsOver(3)).toBeCloseTo(1 + (1 + 7 / 6) / 6);
  });
});

describe('greedy', () => {
  test.each([
    ['a card that may have a section under it', 'eastern-europe'],
    ['with the poster complete, nearer to the card', 'atlantic-ocean'],
    ['with four cards up, a card on which nothing can lie is no goal', 'scandinavia'],
    ['of two that are as likely, the one that is not on its card', 'japan'],
  ] as const)('goes where its card says: %s', (title, to) => {
    expect(greedy(puzzle(title), quickRandom(1), MEANS).action).toEqual(move(to));
  });

  test('goes anywhere with the bonus card', () => {
    const view = puzzle('the bonus card for what is far off');
    const ends = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(greedy(view, quickRandom(seed), MEANS).action)));
    expect(ends.size).toBeGreaterThan(20);
  });
});

interface Moment {
  readonly seat: Seat;
  readonly view: Shown;
  readonly choice: ReturnType<typeof game.bot>;
}

/** A game in which every other action, on average, is any legal one: each view, and what the bot would do. */
const walk = (level: CommonLevel, seats: number, rules: string, seed: number): readonly Moment[] => {
  const random = quickRandom(seed);
  const match = open(seats, { rules }, `walk ${seed}`);
  const met: Moment[] = [];
  for (let [seat] = match.toAct; seat !== undefined && met.length < 300; [seat] = match.toAct) {
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

describe.each(['junior', 'older'])('%s rules', (rules) => {
  describe.each(['greedy', 'casual'] as const)('%s', (level) => {
    test.each([2, 3, 4])('does what the rules allow and says why in every language, %i seats', (seats) => {
      const met = walk(level, seats, rules, seats);
      expect(met.length).toBeGreaterThan(20);
      for (const { choice } of met) checkSentence(words, choice.why, JSON.stringify(choice));
    });

    test('does the same with the same view and the same luck', () => {
      for (const { view } of walk(level, 3, rules, 5).slice(0, 40))
        expect(game.bot(view, level, quickRandom(9), MEANS)).toEqual(game.bot(view, level, quickRandom(9), MEANS));
    });
  });

  test('four of casual come to an end', () => {
    const match = open(4, { rules }, 'to the end');
    const random = quickRandom(4);
    let actions = 0;
    for (let [seat] = match.toAct; seat !== undefined && actions < 400; [seat] = match.toAct) {
      const { action } = game.bot(match.view(seat, { recall: true }), 'casual', random, MEANS);
      const step = match.act(seat, action, { id: null, time: 0 });
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      step.value.accept();
      actions++;
    }
    expect(match.outcome?.winners).toHaveLength(1);
  });

  test('first of all it rolls', () => {
    const view = viewOf(position({ rules: rules === 'older' ? 'older' : 'junior', seats: [{}, {}] }), 0);
    expect(casual(view, quickRandom(1), MEANS).action).toEqual(ROLL);
  });
});
