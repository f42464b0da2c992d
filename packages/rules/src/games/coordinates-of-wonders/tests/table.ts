import type { Json, Seat, Viewer } from '../../../core/basics.ts';
import { host } from '../../../core/host.ts';
import type { Match, Step } from '../../../core/hosted.ts';
import { type Raw, testTable } from '../../../testing/table.ts';
import type { Line } from '../components.ts';
import { coordinatesOfWonders } from '../index.ts';
import type { State, View } from '../state.ts';

export const game = host(coordinatesOfWonders);

export const { open, load, impossible, act, refused, unread } = testTable(game);

/** A place of one's own: latitude and longitude in minutes, north and east positive. */
export type Minutes = readonly [latitude: number, longitude: number];

/** A deck of one's own: the n-th point is `own-n`, called "Place n". */
export const deckOf = (points: readonly Minutes[]): readonly { readonly [key: string]: Json }[] =>
  points.map(([latitudeMinutes, longitudeMinutes], index) => {
    const name = `Place ${index + 1}`;
    return { id: own(index + 1), names: { en: name, es: name, ru: name }, kind: 'city', latitudeMinutes, longitudeMinutes };
  });

export const own = (number: number): string => `own-${number}`;
export const owns = (...numbers: readonly number[]): readonly string[] => numbers.map(own);

/** How many places the ladder has. */
export const RUNGS = 60;
/** What the back of the ladder's n-th place says: n° North and n° East, so that on a right line numbers grow eastwards and northwards. */
export const rung = (number: number) => ({ latitudeMinutes: number * 60, longitudeMinutes: number * 60 });
export const LADDER = deckOf(Array.from({ length: RUNGS }, (_, index): Minutes => [(index + 1) * 60, (index + 1) * 60]));

/** What a test cares about; the rest is a table of three in its last round, with nothing but the start card laid. Places by number. */
export interface Sketch {
  readonly tokens?: readonly number[];
  /** Default 30. */
  readonly start?: number;
  /** From the north, with the start card. */
  readonly northSouth?: readonly number[];
  /** From the west, with the start card. */
  readonly westEast?: readonly number[];
  readonly stack?: readonly (number | 'pause')[];
  readonly box?: readonly number[];
  readonly shown?: readonly number[];
  readonly guesses?: readonly (number | null)[];
  readonly options?: Raw;
  readonly turn?: Raw;
  readonly and?: Raw;
}

/** A whole position from a sketch, on the ladder where no deck is named. */
export const position = ({
  tokens = [4, 4, 4],
  start = 30,
  northSouth = [start],
  westEast = [start],
  stack = [58, 59],
  box = [57, 60],
  shown = [],
  guesses = tokens.map(() => null),
  options = {},
  turn = {},
  and = {},
}: Sketch = {}): Raw => ({
  game: 'coordinates-of-wonders',
  options: { memory: 'printed', rounds: 3, window: null, calls: 'open', deck: LADDER, ...options },
  tokens,
  start: own(start),
  northSouth: owns(...northSouth),
  westEast: owns(...westEast),
  stack: stack.map((card) => (card === 'pause' ? card : own(card))),
  box: owns(...box),
  guesses,
  shown: owns(...shown),
  turn: { seat: 0, step: 'place', ...turn },
  ...and,
});

/** The step at which the card in that gap has just been laid. */
export const doubting = (line: Line, gap: number, more: Raw = {}): Raw => ({
  step: 'doubt',
  placed: { line, gap },
  agreed: [],
  ...more,
});

/** The step at which a seat has called the card in that gap wrong. */
export const checking = (line: Line, gap: number, by: Seat): Raw => ({ step: 'check', placed: { line, gap }, by });

/** One action of that seat, accepted. */
export const by = (match: Match, seat: Seat, action: Json): Step => {
  const made = match.act(seat, action, { id: null, time: 0 });
  if (!made.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(made.error)}`);
  made.value.accept();
  return made.value;
};

/** Why an action of a seat is turned away: the paragraph where a rule refuses it, else the code. */
export const turnedAway = (match: Match, seat: Seat, action: Json): string => {
  const made = match.act(seat, action, { id: null, time: 0 });
  if (made.ok) throw new Error(`${JSON.stringify(action)} was taken`);
  return made.error.code === 'refused' ? made.error.refusal.rule : made.error.code;
};

export const partOf = (match: Match, key: string): unknown => match.position()[key];
export const turnOf = (match: Match): unknown => partOf(match, 'turn');

export const stateOf = (raw: unknown): State => {
  const state = coordinatesOfWonders.parsePosition(raw);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
};

/** What a viewer may know of a position. */
export const viewOf = (raw: unknown, viewer: Viewer, recall = true): View =>
  coordinatesOfWonders.viewFor(stateOf(raw), viewer, { recall });
