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
}

/** Shows what happened in order: each entry moves first, and only then its view is there. */
export interface Pace<Game> {
  readonly shown: Store<Shown<Game>>;
  /** What the page knows now. Whatever follows what it knew is played; anything else is shown at once. */
  take(game: Game): void;
  /** Goes to the latest at once; what lies there to be read is not waited for any longer. */
  catchUp(): void;
  /** Goes on after an entry that stops the show. */
  resume(): void;
  /** Ends for good what is under way. */
  close(): void;
}

interface Show<Game> {
  /** Sets an entry in motion; `null` where nothing of it moves. `hurry`: how many times quicker than usual. */
  play(next: Game, hurry: number): Motion | null;
  /** After this entry nothing is shown until `resume`: something lies open over the table. */
  stops(next: Game): boolean;
  /** Time to read what an entry turned up, before the next one covers it; `null` where nothing asks for it. */
  dwell(next: Game): Motion | null;
}

/** From this many waiting entries on the show hurries, and one may catch up. */
export const MANY = 4;
const HURRY = 3;

export const createPace = <Game extends Moment>(first: Game, { play, stops, dwell }: Show<Game>): Pace<Game> => {
  const shown = createStore<Shown<Game>>({ game: first, waiting: 0 });
  let latest = first;
  let waiting: readonly Game[] = [];
  let motion: Motion | null = null;
  let stopped = false;

  const show = (): void => shown.set({ game: shown.get().game, waiting: waiting.length });

  /** The first that waits is shown. */
  const arrive = (): void => {
    const [next, ...rest] = waiting;
    if (next === undefined) return;
    waiting = rest;
    stopped = stops(next);
    shown.set({ game: next, waiting: rest.length });
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
      const begun = play(waiting[0], waiting.length >= MANY ? HURRY : 1);
      if (begun === null) {
        arrive();
        continue;
      }
      wait(begun, arrive);
    }
  };

  const halt = (): void => {
    motion?.stop();
    motion = null;
  };

  const catchUp = (): void => {
    halt();
    if (waiting.length === 0) return;
    stopped = stopped || waiting.some(stops);
    waiting = [];
    shown.set({ game: latest, waiting: 0 });
  };

  return {
    shown,
    take(game) {
      const before = latest;
      latest = game;
      const step = game.showing.version - before.showing.version;
      if (step === 1 && game.news !== null) {
        waiting = [...waiting, game];
        goOn();
        show();
      } else if (step === 0 && waiting.length > 0) {
        waiting = [...waiting.slice(0, -1), game];
      } else {
        if (step !== 0) halt(); // older lines do not cut the reading short
        waiting = [];
        stopped = false;
        shown.set({ game, waiting: 0 });
      }
    },
    catchUp,
    resume() {
      stopped = false;
      goOn();
    },
    close: halt,
  };
};
