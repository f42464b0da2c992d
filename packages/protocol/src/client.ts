import type { Level } from '@tabletrotter/rules';
import { z } from 'zod';

/** Version of what crosses the wire. Both ends must speak the same one. */
export const PROTOCOL_VERSION = 2;

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 24;
/** The longest private notes of a seat, in characters; and the longest journal. */
export const LONGEST_NOTE = 20_000;
/** Bots that a table may be set with, in games that have them; `greedy` is a yardstick and not offered. */
export const OFFERED_LEVELS = ['random', 'casual', 'forgetful'] as const satisfies readonly Level[];
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** Letters and digits that a table's id, a secret or an action's id is made of. */
const token = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const seat = z.int().min(0).max(15);
/** Echoed in the answer, so that a client can tell which request it answers. */
const n = z.int().min(0);
/**
 * Something to see, on one line. Control and direction characters could make a name look like another text, and so could what is not
 * seen at all: only the joiner between emoji and the selector after what it changes belong to what one sees.
 */
const VISIBLE =
  /^(?=.*[^\p{White_Space}\p{M}\p{DI}\u2800])(?:[^\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]|(?<=[^\p{White_Space}\p{DI}])\p{VS}|(?<=[\p{ExtPict}\p{EMod}\p{VS}])\u200D(?=\p{ExtPict}))+$/u;
export const playerName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(LONGEST_NAME)
  .regex(VISIBLE, 'a name has something to see, on one line, and no hidden characters');
/** A seat's own part of the table's luck. */
const word = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const chair = z.enum(['open', ...OFFERED_LEVELS]);
/** What a seat writes for itself: such text as is kept whole and comes back as it was sent. */
const ownText = z
  .string()
  .max(LONGEST_NOTE)
  .regex(/^\P{Cs}*$/u, 'a text has no half of a surrogate pair')
  .refine((text) => !text.includes('\0'), 'a text has no NUL character');

/** What a page may say to the server, in its first frame and after. */
export const CLIENT_MESSAGES = {
  /** Must come first: the client's protocol version. */
  hello: z.strictObject({ type: z.literal('hello'), version: z.int() }),
  /** Asks what the server's clock says. By the way the server measures how long this line takes. */
  ping: z.strictObject({ type: z.literal('ping'), n }),
  /** Makes a table. `chairs` are the seats after the maker's own, which is seat 0. */
  create: z.strictObject({
    type: z.literal('create'),
    n,
    game: token,
    chairs: z.array(chair).min(1).max(15),
    options: z.unknown(),
    /** A position to start from; `null` to begin at the beginning. */
    position: z.unknown(),
    name: playerName,
    word,
  }),
  /** Takes an open seat, any one where `seat` is `null`. */
  join: z.strictObject({ type: z.literal('join'), n, table: token, seat: seat.nullable(), name: playerName, word }),
  /** Looks at a table as a seat (its secret proves it) or as a spectator. One viewer at a time. `table`: its id or its code. */
  show: z.strictObject({ type: z.literal('show'), n, table: token, seat: seat.nullable(), secret: token.nullable() }),
  /** Before the start: whom a seat is for. Needs the host's secret. */
  chair: z.strictObject({ type: z.literal('chair'), n, table: token, host: token, seat, chair }),
  /** Starts the game. Needs the host's secret. */
  start: z.strictObject({ type: z.literal('start'), n, table: token, host: token }),
  /**
   * Does something as the seat that this connection shows. A resend has the same `id`. `reactionMs`: in a race, milliseconds of
   * the client's own clock from when it showed that the race was open until the call.
   */
  act: z.strictObject({
    type: z.literal('act'),
    ask: z.int().min(0),
    action: z.unknown(),
    id: token,
    reactionMs: z.number().min(0).optional(),
  }),
  /** Private sights up to this version were seen. */
  seen: z.strictObject({ type: z.literal('seen'), version: z.int().min(0) }),
  /** The seat's private notes. */
  note: z.strictObject({ type: z.literal('note'), n, text: ownText }),
  /** The seat's private journal, whatever its game writes there; the server does not read it. */
  journal: z.strictObject({ type: z.literal('journal'), n, text: ownText }),
  /** Older lines of the log: those before entry `before`. */
  log: z.strictObject({ type: z.literal('log'), n, before: z.int().min(1) }),
  /** The saved game, once it is over. */
  save: z.strictObject({ type: z.literal('save'), n }),
} as const;

/** What a seat writes for itself alone: by hand, or in its game's journal. */
export type Book = 'note' | 'journal';

export const clientMessage = z.discriminatedUnion('type', [
  CLIENT_MESSAGES.hello,
  CLIENT_MESSAGES.ping,
  CLIENT_MESSAGES.create,
  CLIENT_MESSAGES.join,
  CLIENT_MESSAGES.show,
  CLIENT_MESSAGES.chair,
  CLIENT_MESSAGES.start,
  CLIENT_MESSAGES.act,
  CLIENT_MESSAGES.seen,
  CLIENT_MESSAGES.note,
  CLIENT_MESSAGES.journal,
  CLIENT_MESSAGES.log,
  CLIENT_MESSAGES.save,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
