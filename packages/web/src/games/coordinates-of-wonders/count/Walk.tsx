import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { useStore } from '../../../store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Drawn } from '../../../ui/Icon.tsx';
import type { StoryProps } from '../../screen.ts';
import { DRAWINGS } from '../icons.ts';
import { faceName, type Judged } from '../model.ts';
import type { SeenCount } from '../recent.ts';
import { numberOn } from '../verdict.ts';
import { word } from '../words.ts';
import { type Arm, stepsOf } from './walk.ts';

/** Milliseconds from card to card. */
const STEP = 420;

/** How many steps of a walk are shown, and how to show them all: one after the other, or all at once for whoever wants no motion. */
export const useSteps = (all: number): readonly [number, () => void] => {
  const { speed } = useStore(settings);
  const [shown, show] = useState(() => (speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches ? all : 0));
  useEffect(() => {
    if (shown >= all || speed === 'instant') return;
    const next = setTimeout(() => show(shown + 1), STEP / Number(speed));
    return () => clearTimeout(next);
  }, [shown, all, speed]);
  return [shown, () => show(all)];
};

interface StepProps extends Pick<StoryProps, 'say'> {
  readonly card: Judged;
  readonly line: Arm['line'];
}

const Step = ({ card, line, say }: StepProps) => (
  <li class={card.wrong ? 'walk-step wrong' : 'walk-step'}>
    <Drawn drawing={card.wrong ? DRAWINGS.wrong : DRAWINGS.right} />
    <span class="walk-name">{say(word('board.place', { place: faceName(card) }))}</span>
    <b>{numberOn(line, card)}</b>
    <span class="unseen">{say(word(card.wrong ? 'board.wrong' : 'board.right'))}</span>
  </li>
);

interface WalkProps extends Pick<StoryProps, 'say'> {
  readonly count: SeenCount;
  readonly arms: readonly Arm[];
  /** How many cards have been turned over. */
  readonly shown: number;
  readonly onAll: () => void;
}

/** The count, card by card: outward from the start card along each arm. */
export const Walk = ({ count, arms, shown, onAll, say }: WalkProps) => {
  const walked = arms.map(({ cards }, place) => cards.slice(0, Math.max(0, shown - stepsOf(arms.slice(0, place)))));
  const wrong = walked.flat().filter((card) => card.wrong).length;
  const start = count.northSouth.find(({ id }) => id === count.start);
  return (
    <section class="walk" aria-label={say(word('board.count.walk'))}>
      <p class="walk-sum">
        <span>{start !== undefined && say(word('board.place', { place: faceName(start) }))}</span>
        <strong>{say(word('board.wrong-so-far', { count: wrong }))}</strong>
        {shown < stepsOf(arms) && <Button onClick={onAll}>{say(word('board.skip'))}</Button>}
      </p>
      <div class="walk-arms">
        {arms.map(({ direction, line }, place) => (
          <section key={direction}>
            <h3>{say(word(`board.arm.${direction}`))}</h3>
            <ol>
              {walked[place]?.map((card) => (
                <Step key={card.id} card={card} line={line} say={say} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
};
