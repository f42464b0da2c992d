import type { Result, Seat } from '../../core/basics.ts';
import { MEMORIES, type Memory, type Options, type Outcome } from '../../core/game.ts';
import { reading, readOneOf, readRecord } from '../../core/parse.ts';
import type { Place } from './actions.ts';
import type { Card, CardOf, Henchman, Kind, Location, Loot, Slot } from './components.ts';

/** The options that hold for the whole game and stand in a position. */
export interface TableOptions {
  readonly memory: Memory;
}

export interface Config extends TableOptions {
  /** Who begins; `null` for chance (CC-2.7). */
  readonly first: Seat | null;
}

export const OPTIONS: Options<Config> = {
  defaults: { memory: 'helped', first: null },
  choices: { memory: MEMORIES, first: [null, 0, 1, 2, 3] },
};

export const parseConfig = (raw: unknown, seats: number): Result<Config> =>
  reading(() => {
    const options = { ...OPTIONS.defaults, ...readRecord(raw ?? {}, 'options', [], Object.keys(OPTIONS.defaults)) };
    const firsts = [null, 0, 1, 2, 3].filter((first) => first === null || first < seats);
    return {
      memory: readOneOf(options.memory, 'options.memory', MEMORIES),
      first: readOneOf(options.first, 'options.first', firsts),
    };
  });

/** A gumshoe's three columns, each from the top; `null` is an empty slot. */
export type Row = { readonly [K in Kind]: readonly (CardOf[K] | null)[] };

/** A card in front of a gumshoe, by where it lies. */
export interface Spot extends Place {
  readonly kind: Kind;
}

/** What has left the game. `henchman` is `null` while the arrest is being made, and where nobody was left to arrest (CC-3.3). */
export interface Solved {
  readonly loot: Loot;
  readonly location: Location;
  readonly henchman: Henchman | null;
}

/** The part of a turn: before the look, or after it. */
export const PARTS = ['start', 'end'] as const;
export type Part = (typeof PARTS)[number];

/** What has happened this turn so far. */
export interface Turn {
  readonly seat: Seat;
  /** The part of the turn, or that in which the warrant under way was called. */
  readonly when: Part;
  readonly warrantUsed: boolean;
  /** CC-6.3 was used. */
  readonly shifted: boolean;
}

