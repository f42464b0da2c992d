import { type HostedGame, host } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { tinyRace } from '@tabletrotter/rules/testing/tiny';

export const tiny: HostedGame = host(tinyRace);

/** The games of the house, and the tiny race of the test kit: secret choices at the same time, a window, private sights. */
export const GAMES_FOR_TESTS: readonly HostedGame[] = [...GAMES, tiny];
