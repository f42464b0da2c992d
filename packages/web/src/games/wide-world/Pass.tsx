import { at } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { DRAWINGS } from './icons.ts';
import { goalOf, HOME, type Props, squareOf, squareOfGoal, squaresBetween } from './model.ts';
import { headingTo } from './way.ts';
import { directionWord, line, nameOfPlace } from './words.ts';

interface PassProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  readonly seat: number;
}

const Way = ({ view, seat, say }: Omit<PassProps, 'nameOf'>) => {
  const plane = at(view.seats, seat);
  const from = squareOf(plane);
  const to = squareOfGoal(goalOf(plane));
  const heading = headingTo(from, to);
  if (heading === null) return null;
  const count = squaresBetween(from, to);
  return (
    <p class="pass-way">
      <span class={`key-arrow to-${heading}`}>
        <Drawn drawing={DRAWINGS.north} />
      </span>
      <span class="pass-count" aria-hidden="true">
        <Drawn drawing={DRAWINGS.destination} />
        {count}
      </span>
      <span class="pass-way-words">
        {say(line('board.pass.way', { count }))}, {say(directionWord(heading))}
      </span>
    </p>
  );
};

/** The boarding pass of a seat: where it must go now, how far that is, and how many tickets it has. */
export const Pass = ({ view, seat, say, nameOf }: PassProps) => {
  const plane = at(view.seats, seat);
  const goal = goalOf(plane);
  const { count } = plane.destinations;
  return (
    <section class="pass" aria-label={say(seat === view.seat ? line('board.pass') : line('board.pass.of', { player: { seat } }))}>
      <p class="pass-stub" aria-hidden="true">
        <SeatGlyph seat={seat} />
        <Drawn drawing={DRAWINGS.plane} />
      </p>
      <div class="pass-words">
        <p class="pass-label">
          {seat === view.seat ? '' : `${nameOf(seat)} · `}
          {say(line(goal === 'home' ? 'board.pass.homeward' : 'board.pass.destination'))}
        </p>
        <p class="pass-goal">{say(nameOfPlace(goal))}</p>
        <Way view={view} seat={seat} say={say} />
        <p class="pass-tickets">
          <Drawn drawing={DRAWINGS.ticket} />
          <span class="pass-count" aria-hidden="true">
            {count}
          </span>
          <span class="pass-way-words">{say(count === 0 ? line('board.tickets.none') : line('board.tickets', { count }))}</span>
        </p>
        {goal !== 'home' && plane.left && squareOf(plane) !== HOME && <p class="pass-home">{say(line('board.home-closed'))}</p>}
        {goal === 'home' && <p class="pass-home">{say(line('board.home-open'))}</p>}
      </div>
    </section>
  );
};

/** The passport of a seat: a stamp for each destination that it has reached. */
export const Passport = ({ view, seat, say }: PassProps) => {
  const { reached } = at(view.seats, seat);
  return (
    <section
      class="passport"
      aria-label={say(seat === view.seat ? line('board.passport') : line('board.passport.of', { player: { seat } }))}
    >
      {reached.length === 0 ? (
        <p class="quiet">{say(line('board.passport.empty'))}</p>
      ) : (
        <ol>
          {reached.map((destination) => (
            <li key={destination} class="passport-stamp">
              {say(nameOfPlace(destination))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
