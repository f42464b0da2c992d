import plane from 'icon:game-icons/airplane';
import compass from 'icon:game-icons/compass';
import diamond from 'icon:game-icons/cut-diamond';
import hat from 'icon:game-icons/fedora';
import piece from 'icon:game-icons/jigsaw-piece';
import type { IconDrawing } from '../ui/drawing.ts';
import { Drawn } from '../ui/Icon.tsx';
import './emblem.css';
import type { ShelfGame } from './shelf.ts';

const EMBLEMS: { readonly [Game in ShelfGame]: IconDrawing } = {
  'bonnie-and-clyde': hat,
  'carmen-junior': piece,
  'carmen-card-game': diamond,
  'wide-world': plane,
  'coordinates-of-wonders': compass,
};

/** The mark of a game, printed in its colour. An ornament: the name of the game stands beside it. */
export const Emblem = ({ game }: { readonly game: ShelfGame }) => (
  <span class={`emblem ${game}`} aria-hidden="true">
    <Drawn drawing={EMBLEMS[game]} />
  </span>
);
