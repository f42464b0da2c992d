import type { Game } from '../../core/game.ts';
import { type Action, parseAction } from './actions.ts';
import { bots } from './bot.ts';
import { NUMBERS, STRIDES } from './components.ts';
import { dumpPosition, parsePosition } from './notation.ts';
import { advance, candidates, decide, evolve, outcome, question, refusal, scoreLines, setup, toAct, waiting } from './rules.ts';
import { type Config, type Event, type EventView, OPTIONS, parseConfig, type State, type View } from './state.ts';
import { tell } from './tell.ts';
import { eventFor, imagine, retell, reveals, sights, viewFor } from './view.ts';

/**
 * A game for tests alone, with what a card game of turns does not have: secret choices made at the same time, a die, a
 * window, a private sight that a printed view forgets, a shared win.
 */
export const tinyRace: Game<Config, State, Action, Event, View, EventView> = {
  id: 'tiny-race',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => ({ numbers: NUMBERS, strides: STRIDES }),
  setup,
  facts: ({ places, options }) => ({ seats: places.length, memory: options.memory }),
  toAct,
  question,
  waiting,
  outcome,
  candidates,
  refusal,
  decide,
  advance,
  evolve,
  viewFor,
  eventFor,
  retell,
  sights,
  reveals,
  scoreLines,
  imagine,
  bots,
  tell,
  words: {
    en: async () => (await import('./text/en.ts')).default,
    es: async () => (await import('./text/es.ts')).default,
    ru: async () => (await import('./text/ru.ts')).default,
  },
};
