import type { Game } from '../../core/game.ts';
import { type Action, parseAction } from './actions.ts';
import { bots } from './bot.ts';
import {
  AGENT_CARDS,
  AIRFIELDS,
  cardOf,
  DESTINATIONS,
  FLIGHTS,
  fieldOf,
  HOME,
  PRODUCTS,
  STATIONS,
  showSquare,
  whereIs,
} from './components.ts';
import { advance, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { dumpPosition, parsePosition } from './notation.ts';
import { candidates, outcomeOf, question, refusal, setup, toAct } from './rules.ts';
import { scoreLines } from './scoring.ts';
import { type Config, type Event, type EventView, OPTIONS, parseConfig, type State, type View } from './state.ts';
import { tell } from './tell.ts';
import { eventFor, retell, reveals, sights, viewFor } from './view.ts';

/** Wide World: straight lines over a map of the world. The paragraphs cited are those of RULES.en.md. */
export const wideWorld: Game<Config, State, Action, Event, View, EventView> = {
  id: 'wide-world',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => ({
    home: showSquare(HOME),
    destinations: DESTINATIONS.map((id) => ({ id, at: showSquare(whereIs(id)) })),
    airfields: AIRFIELDS.map((id) => ({ id, at: showSquare(fieldOf(id)) })),
    stations: [...STATIONS].map(showSquare),
    flights: [...FLIGHTS].map(([square, to]) => ({ at: showSquare(square), to })),
    products: PRODUCTS.map((product) => ({ country: cardOf(product).country, product, points: cardOf(product).points })),
    travelAgent: AGENT_CARDS.map((card) => ({ ...card })),
  }),
  setup,
  facts: ({ planes, options }) => ({ seats: planes.length, memory: options.memory }),
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
export type { Action, Declared } from './actions.ts';
export * from './components.ts';
export { type Barred, bumpLine, type Flier, type Line } from './lines.ts';
export { bumpLineOf, declareCount, flyLine, isTradable, productCount, squareOf } from './rules.ts';
export type { Event, EventView, Plane, PlaneView, ShownStep, View } from './state.ts';
export { agentWord } from './tell.ts';
