import { at } from '@tabletrotter/rules';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/focus.ts';
import { Actions } from './Actions.tsx';
import { AgentCard } from './AgentCard.tsx';
import { Atlas } from './Atlas.tsx';
import './board.css';
import { Choose } from './Choose.tsx';
import { Desk } from './Desk.tsx';
import {
  type Action,
  type Direction,
  declareCount,
  movingPlane,
  type Product,
  type Props,
  productCount,
  type Square,
  squareOf,
} from './model.ts';
import { isOpen, outlooksOf } from './outlook.ts';
import { outlookText } from './outlook-words.ts';
import { Pad } from './Pad.tsx';
import { Quiz } from './Quiz.tsx';
import { toggled } from './quiz.ts';
import { lastAnswer, lastLegs, lastThrow, openAgent } from './recent.ts';
import { Answer, Memorise, productsIn, TopTwo } from './Sheets.tsx';
import './sheets.css';
import { squareWords } from './square-words.ts';
import { line } from './words.ts';

const { refusal } = wideWorld;

/** What the eye, the mouse or the focus rests on. */
interface Aim {
  readonly square: Square | null;
  readonly direction: Direction | null;
}
const NOTHING: Aim = { square: null, direction: null };

/** The seats that may be chosen now, to trade places with or to be inspected. */
const choicesOf = (view: Props['view']): readonly number[] => {
  const { step } = view.turn;
  if (step !== 'trade-places' && step !== 'inspect') return [];
  return view.seats.flatMap((_, seat) => (refusal(view, { type: step, seat }) === undefined ? [seat] : []));
};

