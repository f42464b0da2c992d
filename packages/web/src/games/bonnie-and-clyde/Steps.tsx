import { Steps as Trail } from '../../ui/Steps.tsx';
import type { Props, View } from './model.ts';
import { line } from './words.ts';

const STEPS = ['draw', 'play', 'discard'] as const;

/** Where in its turn the seat is; search, choice and drive belong to the play. */
const current = ({ turn }: View): number | null => {
  if (turn.step === 'over') return null;
  return STEPS.indexOf(turn.step === 'draw' ? 'draw' : 'play');
};

/** Draw, play, discard: the steps of a turn, the present one marked. */
export const Steps = ({ view, say }: Pick<Props, 'view' | 'say'>) => (
  <div class="steps">
    <Trail
      label={say(line('board.steps'))}
      names={STEPS.map((step) => say(line(`board.step.${step}`)))}
      current={current(view)}
    />
    {view.turn.lastDrawn && view.turn.step !== 'over' && <p class="last-turn">{say(line('board.last-turn'))}</p>}
  </div>
);
