import { useEffect } from 'preact/hooks';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import type { StoryProps, TaleProps } from '../../screen.ts';
import type { Notes } from '../model.ts';
import type { SeenCount } from '../recent.ts';
import { word } from '../words.ts';
import './count.css';
import { useSteps, Walk } from './Walk.tsx';
import { World } from './World.tsx';
import { armsOf, stepsOf } from './walk.ts';
import { pinsOf } from './world.ts';

interface StoryOf extends TaleProps {
  readonly count: SeenCount;
  /** Of places of one's own. */
  readonly notes: Notes | null;
}

interface GuessesProps extends Pick<StoryProps, 'say'> {
  readonly count: SeenCount;
  /** The walk is over: what they earn may be told. */
  readonly told: boolean;
}

/** The guesses, opened together, and what they earn. */
const Guesses = ({ count: { guesses, earned, errors }, told, say }: GuessesProps) => (
  <section class="guesses" aria-label={say(told ? word('board.count.all', { count: errors }) : word('board.count.guesses'))}>
    <ul>
      {guesses.map((guess, seat) => {
        const gain = told ? (earned[seat] ?? 0) : 0;
        return (
          <li key={seat} class={gain === 0 ? 'guess-card' : 'guess-card earned'}>
            <SeatGlyph seat={seat} />
            <span>{say(word('board.count.guessed', { player: { seat }, count: guess }))}</span>
            {gain !== 0 && <strong>{say(word('board.count.earned', { count: gain }))}</strong>}
          </li>
        );
      })}
    </ul>
  </section>
);

/** A count told as a story: what was guessed, the walk outward, and, when it is over, what it earned and the world as it is. */
export const Story = ({ count, notes, told, onTold, say }: StoryOf) => {
  const arms = armsOf(count);
  const all = stepsOf(arms);
  const [steps, showAll] = useSteps(all);
  const isAtEnd = told || steps >= all;
  useEffect(() => {
    if (isAtEnd) onTold();
  }, [isAtEnd]);
  return (
    <div class="count coordinates-of-wonders">
      <Guesses count={count} told={isAtEnd} say={say} />
      <Walk count={count} arms={arms} shown={isAtEnd ? all : steps} onAll={showAll} say={say} />
      {isAtEnd && <World pins={pinsOf(count)} notes={notes} say={say} />}
    </div>
  );
};
