import { evidenceOf } from './journal/evidence.ts';
import { CARMEN, hasCards, type Place, type View } from './model.ts';

/** What turning up a henchman in front of a gumshoe would bring, by what the view says for certain. */
export type Risk = 'safe' | 'carmen' | 'only-carmen' | 'unknown';

/** How many henchmen an unseen one may be; `carmen`: she is one of them. */
export const unseenHenchmen = (view: View): { readonly count: number; readonly carmen: boolean } => {
  const { missing } = evidenceOf(view, 'henchman');
  return { count: missing.length, carmen: missing.includes(CARMEN) };
};

/** Whether nobody but Carmen can lie in front of any gumshoe any more: whoever makes an arrest now blows the cover. */
export const isOnlyCarmen = (view: View): boolean => {
  if (!view.rows.some((_, seat) => hasCards(view, seat, ['henchman']))) return false;
  const { known, missing, unseen } = evidenceOf(view, 'henchman');
  const others = known.some(({ card, at }) => card !== CARMEN && at !== 'center');
  const mayBeOthers = unseen.some((at) => at !== 'center') && missing.some((card) => card !== CARMEN);
  return !others && !mayBeOthers;
};

/** What turning up the henchman at a place would bring. */
export const riskAt = (view: View, place: Place): Risk => {
  if (isOnlyCarmen(view)) return 'only-carmen';
  const { known } = evidenceOf(view, 'henchman');
  const card = known.find(({ at }) => at !== 'center' && at.seat === place.seat && at.slot === place.slot)?.card;
  if (card !== undefined) return card === CARMEN ? 'carmen' : 'safe';
  return unseenHenchmen(view).carmen ? 'unknown' : 'safe';
};
