import type { Props, View } from './model.ts';
import { line } from './words.ts';

const STEPS = ['draw', 'play', 'discard'] as const;

/** Where in its turn the seat is; search, choice and drive belong to the play. */
const current = ({ turn }: View): (typeof STEPS)[number] | null => {
  if (turn.step === 'over') return null;
  return turn.step === 'draw' ? 'draw' : 'play';
};

/** Draw, play, discard: the steps of a turn, the present one marked. */
export const Steps = ({ view, say }: Pick<Props, 'view' | 'say'>) => (
  <div class="steps">
    <ol aria-label={say(line('board.steps'))}>
      {STEPS.map((step) => (
        <li key={step} aria-current={current(view) === step ? 'step' : undefined}>
          {say(line(`board.step.${step}`))}
        </li>
      ))}
    </ol>
    {view.turn.lastDrawn && view.turn.step !== 'over' && <p class="last-turn">{say(line('board.last-turn'))}</p>}
  </div>
);
