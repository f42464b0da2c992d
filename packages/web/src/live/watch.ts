import type { ServerMessage, TableInfo } from '@tabletrotter/protocol';
import type { Json, Result, Seat } from '@tabletrotter/rules';
import { randomToken } from '../browser/luck.ts';
import { type HeldSeat, heldAt, hold, letGo } from '../seats.ts';
import { createStore, type Store } from '../store.ts';
import type { Live } from './live.ts';
import type { Failure } from './message.ts';
import { type Retell, shownTable, sightsAfter, type TableState, updatedTable, withKept, withOlder } from './state.ts';
import { followRematch, recoverSeats } from './take-seat.ts';

/** One table, followed for as long as it is open. */
export interface Watch {
  readonly state: Store<TableState>;
  /** Forgets with this game's rules from now on; until then nothing is retold. */
  retellWith(retell: Retell): void;
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
  /**
   * Does something as our seat. It is sent again after a broken line, under the same id. `reactionMs`: in a race, how long ago it
   * was shown that it is open.
   */
  act(action: unknown, reactionMs?: number | null): void;
  /** Puts away what was shown to this seat alone, up to a version: it does not come again. */
  putAway(version: number): void;
  /** Asks for everything anew, such as after taking a seat. */
  show(): Promise<void>;
  /**
   * Looks with other eyes that this device holds; `null`: as somebody who only watches. `veiled`: without what is shown to the seat
   * in private. Nothing of what was seen before stays.
   */
  lookAs(seat: Seat | null, how?: { readonly veiled: boolean }): Promise<void>;
  /** A page of older lines of the log. */
  loadOlder(): Promise<void>;
  /** The whole log. */
  loadAll(): Promise<void>;
  /** The saved game, once it is over. */
  save(): Promise<Result<Json, Failure>>;
  close(): void;
}

/** An act without an answer. */
interface Pending {
  readonly id: string;
  readonly ask: number;
  readonly action: unknown;
  readonly reactionMs?: number;
}

/** What a table is followed as. */
export interface Watching {
  /** Whether it is a screen for all to see: it watches, whatever this device holds. */
  readonly screen: boolean;
}

