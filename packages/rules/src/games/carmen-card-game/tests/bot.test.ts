import { describe, expect, test } from 'vitest';
import type { Bot, Choice } from '../../../core/game.ts';
import { LOG_FORMAT, type Start } from '../../../core/log.ts';
import { quickLuck, quickRandom } from '../../../core/random.ts';
import { openTable, propose } from '../../../core/table.ts';
import { deepFreeze } from '../../../testing/json.ts';
import { checkSentence, wordsOf } from '../../../testing/sentences.ts';
import type { Action } from '../actions.ts';
import { casualWith, forgetful } from '../bot-casual.ts';
import { carmenCardGame as game } from '../index.ts';
import type { State, View } from '../state.ts';
import { accuse, arrest, carmen } from './actions.ts';
import { PUZZLES } from './bot-positions.ts';

const MEANS = { left: () => 1_000, self: 0 };
const MEMORY = { recall: true };
const START: Omit<Start, 'seats'> = {
  format: LOG_FORMAT,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: {},
  position: null,
  commitment: null,
  words: [],
};

const load = (raw: unknown): State => {
  const parsed = game.parsePosition(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe('casual finds what a good player sees', () => {
  test.each(PUZZLES)('$title', ({ position, accept, avoid, reason }) => {
    const view = deepFreeze(game.viewFor(load(position), 0, MEMORY));
    const legal = game.candidates(view).filter((action) => game.refusal(view, action) === undefined);
    const good = accept ?? legal.filter((action) => !avoid?.some((bad) => JSON.stringify(bad) === JSON.stringify(action)));
    for (const action of [...good, ...(avoid ?? [])]) expect(legal).toContainEqual(action);
    for (let seed = 0; seed < 5; seed++)
      expect(good, reason).toContainEqual(game.bots.casual(view, quickRandom(seed), MEANS).action);
  });
});

const puzzle = (title: string): View => {
  const found = PUZZLES.find((each) => each.title === title);
  if (found === undefined) throw new Error(`no puzzle "${title}"`);
  return game.viewFor(load(found.position), 0, MEMORY);
};

describe('greedy', () => {
  test.each([
    ['not without the pair', 'warrant-for-carmen'],
    ['not without Carmen: ten places, no hurry', 'roll'],
    ['no arrest while any henchman may be Carmen', 'warrant'],
    ['the swap that brings the pair together', 'pass'],
    ['a penalty that closes the case', 'pass'],
    ['an own pair for what was turned up, first half', 'swap'],
  ])('%s: %s', (title, type) => {
    expect(game.bots.greedy(puzzle(title), quickRandom(1), MEANS).action.type).toBe(type);
  });

  test('arrests the first henchman that it does not know to be Carmen, seen or not', () => {
    const { action } = game.bots.greedy(puzzle('arrests the one that was seen'), quickRandom(1), MEANS);
    expect(action).toEqual({ type: 'arrest', seat: 0, slot: 'top' });
  });
});

describe('forgetting', () => {
  const choices = (forgets: number, view: View): ReadonlySet<string> =>
    new Set(
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(casualWith({ forgets })(view, quickRandom(seed), MEANS).action)),
    );
  const CLOSE = JSON.stringify(carmen('gandhis-glasses'));
  const closed = puzzle('the case is closed: the pair and Carmen are both seen');

  test('one that forgets nothing closes the case, one that forgets everything never does', () => {
    expect([...choices(0, closed)]).toEqual([CLOSE]);
    expect(choices(100, closed).has(CLOSE)).toBe(false);
  });

  test('the forgetful one closes it sometimes', () => {
    const seen = Array.from({ length: 40 }, (_, seed) => JSON.stringify(forgetful(closed, quickRandom(seed), MEANS).action));
    const times = seen.filter((action) => action === CLOSE).length;
    expect(times).toBeGreaterThan(5);
    expect(times).toBeLessThan(35);
  });

  test('it is a level of the game', () => expect(game.bots).toHaveProperty('forgetful', forgetful));

  test('nothing slips its mind while a warrant is under way', () => {
    expect([...choices(100, puzzle('arrests the one that was seen'))]).toEqual([JSON.stringify(arrest(0, 'center'))]);
    expect([...choices(100, puzzle('points where she was seen'))]).toEqual([JSON.stringify(accuse(1, 'top'))]);
  });
});

/** A game in which every other action, on average, is any legal one: each view, and what the bot would do. */
const walk = (
  bot: Bot<View, Action>,
  seats: number,
  seed: number,
): readonly { readonly view: View; readonly choice: Choice<Action> }[] => {
  const random = quickRandom(seed);
  const luck = quickLuck(seed);
  let { table } = openTable(game, game.setup(game.options.defaults, seats), luck, { start: { ...START, seats }, time: 0 });
  const met = [];
  for (let [seat] = game.toAct(table.state); seat !== undefined && met.length < 150; [seat] = game.toAct(table.state)) {
    const view = deepFreeze(game.viewFor(table.state, seat, MEMORY));
    const choice = bot(view, random, MEANS);
    met.push({ view, choice });
    const action = random.below(2) === 0 ? choice.action : game.bots.random(view, random, MEANS).action;
    const next = propose(game, table, luck, { seat, action, id: null, time: 0 });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    ({ table } = next.value);
  }
  return met;
};

describe.each<[string, Bot<View, Action>]>([
  ['greedy', game.bots.greedy],
  ['casual', game.bots.casual],
  ['forgetful', forgetful],
])('%s', (_, bot) => {
  test.each([2, 3, 4])(
    'does what the rules allow and says why in every language, %i seats',
    async (seats) => {
      const words = await wordsOf(game);
      const met = [1, 2, 3].flatMap((seed) => walk(bot, seats, seed));
      expect(met.length).toBeGreaterThan(100);
      expect(met.filter(({ view, choice }) => game.refusal(view, choice.action) !== undefined)).toEqual([]);
      for (const { choice } of met) checkSentence(words, choice.why, JSON.stringify(choice));
    },
    20_000,
  ); // whole games

  test('does the same with the same view and the same luck', () => {
    for (const { view } of walk(bot, 2, 5)) expect(bot(view, quickRandom(9), MEANS)).toEqual(bot(view, quickRandom(9), MEANS));
  });

  test('is quick: 200 ms a move are allowed, a tenth of it is plenty on average', () => {
    const met = walk(bot, 2, 7);
    const began = performance.now();
    for (const { view } of met) bot(view, quickRandom(9), MEANS);
    expect((performance.now() - began) / met.length).toBeLessThan(20);
  });
});
