import type { Result, Seat } from '../../core/basics.ts';
import { MEMORIES, type Memory, type Options, type Outcome, type ScoreLine } from '../../core/game.ts';
import { reading, readOneOf, readRecord } from '../../core/parse.ts';
import type { Declared } from './actions.ts';
import type { AgentCard, Airfield, Destination, Direction, Product, Square } from './components.ts';

/** The options that hold for the whole game and stand in a position. */
export interface TableOptions {
  readonly memory: Memory;
}

export interface Config extends TableOptions {
  /** Who begins; `null`: the highest throw (WW-1.6). */
  readonly first: Seat | null;
}

const SEATS = [0, 1, 2, 3, 4, 5] as const;

export const OPTIONS: Options<Config> = {
  defaults: { memory: 'printed', first: null },
  choices: { memory: MEMORIES, first: [null, ...SEATS] },
};

export const parseConfig = (raw: unknown, seats: number): Result<Config> =>
  reading(() => {
    const options = { ...OPTIONS.defaults, ...readRecord(raw ?? {}, 'options', [], Object.keys(OPTIONS.defaults)) };
    const firsts = [null, ...SEATS.filter((seat) => seat < seats)];
    return {
      memory: readOneOf(options.memory, 'options.memory', MEMORIES),
      first: readOneOf(options.first, 'options.first', firsts),
    };
  });

/**
 * What all others know of a card in a pile: nothing; exactly which one lies there; or, of two that lie together and were
 * declared rightly in one breath, which two they are. Cards of such a pair always come by twos.
 */
export const SHOWN = ['no', 'yes', 'pair'] as const;
export type ShownCard = (typeof SHOWN)[number];

/** A card in a pile of products. */
export interface Stored {
  readonly product: Product;
  readonly shown: ShownCard;
}

/** A seat's plane, tickets and cargo. */
export interface Plane {
  readonly at: Square;
  /** It has left home. */
  readonly left: boolean;
  /** Those still to reach, the current one first. */
  readonly destinations: readonly Destination[];
  /** In the order reached. */
  readonly reached: readonly Destination[];
  /** Top first. */
  readonly products: readonly Stored[];
}

/** How a plane came to land. `trade` only between two events. */
export const LANDED_BY = ['count', 'bump', 'flight', 'card'] as const;
export type LandedBy = (typeof LANDED_BY)[number] | 'trade';

/** A landing that is not yet resolved. */
export interface Landing {
  readonly seat: Seat;
  readonly by: LandedBy;
}

/** The steps that a position shows. */
export type ShownStep =
  | { readonly step: 'roll' | 'trade-places' | 'inspect' | 'over'; readonly seat: Seat }
  | { readonly step: 'fly'; readonly seat: Seat; readonly count: number }
  | {
      readonly step: 'bump';
      readonly seat: Seat;
      readonly plane: Seat;
      /** In the order bumped. */
      readonly bumped: readonly Seat[];
      /** A stack: the one being resolved last. */
      readonly landing: readonly Landing[];
    }
  | { readonly step: 'declare'; readonly seat: Seat; readonly by: Seat };

/** Where the game stands. The steps of the second kind last no longer than an `advance`. */
export type Step =
  | ShownStep
  | { readonly step: 'deal'; readonly first: Seat | null }
  | { readonly step: 'throw' | 'agent'; readonly seat: Seat }
  | { readonly step: 'errand'; readonly seat: Seat; readonly card: AgentCard }
  | { readonly step: 'landing'; readonly seat: Seat; readonly bumped: readonly Seat[]; readonly landing: readonly Landing[] };

/** The truth. */
export interface State {
  readonly options: TableOptions;
  readonly planes: readonly Plane[];
  /** Top first. */
  readonly productDeck: readonly Product[];
  /** How many at the bottom all have seen go there. */
  readonly shownProducts: number;
  /** Top first. */
  readonly agentDeck: readonly AgentCard[];
  /** How many at the bottom all have seen. */
  readonly shownAgents: number;
  readonly turn: Step;
}

/** A throw of the die. */
export interface Throw {
  readonly seat: Seat;
  readonly die: number;
}

