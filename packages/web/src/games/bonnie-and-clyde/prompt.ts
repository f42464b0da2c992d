import type { Sentence } from '@tabletrotter/rules';
import { type Card, type Location, numberOf, type View } from './model.ts';
import { cardName, line } from './words.ts';

/** The card that the viewer has found and must choose about; `null` where there is none, or it is somebody else's. */
export const foundCard = (view: View): Card | null => {
  const { step, location, seat } = view.turn;
  if (step !== 'choose' || location === undefined || seat !== view.seat) return null;
  const card = view.hideouts[numberOf(location) - 1] ?? null;
  return typeof card === 'string' ? card : null;
};

/** Whether an outlaw found there must be taken: with the car there, unless Ted Hinton looked. */
const mustTake = ({ turn, car }: View, location: Location): boolean => turn.by !== 'hinton' && car === numberOf(location);

/** What the prompt line says: what is asked of the viewer, or what the table waits for. */
export const prompt = (view: View): Sentence => {
  const { turn } = view;
  const place = turn.location === undefined ? {} : { place: cardName(turn.location) };
  if (turn.step === 'over') return line('prompt.over');
  if (turn.seat !== view.seat) return line(`wait.${turn.step}`, { player: { seat: turn.seat }, ...place });
  if (turn.step !== 'choose') return line(`prompt.${turn.step}`);
  const card = foundCard(view);
  if (card !== 'bonnie' && card !== 'clyde') return line('prompt.choose', place);
  const taken = turn.location !== undefined && mustTake(view, turn.location);
  return line(taken ? 'prompt.choose-take' : 'prompt.choose-leave', { card: cardName(card) });
};
