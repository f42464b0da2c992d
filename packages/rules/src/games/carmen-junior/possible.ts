import { at, type Seat, seatsOf } from '../../core/basics.ts';
import { misread } from '../../core/parse.ts';
import { BONUS, CARDS, type Card, FACE_UP, PIECES, TO_CARD } from './components.ts';
import { holds, isConnected, setOf, touches } from './map.ts';
import { collected, hasWon } from './rules.ts';
import type { Seen, ShownStep, State } from './state.ts';

/** Refuses a position that no game can come to. */
export const refuseImpossible = (state: State, turn: ShownStep): void => {
  refuseBoard(state);
  refuseCards(state, turn);
  refuseHidden(state);
  refuseGone(state);
  refuseSeen(state);
  refuseTurn(state, turn);
};

const inOrder = <T>(list: readonly T[], orderOf: (each: T) => number): boolean =>
  list.every((each, index) => index === 0 || orderOf(at(list, index - 1)) < orderOf(each));

const refuseBoard = ({ board }: State): void => {
  if (!inOrder(board, (piece) => PIECES.indexOf(piece)))
    misread('board must be in the order of the table, no piece twice', 'CJ-1.2');
};

/** CJ-1.1: each card once. CJ-2.8: none in hand whose piece is gone, none aside whose piece is there. */
const refuseCards = ({ options, seats, board, deck, aside }: State, turn: ShownStep): void => {
  const held = seats.flatMap(({ card }) => (card === null ? [] : [card]));
  const all: readonly Card[] = [...held, ...seats.flatMap(({ faceUp }) => faceUp), ...deck, ...aside];
  for (const card of CARDS) {
    const count = all.filter((each) => each === card).length;
    if (count !== 1) misread(`the card ${card} is there ${count === 0 ? 'nowhere' : `${count} times`}, not once`, 'CJ-1.1');
  }
  const there = aside.find((piece) => board.includes(piece));
  if (there !== undefined) misread(`${there} is still on the board, so its card is not put aside`, 'CJ-2.8');
  for (const [seat, { card, faceUp }] of seats.entries()) {
    // once it is won nothing moves (CJ-2.11): the last card laid is not replaced, nor one whose piece has just left
    const isOver = turn.step === 'over';
    const mayLack = isOver && turn.seat === seat && options.rules === 'older';
    if (card === null && !mayLack) misread(`seat ${seat} must have a card in hand`, 'CJ-1.5');
    const justLeft = isOver ? at(seats, turn.seat).at : null;
    if (card !== null && card !== BONUS && !board.includes(card) && card !== justLeft)
      misread(`seat ${seat} cannot have the card of ${card}, which is gone`, 'CJ-2.8');
    if (faceUp.length > FACE_UP) misread(`seat ${seat} has more than ${FACE_UP} cards face up`, 'CJ-3.4');
  }
};

/** CJ-1.4, CJ-2.4. */
const refuseHidden = ({ seats, board }: State): void => {
  const hidden = seats.flatMap((gumshoe) => gumshoe.hidden.filter((piece) => piece !== null));
  const twice = hidden.find((piece, index) => hidden.indexOf(piece) !== index);
  if (twice !== undefined) misread(`two sections lie under ${twice}`, 'CJ-1.4');
  const gone = hidden.find((piece) => !board.includes(piece));
  if (gone !== undefined) misread(`a section cannot lie under ${gone}, which is gone`, 'CJ-2.4');
};

/** CJ-2.4, CJ-3.5: what has left the board, and what is left of it. */
const refuseGone = ({ options, seats, board }: State): void => {
  const gone = PIECES.length - board.length;
  const sections = seats.reduce((sum, gumshoe) => sum + collected(gumshoe), 0);
  if (options.rules === 'junior') {
    if (gone !== sections) misread(`as many pieces are gone (${gone}) as sections are collected (${sections})`, 'CJ-2.4');
    if (seats.some(({ faceUp }) => faceUp.length > 0)) misread('no cards lie face up in the junior rules', 'CJ-2.7');
    return;
  }
  const rest = setOf(board);
  if (gone > sections) misread(`more pieces are gone (${gone}) than sections are collected (${sections})`, 'CJ-3.5');
  if (!isConnected(rest)) misread('the pieces on the board must hang together', 'CJ-3.5');
  for (const [seat, { at: piece }] of seats.entries())
    if (!holds(rest, piece) && !touches(piece, rest)) misread(`seat ${seat} stands on a gap that touches no piece`, 'CJ-3.5');
};

