import type { PhotoFinish } from '@tabletrotter/protocol';
import type { Game, Json, Language, Level, Refusal, ScoreLine, Seat, Sentence, Shown, Since, Viewer } from '@tabletrotter/rules';
import type { ComponentType, VNode } from 'preact';
import type { Failure } from '../live/message.ts';
import type { Cue, Paint } from '../motion/cue.ts';

/** Something that happened, as the log still tells it. */
export interface Told<EventView> {
  /** Its entry's number in the log. */
  readonly seq: number;
  readonly event: EventView;
}

/** What the seat's game keeps for it on the server: one text, written by the page alone. */
export interface Journal {
  readonly text: string;
  /** All of it is on the server. */
  readonly saved: boolean;
  /** Why it cannot be kept as it is; `null` while there is hope. */
  readonly failure: Failure | null;
  write(text: string): void;
}

/** What was shown to the viewer's seat alone, until it is put away. */
export interface PrivateSight<EventView> {
  readonly events: readonly EventView[];
  putAway(): void;
}

/** The clock of a question that several answer side by side, as the page shows it. */
export interface Timing {
  /** Answers count: until then the buttons are there and wait, and a press is too early. Without a race, from the beginning. */
  readonly armed: boolean;
  /** When the silent are taken to have answered, as `performance.now()`; `null`: it takes as long as it takes. */
  readonly closeAt: number | null;
}

/** What a board gets besides what it shows. */
export interface BoardProps<View, Action, EventView = unknown> {
  readonly view: View;
  /** The id of the table, under which the browser may keep what its player likes. */
  readonly table: string;
  /** Whose eyes; `null` for somebody who only watches. */
  readonly seat: Viewer;
  /** The viewer is asked to act now. */
  readonly asked: boolean;
  /** An act is on its way: nothing more can be done until it is answered. */
  readonly acting: boolean;
  /** The clock of the question that is open, whoever is asked; `null` where it has none. */
  readonly timing: Timing | null;
  /** How the last race was decided, until the next begins; `null` where there was none. */
  readonly photo: PhotoFinish | null;
  /** Oldest first, as far back as the page has it. */
  readonly told: readonly Told<EventView>[];
  /** `null` where nothing is in the viewer's hands. */
  readonly sight: PrivateSight<EventView> | null;
  readonly journal: Journal;
  /**
   * Does it, or says why not: with the reason of `refusal`, the same as on the server. In a race, call it as the press goes down:
   * the time since the buttons were armed goes with it. `as`: a seat of those who share this device and are asked the same; the first
   * of them to press has it.
   */
  attempt(action: Action, as?: Seat): void;
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

/** A game's own notebook beside the table. */
export interface JournalProps<View> extends StoryProps {
  readonly view: View;
  readonly version: number;
  readonly journal: Journal;
}

/** Something on the table that a score sheet counts, as it lay before a seat. */
export interface Piece {
  readonly seat: Seat;
  readonly name: Sentence;
  /** How many of the same lay together. */
  readonly count: number;
  /** It lay sideways. */
  readonly turned: boolean;
  /** One of them, small; its name is said beside it. */
  draw(): VNode;
}

/** A line of a score sheet, and the pieces of the round that it counts. */
export interface CountedLine extends ScoreLine {
  readonly counts: readonly Piece[];
}

/** What a story needs to be told in the reader's language. */
export interface StoryProps {
  say(sentence: Sentence): string;
  nameOf(seat: Seat): string;
}

/** What the story of a round is told with. */
export interface TaleProps extends StoryProps {
  /** How it ends is known: it is there as a whole. */
  readonly told: boolean;
  /** It has come to its end. */
  onTold(): void;
}

/** A hand, round or game that was counted. */
export interface ScoredRound {
  readonly lines: readonly CountedLine[];
  /** All that was counted, in the order in which it was laid; empty where the log does not go back far enough. */
  readonly pieces: readonly Piece[];
  /** Totals with this round. */
  readonly totals: readonly number[];
  /** Why it ended, and what else must be said of it. */
  readonly why: readonly Sentence[];
  /** A mark on the sheet of a seat, such as that it was shut out. */
  readonly stamps: readonly { readonly seat: Seat; readonly text: Sentence; readonly rule: string }[];
  /** The story comes before the score sheet: it leads up to the points, and nothing tells them before it has come to its end. */
  readonly storyFirst?: boolean;
  /** The round told as a story; `null` where there is none, or the log does not go back far enough. */
  readonly story: ((props: TaleProps) => VNode) | null;
}

/** What the record of a finished game is shown with. */
export interface AfterwordProps extends StoryProps {
  /** The saved game: all that happened, in truth. */
  readonly record: Json;
}

/** What a table option can be set to; `null`: without. */
export type OptionValue = string | number | null;

/** A table option as the new-table page offers it; its words are `option.<name>` and `option.<name>.<value>` of the game. */
export interface SetupOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly preset: OptionValue;
  /** There is a longer explanation under `option.<name>.help`. */
  readonly help: boolean;
}

