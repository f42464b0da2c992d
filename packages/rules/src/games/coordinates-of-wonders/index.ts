import type { Game } from '../../core/game.ts';
import { type Action, parseAction } from './actions.ts';
import { bots } from './bot.ts';
import { latitude, longitude, PAUSES, PLACES, TOKENS } from './components.ts';
import { advance, decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { dumpPosition, parsePosition } from './notation.ts';
import { type Config, OPTIONS, parseConfig } from './options.ts';
import { candidates, outcomeOf, question, refusal, setup, toAct, waiting } from './rules.ts';
import { scoreLines } from './scoring.ts';
import type { Event, EventView, State, View } from './state.ts';
import { tell } from './tell.ts';
import { eventFor, retell, reveals, sights, viewFor } from './view.ts';

/** Coordinates of Wonders: where in the world is what. The paragraphs cited are those of RULES.en.md. */
export const coordinatesOfWonders: Game<Config, State, Action, Event, View, EventView> = {
  id: 'coordinates-of-wonders',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  parseConfig,
  parseAction,
  parsePosition,
  dumpPosition,
  components: () => ({
    places: PLACES.map(({ id, kind, names, country, continent, fame, latitudeMinutes, longitudeMinutes, population }) => ({
      id,
      kind,
      names: { ...names },
      country,
      continent,
      fame,
      latitude: latitude(latitudeMinutes),
      longitude: longitude(longitudeMinutes),
      latitudeMinutes,
      longitudeMinutes,
      ...(population === undefined ? {} : { population }),
    })),
    pauses: PAUSES,
    tokens: TOKENS,
  }),
  setup,
  facts: ({ tokens, options }) => ({ seats: tokens.length, memory: options.memory }),
  toAct,
  question,
  waiting,
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
export { aboutSights } from './about.ts';
export type { Action, Answer } from './actions.ts';
export * from './components.ts';
export { type Deck, LONGEST_TEXT, MOST_LATITUDE, MOST_LONGITUDE, MOST_PLACES, type OwnPlace, UNSEEN } from './deck.ts';
export { type Choice, chosen, type TableOptions } from './options.ts';
export { laid, lineOf, neighbourOf, newCard } from './rules.ts';
export { wrongOn } from './scoring.ts';
export type { Back, Check, Counted, Event, EventView, Face, Judged, Placed, ShownStep, State, Turned, View } from './state.ts';