/** The screen of Wide World. */
export const Board = (props: Props) => {
  const { view, asked, attempt, say, nameOf, sight, told } = props;
  const { turn } = view;
  const { step } = turn;
  const own = props.seat;
  const [aim, setAim] = useState<Aim>(NOTHING);
  const [chosen, choose] = useState<number | null>(null);
  const [named, name] = useState<readonly Product[]>([]);
  const [looking, look] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const outlooks = useMemo(() => outlooksOf(view), [view]);
  const legs = useMemo(() => lastLegs(told, view), [told, view]);
  const drawn = openAgent(told);
  const answer = lastAnswer(told);
  const fresh = useMemo(() => productsIn(sight?.events ?? []), [sight]);
  const memorising = sight !== null && fresh.length > 0;
  const choices = asked ? choicesOf(view) : [];
  const around = useMemo(() => {
    if (choices.length > 0) return choices.map((each) => squareOf(at(view.seats, each)));
    if (asked || step === 'bump') return outlooks.flatMap(({ path, result }) => (isOpen(result) ? path.slice(-1) : []));
    return [];
  }, [view, outlooks, asked]);
  const wanted = step === 'declare' ? declareCount(productCount(at(view.seats, turn.by))) : 0;
  const quizzed = asked && step === 'declare' && !memorising;
  const pile = own === null ? null : at(view.seats, own).products;
  const top = pile === null || 'count' in pile || step === 'over' ? null : pile.slice(0, 2).map(({ product }) => product);
  const mayLook = top !== null && top.length > 0;

  // what was chosen for one question is no answer to the next
  // whenever the step changes
  useLayoutEffect(() => {
    setAim(NOTHING);
    choose(null);
    name([]);
  }, [step, turn.seat, asked]);
  useEffect(() => look(false), [step]);

  const keptFocus = useKeptFocus(
    root,
    `${asked} ${props.acting} ${step} ${movingPlane(view)} ${memorising}`,
    asked || memorising
      ? ['.actions .primary:not(:disabled)', '.quiz input', '.choose [tabindex="0"]', '.pad [tabindex="0"]']
      : [],
  );

  const go = (direction: Direction): void => {
    if (!asked || memorising) return;
    const action: Action = step === 'bump' ? { type: 'bump', direction } : { type: 'fly', direction };
    attempt(action);
  };
  useEscape(() => {
    setAim(NOTHING);
    choose(null);
    look(false);
  });
  const tap = (square: Square): void => {
    const there = outlooks.find(({ path }) => path.includes(square));
    if (there?.path.at(-1) === square) {
      go(there.direction);
      return;
    }
    const seat = choices.find((each) => squareOf(at(view.seats, each)) === square);
    if (seat !== undefined) choose(seat);
    else setAim({ square, direction: there?.direction ?? null });
  };
  const aimed = outlooks.find(({ direction }) => direction === aim.direction);
  const caption = (): string => {
    if (aimed !== undefined) return outlookText(view, aimed, say);
    return aim.square === null ? '' : squareWords(view, aim.square).map(say).join(', ');
  };
  // a sheet that must be answered takes the place of pad and desk on a phone
  const mustAnswer = memorising || quizzed || choices.length > 0;
  const showsSheet = mustAnswer || (looking && mayLook);

  return (
    <div
      class="ww wide-world"
      ref={root}
      data-asked={asked ? '' : undefined}
      data-sheet={mustAnswer ? (choices.length > 0 ? 'choose' : 'products') : undefined}
      data-quiz={quizzed ? '' : undefined}
      data-over={step === 'over' ? '' : undefined}
      {...keptFocus}
    >
      <div class="ww-table">
        <div class="ww-map">
          <div class="ww-notes" data-at="desk.agent">
            {answer !== null && <Answer answer={answer} say={say} nameOf={nameOf} />}
            {drawn !== null && answer === null && (
              <AgentCard card={drawn.card} seat={drawn.seat} own={drawn.seat === own} say={say} />
            )}
          </div>
          <div class="ww-world">
            <Atlas
              view={view}
              outlooks={asked ? outlooks : []}
              aimed={aimed?.direction ?? null}
              legs={legs}
              choices={choices}
              chosen={chosen}
              middle={squareOf(at(view.seats, movingPlane(view)))}
              around={around}
              onTap={tap}
              onAim={(square) =>
                setAim({
                  square,
                  direction: square === null ? null : (outlooks.find(({ path }) => path.includes(square))?.direction ?? null),
                })
              }
              say={say}
              nameOf={nameOf}
            />
            {caption() !== '' && (
              <p class="ww-caption" aria-hidden="true">
                {caption()}
              </p>
            )}
          </div>
          {showsSheet && (
            // with large letters it scrolls, and may hold nothing else that takes keys
            <div class="ww-sheets" tabIndex={memorising ? 0 : undefined}>
              {memorising && <Memorise products={fresh} helped={view.options.memory === 'helped'} say={say} />}
              {quizzed && (
                <Quiz chosen={named} count={wanted} onToggle={(product) => name(toggled(named, product, wanted))} say={say} />
              )}
              {!memorising && choices.length > 0 && (
                <Choose view={view} choices={choices} chosen={chosen} onChoose={choose} say={say} nameOf={nameOf} />
              )}
              {!mustAnswer && looking && top !== null && <TopTwo products={top} say={say} />}
            </div>
          )}
        </div>
        <Pad
          view={view}
          outlooks={asked ? outlooks : []}
          aimed={aimed?.direction ?? null}
          thrown={lastThrow(told, view)}
          onAim={(direction) => setAim({ square: null, direction })}
          onChoose={go}
          say={say}
        />
        <Desk
          view={view}
          seat={own ?? turn.seat}
          looking={mayLook ? looking : null}
          onLook={() => look(!looking)}
          say={say}
          nameOf={nameOf}
        />
        {own !== null && step !== 'over' && (
          <ActionBar>
            {memorising ? (
              <Button kind="primary" onClick={sight.putAway}>
                {say(line('board.got-it'))}
              </Button>
            ) : (
              asked && <Actions {...props} chosen={chosen} products={named} wanted={wanted} />
            )}
          </ActionBar>
        )}
      </div>
    </div>
  );
};
