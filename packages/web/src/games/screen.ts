import type { Game, Language, Refusal, ScoreLine, Seat, Sentence, Shown, Viewer } from '@tabletrotter/rules';
import type { ComponentType } from 'preact';

/** What a board gets besides what it shows. */
export interface BoardProps<View, Action> {
  readonly view: View;
  /** Whose eyes; `null` for somebody who only watches. */
  readonly seat: Viewer;
  /** The viewer is asked to act now. */
  readonly asked: boolean;
  /** An act is on its way: nothing more can be done until it is answered. */
  readonly acting: boolean;
  /** Does it, or says why not: with the reason of `refusal`, the same as on the server. */
  attempt(action: Action): void;
  /** Says why not in the prompt line; `null` takes it away. */
  note(refusal: Refusal | null): void;
  /** Asks for the next step of what was begun, instead of the prompt; `null` takes it away. */
  instruct(sentence: Sentence | null): void;
  /** A sentence of the game in the reader's language. */
  say(sentence: Sentence): string;
  nameOf(seat: Seat): string;
}

/** What the rail shows of a seat. */
export interface SeatProps<View> {
  readonly view: View;
  readonly seat: Seat;
  say(sentence: Sentence): string;
}

/** A hand, round or game that was counted. */
export interface ScoredRound {
  readonly lines: readonly ScoreLine[];
  /** Totals with this round. */
  readonly totals: readonly number[];
  /** Why it ended, and what else must be said of it. */
  readonly why: readonly Sentence[];
}

/** A table option as the new-table page offers it; its words are `option.<name>` and `option.<name>.<value>` of the game. */
export interface SetupOption {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly preset: string | number;
  /** There is a longer explanation under `option.<name>.help`. */
  readonly help: boolean;
}

/** A game's setup: its seats, its options, and how it is told who begins. */
export interface Setup {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly SetupOption[];
  /** The option that makes a seat begin; `null`: leave it to chance. */
  first(seat: Seat | null, seats: number): { readonly [name: string]: string | number | null };
}

/** A game on the page, its types still open. */
export interface Screen<View, Action, EventView> {
  readonly setup: Setup;
  readonly Board: ComponentType<BoardProps<View, Action>>;
  readonly SeatDetail: ComponentType<SeatProps<View>>;
  /** What is asked of the viewer, or what the table waits for. */
  prompt(view: View): Sentence;
  toAct(view: View): readonly Seat[];
  /** Points so far, by seat; `null` in games without. */
  totals(view: View): readonly number[] | null;
  /** Points to reach; `null` where there is no such number. */
  target(view: View): number | null;
  /** The score sheet that an event brings, if it does. */
  scored(event: EventView): ScoredRound | undefined;
  /** The log forgets: what one has seen is not named there for long. */
  forgets(view: View): boolean;
  /** Lines of the log worth a heading, such as a new turn. */
  isTurn(event: EventView): boolean;
}

/** A game on the page with its types closed over: views and events are whatever the server showed. */
export interface ClosedScreen {
  readonly setup: Setup;
  readonly words: { readonly [L in Language]: () => Promise<{ readonly [key: string]: string }> };
  readonly Board: ComponentType<Omit<BoardProps<Shown, unknown>, 'attempt'> & { readonly send: (action: unknown) => void }>;
  readonly SeatDetail: ComponentType<SeatProps<Shown>>;
  prompt(view: Shown): Sentence;
  toAct(view: Shown): readonly Seat[];
  totals(view: Shown): readonly number[] | null;
  target(view: Shown): number | null;
  scored(event: Shown): ScoredRound | undefined;
  forgets(view: Shown): boolean;
  isTurn(event: Shown): boolean;
  tell(event: Shown): Sentence;
  retell(event: Shown, now: Shown, since: readonly Shown[]): Shown | undefined;
}

/** A game whichever its types. */
export type GameOf<View, Action, EventView> = Pick<Game<object, unknown, Action, unknown, View, EventView>, 'words'> & {
  refusal(view: View, action: Action): Refusal | undefined;
  retell(event: EventView, now: View, since: readonly EventView[]): EventView | undefined;
  tell(event: EventView): Sentence;
};
