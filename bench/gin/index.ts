import { type Bot, type Game, MEMORIES } from '@tabletrotter/rules/core/game';
import { pickOne } from '@tabletrotter/rules/core/random';
import { dumpPosition, parseAction, parseConfig, parsePosition } from './notation.ts';
import { advance, candidates, decide, evolve, outcome, refusal, setup, toAct } from './rules.ts';
import { type Action, type Config, DECK, type Event, type EventView, type State, type View } from './state.ts';
import { eventFor, imagine, viewFor } from './view.ts';

const random: Bot<View, Action> = (view, chance) => ({
  action: pickOne(
    candidates(view).filter((action) => refusal(view, action) === undefined),
    chance,
  ),
  why: { key: 'why.random', params: {} },
});

/** A fixture to measure the kernel with: the same rules as `../boardgame.io/gin.mjs`, with nothing to win. */
export const gin: Game<Config, State, Action, Event, View, EventView> = {
  id: 'gin-like',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { defaults: { memory: 'printed' }, choices: { memory: MEMORIES } },
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => DECK,
  setup,
  facts: ({ hands, options }) => ({ seats: hands.length, memory: options.memory }),
  toAct,
  question: ({ turn }) => turn.step,
  waiting: () => undefined,
  outcome,
  candidates,
  refusal,
  decide,
  advance,
  evolve,
  viewFor,
  eventFor,
  retell: (event) => event,
  sights: () => [],
  reveals: (event) => event.type === 'drew',
  scoreLines: () => [],
  imagine,
  bots: { random, greedy: random, casual: random },
  tell: ({ type }) => ({ key: `log.${type}`, params: {} }),
  words: { en: async () => ({}), es: async () => ({}), ru: async () => ({}) },
};
