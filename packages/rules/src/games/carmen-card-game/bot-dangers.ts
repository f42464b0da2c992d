import { centerOf, chanceOfPair, isBefore, isInFront, type Journal } from './bot-journal.ts';
import { knowsCarmen, notesOf, pairsAmong } from './bot-knowledge.ts';
import { WEIGHTS } from './bot-weights.ts';
import { CARMEN } from './components.ts';
import { TRAIL_ROUNDS } from './rules.ts';

/** CC-6.3: whether the trail is cold after so many turns in a row without an arrest. */
export const isCold = ({ playing }: Journal, idleTurns: number): boolean => idleTurns >= TRAIL_ROUNDS * playing.length;

/**
 * Whether nobody can close the case any more: no pair lies in the centre nor in front, and those who are still in the game
 * have nothing to send to the centre.
 */
export const isStuck = (journal: Journal): boolean => {
  const { notes, playing, decks } = journal;
  const halves = notes.filter((note) => isInFront(note) && note.kind !== 'henchman');
  return (
    decks.loot + decks.location === 0 &&
    !halves.some((note) => playing.some((who) => isBefore(note, who))) &&
    pairsAmong(journal, halves).every((chance) => chance === 0) &&
    chanceOfPair(journal, centerOf(journal, 'loot'), centerOf(journal, 'location')) === 0
  );
};

/**
 * Whether an arrest can wait. Of two gumshoes, one who has not found Carmen still has henchmen to look at: one drawn now is
 * seen no sooner, and may be Carmen, for a rash rival to run into. Of more, the others take the pairs meanwhile.
 */
export const canWait = (journal: Journal): boolean =>
  journal.playing.length === 2 &&
  !isCold(journal, journal.idleTurns) &&
  knowsCarmen(journal, journal.seat) < 1 &&
  notesOf(journal, 'henchman').some((note) => isInFront(note) && note.card === null);

/** How likely all lose to a rival who turns Carmen up in an arrest: the journal's owner knows her in front of somebody, others do not. */
export const dread = (journal: Journal): number => {
  const { seat, playing } = journal;
  if (!journal.notes.some((note) => isInFront(note) && note.card === CARMEN)) return 0;
  const rivals = playing.filter((who) => who !== seat);
  const unaware = rivals.reduce((sum, who) => sum + 1 - knowsCarmen(journal, who), 0);
  return (WEIGHTS.rash * unaware) / Math.max(1, rivals.length);
};
