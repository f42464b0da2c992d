import type { Viewer } from '../../../core/basics.ts';
import { host } from '../../../core/host.ts';
import type { Match } from '../../../core/hosted.ts';
import { type Raw, testTable } from '../../../testing/table.ts';
import { showProduct } from '../actions.ts';
import {
  AGENT_CARDS,
  type AgentCard,
  DESTINATIONS,
  type Destination,
  destinationsFor,
  PRODUCTS,
  type Product,
} from '../components.ts';
import { sameAgent } from '../imagine.ts';
import { wideWorld } from '../index.ts';
import type { View } from '../state.ts';
import { fly, ROLL } from './actions.ts';

export const game = host(wideWorld);

export const { open, load, impossible, act, refused, unread } = testTable(game);

/** What a test cares about of one seat; the rest is as at the start, with destinations that nobody else has. */
export interface Seated {
  readonly at?: string;
  /** The current one first; more are filled in, unless `last` says that these are all. */
  readonly to?: readonly Destination[];
  readonly reached?: readonly Destination[];
  readonly last?: boolean;
  /** Top first. */
  readonly products?: readonly Product[];
}

export interface Sketch {
  readonly seats: readonly Seated[];
  /** Top of the deck; the rest follows in order. */
  readonly products?: readonly Product[];
  readonly agents?: readonly AgentCard[];
  readonly turn?: Raw;
  readonly and?: Raw;
}

/** A whole position from a sketch. */
export const position = ({ seats, products = [], agents = [], turn = {}, and = {} }: Sketch): Raw => {
  const each = destinationsFor(seats.length);
  const used = new Set(seats.flatMap(({ to = [], reached = [] }) => [...to, ...reached]));
  const free = DESTINATIONS.filter((destination) => !used.has(destination));
  const held = new Set([...products, ...seats.flatMap((seat) => seat.products ?? [])]);
  const rest = AGENT_CARDS.slice();
  for (const agent of agents)
    rest.splice(
      rest.findIndex((card) => sameAgent(card, agent)),
      1,
    );
  return {
    game: 'wide-world',
    options: { memory: 'printed' },
    seats: seats.map(({ at = '3,5', to = [], reached = [], last = false, products: pile = [] }) => {
      const more = each - to.length - reached.length;
      const done = last ? [...reached, ...free.splice(0, more)] : reached;
      return {
        at,
        left: at !== '3,5',
        destinations: last ? to : [...to, ...free.splice(0, more)],
        reached: done,
        products: pile.map((product) => ({ ...showProduct(product) })),
      };
    }),
    productDeck: [...products, ...PRODUCTS.filter((product) => !held.has(product))].map((product) => ({
      ...showProduct(product),
    })),
    travelAgentDeck: [...agents, ...rest],
    turn: { seat: 0, step: 'roll', ...turn },
    ...and,
  };
};

export const turnOf = (match: Match): unknown => match.position()['turn'];

/** Where the planes are, by seat. */
export const squares = (match: Match): unknown => [match.position()['seats']].flat().map((plane) => property(plane, 'at'));

/** What a seat's plane, tickets and cargo are now. */
export const plane = (match: Match, seat: number): unknown => [match.position()['seats']].flat()[seat];

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

/** What a viewer may know of a position. */
export const viewOf = (raw: unknown, viewer: Viewer, recall = true): View => {
  const state = wideWorld.parsePosition(raw);
  if (!state.ok) throw new Error(state.error.message);
  return wideWorld.viewFor(state.value, viewer, { recall });
};

/** A match in which the seat on turn has just thrown that. */
export const thrown = (raw: Raw, die: number): Match => {
  for (let seed = 0; seed < 100; seed++) {
    const match = load(raw, `die ${seed}`);
    if (act(match, ROLL).some((event) => property(event, 'die') === die)) return match;
  }
  throw new Error(`no ${die} in a hundred throws`);
};

/** A match in which seat 0 has just flown to the station 4,7, where these Travel Agent cards lie on top. */
export const drew = (agents: readonly AgentCard[], sketch: Sketch, own: Seated = {}): Match => {
  const match = load(
    position({
      ...sketch,
      seats: [{ at: '4,8', to: ['china'], ...own }, ...sketch.seats],
      agents,
      turn: { step: 'fly', count: 1 },
    }),
  );
  act(match, fly('west'));
  return match;
};