export const ENDINGS = ['CC-3.3', 'CC-5.7', 'CC-6.1', 'CC-6.2'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The steps that a position shows. */
export type ShownStep =
  | (Turn & { readonly step: 'start' | 'end' })
  | (Turn & { readonly step: 'arrest' | 'swap' | 'accuse' })
  | (Turn & { readonly step: 'look'; readonly kind: Kind })
  /** CC-3.6: `by` is the left neighbour. */
  | (Turn & { readonly step: 'penalty'; readonly by: Seat })
  /** CC-5.3: `by` must swap; `exposed` has the kinds still to be replaced, in the order of `KINDS`. */
  | (Turn & { readonly step: 'replace'; readonly by: Seat; readonly exposed: readonly Kind[] })
  | { readonly step: 'over'; readonly seat: Seat; readonly winners: readonly Seat[]; readonly reason: Ending };

/** Where the game stands. `deal`, `throw` and `ending` last no longer than an `advance`. */
export type Step =
  | ShownStep
  | { readonly step: 'deal'; readonly first: Seat | null }
  | (Turn & { readonly step: 'throw' })
  | (Turn & { readonly step: 'ending' });

/** The truth. */
export interface State {
  readonly options: TableOptions;
  readonly rows: readonly Row[];
  readonly center: CardOf;
  /** Top first. */
  readonly decks: { readonly [K in Kind]: readonly CardOf[K][] };
  /** Oldest first. */
  readonly solved: readonly Solved[];
  /** CC-2.4: own cards that count as looked at by their owner; by seat, kind, slot. */
  readonly looked: readonly Spot[];
  /** By seat: the cards in front of someone or in the centre that it has seen, wherever they lie by now; by name. */
  readonly known: readonly (readonly Card[])[];
  /** Seats out of the game, ascending. */
  readonly out: readonly Seat[];
  readonly lastArrest: Seat | null;
  /** Turns in a row without an arrest. */
  readonly idleTurns: number;
  readonly turn: Step;
}

/** Why a card changes places with the centre's: CC-6.3, CC-3.4, CC-3.6, CC-5.3. */
export type SwapReason = 'shift' | 'arrest' | 'penalty' | 'replace';

/** A card turned up where it lies. */
export interface Exposed<C> extends Place {
  readonly card: C;
}

/** What happened: the truth. What is turned up is seen by all, those out of the game too. */
export type Event =
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly rows: readonly Row[];
      readonly center: CardOf;
      readonly decks: State['decks'];
    }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'die-thrown'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly kind: Kind }
  /** CC-2.6: no gumshoe has a card of that kind. */
  | { readonly type: 'nothing-to-look-at'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'looked'; readonly seat: Seat; readonly spot: Spot; readonly card: Card }
  | {
      readonly type: 'warrant-called';
      readonly seat: Seat;
      readonly loot: Exposed<Loot>;
      readonly location: Exposed<Location>;
      readonly match: boolean;
    }
  /** `place` and `henchman` are `null` where nobody was left to arrest (CC-3.3). */
  | { readonly type: 'arrested'; readonly seat: Seat; readonly place: Place | null; readonly henchman: Henchman | null }
  | { readonly type: 'cover-blown'; readonly seat: Seat; readonly place: Place }
  | { readonly type: 'penalty-due'; readonly by: Seat }
  /** The card at `from` goes to the centre; the centre's comes to `to` in front of `seat`. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly why: SwapReason;
      readonly kind: Kind;
      readonly from: Place;
      readonly to: Slot;
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly why: 'arrest' | 'penalty' }
  /** The centre's loot and location are turned up; `right` where they are the set that `named` belongs to. */
  | {
      readonly type: 'carmen-called';
      readonly seat: Seat;
      readonly named: Loot;
      readonly loot: Loot;
      readonly location: Location;
      readonly right: boolean;
    }
  /** A seat whose henchman is not Carmen is out of the game (CC-5.4). */
  | {
      readonly type: 'accused';
      readonly seat: Seat;
      readonly place: Place | 'center';
      readonly henchman: Henchman;
    }
  | { readonly type: 'replacing'; readonly by: Seat; readonly exposed: readonly Kind[] }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly idleTurns: number }
  /** The top card of the deck comes to that slot, unseen. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly kind: Kind; readonly slot: Slot }
  | { readonly type: 'game-ended'; readonly outcome: Outcome & { readonly reason: Ending } };

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Optional: what the log forgets when the cards lie face down again. */
type Forgettable<Type extends Event['type'], Key extends keyof EventOf<Type>> = Omit<EventOf<Type>, Key> &
  Partial<Pick<EventOf<Type>, Key>>;

/** A place in a warrant, with its card while it lies open. */
export interface Turned<C> extends Place {
  readonly card?: C;
}

/** An event as one viewer learns of it: what that viewer may not see is absent. */
export type EventView =
  | Exclude<
      Event,
      {
        readonly type:
          | 'dealt'
          | 'die-thrown'
          | 'looked'
          | 'warrant-called'
          | 'penalty-due'
          | 'carmen-called'
          | 'accused'
          | 'replacing'
          | 'turn-ended';
      }
    >
  | { readonly type: 'dealt'; readonly first: Seat }
  | Forgettable<'looked', 'card'>
  | {
      readonly type: 'warrant-called';
      readonly seat: Seat;
      readonly loot: Turned<Loot>;
      readonly location: Turned<Location>;
      readonly match: boolean;
    }
  | Forgettable<'carmen-called', 'named' | 'loot' | 'location' | 'right'>
  | Forgettable<'accused', 'henchman'>;

/** A card, or a deck, of which only the number is known. */
export interface Count {
  readonly count: number;
}

/** A row as one viewer sees it: a card where it may, a count of 1 where one lies unseen. */
export type RowView = { readonly [K in Kind]: readonly (CardOf[K] | Count | null)[] };

/** Where others have looked, or what was turned up for all: they know the card that lies there now. */
export interface Sight {
  readonly by: readonly Seat[];
  readonly kind: Kind;
  readonly at: Place | 'center';
}

/** What one viewer may know; the keys are the position's. */
export interface View {
  readonly game: 'carmen-card-game';
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly rows: readonly RowView[];
  readonly center: { readonly [K in Kind]: CardOf[K] | Count };
  readonly decks: { readonly [K in Kind]: Count };
  readonly solved: State['solved'];
  readonly looked: State['looked'];
  readonly out: State['out'];
  readonly lastArrest: Seat | null;
  readonly idleTurns: number;
  readonly turn: ShownStep;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** With recall: what the viewer's own seat has seen of the cards in play. */
  readonly known?: readonly { readonly seat: Seat; readonly card: Card }[];
  /** With recall: which cards the other seats know, by where they lie now. */
  readonly recall?: { readonly sights: readonly Sight[] };
}
