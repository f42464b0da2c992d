import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Landings } from '../../drag/places.ts';
import { useDrag } from '../../drag/useDrag.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/focus.ts';
import { Plate } from '../../ui/Plate.tsx';
import { useSize } from '../../ui/size.ts';
import { Actions } from './Actions.tsx';
import './board.css';
import { Checking } from './Checking.tsx';
import { CheckSheet } from './CheckSheet.tsx';
import { Cross } from './Cross.tsx';
import './cross.css';
import { CountSheet } from './CountSheet.tsx';
import { fitsCross } from './crossed.ts';
import { Answers, Countdown } from './Doubt.tsx';
import { Guess } from './Guess.tsx';
import { Held, HOLD } from './Held.tsx';
import { answerByKey, digitByKey, LETTERS } from './keys.ts';
import { Lane } from './Lane.tsx';
import './lane.css';
import { slotsOn } from './lane.ts';
import {
  LINES,
  type Line,
  lineOf,
  neighbourOf,
  type Placed,
  type Props,
  placeName,
  SIDES,
  type Side,
  slotPlace,
  type View,
} from './model.ts';
import './pads.css';
import { usePads } from './pads.ts';
import { lastCheck, lastCount } from './recent.ts';
import { Toolbar } from './Toolbar.tsx';
import { word } from './words.ts';

/** CSS pixels from card to card where one line is shown at a time. */
const LANE_PITCH = 48;

/** What lies open over the lines. */
type Opened = 'check' | 'count' | null;

/** The neighbours that may be checked, by place. */
const checksOf = (view: View, asked: boolean): ReadonlyMap<string, Side> => {
  const { turn } = view;
  if (turn.step !== 'check' || !asked) return new Map();
  return new Map(
    SIDES.flatMap((side) => {
      const neighbour = neighbourOf(view, turn.placed, side);
      return neighbour === undefined ? [] : [[neighbour, side] as const];
    }),
  );
};

/** By its `data-drop`, the gap that a place is. */
const gapAt = (view: View, place: string): Placed | undefined =>
  LINES.flatMap((line) => slotsOn(line, lineOf(view, line).length, null).map(({ gap }) => ({ line, gap }))).find(
    ({ line, gap }) => slotPlace(line, gap) === place,
  );

