import type { Language, Level } from '@tabletrotter/rules';
import { z } from 'zod';

/** Version of what crosses the wire. Both ends must speak the same one. */
export const PROTOCOL_VERSION = 4;

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 24;
/** The longest private notes of a seat, in characters; and the longest journal. */
export const LONGEST_NOTE = 20_000;
/** The longest thing said freely at a table, in characters. */
export const LONGEST_SAYING = 200;
/** The longest text of a notice that it is somebody's turn, in characters. */
export const LONGEST_NOTICE = 200;
/** The longest address that notices go to. */
export const LONGEST_ADDRESS = 1000;
/** Bots that a table may be set with, in games that have them; `greedy` is a yardstick and not offered. */
export const OFFERED_LEVELS = ['random', 'casual', 'forgetful'] as const satisfies readonly Level[];
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** Letters and digits that a table's id, a secret or an action's id is made of. */
const token = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** A secret that a client has made up: 128 bits or more, as base64url. From then on the server knows its hash. */
const newSecret = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'a secret is 22 to 64 characters of base64url');
export const seat = z.int().min(0).max(15);
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
/** A seat and what proves that it is held. */
const heldSeat = z.strictObject({ seat, secret: token });

/** Phrases that anybody may say at any table: keys of the page's words (`talk.<phrase>`), shown in each reader's language. */
export const PHRASES = [
  'hello',
  'well-played',
  'thanks',
  'oops',
  'wow',
  'thinking',
  'hurry',
  'back-soon',
  'good-luck',
  'one-more',
  'heart',
  'laugh',
  'clap',
  'surprise',
] as const;
export type Phrase = (typeof PHRASES)[number];

const saidPhrase = z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) });
const saidText = z.strictObject({
  kind: z.literal('text'),
  text: ownText.pipe(z.string().trim().min(1).max(LONGEST_SAYING).regex(VISIBLE)),
});
/** The server's own word: a link of the host's has brought the seat to another device. */
const saidMoved = z.strictObject({ kind: z.literal('moved'), by: z.literal('host') });

/** What a seat may say: a phrase, or a line of free text. */
export const sayable = z.discriminatedUnion('kind', [saidPhrase, saidText]);
export type Sayable = z.infer<typeof sayable>;

/** What is said at a table, by a seat or about it. */
export const said = z.discriminatedUnion('kind', [saidPhrase, saidText, saidMoved]);
export type SaidWhat = z.infer<typeof said>;

/**
 * How people have agreed to sit together, besides the rules of the game. `clock`: every question to a person is to be answered in so
 * many seconds and, after that, as many of grace; at its end a bot plays this turn, or the table goes on waiting.
 */
export const customs = z.strictObject({
  talk: z.enum(['phrases', 'free']),
  clock: z
    .strictObject({
      seconds: z
        .int()
        .min(10)
        .max(7 * 86_400),
      grace: z.int().min(0).max(86_400),
      atZero: z.enum(['bot', 'wait']),
    })
    .nullable(),
});
export type Customs = z.infer<typeof customs>;
export const DEFAULT_CUSTOMS: Customs = { talk: 'phrases', clock: null };

/** What may be proposed to all people at a table: to go back to before entry `seq`, or to end the game here. */
export const proposed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rewind'), seq: z.int().min(1) }),
  z.strictObject({ kind: z.literal('end') }),
]);

/** A text of a notice, on one line. */
const noticeText = z.string().trim().min(1).max(LONGEST_NOTICE).regex(VISIBLE);
const pushEndpoint = z.url({ protocol: /^https$/ }).max(LONGEST_ADDRESS);
/** What a browser's push service needs to reach one device, and what its notices say, in the language of whoever reads them. */
const pushDevice = z.strictObject({
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  title: noticeText,
  body: noticeText,
});

/** In which form a webhook takes a notice. */
export const HOOK_FORMS = ['ntfy', 'discord', 'json'] as const;
/** Where a table says that it is somebody's turn; in `text`, `{name}` is who and `{link}` the way to the table. */
export const tableHook = z.strictObject({
  form: z.enum(HOOK_FORMS),
  url: z.string().min(1).max(LONGEST_ADDRESS),
  text: noticeText,
});
export type TableHook = z.infer<typeof tableHook>;