const orderOf = ({ seat, piece }: Seen): number => seat * PIECES.length + PIECES.indexOf(piece);

/** What was seen must be able to have been seen: sections never move but into their owner's poster. */
const refuseSeen = (state: State): void => {
  const { seats, seen } = state;
  if (!inOrder(seen, orderOf)) misread('seen must be sorted by seat and in the order of the table, one look a seat and piece');
  for (const look of seen) {
    const now = seats.findIndex(({ hidden }) => hidden.includes(look.piece));
    if (now >= 0) refuseMoved(look, now);
    else refuseTaken(state, look);
  }
  for (const owner of seatsOf(seats.length)) {
    const found = new Set(seen.filter((look) => look.owner === owner).map(({ piece }) => piece));
    const taken = [...found].filter((piece) => !at(seats, owner).hidden.includes(piece)).length;
    if (taken > collected(at(seats, owner)))
      misread(`${taken} sections of seat ${owner} were seen that are there no more, but it has not collected as many`, 'CJ-2.4');
  }
};

/** A look where a section of the seat `now` lies. */
const refuseMoved = ({ seat, piece, owner }: Seen, now: Seat): void => {
  if (owner !== now) misread(`a section of seat ${now} lies under ${piece}, and has from the beginning`, 'CJ-1.4');
  if (owner === seat) misread(`seat ${seat} has found its own section under ${piece}, so it has taken it`, 'CJ-2.4');
};

/** A look where nothing lies now: a section that was seen there has been collected since, by a look of its owner that is kept. */
const refuseTaken = ({ options, board, seen }: State, { seat, piece, owner }: Seen): void => {
  const isThere = board.includes(piece);
  if (owner === null) {
    if (!isThere) misread(`${piece} is gone, so a section lay there when seat ${seat} looked`, 'CJ-2.4');
    return;
  }
  if (isThere && options.rules === 'junior') misread(`${piece} left the board when seat ${owner} found its section`, 'CJ-2.4');
  if (isThere && !seen.some((look) => look.seat === owner && look.piece === piece))
    misread(`seat ${owner} has not looked under ${piece}, so its section still lies there`, 'CJ-3.5');
  if (seen.some((look) => look.piece === piece && look.owner !== null && look.owner !== owner))
    misread(`sections of two seats were seen under ${piece}`, 'CJ-1.4');
};

/** CJ-2.1, CJ-2.2, CJ-2.10, CJ-3.8. */
const refuseTurn = ({ options, seats }: State, turn: ShownStep): void => {
  const hasBonus = at(seats, turn.seat).card === BONUS;
  if (turn.step === 'roll' && hasBonus) misread('nobody rolls with the bonus card in hand', 'CJ-2.2');
  if (turn.step === 'move') {
    if ((turn.die === null) !== hasBonus) misread('turn.die must be null exactly with the bonus card in hand', 'CJ-2.2');
    if (options.rules === 'junior' && turn.die !== null && turn.die <= TO_CARD)
      misread(`a throw of 1 to ${TO_CARD} moves at once in the junior rules`, 'CJ-2.1');
  }
  for (const [seat, gumshoe] of seats.entries()) {
    const isWinner = turn.step === 'over' && turn.seat === seat;
    if (hasWon(options, gumshoe) !== isWinner)
      misread(
        isWinner ? `seat ${seat} has not won` : `seat ${seat} has won, so the game is over`,
        options.rules === 'junior' ? 'CJ-2.10' : 'CJ-3.8',
      );
  }
};
