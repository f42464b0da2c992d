import { host } from '../core/host.ts';
import type { HostedGame } from '../core/hosted.ts';
import { bonnieAndClyde } from './bonnie-and-clyde/index.ts';
import { carmenCardGame } from './carmen-card-game/index.ts';
import { carmenJunior } from './carmen-junior/index.ts';
import { coordinatesOfWonders } from './coordinates-of-wonders/index.ts';
import { wideWorld } from './wide-world/index.ts';

/** Every game in the house, in the order in which they are shown. A new game is one line here. */
export const GAMES: readonly HostedGame[] = [
  host(bonnieAndClyde),
  host(carmenCardGame),
  host(wideWorld),
  host(coordinatesOfWonders),
  host(carmenJunior),
];