/** The screen of Coordinates of Wonders. */
export const Board = (props: Props) => {
  const { view, asked, told, timing, say, nameOf } = props;
  const { turn, stack } = view;
  const { step } = turn;
  const [line, unfold] = useState<Line>('north-south');
  const [drafted, draft] = useState<Placed | null>(null);
  const [chosen, choose] = useState<Side | null>(null);
  const [errors, guess] = useState(0);
  const [wanted, open] = useState<Opened>(null);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const room = useSize(field);
  const check = lastCheck(told, view);
  const count = lastCount(told, view);
  // what is over is no longer there to be looked at
  const opened = (wanted === 'check' && check === null) || (wanted === 'count' && count === null) ? null : wanted;
  const placing = asked && step === 'place';
  const answering = asked && step === 'doubt';
  const pads = usePads(view);
  const ghost = placing ? drafted : null;
  const checks = checksOf(view, asked);
  const placed = step === 'doubt' || step === 'check' ? turn.placed : null;

  // what was begun for one question is no answer to the next
  // whenever the step changes
  useLayoutEffect(() => {
    draft(null);
    guess(0);
    const sides = [...checks.values()];
    choose(sides.length === 1 ? (sides[0] ?? null) : null);
    if (placed !== null) unfold(placed.line);
  }, [step, turn.seat, stack.count, asked]);
  useLayoutEffect(() => open(check === null ? null : 'check'), [check?.placed.id]);

  const keptFocus = useKeptFocus(
    root,
    `${asked} ${props.acting} ${step} ${stack.count} ${opened} ${ghost?.line} ${ghost?.gap}`,
    asked || opened !== null
      ? [
          '.check-close',
          '.actions .primary:not(:disabled)',
          '.lane-slots [tabindex="0"]',
          '.lane-check',
          '.guess-step:not(:disabled)',
          '.cw-field[tabindex]',
        ]
      : [],
  );

  useEscape(() => {
    draft(null);
    open(null);
  });

  const drag = useDrag<'card'>(root, {
    grab: (element) => (placing && !props.acting && element.closest(`[${HOLD}], .lane-ghost`) !== null ? 'card' : null),
    landingsFor: (): Landings =>
      new Map(slotsOn(line, lineOf(view, line).length, ghost).map(({ gap }) => [slotPlace(line, gap), 'on'] as const)),
    over: () => undefined,
    drop: (_, place) => draft(gapAt(view, place) ?? null),
    show: () => <Plate>{stack.top !== null && say(word('board.place', { place: placeName(view, stack.top) }))}</Plate>,
  });

  const lane = (pitch: number, across: boolean) => (
    <Lane
      view={view}
      line={line}
      across={across}
      pitch={pitch}
      ghost={ghost}
      open={placing}
      checks={checks}
      chosen={chosen}
      onGap={(gap) => draft(gap === null ? null : { line, gap })}
      onCheck={choose}
      say={say}
    />
  );
  const cross = room !== null && fitsCross(room);

  // each of several who answer at this device has a digit
  useEffect(() => {
    if (pads.length > 0 && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [pads.length]);
  const shortcutOf = (event: KeyboardEvent): string | null => {
    if (!answering) return null;
    if (pads.length > 0) return digitByKey(event);
    const answer = answerByKey(event);
    return answer === null ? null : LETTERS[answer];
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event);
    // the space bar presses the button that has the focus
    const isPress = event.code === 'Space' && event.target instanceof Element && event.target.closest('button, a') !== null;
    if (shortcut === null || isPress) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[aria-keyshortcuts^="${shortcut}"]`)?.click();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the answers, wherever on the board the focus is
    <div
      class="cw coordinates-of-wonders"
      ref={root}
      data-step={step}
      data-asked={asked ? '' : undefined}
      data-opened={opened ?? undefined}
      {...keptFocus}
      {...drag.root}
      onKeyDown={onKeyDown}
    >
      <Toolbar
        view={view}
        line={line}
        ghost={ghost}
        mini={!cross}
        opened={opened}
        hasCheck={check !== null}
        hasCount={count !== null}
        onLine={(each) => {
          unfold(each);
          open(null);
        }}
        onOpen={open}
        say={say}
      />
      <div class="cw-main">
        {/* a line that scrolls must be reached by the keyboard, where nothing on it is; and keys answer where the board has the focus */}
        <section
          class={`cw-field${cross ? '' : ' one'}${view.options.memory === 'helped' ? ' helped' : ''}`}
          ref={field}
          data-window=""
          aria-label={say(word(`board.line.${line}`))}
          tabIndex={!answering && (cross || placing || checks.size > 0 || opened !== null) ? undefined : 0}
        >
          {opened === 'check' && check !== null && (
            <CheckSheet check={check} photo={props.photo} onClose={() => open(null)} say={say} nameOf={nameOf} />
          )}
          {opened === 'count' && count !== null && (
            <CountSheet view={view} count={count} onClose={() => open(null)} say={say} nameOf={nameOf} />
          )}
          {opened === null &&
            room !== null &&
            (cross ? (
              <Cross
                view={view}
                line={line}
                ghost={ghost}
                room={room}
                onUnfold={unfold}
                lane={(pitch) => lane(pitch, line === 'west-east')}
                say={say}
              />
            ) : (
              lane(LANE_PITCH, false)
            ))}
        </section>
        <div class="cw-desk">
          {step === 'check' && asked && <Checking view={view} say={say} />}
          <Held view={view} asked={asked} ghost={ghost} say={say} />
          {step === 'guess' && <Guess view={view} asked={asked} errors={errors} onErrors={guess} say={say} nameOf={nameOf} />}
          {step === 'doubt' && (
            <div class="doubt">
              <Answers view={view} say={say} nameOf={nameOf} />
              {timing !== null && timing.closeAt !== null && <Countdown closeAt={timing.closeAt} say={say} />}
            </div>
          )}
          {props.seat !== null && step !== 'over' && (
            <ActionBar>{asked && <Actions {...props} ghost={ghost} chosen={chosen} errors={errors} pads={pads} />}</ActionBar>
          )}
        </div>
      </div>
      {drag.shadow}
    </div>
  );
};
