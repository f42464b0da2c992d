import { at } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import type { SeatProps } from '../screen.ts';
import { DRAWINGS } from './icons.ts';
import type { View } from './model.ts';
import { word } from './words.ts';

/** What the rail says of a seat: its tokens. */
export const SeatDetail = ({ view, seat, say }: SeatProps<View>) => (
  <span class="seat-detail">
    <span class="seat-hand" aria-hidden="true">
      <Drawn drawing={DRAWINGS.token} />
    </span>
    <span class="seat-hand-words">{say(word('board.tokens', { count: at(view.tokens, seat) }))}</span>
  </span>
);
