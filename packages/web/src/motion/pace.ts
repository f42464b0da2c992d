import { createStore, type Store } from '../store.ts';

/** A motion on its way. */
export interface Motion {
  /** Resolves when everything has arrived. */
  readonly arrived: Promise<void>;
  /** Takes away what is still under way. */
  stop(): void;
}

/** A game at one moment, with the entry that led there; `null` where it did not come as news. */
export interface Moment {
  readonly showing: { readonly version: number };
  readonly news: object | null;
}

/** The game as it is shown, which may be a little behind what is known. */
export interface Shown<Game> {
  readonly game: Game;
  /** How many entries wait to be shown. */
  readonly waiting: number;
  /** The entry, the first of those that wait, whose story is told; `null` where there is none. */
  readonly telling: Game | null;
}

/** Shows what happened in order: each entry moves first, and only then its view is there. */
export interface Pace<Game> {
  readonly shown: Store<Shown<Game>>;
  /** Nothing moves, waits, or lies open to be read. */
  readonly still: Store<boolean>;
  /** What the page knows now. Whatever follows what it knew is played; anything else is shown at once. */
  take(game: Game): void;
  /** Goes to the latest at once; what lies there to be read is not waited for any longer. */
  catchUp(): void;
  /** The story has come to its end: what it led up to is shown. */
  told(): void;
  /** Goes on after an entry that stops the show; a story that was not told to its end leads up to nothing any more. */
  resume(): void;
  /** Ends for good what is under way. */
  close(): void;
}

interface Show<Game> {
  /** Sets an entry in motion; `null` where nothing of it moves. `hurry`: how many times quicker than usual. */
  play(next: Game, hurry: number): Motion | null;
  /** A story leads up to this entry: until it is `told`, all is shown as it was before. */
  leads(next: Game): boolean;
  /** After this entry nothing is shown until `resume`: something lies open over the table. */
  stops(next: Game): boolean;
  /** Time to read what an entry turned up, before the next one covers it; `null` where nothing asks for it. */
  dwell(next: Game): Motion | null;
}

/** From this many waiting entries on the show hurries, and one may catch up. */
export const MANY = 4;
const HURRY = 3;

export const createPace = <Game extends Moment>(first: Game, { play, leads, stops, dwell }: Show<Game>): Pace<Game> => {
  const shown = createStore<Shown<Game>>({ game: first, waiting: 0, telling: null });
  const still = createStore(true);
  let latest = first;
  let waiting: readonly Game[] = [];
  let motion: Motion | null = null;
  let stopped = false;
  /** That of the first that waits. `closed`: its sheet is open no longer. */
  let story: 'none' | 'telling' | 'told' | 'closed' = 'none';

  const settle = (): void => still.set(motion === null && waiting.length === 0 && !stopped);
  const show = (game: Game): void =>
    shown.set({ game, waiting: waiting.length, telling: story === 'none' ? null : (waiting[0] ?? null) });

  /** The first that waits is shown. */
  const arrive = (): void => {
    const [next, ...rest] = waiting;
    if (next === undefined) return;
    waiting = rest;
    stopped = story !== 'closed' && stops(next);
    story = 'none';
    show(next);
    const reading = dwell(next);
    if (reading !== null) wait(reading, () => undefined);
  };

  /** Goes on when a motion has arrived, unless it was stopped. */
  const wait = (begun: Motion, then: () => void): void => {
    motion = begun;
    void begun.arrived.then(() => {
      if (motion !== begun) return;
      motion = null;
      then();
      goOn();
    });
  };

  const goOn = (): void => {
    while (motion === null && !stopped && waiting[0] !== undefined) {
      if (story === 'none' && leads(waiting[0])) {
        stopped = true;
        story = 'telling';
        show(shown.get().game);
        break;
      }
      const begun = play(waiting[0], waiting.length >= MANY ? HURRY : 1);
      if (begun === null) {
        arrive();
        continue;
      }
      wait(begun, arrive);
    }
    settle();
  };

  const halt = (): void => {
    motion?.stop();
    motion = null;
  };

  const catchUp = (): void => {
    halt();
    const isHeard = story === 'told' || story === 'closed';
    const next = waiting.findIndex((each, place) => leads(each) && !(place === 0 && isHeard));
    const passed = next === -1 ? waiting : waiting.slice(0, next); // no story is passed over
    const last = passed.at(-1);
    if (last === undefined) {
      settle();
      return;
    }
    stopped = stopped || passed.some((each, place) => stops(each) && !(place === 0 && story === 'closed'));
    waiting = waiting.slice(passed.length);
    story = 'none';
    show(last);
    goOn();
  };

  return {
    shown,
    still,
    take(game) {
      const before = latest;
      latest = game;
      const step = game.showing.version - before.showing.version;
      if (step === 1 && game.news !== null) {
        waiting = [...waiting, game];
        goOn();
        show(shown.get().game);
      } else if (step === 0 && waiting.length > 0) {
        waiting = [...waiting.slice(0, -1), game];
      } else {
        // older lines do not cut the reading short, nor do they close a sheet
        if (step !== 0) {
          halt();
          waiting = [];
          stopped = false;
          story = 'none';
        }
        show(game);
        settle();
      }
    },
    catchUp,
    told() {
      if (story !== 'telling') return;
      story = 'told';
      stopped = false;
      goOn();
    },
    resume() {
      if (story !== 'none') story = 'closed';
      stopped = false;
      goOn();
    },
    close: halt,
  };
};
