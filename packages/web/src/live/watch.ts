import type { ServerMessage } from '@tabletrotter/protocol';
import type { Json, Result } from '@tabletrotter/rules';
import { randomToken } from '../luck.ts';
import { holdSeat, seatAt } from '../seats.ts';
import { createStore, type Store } from '../store.ts';
import type { Live } from './live.ts';
import type { Failure } from './message.ts';
import { type Retell, shownTable, sightsAfter, type TableState, updatedTable, withKept, withOlder } from './state.ts';

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

export const watchTable = (live: Live, table: string): Watch => {
  const state = createStore<TableState>({ status: 'loading' });
  let retell: Retell = (event) => event;
  let pending: Pending | null = null;
  let closed = false;
  let showing = 0;

  const patch = (change: Partial<Extract<TableState, { readonly status: 'shown' }>>): void => {
    const now = state.get();
    if (now.status === 'shown') state.set({ ...now, ...change });
  };

  const sendPending = (): void => {
    if (pending !== null) live.send({ type: 'act', ...pending });
  };

  const show = async (): Promise<void> => {
    showing += 1;
    const mine = showing;
    const held = seatAt(table);
    const answer = await live.request({
      type: 'show',
      table: held?.table ?? table,
      seat: held?.seat ?? null,
      secret: held?.secret ?? null,
    });
    if (closed || mine !== showing) return;
    if (!answer.ok) {
      if (state.get().status !== 'shown') state.set({ status: 'failed', error: answer.error });
      return;
    }
    if (answer.value.type !== 'shown') return;
    const { info } = answer.value;
    const known = seatAt(info.table);
    if (held === undefined && known !== undefined) {
      // found by a code that we had not noted beside our seat
      holdSeat({ ...known, code: info.code, game: info.game });
      return show();
    }
    if (known !== undefined && known.code === null) holdSeat({ ...known, code: info.code, game: info.game });
    state.set({ ...shownTable(answer.value), acting: pending !== null });
    sendPending();
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
    if (live.line.get() === 'open') void show();
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
      pending = { id: randomToken(), ask, action, ...(reactionMs === null ? {} : { reactionMs }) };
      patch({ acting: true, problem: null });
      sendPending();
    },
    putAway(version) {
      const now = state.get();
      if (now.status !== 'shown') return;
      patch({ sights: sightsAfter(now, version) });
      live.send({ type: 'seen', version });
    },
    show,
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
