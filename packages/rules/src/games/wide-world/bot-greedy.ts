import { at } from '../../core/basics.ts';
import type { Bot } from '../../core/game.ts';
import { pickOne, type Random } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { declare } from './bot-declare.ts';
import { legalOf } from './bot-foresight.ts';
import { because } from './bot-why.ts';
import { COLUMNS, FLIGHTS, fieldOf, HOME, type Square, whereIs } from './components.ts';
import { flyLine } from './rules.ts';
import type { View } from './state.ts';

/** As the crow flies, in squares. */
const distance = (one: Square, other: Square): number =>
  Math.hypot(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS), (one % COLUMNS) - (other % COLUMNS));

/** How far from its target the plane would be after that line, flights included. */
const leftAfter = (view: View, action: Action): number => {
  if (action.type !== 'fly') return 0;
  const line = flyLine(view, action.direction);
  if (!('to' in line)) return Infinity;
  const { top } = at(view.seats, view.turn.seat).destinations;
  const airfield = FLIGHTS.get(line.to);
  return distance(airfield === undefined ? line.to : fieldOf(airfield), top === null ? HOME : whereIs(top));
};

/** Any of the actions that leave the least way. */
const nearest = (view: View, random: Random): Action => {
  const ways = legalOf(view).map((action) => ({ action, left: leftAfter(view, action) }));
  const least = Math.min(...ways.map(({ left }) => left));
  return pickOne(
    ways.filter(({ left }) => left === least),
    random,
  ).action;
};

/** A yardstick: always flies to the square nearest to its target, forgets nothing, and gives the others no thought. */
export const greedy: Bot<View, Action> = (view, random) =>
  view.turn.step === 'declare'
    ? declare(view, view.turn.by, () => false, random)
    : { action: nearest(view, random), why: because(`greedy.${view.turn.step}`) };
