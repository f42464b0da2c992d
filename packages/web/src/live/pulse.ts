/** A ping and its answer: when it left and came back by the page's own clock (`performance.now()`), what the server's clock said. */
export interface Beat {
  readonly sent: number;
  readonly received: number;
  readonly server: number;
}

/** How the server's clock stands to the page's own, which nobody sets. */
export interface Pulse {
  take(beat: Beat): void;
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
}

/** So many answers count, of which the quickest tells most: its way there and back can have differed least. */
const MEMORY = 8;

export const createPulse = (epoch: number = performance.timeOrigin): Pulse => {
  let beats: readonly Beat[] = [];
  let ahead = epoch; // until an answer is there, two clocks that are set alike
  return {
    take(beat) {
      beats = [...beats, beat].slice(-MEMORY);
      const quickest = beats.reduce((best, each) => (each.received - each.sent < best.received - best.sent ? each : best));
      ahead = quickest.server - (quickest.sent + quickest.received) / 2;
    },
    localTime: (time) => time - ahead,
  };
};
