import type { Bot, Choice } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { type Journal, journalOf } from './bot-journal.ts';
import { optionsOf } from './bot-plan.ts';
import { why } from './bot-why.ts';
import { CARDS, type Card } from './components.ts';
import { refusal } from './rules.ts';
import type { View } from './state.ts';

/** How a player is. */
export interface Manner {
  /** Of 100 cards seen, how many slip its mind at a time; none while a warrant is under way. */
  readonly forgets: number;
}

const slipsOf = ({ turn }: View, { forgets }: Manner, random: Random): ((card: Card) => boolean) => {
  if (forgets === 0 || turn.step === 'arrest' || turn.step === 'swap' || turn.step === 'accuse') return () => false;
  const slipped = new Set(CARDS.filter(() => random.below(100) < forgets));
  return (card) => slipped.has(card);
};

/** Whose journal it is: the seat that is asked. */
const mindOf = (view: View, manner: Manner, random: Random): Journal => {
  const [seat] = view.toAct;
  if (seat === undefined) throw new Error('nobody is asked');
  return journalOf(view, seat, slipsOf(view, manner, random));
};

/** A player with this manner. */
export const casualWith =
  (manner: Manner): Bot<View, Action> =>
  (view, random): Choice<Action> => {
    const journal = mindOf(view, manner, random);
    const options = shuffled(optionsOf(journal, view), random).filter(({ action }) => refusal(view, action) === undefined);
    const best = options.reduce((one, other) => (other.worth > one.worth ? other : one));
    return { action: best.action, why: why(view, journal, best.action) };
  };

/** The opponent for people: keeps an evidence journal, thinks of what the others know, and takes few risks. */
export const casual: Bot<View, Action> = casualWith({ forgets: 0 });

/** An opponent for children: one card in four slips its mind. */
export const forgetful: Bot<View, Action> = casualWith({ forgets: 25 });
