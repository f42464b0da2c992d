import type { HostedGame } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { UsageError } from './command.ts';

/** A game named on the command line. */
export const gameNamed = (id: string, games: readonly HostedGame[] = GAMES): HostedGame => {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new UsageError(`there is no game "${id}"; there are ${games.map((each) => each.id).join(', ')}`);
  return game;
};