/** The most tables of a class. */
export const MOST_CLASS_TABLES = 12;
/** What becomes of chairs that are free when a class begins: robots sit there, or they go, as far as the game allows. */
export const EMPTY_CHAIRS = ['robots', 'away'] as const;
export type EmptyChairs = (typeof EMPTY_CHAIRS)[number];
/** The five letters of a class. */
const classCode = z.string().regex(/^[A-Za-z]{5}$/);
const language = z.enum(['en', 'es', 'ru'] as const satisfies readonly Language[]);

/** What a page may say to the server, in its first frame and after. */
export const CLIENT_MESSAGES = {
  /** Must come first: the client's protocol version. */
  hello: z.strictObject({ type: z.literal('hello'), version: z.int() }),
  /** Asks what the server's clock says. By the way the server measures how long this line takes. */
  ping: z.strictObject({ type: z.literal('ping'), n }),
  /** Makes a table. `chairs` are the seats after the maker's own, which is seat 0. `secret` is to hold that, `host` to run the table. */
  create: z.strictObject({
    type: z.literal('create'),
    n,
    game: token,
    chairs: z.array(chair).min(1).max(15),
    options: z.unknown(),
    /** A position to start from; `null` to begin at the beginning. */
    position: z.unknown(),
    name: playerName,
    secret: newSecret,
    host: newSecret,
    customs: customs.optional(),
  }),
  /**
   * Takes an open seat, any one where `seat` is `null`. `secret` is to hold it, as it does with `claim` and `enter`: sent again with a
   * secret that holds a seat already, each of them is answered the same and changes nothing.
   */
  join: z.strictObject({ type: z.literal('join'), n, table: token, seat: seat.nullable(), name: playerName, secret: newSecret }),
  /**
   * Looks at a table as a seat (its secret proves it; it may have been moved to another number meanwhile) or as a spectator. One
   * viewer at a time: the newest connection that shows a seat has it, and an older one is told (`moved`) and is sent no more. `table`: its
   * id or its code. `also`: other seats that this device holds; they count as present, and nothing of theirs is sent. `veiled`: what
   * is shown to the seat in private is announced without its content, until the seat is shown unveiled.
   */
  show: z.strictObject({
    type: z.literal('show'),
    n,
    table: token,
    seat: seat.nullable(),
    secret: token.nullable(),
    also: z.array(heldSeat).max(15).optional(),
    veiled: z.boolean().optional(),
  }),
  /** Before the start, once the commitment is known: the shown seat's own part of the table's luck. */
  word: z.strictObject({ type: z.literal('word'), n, word }),
  /**
   * Before the start: who sits where from now on, in order: whoever sits at an old seat, or somebody new. Whoever is not named has to
   * go. Needs the host's secret.
   */
  arrange: z.strictObject({
    type: z.literal('arrange'),
    n,
    table: token,
    host: token,
    seats: z
      .array(z.union([seat, chair]))
      .min(2)
      .max(16),
  }),
  /** Changes how people sit together. Needs the host's secret. */
  customs: z.strictObject({ type: z.literal('customs'), n, table: token, host: token, customs }),
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
  /** Takes back the last action, if it was the shown seat's own, nobody has acted since and it revealed nothing. `version`: the table's. */
  undo: z.strictObject({ type: z.literal('undo'), n, version: z.int().min(0) }),
  /** Proposes something to all people at the table, here or away. One proposal at a time. */
  propose: z.strictObject({ type: z.literal('propose'), n, what: proposed }),
  /** The shown seat's answer to the proposal that is open. Whoever made it may take it back by `false`. */
  answer: z.strictObject({ type: z.literal('answer'), n, proposal: z.int().min(0), yes: z.boolean() }),
  /** Reminds an absent or silent person that it is their turn. */
  nudge: z.strictObject({ type: z.literal('nudge'), n, seat }),
  /** Gives another person who has to answer by the table's clock a minute more for this question. */
  grant: z.strictObject({ type: z.literal('grant'), n, seat }),
  /**
   * Lets a bot play for a person: this turn, or until they are back; `null`: no more. Needs the host's secret; or, while no
   * device shows the host's seat, from any seat at the table (`host`: `null`).
   */
  stand: z.strictObject({
    type: z.literal('stand'),
    n,
    table: token,
    host: token.nullable(),
    seat,
    until: z.enum(['turn', 'back']).nullable(),
  }),
  /** The shown seat goes for good: before the start its chair is open again, after it a bot has it. */
  leave: z.strictObject({ type: z.literal('leave'), n }),
  /** A link that moves a seat to another device, once: asked for by whoever holds the seat (`secret`), or by the host. */
  link: z.strictObject({ type: z.literal('link'), n, table: token, seat, secret: token.nullable(), host: token.nullable() }),
  /** Takes the seat that such a link is for. `host`: what is to run the table where the link takes the host's powers along. */
  claim: z.strictObject({ type: z.literal('claim'), n, table: token, token, secret: newSecret, host: newSecret }),
  /** Something said to the table by the shown seat. Free text only where the host allows it. */
  say: z.strictObject({ type: z.literal('say'), n, what: sayable }),
  /** After the game: another of the same kind, with the same people on the same seats, whose secrets hold them there too. */
  rematch: z.strictObject({ type: z.literal('rematch'), n, table: token, host: token }),
  /**
   * A device, known by its `endpoint`, takes notices for a seat while nothing shows it; `null`: no more. Of a seat's devices the
   * newest few are kept.
   */
  subscribe: z.strictObject({
    type: z.literal('subscribe'),
    n,
    ...heldSeat.shape,
    table: token,
    endpoint: pushEndpoint,
    push: pushDevice.nullable(),
  }),
  /** Where the table says that it is somebody's turn; `null`: nowhere. Needs the host's secret, and nobody is told. */
  hook: z.strictObject({ type: z.literal('hook'), n, table: token, host: token, hook: tableHook.nullable() }),
  /** How things stand at tables where one holds seats. */
  tables: z.strictObject({ type: z.literal('tables'), n, seats: z.array(heldSeat.extend({ table: token })).max(100) }),
  /**
   * Makes a class: tables of the same kind, so many with so many open chairs each, under one code. Nobody names themselves there.
   * `secret` is to be the teacher's.
   */
  class: z.strictObject({
    type: z.literal('class'),
    n,
    game: token,
    options: z.unknown(),
    tables: z.int().min(1).max(MOST_CLASS_TABLES),
    seats: z.int().min(2).max(16),
    empty: z.enum(EMPTY_CHAIRS),
    secret: newSecret,
  }),
  /** Takes a chair at the table of a class where the fewest people sit, and a name that the server makes up in this language. */
  enter: z.strictObject({ type: z.literal('enter'), n, class: classCode, language, secret: newSecret }),
  /** How things stand at all tables of a class, as anybody may see it. `known`: of which tables one has seen which version. */
  board: z.strictObject({
    type: z.literal('board'),
    n,
    class: classCode,
    known: z.array(z.strictObject({ table: token, version: z.int().min(0) })).max(MOST_CLASS_TABLES),
  }),
  /** Starts every table of a class at which somebody sits. Needs the teacher's secret, as do the two below. */
  begin: z.strictObject({ type: z.literal('begin'), n, class: classCode, secret: token }),
  /** Takes a seat away from a pupil: before the start the chair is open again, after it a bot has it. */
  kick: z.strictObject({ type: z.literal('kick'), n, class: classCode, secret: token, table: token, seat }),
  /** Ends a class: nothing of it is kept. */
  dismiss: z.strictObject({ type: z.literal('dismiss'), n, class: classCode, secret: token }),
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
  CLIENT_MESSAGES.word,
  CLIENT_MESSAGES.arrange,
  CLIENT_MESSAGES.customs,
  CLIENT_MESSAGES.start,
  CLIENT_MESSAGES.act,
  CLIENT_MESSAGES.undo,
  CLIENT_MESSAGES.propose,
  CLIENT_MESSAGES.answer,
  CLIENT_MESSAGES.nudge,
  CLIENT_MESSAGES.grant,
  CLIENT_MESSAGES.stand,
  CLIENT_MESSAGES.leave,
  CLIENT_MESSAGES.link,
  CLIENT_MESSAGES.claim,
  CLIENT_MESSAGES.say,
  CLIENT_MESSAGES.rematch,
  CLIENT_MESSAGES.subscribe,
  CLIENT_MESSAGES.hook,
  CLIENT_MESSAGES.tables,
  CLIENT_MESSAGES.class,
  CLIENT_MESSAGES.enter,
  CLIENT_MESSAGES.board,
  CLIENT_MESSAGES.begin,
  CLIENT_MESSAGES.kick,
  CLIENT_MESSAGES.dismiss,
  CLIENT_MESSAGES.seen,
  CLIENT_MESSAGES.note,
  CLIENT_MESSAGES.journal,
  CLIENT_MESSAGES.log,
  CLIENT_MESSAGES.save,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
