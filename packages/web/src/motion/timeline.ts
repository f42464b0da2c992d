import type { SoundName } from '../sound/sounds.ts';
import type { Cue, Move } from './cue.ts';

/** A move and when it happens, in milliseconds after the first one begins. */
export interface Flight<Thing> {
  readonly move: Move<Thing>;
  readonly after: number;
  readonly lasts: number;
}

/** No entry of the log takes longer, in milliseconds, however much happens in it. */
export const LONGEST = 700;

/** Things of one event that move together start this much one after the other, so that they can be told apart. */
const APART = 40;

/** A sound and when it is heard, in milliseconds. */
interface Ring {
  readonly sound: SoundName;
  readonly after: number;
}

interface Timeline<Thing> {
  readonly flights: readonly Flight<Thing>[];
  readonly rings: readonly Ring[];
}

/** What moves and sounds when: one event after the other, `rate` times as quick as usual. No sound twice at the same time. */
export const timeline = <Thing>(cues: readonly Cue<Thing>[], rate: number): Timeline<Thing> => {
  const flights: Flight<Thing>[] = [];
  const rings: Ring[] = [];
  let begins = 0;
  for (const { moves, sound } of cues) {
    if (sound !== null) rings.push({ sound, after: begins });
    flights.push(...moves.map((move, place) => ({ move, after: begins + place * APART, lasts: move.lasts })));
    begins = endOf(flights);
  }
  const scale = Math.min(1 / rate, LONGEST / Math.max(1, begins));
  const heard = rings.map(({ sound, after }) => ({ sound, after: after * scale }));
  return {
    flights: flights.map(({ move, after, lasts }) => ({ move, after: after * scale, lasts: lasts * scale })),
    rings: heard.filter(
      (ring, place) => place === heard.findIndex((each) => each.sound === ring.sound && each.after === ring.after),
    ),
  };
};

/** When the last of them arrives, in milliseconds. */
export const endOf = (flights: readonly Pick<Flight<unknown>, 'after' | 'lasts'>[]): number =>
  Math.max(0, ...flights.map(({ after, lasts }) => after + lasts));
