import type { Result, Seat } from '../../core/basics.ts';
import type { Position } from '../../core/game.ts';
import { misread, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { CARDS, FACES_OF_DIE, HOMES, PIECES, SECTIONS } from './components.ts';
import { readTableOptions } from './options.ts';
import { refuseImpossible } from './possible.ts';
import { shownStep } from './rules.ts';
import type { Gumshoe, Seen, ShownStep, State } from './state.ts';

/** The whole truth as the ledger's position. Its keys say all that anybody has seen, so that it needs no `recall`. */
export const dumpPosition = (state: State): Position => ({
  game: 'carmen-junior',
  options: { ...state.options },
  seats: state.seats.map((gumshoe) => ({ ...gumshoe })),
  board: state.board,
  deck: state.deck,
  aside: state.aside,
  seen: state.seen.map((seen) => ({ ...seen })),
  turn: { ...shownStep(state) },
});

const KEYS = ['game', 'seats', 'board', 'deck', 'aside', 'seen', 'turn'];

/** A position from outside. */
export const parsePosition = (raw: unknown): Result<State> =>
  reading((): State => {
    const position = readRecord(raw, 'the position', KEYS, ['options']);
    readOneOf(position['game'], 'game', ['carmen-junior']);
    const options = Object.hasOwn(position, 'options') ? position['options'] : {};
    const seats = readList(position['seats'], 'seats', readGumshoe);
    if (seats.length < 2 || seats.length > 4) misread(`seats must be 2 to 4, not ${seats.length}`);
    const readSeat = (seat: unknown, where: string): Seat => readWhole(seat, where, { min: 0, max: seats.length - 1 });
    const state: State = {
      options: readTableOptions(readRecord(options, 'options', [], ['memory', 'rules'])),
      seats,
      board: readList(position['board'], 'board', readPiece),
      deck: readList(position['deck'], 'deck', readCard),
      aside: readList(position['aside'], 'aside', readPiece),
      seen: readList(position['seen'], 'seen', (look, where) => readSeen(look, where, readSeat)),
      turn: readTurn(position['turn'], readSeat),
    };
    refuseImpossible(state, shownStep(state));
    return state;
  });

const readPiece = (raw: unknown, where: string) => readOneOf(raw, where, PIECES);
const readCard = (raw: unknown, where: string) => readOneOf(raw, where, CARDS);

const readGumshoe = (raw: unknown, where: string): Gumshoe => {
  const gumshoe = readRecord(raw, where, ['home', 'at', 'card', 'hidden', 'faceUp']);
  const hidden = readList(gumshoe['hidden'], `${where}.hidden`, (piece, there) =>
    piece === null ? null : readPiece(piece, there),
  );
  if (hidden.length !== SECTIONS) misread(`${where}.hidden must be ${SECTIONS} places, null for a section collected`, 'CJ-1.4');
  return {
    home: readOneOf(gumshoe['home'], `${where}.home`, HOMES),
    at: readPiece(gumshoe['at'], `${where}.at`),
    card: gumshoe['card'] === null ? null : readCard(gumshoe['card'], `${where}.card`),
    hidden,
    faceUp: readList(gumshoe['faceUp'], `${where}.faceUp`, readPiece),
  };
};

const readSeen = (raw: unknown, where: string, readSeat: (raw: unknown, where: string) => Seat): Seen => {
  const { seat, piece, owner } = readRecord(raw, where, ['seat', 'piece', 'owner']);
  return {
    seat: readSeat(seat, `${where}.seat`),
    piece: readPiece(piece, `${where}.piece`),
    owner: owner === null ? null : readSeat(owner, `${where}.owner`),
  };
};

const STEPS = ['roll', 'move', 'over'] as const satisfies readonly ShownStep['step'][];

const readTurn = (raw: unknown, readSeat: (raw: unknown, where: string) => Seat): ShownStep => {
  const turn = readRecord(raw, 'turn', ['seat', 'step', 'die']);
  const step = readOneOf(turn['step'], 'turn.step', STEPS);
  const seat = readSeat(turn['seat'], 'turn.seat');
  const die = turn['die'] === null ? null : readWhole(turn['die'], 'turn.die', { min: 1, max: FACES_OF_DIE });
  if (step === 'move') return { step, seat, die };
  if (die !== null) misread(`turn.die must be null at the step "${step}"`, 'CJ-2.1');
  return { step, seat, die: null };
};