export const watchTable = (live: Live, table: string, { screen }: Watching = { screen: false }): Watch => {
  const state = createStore<TableState>({ status: 'loading' });
  let retell: Retell = (event) => event;
  let pending: Pending | null = null;
  let closed = false;
  let showing = 0;
  /** The secret of the seat that is shown; `null`: none. Where several share the device, none before somebody has said who they are. */
  let shownAs: string | null = null;
  let veiled = false;
  let chosen = false;
  /** It has been looked whether the same people have played before: once, since a seat that was given up stays so. */
  let followed = false;

  const patch = (change: Partial<Extract<TableState, { readonly status: 'shown' }>>): void => {
    const now = state.get();
    if (now.status === 'shown') state.set({ ...now, ...change });
  };

  const sendPending = (): void => {
    if (pending !== null) live.send({ type: 'act', ...pending });
  };

  /** The seats held here, as the server numbers them now. */
  const renumber = (
    info: TableInfo,
    seats: readonly { readonly secret: string; readonly seat: Seat | null }[],
  ): readonly Seat[] => {
    const held = heldAt(info.table);
    const still = seats.flatMap(({ secret, seat }) => (seat === null ? [] : [{ secret, seat }]));
    if (still.length === 0) letGo(info.table);
    else
      hold({
        table: info.table,
        code: info.code,
        game: info.game,
        host: held?.host ?? null,
        keeper: held?.keeper ?? 'server',
        seats: still,
      });
    return still.map(({ seat }) => seat);
  };

  /** The class is over: its seats are nowhere any more, here neither. */
  const gone = (): void => {
    showing += 1; // an answer that is still on its way would only say that there is no such table
    const now = state.get();
    if (now.status === 'shown') letGo(now.info.table);
    state.set({ status: 'gone' });
  };

  const show = async (): Promise<void> => {
    showing += 1;
    const mine = showing;
    const held = screen ? undefined : heldAt(table);
    const seats: readonly HeldSeat[] = held?.seats ?? [];
    const only = seats.length === 1 ? seats[0] : undefined;
    const front = chosen ? seats.find(({ secret }) => secret === shownAs) : only;
    const others = seats.filter((each) => each !== front);
    const answer = await live.request({
      type: 'show',
      table: held?.table ?? table,
      seat: front?.seat ?? null,
      secret: front?.secret ?? null,
      also: [...others],
      veiled,
    });
    if (closed || mine !== showing) return;
    if (!answer.ok) {
      if (answer.error.code === 'not-seated' && front !== undefined && held !== undefined) {
        // the seat was given to somebody else, or moved to another device, while we were away
        letGo(held.table, front.seat);
        return show();
      }
      const now = state.get();
      if (now.status === 'shown' && now.info.inClass && answer.error.code === 'unknown-table') gone();
      else if (now.status !== 'shown') state.set({ status: 'failed', error: answer.error });
      return;
    }
    if (answer.value.type !== 'shown') return;
    const { info, viewer, also } = answer.value;
    if (held === undefined && !screen && heldAt(info.table) !== undefined) {
      // found by a code that we had not noted beside our seat
      hold({
        ...(heldAt(info.table) ?? { seats: [], host: null, keeper: 'server' }),
        table: info.table,
        code: info.code,
        game: info.game,
      });
      return show();
    }
    if (!screen && (await recoverSeats(live, info.table))) return show();
    const first = !followed;
    followed = true;
    if (first && !screen && held === undefined && (await followRematch(live, info))) return show();
    if (closed || mine !== showing) return;
    shownAs = front?.secret ?? null;
    const numbered = others.map(({ secret }, place) => ({ secret, seat: also[place] ?? null }));
    const own = front === undefined ? [] : [{ secret: front.secret, seat: viewer }];
    const mineNow = seats.length === 0 ? [] : renumber(info, [...own, ...numbered]);
    state.set({ ...shownTable(answer.value, { mine: [...mineNow].sort((a, b) => a - b), veiled }), acting: pending !== null });
    sendPending();
    if (info.status === 'waiting' && viewer !== null) await live.request({ type: 'word', word: randomToken() });
  };

  const settle = (id: string, problem: Extract<ServerMessage, { readonly type: 'undone' }>['error'] | null): void => {
    if (pending?.id !== id) return;
    pending = null;
    patch({ acting: false, problem });
    if (problem?.code === 'stale' || problem?.code === 'not-asked') void show();
  };

  /** Loads a page of older lines; whether there is yet another. */
  const loadPage = async (): Promise<boolean> => {
    const now = state.get();
    const first = now.status === 'shown' ? now.game?.log[0]?.seq : undefined;
    if (first === undefined || first < 1) return false;
    const answer = await live.request({ type: 'log', before: first });
    const then = state.get();
    if (closed || !answer.ok || answer.value.type !== 'log' || then.status !== 'shown') return false;
    state.set(withOlder(then, answer.value.log, answer.value.older));
    return answer.value.older;
  };

  const stopListening = live.listen((message) => {
    const now = state.get();
    switch (message.type) {
      case 'table':
        if (now.status === 'shown' && message.table === now.info.table) {
          const { type: _, ...info } = message;
          patch({ info });
        }
        return;
      case 'deadlines':
        if (now.status === 'shown' && now.game !== null)
          patch({ game: { ...now.game, showing: { ...now.game.showing, deadlines: message.deadlines } } });
        return;
      case 'reseated':
        void show();
        return;
      case 'said': {
        const { type: _, ...saying } = message;
        if (now.status === 'shown') patch({ talk: [...now.talk, saying] });
        return;
      }
      case 'nudged':
        patch({ nudge: { by: message.by, at: performance.now() } });
        return;
      case 'error':
        if (message.n !== null) return;
        if (message.error.code === 'moved') state.set({ status: 'moved' });
        if (message.error.code === 'not-seated') void show();
        if (message.error.code === 'unknown-table') gone();
        return;
      case 'update': {
        if (now.status !== 'shown') return;
        const next = updatedTable(now, message, retell);
        if (next === undefined) void show();
        else state.set(next);
        return;
      }
      case 'kept':
        if (now.status === 'shown') state.set(withKept(now, message));
        return;
      case 'seen':
        if (now.status === 'shown') patch({ sights: sightsAfter(now, message.version) });
        return;
      case 'done':
        return settle(message.id, null);
      case 'undone':
        return settle(message.id, message.error);
      default:
        return;
    }
  });

  const stopFollowing = live.line.subscribe(() => {
    // whoever has moved to another device does not take the seat back by themselves
    if (live.line.get() === 'open' && !['moved', 'gone'].includes(state.get().status)) void show();
  });
  if (live.line.get() === 'open') void show();

  return {
    state,
    retellWith(next) {
      retell = next;
    },
    localTime: live.localTime,
    act(action, reactionMs = null) {
      const now = state.get();
      if (pending !== null || now.status !== 'shown' || now.game === null || now.game.showing.ask === null) return;
      const { ask } = now.game.showing;
      const next = { id: randomToken(), ask, action, ...(reactionMs === null ? {} : { reactionMs }) };
      // what was under way when the line broke is sent again; what is pressed without one is not kept for later
      if (!live.send({ type: 'act', ...next })) return patch({ problem: { code: 'offline' } });
      pending = next;
      patch({ acting: true, problem: null });
    },
    putAway(version) {
      const now = state.get();
      if (now.status !== 'shown') return;
      patch({ sights: sightsAfter(now, version) });
      live.send({ type: 'seen', version });
    },
    async show() {
      await show();
    },
    async lookAs(seat, how = { veiled: false }) {
      const held = heldAt(table)?.seats ?? [];
      shownAs = held.find((each) => each.seat === seat)?.secret ?? null;
      veiled = how.veiled;
      chosen = true;
      pending = null;
      await show();
    },
    async loadOlder() {
      await loadPage();
    },
    async loadAll() {
      while (await loadPage()) {
        // page by page, until there is nothing older
      }
    },
    async save() {
      const answer = await live.request({ type: 'save' });
      if (!answer.ok) return answer;
      if (answer.value.type !== 'saved') return { ok: false, error: { code: 'not-saved', message: '' } };
      return { ok: true, value: answer.value.game };
    },
    close() {
      closed = true;
      stopListening();
      stopFollowing();
    },
  };
};
