import type { ClientMessage } from '@tabletrotter/protocol';
import { ok, type Seat, type Viewer } from '@tabletrotter/rules';
import { type Act, act } from './act.ts';
import { leave as leaveTable, nudge, ownTable, say, setCustoms, stand } from './company.ts';
import { type Answer, refuse } from './errors.ts';
import type { Gate } from './gate.ts';
import { grant } from './granting.ts';
import { claim, makeLink } from './links.ts';
import { type Eyes, frameOf, type Live, tellTable, type World } from './live.ts';
import { setHook, subscribe } from './notices/asking.ts';
import type { Rooms } from './rooms.ts';
import { saveFrame, seen, setBook } from './seat-matters.ts';
import { arrange, giveWord, isHost, join, type Seated, seatHeld } from './seating.ts';
import { logFrame, open } from './showing.ts';
import { handBack } from './stand-ins.ts';
import { start } from './starting.ts';
import { answer, propose, undo } from './turning-back.ts';
import { moveTo } from './unseat.ts';

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>;
type Numbered = Exclude<Extract<ClientMessage, { readonly n: number }>, { readonly type: 'ping' }>;

/** What a connection looks at: a table, and with whose eyes. */
interface Place {
  readonly live: Live;
  readonly eyes: Eyes;
}

/** What one client does at the tables. Its messages have been read and let through. */
export interface Visit {
  /** Carries out a request; gives the frame that answers it, or `null` where it has been answered. */
  carryOut(message: Numbered): Promise<Answer<string | null>>;
  /** `received`: when it came. */
  act(message: Of<'act'>, received: number): Promise<void>;
  seen(message: Of<'seen'>): Promise<void>;
  /** The table and viewer shown now. */
  at(): { readonly table: string; readonly viewer: Viewer } | undefined;
  /** Looks at nothing any more. */
  leave(): void;
}

