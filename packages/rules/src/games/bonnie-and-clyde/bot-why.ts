import { never, type Sentence } from '../../core/basics.ts';
import type { Action, Direction } from './actions.ts';
import type { Knowledge } from './bot-memory.ts';
import { type Card, countOf, isLocation, isOutlaw, LOCATIONS, type Location, numberOf } from './components.ts';
import { handOf, MELD_SIZE, topOf } from './rules.ts';
import type { View } from './state.ts';

const because = (key: string, card?: Card): Sentence => ({
  key: `why.${key}`,
  params: card === undefined ? {} : { card: { word: `card.${card}` } },
});
const where = (key: string, place: Location): Sentence => ({ key: `why.${key}`, params: { place: { word: `card.${place}` } } });

const isMelded = (view: View, location: Location): boolean =>
  view.table.some((play) => play.kind === 'meld' && play.location === location);

/** Why a seat does this, in a sentence. It may name what only that seat knows. */
export const why = (view: View, know: Knowledge, action: Action): Sentence => {
  switch (action.type) {
    case 'draw':
      return action.from === 'case-file' ? because('draw.case-file') : whyTop(view);
    case 'hinton':
      return action.use === 'peek' ? where('hinton.peek', action.location) : because(`hinton.${action.use}`);
    case 'meld':
      return because(numberOf(action.location) === view.car ? 'sideways' : 'meld', action.location);
    case 'layoff':
      return because(numberOf(action.location) === view.car ? 'sideways' : 'layoff', action.location);
    case 'take':
      return 'card' in action ? because('search', action.card) : whyLooked(view, 'take');
    case 'leave':
      return whyLooked(view, 'leave');
    case 'drive':
      return whyDrive(view, know, action.to);
    case 'discard':
      return whyDiscard(view, action.card);
    default:
      return never(action);
  }
};

const whyTop = (view: View): Sentence => {
  const { top } = topOf(view);
  if (top === null) return because('draw.case-file');
  if (!isLocation(top)) return because('draw.hinton', top);
  if (isMelded(view, top)) return because('draw.layoff', top);
  const held = countOf(handOf(view), top);
  if (held + 1 >= MELD_SIZE) return because('draw.meld', top);
  return because(held > 0 ? 'draw.pair' : 'draw.top', top);
};

const whyLooked = (view: View, choice: 'take' | 'leave'): Sentence => {
  const { location } = view.turn;
  const card = location === undefined ? undefined : view.hideouts[numberOf(location) - 1];
  if (typeof card !== 'string') throw new Error('nothing was looked at');
  return because(isOutlaw(card) ? `${choice}.outlaw` : `${choice}.card`, card);
};

/** How likely an outlaw must be for it to be the reason. */
const LIKELY = 0.3;

const whyDrive = (view: View, know: Knowledge, to: Direction): Sentence => {
  const rank = view.car - 1 + (to === 'up' ? 1 : -1);
  const place = LOCATIONS[rank];
  if (place === undefined) throw new Error('the road ends');
  const held = countOf(handOf(view), place);
  if (held >= MELD_SIZE || (held > 0 && isMelded(view, place)))
    return where((know.outlaws[rank] ?? 0) >= LIKELY ? 'drive.outlaw' : 'drive.hand', place);
  return where(to === 'up' && handOf(view).length <= 2 ? 'drive.bonus' : 'drive.road', place);
};

const whyDiscard = (view: View, card: Card): Sentence => {
  const hand = handOf(view);
  if (hand.length === 1) return because('discard.out', card);
  if (view.turn.lastDrawn) return because('discard.end', card);
  if (!isLocation(card) || isMelded(view, card)) return because('discard.spare', card);
  return because(countOf(hand, card) === 1 ? 'discard.single' : 'discard.pair', card);
};
