import type { IconDrawing } from '../../ui/drawing.ts';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import type { Props } from './model.ts';
import { line } from './words.ts';

interface ZoomProps extends Pick<Props, 'say'> {
  /** Of a square now, in CSS pixels. */
  readonly side: number;
  /** All that can be chosen; the first is that of the whole map. */
  readonly sides: readonly number[];
  readonly onStep: (step: number) => void;
}

interface ZoomButton {
  readonly to: number;
  readonly word: 'board.zoom-in' | 'board.zoom-out' | 'board.zoom-whole';
  readonly drawing: IconDrawing;
}

/** Closer, all of it, and between them where there is something between. */
export const ZoomButtons = ({ side, sides, onStep, say }: ZoomProps) => {
  const farther = sides.findLastIndex((each) => each < side);
  const buttons: readonly ZoomButton[] = [
    { to: sides.findIndex((each) => each > side), word: 'board.zoom-in', drawing: DRAWINGS.closer },
    ...(farther > 0 ? [{ to: farther, word: 'board.zoom-out', drawing: DRAWINGS.out } as const] : []),
    { to: Math.min(farther, 0), word: 'board.zoom-whole', drawing: DRAWINGS.whole },
  ];
  return (
    <div class="zoom">
      {buttons.map(({ to, word, drawing }) => (
        <button
          key={word}
          type="button"
          class="icon-button"
          aria-label={say(line(word))}
          disabled={to < 0}
          onClick={() => onStep(to)}
        >
          <Drawn drawing={drawing} />
        </button>
      ))}
    </div>
  );
};
