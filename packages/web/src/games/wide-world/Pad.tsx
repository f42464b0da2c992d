import { useRef, useState } from 'preact/hooks';
import { Die, faceOf } from '../../ui/Die.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import './pad.css';
import { DRAWINGS } from './icons.ts';
import { type Direction, goalOf, movingPlane, PAD, type Props, squareOfGoal, squaresBetween, type View } from './model.ts';
import { isOpen, type Landing, type Outlook } from './outlook.ts';
import { outlookText } from './outlook-words.ts';
import { padByKey } from './steps.ts';
import { line } from './words.ts';

interface PadProps extends Pick<Props, 'view' | 'say'> {
  /** Empty where no direction is asked for. */
  readonly outlooks: readonly Outlook[];
  readonly aimed: Direction | null;
  /** What was thrown; `null` before that. */
  readonly thrown: number | null;
  readonly onAim: (direction: Direction | null) => void;
  readonly onChoose: (direction: Direction) => void;
}

/** What happens at the end of a line, in pictures. */
const Signs = ({ landing }: { readonly landing: Landing }) => (
  <>
    {landing.home && <Drawn drawing={DRAWINGS.home} />}
    {landing.reached !== null && <Drawn drawing={DRAWINGS.destination} />}
    {landing.carried !== null && <Drawn drawing={DRAWINGS.flight} />}
    {landing.station && <Drawn drawing={DRAWINGS.agent} />}
    {landing.bumped.map((seat) => (
      <SeatGlyph key={seat} seat={seat} />
    ))}
  </>
);

/** How far it is from there to where the plane must go. */
const wayLeft = (view: View, { square }: Landing): number => {
  const plane = view.seats[movingPlane(view)];
  return plane === undefined ? 0 : squaresBetween(square, squareOfGoal(goalOf(plane)));
};

const Key = ({ view, outlook }: Pick<PadProps, 'view'> & { readonly outlook: Outlook }) => {
  const { direction, result } = outlook;
  return (
    <>
      <span class={`key-arrow to-${direction}`}>
        <Drawn drawing={DRAWINGS.north} />
      </span>
      <span class="key-signs">{isOpen(result) ? <Signs landing={result} /> : <Drawn drawing={DRAWINGS.barred} />}</span>
      {isOpen(result) && !result.home && result.reached === null && (
        <span class="key-way">
          <Drawn drawing={DRAWINGS.destination} />
          {wayLeft(view, result)}
        </span>
      )}
    </>
  );
};

/**
 * The eight directions as keys around the die, each with what it brings. One tab stop: arrows, or the letters round S. Who only watches
 * has the die alone.
 */
export const Pad = ({ view, outlooks, aimed, thrown, onAim, onChoose, say }: PadProps) => {
  const pad = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Direction>('north');
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : padByKey(current, event);
    if (to === null) return;
    event.preventDefault();
    pad.current?.querySelector<HTMLElement>(`[data-key="${to}"]`)?.focus();
  };
  const keyOf = (direction: Direction) => {
    const outlook = outlooks.find((each) => each.direction === direction);
    const closer =
      view.turn.step === 'fly' &&
      outlook !== undefined &&
      isOpen(outlook.result) &&
      (outlook.result.closer > 0 || outlook.result.home);
    const refused = outlook === undefined || !isOpen(outlook.result);
    return (
      <button
        key={direction}
        type="button"
        class={`key key-${direction}${closer ? ' closer' : ''}${direction === aimed ? ' aimed' : ''}`}
        aria-label={outlook === undefined ? say({ key: `direction.${direction}`, params: {} }) : outlookText(view, outlook, say)}
        aria-disabled={refused ? true : undefined}
        tabIndex={direction === current ? 0 : -1}
        data-key={direction}
        onClick={() => onChoose(direction)}
        onPointerDown={() => onAim(direction)}
        onMouseEnter={() => onAim(direction)}
        onMouseLeave={() => onAim(null)}
        onFocus={({ currentTarget }) => {
          setCurrent(direction);
          // the focus may have come by itself, for who rolled the die with a finger
          if (currentTarget.matches(':focus-visible')) onAim(direction);
        }}
        onBlur={() => onAim(null)}
      >
        {outlook === undefined ? (
          <span class={`key-arrow to-${direction}`}>
            <Drawn drawing={DRAWINGS.north} />
          </span>
        ) : (
          <Key view={view} outlook={outlook} />
        )}
      </button>
    );
  };
  const die = (
    <span class="pad-die" data-at="desk.die">
      <Die face={thrown === null ? null : faceOf(thrown)} />
      <span class="unseen">{say(thrown === null ? line('board.die') : line('board.die-rolled', { die: thrown }))}</span>
    </span>
  );
  if (view.seat === null) return <div class="pad die-alone">{die}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of directions, not of form fields
    <div class="pad" role="group" aria-label={say(line('board.pad'))} ref={pad} onKeyDown={onKeyDown}>
      {PAD.slice(0, 4).map(keyOf)}
      {die}
      {PAD.slice(4).map(keyOf)}
    </div>
  );
};
