import { CardBack, cardLabel, MiniCard } from './CardFace.tsx';
import { type Action, filesOf, type Props } from './model.ts';
import { cardName, line } from './words.ts';

const DRAW_CASE: Action = { type: 'draw', from: 'case-file' };
const DRAW_FILES: Action = { type: 'draw', from: 'fbi-files' };

/** The two piles; at the draw both are buttons that draw. */
export const Piles = ({ view, asked, attempt, say }: Pick<Props, 'view' | 'asked' | 'attempt' | 'say'>) => {
  const { count, top } = filesOf(view);
  const drawing = asked && view.turn.step === 'draw';
  const left = view.caseFile.count;
  const caseCount = say(left === 0 ? line('board.pile-empty') : line('board.cards-left', { count: left }));
  const filesCount = say(count === 0 ? line('board.pile-empty') : line('board.cards', { count }));
  const onTop = top === null ? '' : `, ${say(line('board.on-top', { card: cardName(top) }))}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of piles, not of form fields
    <div class="piles" role="group" aria-label={say(line('board.piles'))}>
      <button
        type="button"
        class={`pile${drawing && left > 0 ? ' target' : ''}`}
        aria-label={`${say(line('pile.case-file'))}: ${caseCount}`}
        onClick={() => attempt(DRAW_CASE)}
      >
        {left === 0 ? <span class="card gap" aria-hidden="true" /> : <CardBack />}
        <span class="pile-words">
          <strong>{say(line('pile.case-file'))}</strong>
          <span>{caseCount}</span>
        </span>
      </button>
      <button
        type="button"
        class={`pile${drawing && count > 0 ? ' target' : ''}`}
        aria-label={`${say(line('pile.fbi-files'))}: ${filesCount}${onTop}`}
        onClick={() => attempt(DRAW_FILES)}
      >
        {top === null ? <span class="card gap" aria-hidden="true" /> : <MiniCard card={top} />}
        <span class="pile-words">
          <strong>{say(line('pile.fbi-files'))}</strong>
          <span>{filesCount}</span>
          {top !== null && <span class="pile-top">{cardLabel(top, say)}</span>}
        </span>
      </button>
    </div>
  );
};
