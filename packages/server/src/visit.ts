import type { ClientMessage } from '@tabletrotter/protocol';
import type { Seat, Viewer } from '@tabletrotter/rules';
import { type Act, act } from './act.ts';
import { type Answer, refuse } from './errors.ts';
import type { Gate } from './gate.ts';
import { type Eyes, frameOf, type Live, tellTable, type World } from './live.ts';
import type { Rooms } from './rooms.ts';
import { saveFrame, seen, setBook } from './seat-matters.ts';
import { assign, holds, isHost, join } from './seating.ts';
import { logFrame, open } from './showing.ts';
import { start } from './starting.ts';

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

  const leave = (): void => {
    if (place === undefined) return;
    const { live, eyes } = place;
    place = undefined;
    live.eyes.delete(eyes);
    live.touched = world.now();
    if (eyes.viewer !== null) tellTable(live);
  };

  const hosted = async ({ table, host }: { readonly table: string; readonly host: string }): Promise<Answer<Live>> => {
    const live = await rooms.find(table);
    return live.ok && !isHost(live.value, host) ? refuse('not-host') : live;
  };

  const placed = (): Answer<Place> =>
    place === undefined ? refuse('unknown-table', 'show a table first') : { ok: true, value: place };

  const seated = (): Answer<{ readonly live: Live; readonly eyes: Eyes; readonly seat: Seat }> => {
    const here = placed();
    if (!here.ok) return here;
    const { live, eyes } = here.value;
    return eyes.viewer === null ? refuse('not-seated') : { ok: true, value: { live, eyes, seat: eyes.viewer } };
  };

  const create = async (message: Of<'create'>): Promise<Answer<string>> => {
    if (!gate.mayCreate()) return refuse('too-many');
    const made = await rooms.create(message);
    return made.ok ? { ok: true, value: frameOf({ type: 'seated', n: message.n, ...made.value }) } : made;
  };

  const joinTable = async ({ n, table, seat, name, word }: Of<'join'>): Promise<Answer<string>> => {
    const live = await rooms.find(table);
    if (!live.ok) return live;
    const joined = await join(live.value, seat, { name, word });
    if (!joined.ok) return joined;
    return { ok: true, value: frameOf({ type: 'seated', n, table: live.value.record.id, host: null, ...joined.value }) };
  };

  /** Leaves what it looked at and looks at another table, or with other eyes; where that is refused, it stays. */
  const show = async ({ n, table, seat, secret }: Of<'show'>): Promise<Answer<null>> => {
    const found = await rooms.find(table);
    if (!found.ok) return found;
    const live = found.value;
    const eyes: Eyes = { viewer: seat, send, rtt };
    return live.queue.add(async () => {
      if (seat !== null && !holds(live, seat, secret)) return refuse('not-seated');
      await open(live, eyes, n, leave);
      place = { live, eyes };
      if (gone()) leave();
      else if (seat !== null) tellTable(live);
      return { ok: true, value: null };
    });
  };

  const done = async (n: number, work: Promise<Answer<null>>): Promise<Answer<string>> => {
    const answer = await work;
    return answer.ok ? { ok: true, value: frameOf({ type: 'ok', n }) } : answer;
  };

  /** Carries out a request; gives the frame that answers it, or `null` where it has been answered. */
  const carryOut = async (message: Numbered): Promise<Answer<string | null>> => {
    switch (message.type) {
      case 'create':
        return create(message);
      case 'join':
        return joinTable(message);
      case 'show':
        return show(message);
      case 'chair': {
        const live = await hosted(message);
        const chair = message.chair === 'open' ? ({ kind: 'open' } as const) : ({ kind: 'bot', level: message.chair } as const);
        return live.ok ? done(message.n, assign(live.value, message.seat, chair)) : live;
      }
      case 'start': {
        const live = await hosted(message);
        return live.ok ? done(message.n, start(live.value)) : live;
      }
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
        const { match } = live;
        if (match === null) return refuse('not-started');
        return { ok: true, value: await logFrame(live, match, message.n, eyes.viewer, message.before) };
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
      const me = seated();
      if (me.ok) await me.value.live.queue.add(() => seen(me.value.live, me.value.seat, version));
    },
    at: () => (place === undefined ? undefined : { table: place.live.record.id, viewer: place.eyes.viewer }),
    leave,
  };
};
