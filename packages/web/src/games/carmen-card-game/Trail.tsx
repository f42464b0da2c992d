import { CASE_ROUNDS } from '@tabletrotter/rules/games/carmen-card-game';
import { Steps } from '../../ui/Steps.tsx';
import { isCold, type Props, playing, type View } from './model.ts';
import { line } from './words.ts';

const STEPS = ['start', 'roll', 'look', 'end'] as const;

const currentOf = ({ turn }: View): number | null => {
  switch (turn.step) {
    case 'over':
      return null;
    case 'look':
      return 2;
    case 'start':
      return turn.warrantUsed ? 1 : 0;
    default:
      return turn.when === 'start' ? 0 : 3;
  }
};

/** CC-6.2: how many rounds are counted down before the case is cold. */
const COUNTDOWN = 6;

/** Full rounds that are left to the case; `null` while it is too early to count. */
export const roundsLeft = (view: Pick<View, 'idleTurns' | 'rows' | 'out' | 'turn'>): number | null => {
  const left = Math.ceil((CASE_ROUNDS * playing(view) - view.idleTurns) / playing(view));
  return view.turn.step === 'over' || left > COUNTDOWN ? null : left;
};

/** The steps of the turn, and how long the trail has been cold, where that matters. */
export const Trail = ({ view, say }: Pick<Props, 'view' | 'say'>) => {
  const left = roundsLeft(view);
  return (
    <div class="steps">
      <Steps
        label={say(line('board.steps'))}
        names={STEPS.map((step) => say(line(`board.step.${step}`)))}
        current={currentOf(view)}
      />
      {left !== null ? (
        <p class="trail-notice">{say(line('board.case-cold', { count: left }))}</p>
      ) : (
        view.turn.step !== 'over' &&
        isCold(view) && (
          <p class="trail-notice">{say(line('board.trail-cold', { count: Math.floor(view.idleTurns / playing(view)) }))}</p>
        )
      )}
    </div>
  );
};
