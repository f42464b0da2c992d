import { Pile } from '../../ui/Pile.tsx';
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
      <Pile
        at="case-file"
        name={say(line('pile.case-file'))}
        count={caseCount}
        top={left === 0 ? null : <CardBack />}
        label={`${say(line('pile.case-file'))}: ${caseCount}`}
        target={drawing && left > 0}
        onTap={() => attempt(DRAW_CASE)}
      />
      <Pile
        at="fbi-files"
        name={say(line('pile.fbi-files'))}
        count={filesCount}
        top={top === null ? null : <MiniCard card={top} />}
        {...(top !== null && { topName: cardLabel(top, say) })}
        label={`${say(line('pile.fbi-files'))}: ${filesCount}${onTop}`}
        target={drawing && count > 0}
        onTap={() => attempt(DRAW_FILES)}
      />
    </div>
  );
};
