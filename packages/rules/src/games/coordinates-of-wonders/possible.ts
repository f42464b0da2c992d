import { misread } from '../../core/parse.ts';
import { PAUSE } from './components.ts';
import { chosen } from './options.ts';
import { refuseTurned } from './possible-turned.ts';
import { laid, lineOf, silent } from './rules.ts';
import type { Placed, ShownStep, State } from './state.ts';
import { findTwice } from './twice.ts';

/** Refuses a position that no game can come to. */
export const refuseImpossible = (state: State, turn: ShownStep): void => {
  refuseLines(state);
  refuseTwice(state);
  refuseStack(state, turn);
  refuseGuesses(state, turn);
  refuseTurned(state, turn);
  if (turn.step === 'doubt' || turn.step === 'check') refusePlaced(state, turn.placed);
  if (turn.step === 'doubt') refuseAnswers(state, turn);
  if (turn.step === 'check' && turn.by === turn.seat) misread('turn.by must be an opponent of the seat on turn', 'CW-3.1');
};

/** CW-2.2. */
const refuseLines = ({ start, northSouth, westEast }: State): void => {
  for (const [key, line] of Object.entries({ northSouth, westEast }))
    if (!line.includes(start)) misread(`${key} must hold the start card ${start}`, 'CW-2.2');
};

/** Every place is there once at most, and only those that are played with; the start card lies on both lines. */
const refuseTwice = (state: State): void => {
  const { start, northSouth, westEast, stack, box, known, options } = state;
  const inPlay = [
    ...northSouth.filter((place) => place !== start),
    ...westEast,
    ...stack.filter((card) => card !== PAUSE),
    ...box,
  ];
  const twice =
    findTwice([...inPlay, ...known.gone]) ?? (northSouth.indexOf(start) === northSouth.lastIndexOf(start) ? undefined : start);
  if (twice !== undefined) misread(`${twice} is there twice`, 'CW-1.3');
  const stray = known.caught.find((place, index) => !known.gone.includes(place) || known.caught.indexOf(place) !== index);
  if (stray !== undefined) misread(`recall.caught holds ${stray}, which must be in recall.gone, and once`, 'CW-3.7');
  if (options.deck !== null) return;
  const places = new Set(chosen(known.choice));
  const strange = [...inPlay, ...known.gone].find((place) => !places.has(place));
  if (strange !== undefined) misread(`${strange} is not among the places that recall says are played with`, 'CW-1.3');
};

/** CW-1.3, CW-4.1, CW-4.4. */
const refuseStack = ({ stack, box, options: { rounds } }: State, turn: ShownStep): void => {
  const goesOn = turn.step === 'guess' && stack.length > 0;
  const pauses = stack.filter((card) => card === PAUSE).length;
  if (turn.step === 'place' && stack.length === 0) misread('there must be a card to lay in the stack', 'CW-2.1');
  if (turn.step === 'over' && stack.length > 0) misread('the game is not over while there are cards in the stack', 'CW-4.5');
  if ((turn.step === 'place' || goesOn) && stack[0] === PAUSE) misread('a pause card cannot come first in the stack', 'CW-4.1');
  if (stack.at(-1) === PAUSE) misread('a pause card cannot come last in the stack', 'CW-1.3');
  if (stack.some((card, index) => card === PAUSE && stack[index + 1] === PAUSE))
    misread('two pause cards cannot come in a row', 'CW-1.3');
  if (pauses + (goesOn ? 1 : 0) >= rounds)
    misread(`${rounds === 1 ? 'one round has' : `${rounds} rounds have`} at most ${rounds - 1} pause cards`, 'CW-1.3');
  const starts = pauses + (goesOn ? 1 : 0);
  if (box.length < starts) misread(`box must hold a start card for each of the ${starts} rounds to come`, 'CW-4.4');
};

/** CW-4.1, CW-4.6. */
const refuseGuesses = (state: State, turn: ShownStep): void => {
  const { guesses, tokens } = state;
  if (guesses.length !== tokens.length) misread('guesses must be one a seat', 'CW-4.1');
  const made = guesses.filter((guess) => guess !== null);
  const expected = turn.step === 'over' ? tokens.length : 0;
  if (turn.step !== 'guess' && made.length !== expected)
    misread(turn.step === 'over' ? 'in over all seats have guessed' : 'guesses are made at a pause only', 'CW-4.1');
  if (turn.step === 'guess' && made.length === tokens.length) misread('once all have guessed, the count comes at once', 'CW-4.1');
  const most = laid(state);
  if (made.some((guess) => guess > most)) misread(`a guess is a number from 0 to ${most}`, 'CW-4.6');
};

/** The new card lies where it was laid, and nobody has seen its back. */
const refusePlaced = (state: State, { line, gap }: Placed): void => {
  const card = lineOf(state, line)[gap];
  if (card === undefined || card === state.start) misread(`turn.placed names no new card on the ${line} line`, 'CW-2.2');
  else if (state.shown.includes(card)) misread(`${card} has just been laid, so nobody has seen its back`, 'CW-3.3');
};

/** CW-3.1, CW-3.2, CW-3.10. */
const refuseAnswers = ({ tokens }: State, turn: Extract<ShownStep, { readonly step: 'doubt' }>): void => {
  const { seat, agreed, sealed } = turn;
  if (agreed.includes(seat) || (sealed?.[seat] ?? null) !== null) misread('only opponents answer to a card', 'CW-3.1');
  if (agreed.some((each, index) => index > 0 && each <= (agreed[index - 1] ?? each)))
    misread('turn.agreed must be in seat order, nobody twice');
  if (sealed !== undefined && sealed.length !== tokens.length) misread('turn.sealed must be one a seat', 'CW-3.10');
  if (sealed !== undefined && agreed.some((each) => sealed[each] !== 'agree'))
    misread('turn.agreed must hold only seats whose sealed answer is "agree"', 'CW-3.10');
  if (silent(turn, tokens.length).length === 0) misread('once all have answered, the turn passes or a check follows', 'CW-3.2');
};
