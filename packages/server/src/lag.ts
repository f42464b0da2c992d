/** How long a line takes there and back. */
export interface Lag {
  /** Sends a ping, whose echo is to come to `heard`. */
  measure(): void;
  heard(echo: string): void;
  /** The least of the last measurements, in milliseconds; `null`: none yet. */
  rtt(): number | null;
}

/** So many measurements count; what is on its way is forgotten beyond as many. */
const MEMORY = 8;

/** Measures a line by its own pings. A client may seem slower than it is, which gains it little; it cannot seem quicker to its good. */
export const createLag = (ping: (token: string) => void, now: () => number = () => performance.now()): Lag => {
  const sent = new Map<string, number>();
  let taken: readonly number[] = [];
  let count = 0;
  return {
    measure() {
      const token = String(++count);
      sent.set(token, now());
      sent.delete(String(count - MEMORY));
      ping(token);
    },
    heard(echo) {
      const at = sent.get(echo);
      if (at === undefined) return;
      sent.delete(echo);
      taken = [...taken, Math.max(0, now() - at)].slice(-MEMORY);
    },
    rtt: () => (taken.length === 0 ? null : Math.min(...taken)),
  };
};
