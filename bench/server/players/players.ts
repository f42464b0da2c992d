/** What players need of whoever measures them. */
export interface Watch {
  /** How long to think before an action, in milliseconds. */
  thinking(): number;
  /** An action that was sent at this time (`performance.now()`) was acknowledged. */
  acknowledged(sent: number): void;
}

/** A connection for each seat of a table. */
export interface Players {
  /** Plays a game to its end, at a new table. */
  play(watch: Watch): Promise<void>;
  leave(): void;
}

/** Connects to the server at `address`, to play the game with this id with the fewest seats. */
export type Arrive = (address: string, game: string) => Promise<Players>;

/** Does something once one has thought. */
export const afterThinking = (watch: Watch, work: () => void): void => {
  const pause = watch.thinking();
  if (pause === 0) work();
  else setTimeout(work, pause);
};
