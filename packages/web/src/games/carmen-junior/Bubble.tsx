import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { SAID_DRAWINGS } from './icons.ts';
import type { Props } from './model.ts';
import type { Spoken } from './recent.ts';
import { line, nameOfPiece } from './words.ts';

/** What was just said of a look, by whom and where: the same for everybody. */
export const Bubble = ({ spoken, say }: { readonly spoken: Spoken } & Pick<Props, 'say'>) => (
  <p class={`bubble said-${spoken.said}`}>
    <SeatGlyph seat={spoken.seat} large />
    <span class="bubble-words">
      <small>{say(nameOfPiece(spoken.piece))}</small>
      <strong>{say(line(`board.said.${spoken.said}`))}</strong>
    </span>
    <Drawn drawing={SAID_DRAWINGS[spoken.said]} />
  </p>
);
