import { expect, test } from 'vitest';
import { createPace, MANY, type Moment, type Motion } from './pace.ts';

const game = (version: number, isNews = true): Moment => ({ showing: { version }, news: isNews ? {} : null });

/** A show whose motions arrive when the test says so. */
const opened = ({ still = false, leadsTo = -1, stopsAt = -1, dwellsAt = -1 } = {}) => {
  const played: (readonly [version: number, hurry: number])[] = [];
  const stopped: number[] = [];
  let land = (): void => undefined;
  const motionOf = (version: number): Motion => {
    const arrived = new Promise<void>((resolve) => {
      land = resolve;
    });
    return { arrived, stop: () => stopped.push(version) };
  };
  const pace = createPace(game(0, false), {
    play({ showing: { version } }, hurry): Motion | null {
      played.push([version, hurry]);
      return still ? null : motionOf(version);
    },
    leads: ({ showing: { version } }) => version === leadsTo,
    stops: ({ showing: { version } }) => version === stopsAt,
    dwell: ({ showing: { version } }) => (version === dwellsAt ? motionOf(version) : null),
  });
  const arrive = async (): Promise<void> => {
    land();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shows = () => pace.shown.get().game.showing.version;
  const tells = () => pace.shown.get().telling?.showing.version;
  return { pace, played, stopped, arrive, shows, tells };
};

test('a view is shown when its motion has arrived, and not before', async () => {
  const { pace, shows, arrive } = opened();
  pace.take(game(1));
  expect(shows()).toBe(0);
  await arrive();
  expect(shows()).toBe(1);
});

test('entries are shown one after the other', async () => {
  const { pace, played, shows, arrive } = opened();
  pace.take(game(1));
  pace.take(game(2));
  expect(played).toEqual([[1, 1]]);
  expect(pace.shown.get().waiting).toBe(2);
  await arrive();
  expect([shows(), played.length]).toEqual([1, 2]);
  await arrive();
  expect([shows(), pace.shown.get().waiting]).toEqual([2, 0]);
});

test('where many wait, they hurry', async () => {
  const { pace, played, arrive } = opened();
  for (let version = 1; version <= MANY + 1; version++) pace.take(game(version));
  await arrive();
  await arrive();
  expect(played).toEqual([
    [1, 1],
    [2, 3],
    [3, 1],
  ]);
});

test('what does not move is there at once', () => {
  const { pace, shows } = opened({ still: true });
  pace.take(game(1));
  pace.take(game(2));
  expect([shows(), pace.shown.get().waiting]).toEqual([2, 0]);
});

test('catching up stops the motion and shows the latest at once', async () => {
  const { pace, stopped, shows, arrive } = opened();
  for (const version of [1, 2, 3]) pace.take(game(version));
  pace.catchUp();
  expect([shows(), pace.shown.get().waiting, stopped]).toEqual([3, 0, [1]]);
  await arrive(); // a motion that was stopped changes nothing any more
  expect(shows()).toBe(3);
});

test('nothing is shown behind an open sheet until it is closed', async () => {
  const { pace, shows, arrive, played } = opened({ stopsAt: 1 });
  pace.take(game(1));
  pace.take(game(2));
  await arrive();
  expect([shows(), played.length]).toEqual([1, 1]);
  pace.take(game(3));
  expect(shows()).toBe(1);
  pace.resume();
  await arrive();
  expect(shows()).toBe(2);
});

test('catching up over an entry that opens a sheet waits behind that sheet', () => {
  const { pace, shows } = opened({ stopsAt: 1 });
  pace.take(game(1));
  pace.take(game(2));
  pace.catchUp();
  expect(shows()).toBe(2);
  pace.take(game(3));
  expect(shows()).toBe(2);
});

test('everything anew, such as after a broken line, is shown at once and stops what moves', () => {
  const { pace, stopped, shows } = opened({ stopsAt: 1 });
  pace.take(game(1));
  pace.take(game(7, false));
  expect([shows(), stopped]).toEqual([7, [1]]);
  pace.take(game(9)); // one was missed
  expect(shows()).toBe(9);
});

test('older lines of the log come with the latest', async () => {
  const { pace, arrive } = opened();
  const older = { ...game(1), older: true };
  pace.take(game(1));
  pace.take(older);
  await arrive();
  expect(pace.shown.get().game).toBe(older);
});

test('what an entry turned up is read before the next one moves', async () => {
  const { pace, played, shows, arrive } = opened({ dwellsAt: 1 });
  pace.take(game(1));
  await arrive();
  pace.take(game(2));
  expect([shows(), played.length, pace.shown.get().waiting]).toEqual([1, 1, 1]);
  await arrive(); // it has been read
  expect([shows(), played.length]).toEqual([1, 2]);
  await arrive();
  expect(shows()).toBe(2);
});

test('it is read where nothing moves, too', async () => {
  const { pace, shows, arrive } = opened({ still: true, dwellsAt: 1 });
  pace.take(game(1));
  pace.take(game(2));
  expect(shows()).toBe(1);
  await arrive();
  expect(shows()).toBe(2);
});

test('catching up ends the reading, whether something waits or not', () => {
  const { pace, stopped, shows } = opened({ still: true, dwellsAt: 1 });
  pace.take(game(1));
  pace.take(game(2));
  pace.catchUp();
  expect([shows(), stopped]).toEqual([2, [1]]);
  const other = opened({ still: true, dwellsAt: 1 });
  other.pace.take(game(1));
  other.pace.catchUp();
  expect(other.stopped).toEqual([1]);
  other.pace.take(game(2));
  expect(other.shows()).toBe(2);
});

test('older lines that come while one reads do not cut it short', () => {
  const { pace, stopped, shows } = opened({ still: true, dwellsAt: 1 });
  pace.take(game(1));
  pace.take(game(1));
  pace.take(game(2));
  expect([shows(), stopped]).toEqual([1, []]);
});

test('a table is still when nothing moves, waits, or lies open', async () => {
  const { pace, arrive } = opened({ stopsAt: 1, dwellsAt: 2 });
  expect(pace.still.get()).toBe(true);
  pace.take(game(1));
  expect(pace.still.get()).toBe(false);
  await arrive();
  expect(pace.still.get()).toBe(false);
  pace.resume();
  expect(pace.still.get()).toBe(true);
  pace.take(game(2));
  await arrive();
  expect(pace.still.get()).toBe(false);
  await arrive();
  expect(pace.still.get()).toBe(true);
  pace.take(game(3));
  pace.catchUp();
  expect(pace.still.get()).toBe(true);
});

test('older lines that come while a sheet is open do not close it', () => {
  const { pace, shows } = opened({ still: true, stopsAt: 1 });
  pace.take(game(1));
  pace.take(game(1));
  pace.take(game(2));
  expect(shows()).toBe(1);
});

test('while a story leads up to an entry all is shown as it was, and then its sheet stays open', async () => {
  const { pace, played, shows, tells, arrive } = opened({ leadsTo: 2, stopsAt: 2 });
  pace.take(game(1));
  pace.take(game(2));
  await arrive();
  expect([shows(), tells(), played.length]).toEqual([1, 2, 1]);
  pace.take(game(3));
  pace.catchUp(); // nobody passes over it
  expect([shows(), tells(), played.length]).toEqual([1, 2, 1]);
  pace.told();
  expect([shows(), tells(), played.length]).toEqual([1, 2, 2]);
  await arrive();
  expect([shows(), tells(), played.length]).toEqual([2, undefined, 2]);
  pace.told(); // it has been told
  expect(played.length).toBe(2);
  pace.resume();
  await arrive();
  expect(shows()).toBe(3);
});

test('closing the sheet of a story before its end shows what it leads up to, and goes on', () => {
  const { pace, shows, tells } = opened({ still: true, leadsTo: 1, stopsAt: 1 });
  pace.take(game(1));
  pace.take(game(2));
  expect([shows(), tells()]).toEqual([0, 1]);
  pace.resume();
  expect([shows(), tells()]).toEqual([2, undefined]);
});

test('catching up goes as far as the next story, and past what one has told', () => {
  const { pace, shows, tells, stopped } = opened({ leadsTo: 3, stopsAt: 3 });
  for (const version of [1, 2, 3, 4]) pace.take(game(version));
  pace.catchUp();
  expect([shows(), tells()]).toEqual([2, 3]);
  pace.told();
  pace.catchUp(); // while it moves
  expect([shows(), tells(), stopped]).toEqual([4, undefined, [1, 3]]);
  pace.take(game(5));
  expect(shows()).toBe(4); // behind the open sheet
});

test('everything anew ends a story, too', () => {
  const { pace, shows, tells } = opened({ leadsTo: 1 });
  pace.take(game(1));
  pace.take(game(7, false));
  expect([shows(), tells()]).toEqual([7, undefined]);
});
