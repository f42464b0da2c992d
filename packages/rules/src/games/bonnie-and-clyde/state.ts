import type { Result, Seat } from '../../core/basics.ts';
import type { Memory, Options, Outcome, ScoreLine } from '../../core/game.ts';
import { MEMORIES } from '../../core/game.ts';
import { reading, readOneOf, readRecord } from '../../core/parse.ts';
import type { Source } from './actions.ts';
import type { Card, HandCard, Location, Outlaw } from './components.ts';

export const TARGETS = [100, 200] as const;

/** The options that hold for the whole game and stand in a position. */
export interface TableOptions {
  readonly memory: Memory;
  /** BC-5.1: points at which the game may end. */
  readonly target: (typeof TARGETS)[number];
}

export interface Config extends TableOptions {
  /** Who deals the first hand; `null` for chance (BC-1.5). */
  readonly dealer: Seat | null;
}

export const OPTIONS: Options<Config> = {
  defaults: { memory: 'printed', target: 100, dealer: null },
  choices: { memory: MEMORIES, target: TARGETS, dealer: [null, 0, 1, 2, 3] },
};

export const parseConfig = (raw: unknown, seats: number): Result<Config> =>
  reading(() => {
    const options = { ...OPTIONS.defaults, ...readRecord(raw ?? {}, 'options', [], Object.keys(OPTIONS.defaults)) };
    const dealers = [null, 0, 1, 2, 3].filter((dealer) => dealer === null || dealer < seats);
    return {
      memory: readOneOf(options.memory, 'options.memory', MEMORIES),
      target: readOneOf(options.target, 'options.target', TARGETS),
      dealer: readOneOf(options.dealer, 'options.dealer', dealers),
    };
  });

/** A meld or a layoff as it lies before the seat that played it. */
export interface Play {
  readonly seat: Seat;
  readonly location: Location;
  readonly count: number;
  readonly kind: 'meld' | 'layoff';
  /** The car stood there when it was played: 4 points a card instead of 2. */
  readonly sideways: boolean;
}

/** What has happened this turn so far. */
interface Turn {
  readonly seat: Seat;
  /** The pile drawn from; `null` before the draw. */
  readonly drew: Source | null;
  /** A Ted Hinton, a meld or a layoff was played. */
  readonly played: boolean;
  readonly hintonPlayed: boolean;
}

export type LookedBy = 'hinton' | 'meld' | 'layoff';

/** Where the game stands. `deal` and `ended` last no longer than an `advance`. */
export type Step =
  | { readonly step: 'deal'; readonly dealer: Seat | null }
  | (Turn & { readonly step: 'draw' | 'play' | 'search' | 'drive' | 'ended' | 'over' })
  | (Turn & { readonly step: 'choose'; readonly location: Location; readonly by: LookedBy });

/**
 * What happened to the FBI files and to cards once seen in them, in this hand, in order: what a person with a perfect
 * memory knows. `files` and `card` of a search are the searcher's alone.
 */
export type Memoir =
  /** Cards that lay there, nobody knows which, when a position was loaded. */
  | { readonly type: 'buried'; readonly count: number }
  | { readonly type: 'laid'; readonly seat: Seat | null; readonly card: HandCard }
  /** Taken off the top; `next` came to light. */
  | { readonly type: 'taken'; readonly seat: Seat; readonly card: HandCard; readonly next: HandCard | null }
  | { readonly type: 'searched'; readonly seat: Seat; readonly files: readonly HandCard[]; readonly card: HandCard }
  | { readonly type: 'played'; readonly seat: Seat; readonly location: Location; readonly count: number };

/** The truth. */
export interface State {
  readonly options: TableOptions;
  /** Totals before this hand; the final ones when over. */
  readonly scores: readonly number[];
  readonly dealer: Seat;
  /** Number of the location where the car stands, 1 to 10. */
  readonly car: number;
  /** BC-2.11: turns in a row that drew from the FBI files and played nothing. */
  readonly idleTurns: number;
  /** By seat, sorted. */
  readonly hands: readonly (readonly HandCard[])[];
  /** The draw pile, top first. */
  readonly caseFile: readonly HandCard[];
  /** The discard pile, top first. */
  readonly fbiFiles: readonly HandCard[];
  /** By location, 1 to 10; `null` where nothing lies any more. */
  readonly hideouts: readonly (Card | null)[];
  /** Every play, in order. */
  readonly table: readonly Play[];
  /** Outlaws laid before a seat, in order of capture. */
  readonly captured: readonly { readonly seat: Seat; readonly card: Outlaw }[];
  /** Who has looked at which hideout and left what is still there; by seat, then location. */
  readonly seen: readonly { readonly seat: Seat; readonly location: Location }[];
  readonly turn: Step;
  readonly memoirs: readonly Memoir[];
}

