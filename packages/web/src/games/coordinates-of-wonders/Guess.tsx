import { seatsOf } from '@tabletrotter/rules';
import { Drawn, Icon } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { DRAWINGS } from './icons.ts';
import { laid, type Props } from './model.ts';
import { word } from './words.ts';

interface GuessProps extends Pick<Props, 'view' | 'asked' | 'say' | 'nameOf'> {
  readonly errors: number;
  readonly onErrors: (errors: number) => void;
}

/** How many of the cards lie wrong: a number that grows and shrinks, and who has locked one in. */
export const Guess = ({ view, asked, errors, onErrors, say, nameOf }: GuessProps) => {
  const most = laid(view);
  return (
    <div class="guess">
      {asked && (
        <fieldset class="guess-steps">
          <legend>{say(word('board.guess', { count: most }))}</legend>
          <button
            type="button"
            class="button guess-step"
            aria-label={say(word('board.guess.fewer'))}
            disabled={errors <= 0}
            onClick={() => onErrors(errors - 1)}
          >
            −
          </button>
          <output class="guess-number" aria-label={say(word('board.guess.number'))}>
            {errors}
          </output>
          <button
            type="button"
            class="button guess-step"
            aria-label={say(word('board.guess.more'))}
            disabled={errors >= most}
            onClick={() => onErrors(errors + 1)}
          >
            +
          </button>
        </fieldset>
      )}
      <ul class="answers" aria-label={say(word('board.answers'))}>
        {seatsOf(view.tokens.length).map((seat) => {
          const given = !view.toAct.includes(seat);
          return (
            <li key={seat} class={given ? 'said given' : 'said'}>
              <SeatGlyph seat={seat} />
              <span class="said-name">{nameOf(seat)}</span>
              {given ? <Icon name="lock" /> : <Drawn drawing={DRAWINGS.thinking} />}
              <span class="said-words">{say(word(given ? 'board.guess.locked' : 'board.thinking'))}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
