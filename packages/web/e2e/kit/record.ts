import {
  commitmentTo,
  type HostedGame,
  type Json,
  type Opened,
  quickRandom,
  secureLuck,
  tableSeed,
} from '../../../rules/src/index.ts';

/** A game of two seats whose luck follows from a seed. */
const opened = (game: HostedGame, seed: string, options: Json = {}): Opened => {
  const luck = secureLuck(tableSeed(seed, []));
  const result = game.open(2, options, { luck, time: 0, commitment: commitmentTo(seed), words: [] });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** Two robots play until the game is over; gives the entries, and the position before each of their actions. */
const playOn = (game: HostedGame, { match, entry }: Opened) => {
  const random = quickRandom(1);
  const entries = [entry];
  const positions: Json[] = [];
  while (match.outcome === null) {
    const [seat = 0] = match.toAct;
    positions.push(match.position());
    const view = match.view(seat, { recall: true });
    const { action } = game.bot(view, 'casual', random, { left: () => 1_000, self: seat });
    const step = match.act(seat, action, { id: null, time: 0 });
    if (!step.ok) throw new Error(step.error.code);
    step.value.accept();
    entries.push(step.value.entry);
  }
  return { entries, positions };
};

/** A whole game between two robots, as it is saved when it is over. */
export const playedOut = (game: HostedGame, seed: string): string =>
  JSON.stringify(game.save(playOn(game, opened(game, seed)).entries, seed));

/** Where such a game stands so many actions before its end. */
export const latePosition = (game: HostedGame, options: Json, left: number): Json => {
  const { positions } = playOn(game, opened(game, 'late', options));
  return positions.at(-left) ?? positions[0] ?? null;
};
