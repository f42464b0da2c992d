import { at } from '@tabletrotter/rules';
import type { SeatProps } from '../screen.ts';
import { collected, FACE_UP, type View } from './model.ts';
import { Poster } from './Poster.tsx';
import './rail.css';
import { line, nameOfPiece } from './words.ts';

/** What the rail says of a seat: its poster, and with the older rules its cards face up. */
export const SeatDetail = ({ view, seat, say }: SeatProps<View>) => {
  const gumshoe = at(view.seats, seat);
  const { faceUp } = gumshoe;
  const isOlder = view.options.rules === 'older';
  return (
    <span class="seat-detail cj-seat">
      <span class="cj-goals" aria-hidden="true">
        <Poster found={gumshoe.hidden.map((place) => place === null)} />
        {isOlder && (
          <span class="cj-laid">
            {Array.from({ length: FACE_UP }, (_, place) => (
              <span key={place} class={place < faceUp.length ? 'laid' : 'laid open'} />
            ))}
          </span>
        )}
      </span>
      <span class="seat-hand-words">{say(line('board.poster', { count: collected(gumshoe) }))}</span>
      {isOlder && (
        <span class="seat-hand-words">
          {say(line('board.cards', { count: faceUp.length }))}
          {faceUp.length > 0 && `: ${faceUp.map((piece) => say(nameOfPiece(piece))).join(', ')}`}
        </span>
      )}
    </span>
  );
};
