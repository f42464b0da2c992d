import type { Saying, ServerMessage, Showing, Sight, TableInfo } from '@tabletrotter/protocol';
import type { RetoldEntry, Seat, Shown, Since, Viewer } from '@tabletrotter/rules';
import type { Failure } from './message.ts';

/** The game as this page knows it. */
export interface GameState {
  readonly showing: Showing;
  /** Oldest first. */
  readonly log: readonly RetoldEntry[];
  /** There are older lines on the server. */
  readonly older: boolean;
  /** The entry that came last while the page looked on; `null` right after it was shown. */
  readonly news: RetoldEntry | null;
}

/** A table as this page knows it. */
export type TableState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Failure }
  /** The seat is open on another device or in another window now. */
  | { readonly status: 'moved' }
  /** The class to which it belonged is over, and nothing of it was kept. */
  | { readonly status: 'gone' }
  | {
      readonly status: 'shown';
      readonly info: TableInfo;
      readonly viewer: Viewer;
      /** The seats that this device holds, whichever of them it shows. */
      readonly mine: readonly Seat[];
      /** What is shown to the seat in private is announced only. */
      readonly veiled: boolean;
      readonly game: GameState | null;
      readonly notes: string;
      readonly journal: string;
      /** What was shown to this seat alone and is not put away yet, oldest first. */
      readonly sights: readonly Sight[];
      /** What was said at the table, oldest first. */
      readonly talk: readonly Saying[];
      /** Who has reminded us that it is our turn, and when, as `performance.now()`; `null` since we have acted. */
      readonly nudge: { readonly by: Seat; readonly at: number } | null;
      /** An act of ours is on its way. */
      readonly acting: boolean;
      /** Why our last act was not done. */
      readonly problem: Failure | null;
    };

export type ShownTable = Extract<TableState, { readonly status: 'shown' }>;

/** What the log may still say of an event, given what is seen now; `undefined` where it may say nothing. */
export type Retell = (event: Shown, now: Shown, since: Since<Shown>) => Shown | undefined;

/** Entries after the rules made whoever reads them forget: gone for good, not only hidden. `news` is what came after them. */
export const forget = (
  log: readonly RetoldEntry[],
  now: Shown,
  retell: Retell,
  news: readonly Shown[] = [],
): readonly RetoldEntry[] => {
  const all = [...log.flatMap(({ events }) => events), ...news];
  let place = 0;
  return log.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => retell(event, now, all.slice(++place))).filter((event) => event !== undefined),
  }));
};

/** The answer to `show`: everything anew. */
export const shownTable = (
  message: Extract<ServerMessage, { readonly type: 'shown' }>,
  { mine, veiled }: Pick<ShownTable, 'mine' | 'veiled'>,
): ShownTable => {
  const { info, viewer, notes, journal, sights, talk, game } = message;
  const own = { viewer, mine, veiled, notes, journal, sights, talk, nudge: null };
  const base = { status: 'shown', info, ...own, acting: false, problem: null } as const;
  if (game === null) return { ...base, game: null };
  const { log, older, ...showing } = game;
  return { ...base, game: { showing, log: log.filter(isTold), older, news: null } };
};

/** Whether there is anything to say of an entry: what was taken back is not told again. */
const isTold = ({ events, turnback }: RetoldEntry): boolean => events.length > 0 || turnback !== undefined;

type Update = Extract<ServerMessage, { readonly type: 'update' }>;

/** The log after an entry that took others back: their lines are gone, its own stands in their place. */
const logAfter = (log: readonly RetoldEntry[], { turnback }: RetoldEntry): readonly RetoldEntry[] =>
  turnback === undefined || turnback.kind === 'end' ? log : log.filter(({ seq }) => seq <= turnback.back);

/** A table after an update; `undefined` where one was missed and everything must be asked for anew. */
export const updatedTable = (state: ShownTable, update: Update, retell: Retell): ShownTable | undefined => {
  // the game begins
  const { showing: before, log, older } = state.game ?? { showing: { version: -1 }, log: [], older: false };
  if (update.version <= before.version) return state;
  if (update.version !== before.version + 1) return undefined;
  const { type: _, entry, sights, ...showing } = update;
  const { view } = showing;
  return {
    ...state,
    problem: null,
    nudge: showing.ask === state.game?.showing.ask ? state.nudge : null,
    sights: [...state.sights, ...sights],
    game: {
      showing,
      log: [...forget(logAfter(log, entry), view, retell, entry.events), entry],
      older,
      news: entry,
    },
  };
};

/** Older lines, put before those that are there. */
export const withOlder = (state: ShownTable, log: readonly RetoldEntry[], older: boolean): ShownTable => {
  if (state.game === null) return state;
  const first = state.game.log[0]?.seq ?? Number.POSITIVE_INFINITY;
  return { ...state, game: { ...state.game, log: [...log.filter(({ seq }) => seq < first), ...state.game.log], older } };
};

/** What the server now keeps of the seat's own text, written here or in another of its windows. */
export const withKept = (state: ShownTable, { book, text }: Extract<ServerMessage, { readonly type: 'kept' }>): ShownTable =>
  book === 'note' ? { ...state, notes: text } : { ...state, journal: text };

/** The sights that are left when those up to a version were put away, by hand, in another window of the seat, or by an act of it. */
export const sightsAfter = ({ sights }: Pick<ShownTable, 'sights'>, version: number): readonly Sight[] =>
  sights.filter((sight) => sight.version > version);
