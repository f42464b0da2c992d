import type { Seat } from '@tabletrotter/rules';
import { errorOf } from './errors.ts';
import { type Eyes, frameOf, type Live } from './live.ts';

/** Whoever looked with a seat's eyes only watches from now on. */
export const unseat = (eyes: Eyes): void => {
  eyes.viewer = null;
  eyes.send(frameOf({ type: 'error', n: null, error: errorOf('not-seated', 'this seat has been given to somebody else') }));
};

/**
 * A seat is shown by one connection, the newest (`null`: it is not there yet, and another secret holds the seat): older ones are told, and
 * see nothing of the table until they ask again.
 */
export const moveTo = (live: Live, seat: Seat, newest: Eyes | null): void => {
  for (const eyes of [...live.eyes]) {
    if (newest === null) eyes.also = eyes.also.filter((each) => each !== seat);
    if (eyes === newest || eyes.viewer !== seat) continue;
    eyes.viewer = null;
    live.eyes.delete(eyes);
    eyes.send(frameOf({ type: 'error', n: null, error: errorOf('moved') }));
  }
};