/** What happened: the truth. */
export type Event =
  /** WW-1.6: who still might begin throws. */
  | { readonly type: 'threw-for-start'; readonly throws: readonly Throw[] }
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly destinations: readonly (readonly Destination[])[];
      readonly productDeck: readonly Product[];
      readonly agentDeck: readonly AgentCard[];
    }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'die-thrown'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'agent-called'; readonly seat: Seat }
  | { readonly type: 'agent-drawn'; readonly seat: Seat; readonly card: AgentCard }
  /** Along a line: a move, or a bump by another. */
  | {
      readonly type: 'flew';
      readonly seat: Seat;
      readonly by: 'count' | 'bump';
      readonly direction: Direction;
      readonly from: Square;
      readonly to: Square;
    }
  /** From a flight square (`flight`), or by a card. */
  | {
      readonly type: 'carried';
      readonly seat: Seat;
      readonly by: 'flight' | 'card';
      readonly from: Square;
      readonly to: Square;
      readonly airfield: Airfield | null;
    }
  | { readonly type: 'bump-due'; readonly plane: Seat }
  | { readonly type: 'landed'; readonly seat: Seat }
  /** `products`: top first, as they lie on the pile. */
  | { readonly type: 'reached'; readonly seat: Seat; readonly destination: Destination; readonly products: readonly Product[] }
  | { readonly type: 'gift'; readonly seat: Seat; readonly products: readonly Product[] }
  | { readonly type: 'tailwind'; readonly seat: Seat }
  | { readonly type: 'extra-turn'; readonly seat: Seat }
  | { readonly type: 'trade-due'; readonly seat: Seat }
  | { readonly type: 'traded'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'inspection-due'; readonly seat: Seat }
  | { readonly type: 'declare-due'; readonly seat: Seat; readonly by: Seat }
  /** The card had nothing to do. */
  | { readonly type: 'nothing-happened'; readonly seat: Seat; readonly card: AgentCard }
  /** `lost`: what goes under the deck, the top of the pile first; empty where the answer was right. */
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly products: readonly Product[];
      readonly lost: readonly Product[];
    }
  | { readonly type: 'game-ended'; readonly seat: Seat; readonly outcome: Outcome; readonly lines: readonly ScoreLine[] };

type Silent = 'die-thrown' | 'agent-called' | 'bump-due' | 'landed' | 'trade-due' | 'inspection-due';

/** An event as one viewer learns of it: products are only for who draws them, and only while they are seen. */
export type EventView =
  | Exclude<Event, { readonly type: Silent | 'dealt' | 'reached' | 'gift' | 'declared' }>
  | { readonly type: 'dealt'; readonly first: Seat; readonly destinations: readonly Destination[] }
  | {
      readonly type: 'reached';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly count: number;
      readonly products?: readonly Product[];
    }
  | { readonly type: 'gift'; readonly seat: Seat; readonly count: number; readonly products?: readonly Product[] }
  /** `products` and `lost` until the log forgets them. */
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly count: number;
      readonly right: boolean;
      readonly products?: readonly Product[];
      readonly lost?: readonly Product[];
    };

/** A pile or a deck of which only the number is known. */
export interface Count {
  readonly count: number;
}

/** What others may know of a pile, from the top: so many unknown, one card, or two in either order. */
export type Glimpse = number | readonly [Product] | readonly [Product, Product];

export interface PlaneView {
  readonly at: string;
  readonly left: boolean;
  /** How many, and the current one. */
  readonly destinations: Count & { readonly top: Destination | null };
  readonly reached: readonly Destination[];
  /** The pile where the viewer may look: its own with recall, and all when it is over. */
  readonly products: Count | readonly Declared[];
}

/** What one viewer may know; the keys are the position's. */
export interface View {
  readonly game: 'wide-world';
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly seats: readonly PlaneView[];
  readonly productDeck: Count;
  readonly travelAgentDeck: Count;
  readonly turn: ShownStep;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** With recall: what all have seen go under the decks, top first, and of the others' piles. */
  readonly recall?: {
    readonly productDeck: readonly Product[];
    readonly travelAgentDeck: readonly AgentCard[];
    readonly piles: readonly (readonly Glimpse[])[];
  };
}
