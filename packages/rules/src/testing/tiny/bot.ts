import { at } from '../../core/basics.ts';
import type { Bots } from '../../core/game.ts';
import { pickOne } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { NUMBERS, type Stride } from './components.ts';
import { candidates, refusal } from './rules.ts';
import type { View } from './state.ts';

const legal = (view: View): readonly Action[] => candidates(view).filter((action) => refusal(view, action) === undefined);

const longest = (view: View): Stride =>
  legal(view).reduce<Stride>((best, action) => (action.type === 'stride' && action.stride > best ? action.stride : best), 1);

/** Steps that a stride gains on average. */
const gain = (stride: Stride): number => (stride * NUMBERS.filter((die) => stride <= die).length) / NUMBERS.length;

const best = (view: View): Stride =>
  legal(view).reduce<Stride>(
    (good, action) => (action.type === 'stride' && gain(action.stride) > gain(good) ? action.stride : good),
    1,
  );

export const bots: Bots<View, Action> = {
  random: (view, random) => ({ action: pickOne(legal(view), random), why: { key: 'why.random', params: {} } }),
  greedy: (view) => ({ action: { type: 'stride', stride: longest(view) }, why: { key: 'why.longest', params: {} } }),
  casual: (view) => {
    if (view.seat !== null && !at(view.peeked, view.seat) && !at(view.faceUp, view.seat))
      return { action: { type: 'peek' }, why: { key: 'why.curious', params: {} } };
    const stride = best(view);
    return { action: { type: 'stride', stride }, why: { key: 'why.gain', params: { count: stride } } };
  },
};
