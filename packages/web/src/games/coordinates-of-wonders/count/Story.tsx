import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import type { StoryProps } from '../../screen.ts';
import type { SeenCount } from '../recent.ts';
import { word } from '../words.ts';
import './count.css';
import { Walk } from './Walk.tsx';
import { World, type WorldProps } from './World.tsx';
import { pinsOf } from './world.ts';

interface StoryOf extends StoryProps {
  readonly count: SeenCount;
  /** What the host's file says of places of one's own; absent where it is not in hand. */
  readonly notes?: WorldProps['notes'];
}

/** The guesses, opened together, and what they earn. */
const Guesses = ({ count: { guesses, earned, errors }, say }: StoryOf) => (
  <section class="guesses" aria-label={say(word('board.count.all', { count: errors }))}>
    <ul>
      {guesses.map((guess, seat) => (
        <li key={seat} class={earned[seat] === 0 ? 'guess-card' : 'guess-card earned'}>
          <SeatGlyph seat={seat} />
          <span>{say(word('board.count.guessed', { player: { seat }, count: guess }))}</span>
          {earned[seat] !== 0 && <strong>{say(word('board.count.earned', { count: earned[seat] ?? 0 }))}</strong>}
        </li>
      ))}
    </ul>
  </section>
);

/** A count told as a story: what was guessed, the walk outward, and the world as it is. */
export const Story = (props: StoryOf) => (
  <div class="count coordinates-of-wonders">
    <Guesses {...props} />
    <Walk count={props.count} say={props.say} />
    <World pins={pinsOf(props.count)} notes={props.notes} say={props.say} />
  </div>
);