/** `send` sends to the client, unless it has gone; `gone` says whether it has, `rtt` how long its line is. */
export const createVisit = (
  world: World,
  rooms: Rooms,
  gate: Gate,
  { send, gone, rtt }: Pick<Eyes, 'send' | 'rtt'> & { gone(): boolean },
): Visit => {
  let place: Place | undefined;

  const lookAway = (): void => {
    if (place === undefined) return;
    const { live, eyes } = place;
    place = undefined;
    live.eyes.delete(eyes);
    live.touched = world.now();
  };

  /** Tells a table that somebody who held a seat there looks at it no more. */
  const tellGone = ({ live, eyes }: Place): void => {
    if (eyes.viewer !== null || eyes.also.length > 0) tellTable(live);
  };

  const leave = (): void => {
    const left = place;
    lookAway();
    if (left !== undefined) tellGone(left);
  };

  const placed = (): Answer<Place> => (place === undefined ? refuse('unknown-table', 'show a table first') : ok(place));

  const seated = (): Answer<{ readonly live: Live; readonly eyes: Eyes; readonly seat: Seat }> => {
    const here = placed();
    if (!here.ok) return here;
    const { live, eyes } = here.value;
    return eyes.viewer === null ? refuse('not-seated') : ok({ live, eyes, seat: eyes.viewer });
  };

  const seatedFrame = (n: number, taken: Answer<Seated>): Answer<string> =>
    taken.ok ? ok(frameOf({ type: 'seated', n, ...taken.value })) : taken;

  const create = async (message: Of<'create'>): Promise<Answer<string>> => {
    if (!gate.mayCreate()) return refuse('too-many');
    return seatedFrame(message.n, await rooms.create(message));
  };

  const joinTable = async ({ n, table, seat, name, secret }: Of<'join'>): Promise<Answer<string>> => {
    const live = await rooms.find(table);
    if (!live.ok) return live;
    if (live.value.record.classId !== null) return refuse('not-now', 'one comes to a class by its code, and is given a name');
    return seatedFrame(n, await join(live.value, { seat, name, secret }));
  };

  /** Leaves what it looked at and looks at another table, or with other eyes; where that is refused, it stays. */
  const show = async ({
    n,
    table,
    seat: named,
    secret,
    also: others = [],
    veiled = false,
  }: Of<'show'>): Promise<Answer<null>> => {
    const found = await rooms.find(table);
    if (!found.ok) return found;
    const live = found.value;
    return live.queue.add(async () => {
      const viewer = named === null ? null : seatHeld(live, named, secret);
      if (named !== null && viewer === null) return refuse('not-seated');
      const also = others.map((other) => seatHeld(live, other.seat, other.secret));
      const eyes: Eyes = { viewer, also: also.filter((seat) => seat !== null), veiled, send, rtt };
      if (viewer !== null) await handBack(live, viewer);
      const left = place;
      await open(live, eyes, { n, also }, lookAway);
      place = { live, eyes };
      if (viewer !== null) moveTo(live, viewer, eyes);
      if (left !== undefined) tellGone(left);
      if (gone()) leave();
      else if (viewer !== null || also.length > 0) tellTable(live);
      return ok(null);
    });
  };

  const linkTo = async ({ n, table, seat, secret, host }: Of<'link'>): Promise<Answer<string>> => {
    const found = await rooms.find(table);
    if (!found.ok) return found;
    const made = await makeLink(found.value, { seat, secret, host });
    return made.ok ? ok(frameOf({ type: 'link', n, ...made.value })) : made;
  };

  const claimSeat = async (message: Of<'claim'>): Promise<Answer<string>> => {
    const live = await rooms.find(message.table);
    if (!live.ok) return live;
    return seatedFrame(message.n, await rooms.withRematches(live.value, (line) => claim(line, message)));
  };

  const tellTables = async ({ n, seats }: Of<'tables'>): Promise<Answer<string>> => {
    const tables = [];
    for (const { table, seat, secret } of seats) {
      const live = await rooms.find(table);
      const held = live.ok ? seatHeld(live.value, seat, secret) : null;
      if (live.ok && held !== null) tables.push(await ownTable(live.value, held));
    }
    return ok(frameOf({ type: 'tables', n, tables }));
  };

  const makeClass = async (message: Of<'class'>): Promise<Answer<string>> => {
    if (!gate.mayCreate(message.tables)) return refuse('too-many');
    const made = await rooms.classes.create(message);
    return made.ok ? ok(frameOf({ type: 'class', n: message.n, code: made.value })) : made;
  };

  const enterClass = async (message: Of<'enter'>): Promise<Answer<string>> =>
    seatedFrame(message.n, await rooms.classes.enter(message));

  const showBoard = async ({ n, class: code, known }: Of<'board'>): Promise<Answer<string>> => {
    const board = await rooms.classes.board(code, known);
    return board.ok ? ok(frameOf({ type: 'board', n, ...board.value })) : board;
  };

  const done = async (n: number, work: Promise<Answer<null>>): Promise<Answer<string>> => {
    const answer = await work;
    return answer.ok ? ok(frameOf({ type: 'ok', n })) : answer;
  };

  /** Does something as the seat that is shown, as it is numbered when its turn in the table's queue has come. */
  const asSeat = async (
    { n }: { readonly n: number },
    work: (me: { readonly live: Live; readonly seat: Seat }) => Answer<null> | Promise<Answer<null>>,
  ): Promise<Answer<string>> => {
    const here = placed();
    if (!here.ok) return here;
    const { live, eyes } = here.value;
    return done(
      n,
      live.queue.add(() => (eyes.viewer === null ? refuse('not-seated') : work({ live, seat: eyes.viewer }))),
    );
  };

  /** Does something as the host of a table, when its turn in the table's queue has come. */
  const asHost = async (
    { n, table, host }: { readonly n: number; readonly table: string; readonly host: string },
    work: (live: Live) => Promise<Answer<null>>,
  ): Promise<Answer<string>> => {
    const found = await rooms.find(table);
    if (!found.ok) return found;
    const live = found.value;
    return done(
      n,
      live.queue.add(() => (isHost(live, host) ? work(live) : refuse('not-host'))),
    );
  };

  const subscribeSeat = async (message: Of<'subscribe'>): Promise<Answer<string>> => {
    const found = await rooms.find(message.table);
    if (!found.ok) return found;
    const live = found.value;
    return done(
      message.n,
      live.queue.add(() => subscribe(live, message)),
    );
  };

  /** Looks where a webhook leads before its turn in the table's queue: that may take a while. */
  const hookTable = async (message: Of<'hook'>): Promise<Answer<string>> => {
    const { table, host, hook } = message;
    const found = await rooms.find(table);
    if (!found.ok) return found;
    if (!isHost(found.value, host)) return refuse('not-host');
    const problem = hook === null ? null : await world.notices.problemWith(hook.url);
    return problem === null ? asHost(message, (live) => setHook(live, hook)) : refuse(problem);
  };

  /** Lets the host, or whoever else may, have a bot play for somebody. */
  const standIn = ({ n, table, host, seat, until }: Of<'stand'>): Promise<Answer<string>> =>
    host === null
      ? asSeat({ n }, ({ live }) => stand(live, seat, until, false))
      : asHost({ n, table, host }, (live) => stand(live, seat, until, true));

  /** Carries out a request; gives the frame that answers it, or `null` where it has been answered. */
  const carryOut = async (message: Numbered): Promise<Answer<string | null>> => {
    switch (message.type) {
      case 'create':
        return create(message);
      case 'join':
        return joinTable(message);
      case 'show':
        return show(message);
      case 'link':
        return linkTo(message);
      case 'claim':
        return claimSeat(message);
      case 'tables':
        return tellTables(message);
      case 'class':
        return makeClass(message);
      case 'enter':
        return enterClass(message);
      case 'board':
        return showBoard(message);
      case 'begin':
        return done(message.n, rooms.classes.begin(message));
      case 'kick':
        return done(message.n, rooms.classes.kick(message));
      case 'dismiss':
        return done(message.n, rooms.classes.dismiss(message));
      case 'subscribe':
        return subscribeSeat(message);
      case 'hook':
        return hookTable(message);
      case 'arrange':
        return asHost(message, (live) => arrange(live, message.seats));
      case 'customs':
        return asHost(message, (live) => setCustoms(live, message.customs));
      case 'start':
        return asHost(message, start);
      case 'rematch':
        return asHost(message, async (live) => (gate.mayCreate() ? rooms.again(live) : refuse('too-many')));
      case 'stand':
        return standIn(message);
      case 'word':
        return asSeat(message, ({ live, seat }) => giveWord(live, seat, message.word));
      case 'undo':
        return asSeat(message, ({ live, seat }) => undo(live, seat, message.version));
      case 'propose':
        return asSeat(message, ({ live, seat }) => propose(live, seat, message.what));
      case 'answer':
        return asSeat(message, ({ live, seat }) => answer(live, seat, message));
      case 'nudge':
        return asSeat(message, ({ live, seat }) => nudge(live, seat, message.seat));
      case 'grant':
        return asSeat(message, ({ live, seat }) => grant(live, seat, message.seat));
      case 'leave':
        return asSeat(message, ({ live, seat }) => leaveTable(live, seat));
      case 'say':
        return asSeat(message, ({ live, seat }) => say(live, seat, message.what));
      case 'note':
      case 'journal': {
        const here = placed();
        if (!here.ok) return here;
        const { live, eyes } = here.value;
        return done(message.n, setBook(live, eyes, message.type, message.text));
      }
      case 'log': {
        const here = placed();
        if (!here.ok) return here;
        const { live, eyes } = here.value;
        return live.queue.add(() => logFrame(live, message.n, eyes, message.before));
      }
      case 'save': {
        const here = placed();
        return here.ok ? saveFrame(here.value.live, message.n) : here;
      }
    }
  };

  const actFor = ({ live, eyes, seat }: { readonly live: Live; readonly eyes: Eyes; readonly seat: Seat }, what: Act) =>
    act(live, seat, what, () => eyes.viewer === seat);

  const actAs = async ({ id, ask, action, reactionMs }: Of<'act'>, received: number): Promise<void> => {
    const me = seated();
    const press = { received, reactionMs: reactionMs ?? null, rtt: rtt() };
    const answer = me.ok ? await actFor(me.value, { id, ask, action, press }) : me;
    send(frameOf(answer.ok ? { type: 'done', id, version: answer.value } : { type: 'undone', id, error: answer.error }));
  };

  return {
    carryOut,
    act: actAs,
    async seen({ version }) {
      const here = placed();
      if (!here.ok) return;
      const { live, eyes } = here.value;
      await live.queue.add(() => {
        if (eyes.viewer !== null) seen(live, eyes.viewer, version);
      });
    },
    at: () => (place === undefined ? undefined : { table: place.live.record.id, viewer: place.eyes.viewer }),
    leave,
  };
};
