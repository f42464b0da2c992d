import { never } from '../../core/basics.ts';
import type { Bot, Choice } from '../../core/game.ts';
import type { Action } from './actions.ts';
import { type Mind, mindOf } from './bot-mind.ts';
import { because } from './bot-why.ts';
import { LINES } from './components.ts';
import { type Belief, CASUAL } from './knowledge.ts';
import type { View } from './state.ts';

/** Behind all cards of the longer line that it takes to lie before the new one. */
const place = ({ lines }: Mind, card: Belief): Choice<Action> => {
  const line = LINES.reduce((longer, other) => (lines[other].length > lines[longer].length ? other : longer));
  const gap = lines[line].filter(({ on }) => on[line].at <= card.on[line].at).length;
  const key = card.from === 'unheard' ? 'greedy.place.unheard' : 'greedy.place';
  return { action: { type: 'place', line, gap }, why: because(key, { place: card.name }) };
};

/** What somebody does who believes this and thinks of nothing else. */
export const plainly = (mind: Mind): Choice<Action> => {
  const { asked, lines } = mind;
  switch (asked.step) {
    case 'place':
      return place(mind, asked.card);
    case 'doubt':
      return { action: { type: 'agree' }, why: because('greedy.doubt') };
    case 'check': {
      const { line, gap } = asked.placed;
      const neighbour = lines[line][gap - 1] === undefined ? 'after' : 'before';
      return { action: { type: 'check', neighbour }, why: because('greedy.check') };
    }
    case 'guess':
      return { action: { type: 'guess', errors: 0 }, why: because('greedy.guess') };
    default:
      return never(asked);
  }
};

/** A yardstick: knows as much as `casual`, lays each card where it takes it to belong on the longer line, and never doubts. */
export const greedy: Bot<View, Action> = (view, _random, { self }) => plainly(mindOf(view, CASUAL, self));