/** What is chosen besides the options with a few values. */
export interface Extra {
  /** They take the place of what is chosen otherwise. */
  readonly options: { readonly [name: string]: unknown };
  /** The table can be made as it is. */
  readonly ready: boolean;
}

export interface ExtraProps {
  /** The options with a few values, as they are chosen now. */
  readonly chosen: { readonly [name: string]: OptionValue };
  /** How many there are now. */
  readonly seats: number;
  nameOf(seat: Seat): string;
  say(sentence: Sentence): string;
  onExtra(extra: Extra): void;
}

/** A game's setup: its seats, its options, and how it is told who begins. */
export interface Setup {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly SetupOption[];
  /** Asks for what a few values cannot say, such as a deck of one's own or where each seat lives; absent in games without. */
  readonly Extra?: ComponentType<ExtraProps>;
  /** The option that makes a seat begin; `null`: leave it to chance. */
  first(seat: Seat | null, seats: number): { readonly [name: string]: string | number | null };
}

/** What a game draws of a thing on its way. */
export interface TravellingProps<Thing> {
  readonly thing: Thing;
  say(sentence: Sentence): string;
}

/** A game on the page, its types still open. `Thing`: what moves from place to place. */
export interface Screen<View, Action, EventView, Thing> {
  readonly setup: Setup;
  readonly Board: ComponentType<BoardProps<View, Action, EventView>>;
  /** The notebook that the game keeps for each seat; `null` in games without. Its title is `journal.title` of the game. */
  readonly Journal: ComponentType<JournalProps<View>> | null;
  readonly SeatDetail: ComponentType<SeatProps<View>>;
  /** What is asked of the viewer, or what the table waits for. */
  prompt(view: View): Sentence;
  toAct(view: View): readonly Seat[];
  /** Points so far, by seat; `null` in games without. */
  totals(view: View): readonly number[] | null;
  /** Points to reach; `null` where there is no such number. */
  target(view: View): number | null;
  /** The rounds that were counted, from all that is known of what happened, oldest first, and from what is seen now. */
  rounds(events: readonly EventView[], view: View): readonly ScoredRound[];
  /** What nobody could see while the game went on, told from its record; `null` in games without secrets. */
  readonly Afterword: ComponentType<AfterwordProps> | null;
  /** The log forgets: what one has seen is not named there for long. */
  forgets(view: View): boolean;
  /** What whoever is asked sees now is for their own eyes: people who share a device hang a curtain before it. The view may be anybody's. */
  isPrivate(view: View): boolean;
  /** Lines of the log worth a heading, such as a new turn. */
  isTurn(event: EventView): boolean;
  /** How an event that led to this view moves and sounds. It shows nothing that the event does not tell. */
  cue(event: EventView, view: View): Cue<Thing>;
  /** What an event turned up is turned down again: the show gives time to read it. */
  dwells(event: EventView): boolean;
  readonly Travelling: ComponentType<TravellingProps<Thing>>;
}

/** A game on the page with its types closed over: views and events are whatever the server showed. */
export interface ClosedScreen {
  readonly setup: Setup;
  /** The levels of its bots. */
  readonly levels: readonly Level[];
  readonly words: { readonly [L in Language]: () => Promise<{ readonly [key: string]: string }> };
  readonly Board: ComponentType<
    Omit<BoardProps<Shown, unknown, Shown>, 'attempt'> & { readonly send: (action: unknown, as?: Seat) => void }
  >;
  readonly Journal: ComponentType<JournalProps<Shown>> | null;
  readonly SeatDetail: ComponentType<SeatProps<Shown>>;
  prompt(view: Shown): Sentence;
  toAct(view: Shown): readonly Seat[];
  totals(view: Shown): readonly number[] | null;
  target(view: Shown): number | null;
  rounds(events: readonly Shown[], view: Shown): readonly ScoredRound[];
  readonly Afterword: ComponentType<AfterwordProps> | null;
  forgets(view: Shown): boolean;
  isPrivate(view: Shown): boolean;
  isTurn(event: Shown): boolean;
  cue(event: Shown, view: Shown): Cue<Paint>;
  dwells(event: Shown): boolean;
  tell(event: Shown): Sentence;
  retell(event: Shown, now: Shown, since: Since<Shown>): Shown | undefined;
}

/** A game whichever its types. */
export type GameOf<View, Action, EventView> = Pick<Game<object, unknown, Action, unknown, View, EventView>, 'words'> & {
  readonly bots: { readonly [L in Level]?: unknown };
  refusal(view: View, action: Action): Refusal | undefined;
  retell(event: EventView, now: View, since: Since<EventView>): EventView | undefined;
  tell(event: EventView): Sentence;
};
