import type { Game } from '../../core/game.ts';
import { type Action, parseAction } from './actions.ts';
import { bots } from './bot.ts';
import { candidates } from './candidates.ts';
import { HENCHMEN, homeOf, KINDS, LOOT } from './components.ts';
import { advance, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { dumpPosition, parsePosition } from './notation.ts';
import { outcomeOf, refusal, setup, toAct } from './rules.ts';
import { scoreLines } from './scoring.ts';
import { type Config, type Event, type EventView, OPTIONS, parseConfig, type State, type View } from './state.ts';
import { tell } from './tell.ts';
import { eventFor, retell, reveals, sights, viewFor } from './view.ts';

/** Carmen Sandiego: the card game. Memory, warrants and one master thief. The paragraphs cited are those of RULES.en.md. */
export const carmenCardGame: Game<Config, State, Action, Event, View, EventView> = {
  id: 'carmen-card-game',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => ({
    kinds: KINDS,
    henchmen: HENCHMEN,
    pairs: LOOT.map((loot) => ({ loot, location: homeOf(loot) })),
  }),
  setup,
  facts: ({ rows, options }) => ({ seats: rows.length, memory: options.memory }),
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

// What the game's screen needs besides: its data, its types, and looks into a view.
export type { Action, Place } from './actions.ts';
export * from './components.ts';
export { CASE_ROUNDS, hasCards, hasUnseen, isCold, nextIn, playing, seenAt } from './rules.ts';
export type { Count, Event, EventView, Part, RowView, ShownStep, Sight, Solved, Spot, State, View } from './state.ts';
