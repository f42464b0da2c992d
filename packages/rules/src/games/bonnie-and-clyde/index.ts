import type { Game } from '../../core/game.ts';
import { type Action, parseAction } from './actions.ts';
import { bots } from './bot.ts';
import { CARDS, copiesOf, LOCATIONS, numberOf } from './components.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { dumpPosition, parsePosition } from './notation.ts';
import { advance, candidates, decide, outcomeOf, refusal, setup, toAct } from './rules.ts';
import { scoreLines } from './scoring.ts';
import { type Config, type Event, type EventView, OPTIONS, parseConfig, type State, type View } from './state.ts';
import { tell } from './tell.ts';
import { eventFor, retell, reveals, sights, viewFor } from './view.ts';

/** Bonnie and Clyde: a rummy of evidence, a car and two outlaws. The paragraphs cited are those of RULES.en.md. */
export const bonnieAndClyde: Game<Config, State, Action, Event, View, EventView> = {
  id: 'bonnie-and-clyde',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => ({
    locations: LOCATIONS.map((id) => ({ id, number: numberOf(id) })),
    cards: CARDS.map((id) => ({ id, copies: copiesOf(id) })),
  }),
  setup,
  facts: ({ hands, options }) => ({ seats: hands.length, memory: options.memory }),
  toAct,
  question: ({ turn }) => turn.step,
  waiting: () => undefined,
  outcome: outcomeOf,
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

// What the game's screen needs besides: its data, its types, and two looks into a view.
export type { Action } from './actions.ts';
export * from './components.ts';
export { handOf, topOf } from './rules.ts';
export type { Event, EventView, Play, View } from './state.ts';
