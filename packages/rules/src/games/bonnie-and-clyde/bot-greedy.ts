import type { Sentence } from '../../core/basics.ts';
import type { Bot, Choice } from '../../core/game.ts';
import type { Action } from './actions.ts';
import { type Card, countOf, HAND_CARDS, type HandCard, isLocation, LOCATIONS } from './components.ts';
import { handOf, MELD_SIZE, refusal } from './rules.ts';
import type { View } from './state.ts';

const because = (key: string, card?: Card): Sentence => ({
  key: `why.greedy.${key}`,
  params: card === undefined ? {} : { card: { word: `card.${card}` } },
});

/** The first of these that the rules allow. */
const firstLegal = (view: View, choices: readonly Choice<Action>[]): Choice<Action> => {
  const found = choices.find(({ action }) => refusal(view, action) === undefined);
  if (found === undefined) throw new Error(`nothing to do at ${view.turn.step}`);
  return found;
};

/** The largest melds first, then the largest layoffs. */
const evidence = (hand: readonly HandCard[]): readonly Choice<Action>[] => {
  const sizes = LOCATIONS.map((location) => ({ location, held: countOf(hand, location) })).sort(
    (one, other) => other.held - one.held,
  );
  const plays = (type: 'meld' | 'layoff', least: number): readonly Choice<Action>[] =>
    sizes.flatMap(({ location, held }) =>
      Array.from({ length: Math.max(0, held - least + 1) }, (_, fewer) => ({
        action: { type, location, count: held - fewer },
        why: because(type, location),
      })),
    );
  return [...plays('meld', MELD_SIZE), ...plays('layoff', 1)];
};

/** The card that helps least: fewest in hand, not fit for a layoff; a Ted Hinton last. */
const discards = (view: View, hand: readonly HandCard[]): readonly Choice<Action>[] => {
  const worth = (card: HandCard): number => {
    if (!isLocation(card)) return 100;
    const melded = view.table.some((play) => play.kind === 'meld' && play.location === card);
    return countOf(hand, card) + (melded ? 10 : 0);
  };
  return HAND_CARDS.filter((card) => hand.includes(card))
    .sort((one, other) => worth(one) - worth(other))
    .map((card) => ({ action: { type: 'discard', card }, why: because('discard', card) }));
};

const takes = (view: View): readonly Choice<Action>[] => {
  const hand = handOf(view);
  return HAND_CARDS.slice()
    .sort((one, other) => countOf(hand, other) - countOf(hand, one))
    .map((card) => ({ action: { type: 'take', card }, why: because('take') }));
};

/** A yardstick: plays whatever it can as soon as it can, and remembers nothing. */
export const greedy: Bot<View, Action> = (view) => {
  switch (view.turn.step) {
    case 'draw':
      return { action: { type: 'draw', from: 'case-file' }, why: because('draw') };
    case 'choose':
      return firstLegal(view, [
        { action: { type: 'take' }, why: because('take') },
        { action: { type: 'leave' }, why: because('leave') },
      ]);
    case 'search':
      return firstLegal(view, takes(view));
    case 'drive':
      return firstLegal(view, [
        { action: { type: 'drive', to: 'up' }, why: because('drive') },
        { action: { type: 'drive', to: 'down' }, why: because('drive') },
      ]);
    case 'play':
    case 'over': {
      const hand = handOf(view);
      const drawTwo: Choice<Action> = { action: { type: 'hinton', use: 'draw-two' }, why: because('draw-two') };
      return firstLegal(view, [drawTwo, ...evidence(hand), ...discards(view, hand)]);
    }
  }
};