/** What happened: the truth. */
export type Event =
  | {
      readonly type: 'dealt';
      readonly dealer: Seat;
      readonly hands: readonly (readonly HandCard[])[];
      readonly caseFile: readonly HandCard[];
      readonly fbiFiles: readonly HandCard[];
      readonly hideouts: readonly Card[];
    }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly idleTurns: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: Source; readonly cards: readonly HandCard[] }
  | {
      readonly type: 'hinton-played';
      readonly seat: Seat;
      readonly use: 'draw-two' | 'search-files' | 'peek';
      readonly location: Location | null;
    }
  | { readonly type: 'fetched'; readonly seat: Seat; readonly card: HandCard }
  /** A Ted Hinton whose use is complete goes on the FBI files (BC-2.4). */
  | { readonly type: 'hinton-laid'; readonly seat: Seat }
  | ({ readonly type: 'played' } & Play)
  | { readonly type: 'looked'; readonly seat: Seat; readonly location: Location; readonly by: LookedBy; readonly card: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly location: Location; readonly card: HandCard }
  | { readonly type: 'captured'; readonly seat: Seat; readonly location: Location; readonly card: Outlaw }
  | { readonly type: 'left'; readonly seat: Seat; readonly location: Location }
  | { readonly type: 'drove'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: HandCard }
  | {
      readonly type: 'hand-ended';
      readonly seat: Seat;
      /** Whether that seat went out (BC-3.1), or the case file ran out (BC-3.2). */
      readonly out: boolean;
      readonly lines: readonly ScoreLine[];
      /** Totals with this hand. */
      readonly scores: readonly number[];
    }
  | { readonly type: 'game-ended'; readonly outcome: Outcome };

/** An event as one viewer learns of it: what that viewer may not see is absent or a count. */
export type EventView =
  | Exclude<Event, { readonly type: 'dealt' | 'drew' | 'fetched' | 'looked' | 'took' | 'discarded' }>
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly hand?: readonly HandCard[]; readonly top?: HandCard }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly from: Source;
      readonly count: number;
      readonly cards?: readonly HandCard[];
    }
  | { readonly type: 'fetched'; readonly seat: Seat; readonly card?: HandCard }
  | { readonly type: 'looked'; readonly seat: Seat; readonly location: Location; readonly by: LookedBy; readonly card?: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly location: Location; readonly card?: HandCard }
  /** Without a card: one that lies covered by now. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card?: HandCard };

/** A pile of which only the number is known. */
export interface Count {
  readonly count: number;
}

/** What others may recall of a search: that there was one. */
export type MemoirView =
  | Exclude<Memoir, { readonly type: 'searched' }>
  | { readonly type: 'searched'; readonly seat: Seat; readonly files?: readonly HandCard[]; readonly card?: HandCard };

/** What one viewer may know; the keys are the position's. */
export interface View {
  readonly game: 'bonnie-and-clyde';
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly scores: readonly number[];
  readonly dealer: Seat;
  readonly car: number;
  readonly idleTurns: number;
  /** The own hand, and how many cards others hold. */
  readonly hands: readonly (readonly HandCard[] | Count)[];
  readonly caseFile: Count;
  /** All of it for a seat that searches it; else the number and the top card. */
  readonly fbiFiles: readonly HandCard[] | (Count & { readonly top: HandCard | null });
  /** A card where the viewer may see it now; a count of 1 where one lies unseen. */
  readonly hideouts: readonly (Card | Count | null)[];
  readonly table: State['table'];
  readonly captured: State['captured'];
  readonly seen: State['seen'];
  readonly turn: TurnView;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** With recall: this hand's memoirs as far as the viewer witnessed them. */
  readonly recall?: { readonly memoirs: readonly MemoirView[] };
}

/** The turn as in a position. `location` and `by` only at `choose`. */
export interface TurnView extends Turn {
  readonly step: 'draw' | 'play' | 'search' | 'choose' | 'drive' | 'over';
  /** The case file is empty: the hand ends with this turn. */
  readonly lastDrawn: boolean;
  readonly location?: Location;
  readonly by?: LookedBy;
}
