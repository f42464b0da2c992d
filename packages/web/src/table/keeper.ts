import { type Live, live } from '../live/live.ts';
import { type Failure, isPassing, type Request } from '../live/message.ts';
import { createStore, type Store } from '../store.ts';

/** The longest text that is kept, in UTF-16 units. As in the protocol; the server checks it again. */
export const LONGEST = 20_000;

/** How long the pen must rest before what it wrote is kept, in milliseconds. */
const REST = 800;

/** How long to wait, in milliseconds, before that is sent again which could not be kept just then. */
const PAUSE = 3_000;

/** One of the texts that a seat has on the server. */
export interface Book {
  readonly type: Extract<Request, { readonly text: string }>['type'];
  readonly table: string;
  /** `null` for whoever only watches, and writes nothing. */
  readonly seat: number | null;
}

/** A text, and how far it has come. */
export interface Written {
  readonly text: string;
  /** All of it is on the server. */
  readonly saved: boolean;
  /** Why it cannot be kept as it is; `null` while there is hope. */
  readonly failure: Failure | null;
}

/** Brings what is written to the server: when the pen rests, when the line is back, and once more at the end. */
export interface Keeper {
  readonly written: Store<Written>;
  write(text: string): void;
  /** Sends what is not there yet, without waiting for the pen to rest. */
  save(): void;
  /** What the server has. What was not sent yet is newer, and stays. */
  renew(stored: string): void;
  /** While its table is shown; the returned function sends what is left and rests. What cannot be sent then waits for the next start. */
  start(): () => void;
}

export const createKeeper = (connect: () => Pick<Live, 'line' | 'request'>, type: Book['type'], stored: string): Keeper => {
  const written = createStore<Written>({ text: stored, saved: true, failure: null });
  let had = stored;
  let writings = 0;
  let ended = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;

  const sendIn = (wait: number): void => {
    clearTimeout(timer);
    // the line is followed, and even opened, only where there is something to send
    unfollow ??= connect().line.subscribe(() => void send());
    timer = setTimeout(() => void send(), wait);
  };

  const fail = (failure: Failure): void => {
    if (isPassing(failure)) {
      if (!ended) sendIn(PAUSE);
    } else written.set({ ...written.get(), failure });
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const { text, saved } = written.get();
    // a request that waited for the line could come to another table
    if (saved || connect().line.get() !== 'open') return;
    if (text.length > LONGEST) return fail({ code: 'too-long', message: '' });
    const writing = writings;
    const answer = await connect().request({ type, text });
    if (writing !== writings) return; // what came since is sent in its turn
    if (answer.ok) written.set({ text, saved: true, failure: null });
    else fail(answer.error);
  };

  return {
    written,
    write(text) {
      writings += 1;
      written.set({ text, saved: false, failure: null });
      sendIn(REST);
    },
    save: () => void send(),
    renew(now) {
      if (now === had) return; // nothing new: what was written since may be there already
      had = now;
      if (written.get().saved) written.set({ text: now, saved: true, failure: null });
    },
    start() {
      ended = false;
      if (!written.get().saved) sendIn(0);
      return () => {
        ended = true;
        void send();
        unfollow?.();
        unfollow = undefined;
      };
    },
  };
};

const keepers = new Map<string, Keeper>();

/** The keeper of a book. It lives as long as the page, so that nothing is lost while its table is out of sight. */
export const keeperOf = ({ type, table, seat }: Book, stored: string): Keeper => {
  const key = `${type} ${table} ${seat}`;
  const known = keepers.get(key);
  known?.renew(stored);
  const keeper = known ?? createKeeper(live, type, stored);
  keepers.set(key, keeper);
  return keeper;
};
