import type { Sentence } from '../../core/basics.ts';
import type { Bot, Choice } from '../../core/game.ts';
import { pickOne, type Random } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { chanceOf, chanceOfPair, isInFront, type Journal, journalOf } from './bot-journal.ts';
import { candidates } from './candidates.ts';
import { CARMEN, homeOf, LOOT } from './components.ts';
import { refusal } from './rules.ts';
import type { View } from './state.ts';

const because = (key: string): Sentence => ({ key: `why.greedy.${key}`, params: {} });

/** Any of the legal actions of a type. */
const any = (view: View, type: Action['type'], random: Random): Choice<Action> => ({
  action: pickOne(
    candidates(view).filter((action) => action.type === type && refusal(view, action) === undefined),
    random,
  ),
  why: because(type),
});

/** A warrant for the first pair it knows. */
const warrantFor = (journal: Journal): Choice<Action> | undefined => {
  const front = journal.notes.filter(isInFront);
  for (const loot of front)
    for (const location of front) {
      if (loot.kind !== 'loot' || location.kind !== 'location' || loot.at === 'center' || location.at === 'center') continue;
      if (chanceOfPair(journal, loot, location) === 1)
        return { action: { type: 'warrant', loot: loot.at, location: location.at }, why: because('warrant') };
    }
  return undefined;
};

const carmenAt = (journal: Journal): Journal['notes'][number] | undefined => journal.notes.find(({ card }) => card === CARMEN);

/** Once it knows Carmen: any set that may lie in the centre. */
const guess = (journal: Journal, random: Random): Choice<Action> | undefined => {
  if (carmenAt(journal) === undefined) return undefined;
  const center = journal.notes.filter(({ at }) => at === 'center');
  const sets = LOOT.filter((loot) =>
    center.every((note) => note.kind === 'henchman' || chanceOf(journal, note, note.kind === 'loot' ? loot : homeOf(loot)) > 0),
  );
  return sets.length === 0
    ? undefined
    : { action: { type: 'warrant-for-carmen', loot: pickOne(sets, random) }, why: because('warrant-for-carmen') };
};

/** The first henchman it does not know to be Carmen; where she is the only one, she. */
const arrest = (journal: Journal): Choice<Action> => {
  const henchmen = journal.notes.filter((note) => note.kind === 'henchman' && isInFront(note));
  const found = henchmen.find(({ card }) => card !== CARMEN) ?? henchmen[0];
  if (found === undefined || found.at === 'center') throw new Error('there is nobody to arrest');
  return { action: { type: 'arrest', ...found.at }, why: because('arrest') };
};

const accuse = (journal: Journal): Choice<Action> => {
  const at = carmenAt(journal)?.at ?? 'center';
  return { action: at === 'center' ? { type: 'accuse', seat: at } : { type: 'accuse', ...at }, why: because('accuse') };
};

/** A yardstick: remembers what it sees, does at once whatever it can, and gives the centre no thought. */
export const greedy: Bot<View, Action> = (view, random) => {
  const { turn } = view;
  const [seat] = view.toAct;
  if (seat === undefined) throw new Error('nobody is asked');
  const journal = journalOf(view, seat);
  switch (turn.step) {
    case 'start':
    case 'end': {
      const warrant = turn.warrantUsed ? undefined : (guess(journal, random) ?? warrantFor(journal));
      return warrant ?? any(view, turn.step === 'start' ? 'roll' : 'end-turn', random);
    }
    case 'look':
      return any(view, 'look', random);
    case 'arrest':
      return arrest(journal);
    case 'accuse':
      return accuse(journal);
    case 'swap':
    case 'penalty':
      return any(view, 'pass', random);
    case 'replace':
      return any(view, 'swap', random);
    case 'over':
      throw new Error('the game is over');
  }
};
