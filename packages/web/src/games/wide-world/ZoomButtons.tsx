import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import type { Props } from './model.ts';
import { line } from './words.ts';

interface ZoomProps extends Pick<Props, 'say'> {
  /** 0: the whole map. */
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
}

/** Closer, farther, all of it. */
export const ZoomButtons = ({ step, steps, onStep, say }: ZoomProps) => {
  const buttons = [
    { to: step + 1, word: 'board.zoom-in', drawing: DRAWINGS.closer },
    { to: step - 1, word: 'board.zoom-out', drawing: DRAWINGS.out },
    { to: 0, word: 'board.zoom-whole', drawing: DRAWINGS.whole },
  ] as const;
  return (
    <div class="zoom">
      {buttons.map(({ to, word, drawing }) => (
        <button
          key={word}
          type="button"
          class="icon-button"
          aria-label={say(line(word))}
          disabled={to < 0 || to >= steps || to === step}
          onClick={() => onStep(to)}
        >
          <Drawn drawing={drawing} />
        </button>
      ))}
    </div>
  );
};
