import type { PhotoFinish } from '@tabletrotter/protocol';
import { type Seat, seatsOf } from '@tabletrotter/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Drawn, Icon } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { DRAWINGS } from './icons.ts';
import { digitOf, LETTERS } from './keys.ts';
import type { Answer, Props, View } from './model.ts';
import { word } from './words.ts';

type DoubtView = Extract<View['turn'], { readonly step: 'doubt' }>;

type Said = Answer | 'secret' | null;

/** What a seat has said to the new card, as far as the viewer may know; in a sealed table those no longer asked have answered. */
const saidBy = ({ toAct }: View, turn: DoubtView, seat: number): Said => {
  if (turn.sealed === undefined) return turn.agreed.includes(seat) ? 'agree' : null;
  return turn.sealed[seat] ?? (toAct.includes(seat) ? null : 'secret');
};

const WORDS = { agree: 'board.agreed', 'call-error': 'board.calls-error', secret: 'board.silent' } as const;

/** Who has answered to the new card, and who is still thinking. */
export const Answers = ({ view, say, nameOf }: Pick<Props, 'view' | 'say' | 'nameOf'>) => {
  const { turn, tokens } = view;
  if (turn.step !== 'doubt') return null;
  return (
    <ul class="answers" aria-label={say(word('board.answers'))}>
      {seatsOf(tokens.length)
        .filter((seat) => seat !== turn.seat)
        .map((seat) => {
          const said = saidBy(view, turn, seat);
          return (
            <li key={seat} class={said === null ? 'said' : 'said given'}>
              <SeatGlyph seat={seat} />
              <span class="said-name">{nameOf(seat)}</span>
              {said === 'secret' ? (
                <Icon name="lock" />
              ) : (
                <Drawn drawing={said === null ? DRAWINGS.thinking : said === 'agree' ? DRAWINGS.right : DRAWINGS.wrong} />
              )}
              <span class="said-words">{say(word(said === null ? 'board.thinking' : WORDS[said]))}</span>
            </li>
          );
        })}
    </ul>
  );
};

/** Seconds that remain to answer. */
export const Countdown = ({ closeAt, say }: { readonly closeAt: number } & Pick<Props, 'say'>) => {
  const left = (): number => Math.max(0, Math.ceil((closeAt - performance.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const ticking = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(ticking);
  }, [closeAt]);
  return <p class="countdown">{say(word('board.seconds', { count: seconds }))}</p>;
};

/** A key that presses a button, as `aria-keyshortcuts` names it, and as it is told. */
interface Shortcut {
  readonly keys: string;
  readonly told: string;
}

interface AnswerProps extends Pick<Props, 'view' | 'acting' | 'timing' | 'say'> {
  readonly shortcuts: { readonly agree?: Shortcut; readonly error: Shortcut };
  /** Whoever these are for has answered, or is not asked. */
  readonly done?: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** The two answers, always in the same places. A call counts as the press goes down. */
const AnswerButtons = ({ view, acting, timing, shortcuts, done = false, onAnswer, say }: AnswerProps) => {
  const [said, setSaid] = useState<Answer | null>(null);
  const pressed = useRef(false);
  const answer = (type: Answer): void => {
    setSaid(type);
    onAnswer(type);
  };
  const call = (): void => {
    pressed.current = true;
    answer('call-error');
  };
  const race = view.options.calls === 'open';
  const armed = timing?.armed ?? true;
  return (
    <>
      <Button
        class={armed ? 'answer-button' : 'answer-button arming'}
        refused={acting}
        disabled={done}
        {...(shortcuts.agree && { shortcut: shortcuts.agree })}
        onClick={() => answer('agree')}
      >
        {say(word(acting && said === 'agree' ? 'board.said-right' : 'board.looks-right'))}
      </Button>
      <button
        type="button"
        class={`button danger answer-button error${armed ? '' : ' arming'}`}
        disabled={done}
        aria-keyshortcuts={shortcuts.error.keys}
        title={shortcuts.error.told}
        onPointerDown={(event) => {
          if (race && event.button === 0) call();
        }}
        onKeyDown={(event) => {
          if (race && !event.repeat && (event.key === 'Enter' || event.key === ' ')) call();
        }}
        onClick={() => {
          // the press has called already; without one, by a screen reader, the click calls
          if (!pressed.current) answer('call-error');
          pressed.current = false;
        }}
      >
        {say(word(acting && said === 'call-error' ? 'board.called' : 'board.error'))}
      </button>
    </>
  );
};

type OwnProps = Pick<Props, 'view' | 'acting' | 'timing' | 'attempt' | 'say' | 'nameOf'>;

/** The answers of the viewer. */
export const OwnAnswer = ({ attempt, ...props }: OwnProps) => {
  const key = (answer: Answer): { readonly key: string } => ({ key: LETTERS[answer] });
  return (
    <AnswerButtons
      {...props}
      shortcuts={{
        agree: { keys: LETTERS.agree, told: props.say(word('board.key', key('agree'))) },
        error: { keys: `${LETTERS['call-error']} Space`, told: props.say(word('board.keys', key('call-error'))) },
      }}
      onAnswer={(type) => attempt({ type })}
    />
  );
};

/** The answers of all who share this device, side by side, each with a key of its own: whoever presses first has called. */
export const Pads = ({ seats, attempt, ...props }: OwnProps & { readonly seats: readonly Seat[] }) => (
  <div class="pads">
    {seats.map((seat) => {
      const digit = digitOf(seat);
      return (
        // biome-ignore lint/a11y/useSemanticElements: the buttons of one person, not form fields
        <div key={seat} class="answer-pad" role="group" aria-label={props.nameOf(seat)}>
          <span class="answer-pad-name" aria-hidden="true">
            <SeatGlyph seat={seat} />
            <span>{props.nameOf(seat)}</span>
          </span>
          <AnswerButtons
            {...props}
            shortcuts={{ error: { keys: digit, told: props.say(word('board.key', { key: digit })) } }}
            done={!props.view.toAct.includes(seat)}
            onAnswer={(type) => attempt({ type }, seat)}
          />
        </div>
      );
    })}
  </div>
);

/** How a race was decided: who called when. */
export const Photo = ({ photo, say, nameOf }: { readonly photo: PhotoFinish } & Pick<Props, 'say' | 'nameOf'>) => {
  const last = Math.max(1, ...photo.calls.map(({ ms }) => ms));
  return (
    <section class="photo" aria-label={say(word('board.photo'))}>
      <h3>{say(word('board.photo'))}</h3>
      <ol>
        {photo.calls.map(({ seat, ms, lagAdjusted }) => (
          <li key={seat} class={seat === photo.first ? 'photo-first' : undefined}>
            <SeatGlyph seat={seat} />
            <span>
              {nameOf(seat)} <b>{say(word('board.photo.call', { seconds: (ms / 1_000).toFixed(2) }))}</b>
              {lagAdjusted && <small> {say(word('board.photo.adjusted'))}</small>}
            </span>
            <span class="photo-bar" style={{ '--share': ms / last }} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
};
