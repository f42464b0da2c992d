import { at, never } from '../../core/basics.ts';
import type { Bot, Choice } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { type Mind, mindOf } from './bot-mind.ts';
import { type Suspicion, whyAgree, whyCall, whyCheck, whyGuess, whyPlace } from './bot-why.ts';
import { chanceBetween, errorsAt, MANY, meanOver, SOME, worldsOf } from './bot-worlds.ts';
import { LINES, type Line, SIDES } from './components.ts';
import { type Belief, CASUAL, type Guess, type Sharpness } from './knowledge.ts';
import { wrongAlong } from './scoring.ts';
import type { Placed, View } from './state.ts';

const guessesOn = (cards: readonly Belief[], line: Line): readonly Guess[] => cards.map(({ on }) => on[line]);

/** Lays the card where it is least likely to be wrong against its neighbours. */
const place = (mind: Mind, card: Belief, random: Random): Choice<Action> => {
  const gaps = LINES.flatMap((line) => {
    const worlds = worldsOf(guessesOn(mind.lines[line], line), random, SOME);
    return Array.from({ length: mind.lines[line].length + 1 }, (_, gap) => ({
      placed: { line, gap },
      right: meanOver(worlds, (world) => chanceBetween(card.on[line], world[gap - 1] ?? -Infinity, world[gap] ?? Infinity)),
    }));
  });
  const { placed, right } = shuffled(gaps, random).reduce((best, other) => (other.right > best.right ? other : best));
  return { action: { type: 'place', ...placed }, why: whyPlace(mind, card, placed, right) };
};

/** The neighbour that is likelier to show an error. */
const suspectOf = ({ lines }: Mind, { line, gap }: Placed, random: Random): Suspicion => {
  const chances = errorsAt(guessesOn(lines[line], line), gap, random);
  const suspects = SIDES.flatMap((side) => {
    const other = lines[line][side === 'before' ? gap - 1 : gap + 1];
    return other === undefined ? [] : [{ side, other, chance: chances[side] }];
  });
  const only = suspects.length === 1;
  return { ...suspects.reduce((one, other) => (other.chance > one.chance ? other : one)), only };
};

/** What a token is worth that a rival has more: as much less, shared among the rivals, as one of one's own is worth. */
const rivalToken = ({ tokens }: Mind): number => 1 / (tokens.length - 1);

/** How likely an error must be for a call to pay. Whoever has no token pays nothing (CW-3.9). */
export const callFrom = (mind: Mind, placer: number): number => {
  const isPaid = (seat: number): boolean => at(mind.tokens, seat) > 0;
  const gain = 1 + (isPaid(placer) ? rivalToken(mind) : 0);
  const loss = (isPaid(mind.seat) ? 1 : 0) + rivalToken(mind);
  return loss / (gain + loss);
};

const answer = (mind: Mind, placed: Placed, placer: number, random: Random): Choice<Action> => {
  const suspicion = suspectOf(mind, placed, random);
  return suspicion.chance > callFrom(mind, placer)
    ? { action: { type: 'call-error' }, why: whyCall(mind, placed, suspicion) }
    : { action: { type: 'agree' }, why: whyAgree(mind, placed, suspicion) };
};

/** The number of wrong cards that comes up in the most worlds, since an exact guess earns twice what a near one does (CW-4.3). */
const guess = (mind: Mind, random: Random): Choice<Action> => {
  const [northSouth = [], westEast = []] = LINES.map((line) =>
    worldsOf(guessesOn(mind.lines[line], line), random, MANY).map(
      (world) => wrongAlong(world, mind.start[line]).filter(Boolean).length,
    ),
  );
  const counts = northSouth.map((count, index) => count + at(westEast, index));
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [errors] = [...times].reduce((best, other) => (other[1] > best[1] ? other : best));
  return { action: { type: 'guess', errors }, why: whyGuess(errors) };
};

/** What a player does who believes this. */
export const choose = (mind: Mind, random: Random): Choice<Action> => {
  const { asked } = mind;
  switch (asked.step) {
    case 'place':
      return place(mind, asked.card, random);
    case 'doubt':
      return answer(mind, asked.placed, asked.seat, random);
    case 'check': {
      const suspicion = suspectOf(mind, asked.placed, random);
      return { action: { type: 'check', neighbour: suspicion.side }, why: whyCheck(suspicion) };
    }
    case 'guess':
      return guess(mind, random);
    default:
      return never(asked);
  }
};

/** A player who knows the world so well. */
export const casualWith =
  (sharpness: Sharpness): Bot<View, Action> =>
  (view, random, { self }) =>
    choose(mindOf(view, sharpness, self), random);

/** The opponent for people: knows about where things lie, thinks that the others do too, and doubts where doubt pays. */
export const casual: Bot<View, Action> = casualWith(CASUAL);
