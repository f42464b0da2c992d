import type { Seat } from '../../core/basics.ts';
import { centerOf, chanceOf, chanceOfPair, isBefore, isInFront, type Journal, type Note } from './bot-journal.ts';
import { WEIGHTS } from './bot-weights.ts';
import { CARMEN, type Kind } from './components.ts';

/** The cards of a kind, wherever they lie. */
export const notesOf = ({ notes }: Journal, kind: Kind): readonly Note[] => notes.filter((note) => note.kind === kind);

/** Whether a gumshoe knows a card: it was seen, or is the last one not seen. */
export const knows = (journal: Journal, who: Seat, note: Note): boolean => {
  if (who === journal.seat) return note.card !== null;
  if (note.by.includes(who)) return true;
  if (journal.decks[note.kind] > 0) return false;
  return notesOf(journal, note.kind).filter(({ by }) => !by.includes(who)).length === 1;
};

/** How likely a gumshoe knows where Carmen is. */
export const knowsCarmen = (journal: Journal, who: Seat): number =>
  notesOf(journal, 'henchman')
    .filter((note) => knows(journal, who, note))
    .reduce((sum, note) => sum + chanceOf(journal, note, CARMEN), 0);

/** How likely a gumshoe knows that a pair lies in the centre. */
export const knowsCenter = (journal: Journal, who: Seat): number => {
  const [loot, location] = [centerOf(journal, 'loot'), centerOf(journal, 'location')];
  if (!knows(journal, who, loot) || !knows(journal, who, location)) return 0;
  const chance = chanceOfPair(journal, loot, location);
  return chance > 0 && chance < 1 ? Math.max(chance, WEIGHTS.suspicion) : chance;
};

export const most = (chances: readonly number[]): number => Math.max(0, ...chances);

/** How likely a gumshoe has the other half of what it knows to lie in the centre. */
export const holdsHalf = (journal: Journal, who: Seat): number => {
  const own = journal.notes.filter((note) => isBefore(note, who) && knows(journal, who, note));
  const [loot, location] = [centerOf(journal, 'loot'), centerOf(journal, 'location')];
  const chances = own.map((note) => {
    if (note.kind === 'loot') return knows(journal, who, location) ? chanceOfPair(journal, note, location) : 0;
    return note.kind === 'location' && knows(journal, who, loot) ? chanceOfPair(journal, loot, note) : 0;
  });
  return most(chances);
};

/** How likely each loot among these belongs to each location among these. */
export const pairsAmong = (journal: Journal, notes: readonly Note[]): readonly number[] => {
  const locations = notes.filter(({ kind }) => kind === 'location');
  return notes
    .filter(({ kind }) => kind === 'loot')
    .flatMap((loot) => locations.map((location) => chanceOfPair(journal, loot, location)));
};

/** How likely both halves of a pair lie before a gumshoe who knows them. */
export const holdsPair = (journal: Journal, who: Seat): number =>
  most(
    pairsAmong(
      journal,
      journal.notes.filter((note) => isBefore(note, who) && knows(journal, who, note)),
    ),
  );

/** How likely a gumshoe can make a safe arrest. */
export const canArrest = (journal: Journal, who: Seat): number => {
  const known = journal.notes.filter((note) => isInFront(note) && knows(journal, who, note));
  const none = pairsAmong(journal, known).reduce((rest, chance) => rest * (1 - chance), 1);
  const safe = most(known.filter(({ kind }) => kind === 'henchman').map((note) => 1 - chanceOf(journal, note, CARMEN)));
  return (1 - none) * Math.max(safe, knowsCarmen(journal, who));
};
