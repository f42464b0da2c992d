import type { Sentence } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { MiniCross } from './MiniCross.tsx';
import { LINES, type Line, lineOf, type Placed, SUPPLY, type View } from './model.ts';
import { word } from './words.ts';

interface ToolbarProps {
  readonly view: View;
  readonly line: Line;
  readonly ghost: Placed | null;
  /** Shows the cross as a small picture: only one line is shown at a time. */
  readonly mini: boolean;
  readonly opened: 'check' | 'count' | null;
  readonly hasCheck: boolean;
  readonly hasCount: boolean;
  readonly onLine: (line: Line) => void;
  readonly onOpen: (opened: 'check' | 'count' | null) => void;
  say(sentence: Sentence): string;
}

/** Which line is unfolded, how many cards are still to come, and what was turned over last. */
export const Toolbar = (props: ToolbarProps) => {
  const { view, line, ghost, mini, opened, hasCheck, hasCount, onLine, onOpen, say } = props;
  // the card in hand lies on the stack until it is laid
  const count = view.stack.count - (view.stack.top === null ? 0 : 1);
  const tool = (which: 'check' | 'count', key: 'board.last-check' | 'board.last-count') => (
    <button
      type="button"
      class="button cw-tool"
      aria-pressed={opened === which}
      onClick={() => onOpen(opened === which ? null : which)}
    >
      <Drawn drawing={which === 'check' ? DRAWINGS.ruler : DRAWINGS.map} />
      <span>{say(word(key))}</span>
    </button>
  );
  return (
    <div class="cw-tools" data-at={SUPPLY}>
      {mini && <MiniCross view={view} line={line} ghost={ghost} />}
      <fieldset class="cw-lines">
        <legend class="unseen">{say(word('board.lines'))}</legend>
        {LINES.map((each) => (
          <button
            key={each}
            type="button"
            class="button cw-line"
            aria-pressed={each === line && opened === null}
            onClick={() => onLine(each)}
          >
            {say(word(`board.line.${each}`))} <small>{lineOf(view, each).length}</small>
          </button>
        ))}
      </fieldset>
      {hasCheck && tool('check', 'board.last-check')}
      {hasCount && tool('count', 'board.last-count')}
      <p class="cw-stack">
        <Drawn drawing={DRAWINGS.stack} />
        <span class="cw-stack-words">{say(word('board.stack', { count }))}</span>
        <span class="cw-stack-number" aria-hidden="true">
          {count}
        </span>
      </p>
    </div>
  );
};
