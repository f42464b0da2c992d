import type { Game } from '../../core/game.ts';
import { type Action, parseAction } from './actions.ts';
import { bots } from './bot.ts';
import { BONUS, FACE_UP, HOMES, NEIGHBOURS, PIECES, SECTIONS } from './components.ts';
import { advance, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { dumpPosition, parsePosition } from './notation.ts';
import { type Config, OPTIONS, parseConfig } from './options.ts';
import { candidates, outcomeOf, question, refusal, setup, toAct } from './rules.ts';
import { scoreLines } from './scoring.ts';
import type { Event, EventView, State, View } from './state.ts';
import { tell } from './tell.ts';
import { eventFor, retell, reveals, sights, viewFor } from './view.ts';

/** Carmen Sandiego: Junior Detective, in both sets of rules. The paragraphs cited are those of RULES.en.md. */
export const carmenJunior: Game<Config, State, Action, Event, View, EventView> = {
  id: 'carmen-junior',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => ({
    pieces: PIECES.map((id) => ({ id, neighbours: NEIGHBOURS[id], home: HOMES.includes(id) })),
    bonus: BONUS,
    sections: SECTIONS,
    faceUp: FACE_UP,
  }),
  setup,
  facts: ({ seats, options }) => ({ seats: seats.length, memory: options.memory }),
  toAct,
  question,
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
export type { Action } from './actions.ts';
export * from './components.ts';
export { type Knowledge, knowledgeOf } from './imagine.ts';
export { holds, isConnected, type Pieces, reach, setOf, stepsTo, touches } from './map.ts';
export type { Rules, TableOptions } from './options.ts';
export { collected, mayLeave, targets } from './rules.ts';
export * from './state.ts';
