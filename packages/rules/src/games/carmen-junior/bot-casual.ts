import { at, type Seat } from '../../core/basics.ts';
import type { Bot, Choice } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { type Chances, chanceAt, chancesOf } from './bot-chances.ts';
import { type Distances, distancesOn, turnsToAll, type Wants } from './bot-journey.ts';
import { because, whyFly, whyWalk } from './bot-why.ts';
import { BONUS, FACE_UP, PIECES, type Piece } from './components.ts';
import { holds, setOf } from './map.ts';
import { mayLeave, targets } from './rules.ts';
import { UNKNOWN, type View } from './state.ts';

/** One of the pieces worth most; of several, any. */
const bestOf = (pieces: readonly Piece[], worth: (piece: Piece) => number, random: Random): Piece =>
  shuffled(pieces, random)
    .map((piece) => ({ piece, worth: worth(piece) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).piece;

const movesOf = (view: View): readonly Piece[] => {
  const within = targets(view);
  return PIECES.filter((piece) => holds(within, piece));
};

/** What counts between pieces that are as likely. */
const CARD_LAST = 1e-6;

/**
 * Junior rules: where a section is most likely. Of pieces as likely the one on the card comes last: a throw of 1 to 3 leads
 * there anyway.
 */
const fly = (view: View, seat: Seat, chances: Chances, random: Random): Choice<Action> => {
  const { card } = at(view.seats, seat);
  const worth = (piece: Piece): number => chanceAt(chances, piece) - (piece === card ? CARD_LAST : 0);
  const to = bestOf(movesOf(view), worth, random);
  return { action: { type: 'move', to }, why: whyFly(chances, to) };
};

/** What a section found now, or a card laid up now, is worth in turns beside the way to it that is saved later. */
const SOONER = 0.15;

const wantsOf = (view: View, seat: Seat, chances: Chances): Wants => {
  const { card, faceUp } = at(view.seats, seat);
  const cards = Math.max(0, FACE_UP - faceUp.length);
  if (cards === 0 || card === BONUS || card === UNKNOWN || card === null) return { chances, card: null, unknownCards: cards };
  return { chances, card, unknownCards: cards - 1 };
};

/** The expected turns after a stop at each piece. */
const turnsAfter = (view: View, wants: Wants, distances: Distances): ((piece: Piece) => number) => {
  const { chances, card } = wants;
  return (piece) => {
    const left: Wants = piece === card ? { ...wants, card: null } : wants;
    const chance = chanceAt(chances, piece);
    const stays = chance === 1 ? 0 : turnsToAll(piece, left, distances);
    const isLeaving = chance > 0 && mayLeave(view, piece);
    const rest = isLeaving ? distancesOn(setOf(view.board.filter((each) => each !== piece))) : distances;
    const found = chance === 0 ? 0 : turnsToAll(piece, left, rest);
    return chance * found + (1 - chance) * stays - SOONER * (chance + (piece === card ? 1 : 0));
  };
};

/** Older rules: the stop from which all that is still wanted takes the fewest turns. */
const walk = (view: View, seat: Seat, chances: Chances, random: Random): Choice<Action> => {
  const wants = wantsOf(view, seat, chances);
  const distances = distancesOn(setOf(view.board));
  const turns = turnsAfter(view, wants, distances);
  const to = bestOf(movesOf(view), (piece) => -turns(piece), random);
  return { action: { type: 'move', to }, why: whyWalk(view, wants, distances, to) };
};

/** The opponent for people: remembers all that it saw, hid and heard, and how far it is to where its sections may lie. */
export const casual: Bot<View, Action> = (view, random) => {
  const { turn, options } = view;
  if (turn.step === 'roll') return { action: { type: 'roll' }, why: because('roll') };
  const chances = chancesOf(view, turn.seat);
  return options.rules === 'junior' ? fly(view, turn.seat, chances, random) : walk(view, turn.seat, chances, random);
};
