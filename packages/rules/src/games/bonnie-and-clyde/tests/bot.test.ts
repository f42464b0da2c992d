import { describe, expect, test } from 'vitest';
import type { Bot, Choice } from '../../../core/game.ts';
import { LOG_FORMAT, type Start } from '../../../core/log.ts';
import { quickLuck, quickRandom } from '../../../core/random.ts';
import { openTable, propose } from '../../../core/table.ts';
import type { Action } from '../actions.ts';
import { bonnieAndClyde as game } from '../index.ts';
import type { State, View } from '../state.ts';
import { en } from '../text/en.ts';
import es from '../text/es.ts';
import ru from '../text/ru.ts';
import { PUZZLES } from './bot-positions.ts';

const MEANS = { left: () => 1_000, self: 0 };
const MEMORY = { recall: true };
const DICTIONARIES = { en, es, ru };
const FORMS = { en: ['one', 'other'], es: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] };

// a bot is given a view and nothing else: this would not compile for one that asks for the truth
const BOTS: { readonly [name: string]: Bot<View, Action> } = { greedy: game.bots.greedy, casual: game.bots.casual };

/** Whether a sentence is in a dictionary, whole or with every plural form of the language. */
const isIn = (language: keyof typeof DICTIONARIES, { why }: Choice<Action>): boolean => {
  const words: { readonly [key: string]: string } = DICTIONARIES[language];
  if ('count' in why.params) return FORMS[language].every((form) => `${why.key}_${form}` in words);
  const named = [...(words[why.key] ?? '').matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
  return why.key in words && named.every((name) => name !== undefined && name in why.params);
};

const load = (raw: unknown): State => {
  const parsed = game.parsePosition(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe('casual finds what a good player sees', () => {
  test.each(PUZZLES)('$title', ({ position, accept, reason }) => {
    const view = game.viewFor(load(position), 0, MEMORY);
    for (const action of accept) expect(game.refusal(view, action)).toBeUndefined();
    for (let seed = 0; seed < 5; seed++)
      expect(accept, reason).toContainEqual(game.bots.casual(view, quickRandom(seed), MEANS).action);
  });
});

const START: Omit<Start, 'seats'> = {
  format: LOG_FORMAT,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: {},
  position: null,
  commitment: null,
  words: [],
};

interface Moment {
  readonly view: View;
  readonly choice: Choice<Action>;
}

/** What a bot does in games where every other action, on average, is any legal one. */
const walk = (bot: Bot<View, Action>, seats: number, seed: number, moments: number): readonly Moment[] => {
  const random = quickRandom(seed);
  const luck = quickLuck(seed);
  let { table } = openTable(game, game.setup(game.options.defaults, seats), luck, { start: { ...START, seats }, time: 0 });
  const met: Moment[] = [];
  while (met.length < moments) {
    const [seat] = game.toAct(table.state);
    if (seat === undefined) break;
    const view = game.viewFor(table.state, seat, MEMORY);
    const choice = bot(view, random, MEANS);
    met.push({ view, choice });
    const action = random.below(2) === 0 ? choice.action : game.bots.random(view, random, MEANS).action;
    const next = propose(game, table, luck, { seat, action, id: null, time: 0 });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    ({ table } = next.value);
  }
  return met;
};

describe.each(Object.keys(BOTS))('%s', (name) => {
  const bot = BOTS[name] ?? game.bots.random;

  test.each([2, 3, 4])('does what the rules allow and says why in every language, %i seats', (seats) => {
    const met = [1, 2, 3].flatMap((seed) => walk(bot, seats, seed, 70));
    expect(met.length).toBeGreaterThan(200);
    const wrong = met.filter(({ view, choice }) => game.refusal(view, choice.action) !== undefined);
    const silent = met.filter(({ choice }) => !isIn('en', choice) || !isIn('es', choice) || !isIn('ru', choice));
    expect([wrong, silent]).toEqual([[], []]);
  });

  test('does the same with the same view and the same luck', () => {
    for (const { view } of walk(bot, 2, 5, 60))
      expect(bot(view, quickRandom(9), MEANS)).toEqual(bot(view, quickRandom(9), MEANS));
  });

  test('needs no memory', () => {
    for (const { view } of walk(bot, 3, 6, 60)) {
      const { recall: _, ...bare } = view;
      expect(game.refusal(bare, bot(bare, quickRandom(9), MEANS).action)).toBeUndefined();
    }
  });
});
