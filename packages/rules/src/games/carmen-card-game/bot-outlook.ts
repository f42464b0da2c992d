import type { Seat } from '../../core/basics.ts';
import { centerOf, chanceOf, chanceOfPair, isBefore, isInFront, type Journal, type Note, nextOf } from './bot-journal.ts';
import { CARMEN, type Kind } from './components.ts';
import { CASE_ROUNDS, TRAIL_ROUNDS } from './rules.ts';

/** What things are worth on the way to the case's end; found by playing against itself. */
export const WEIGHTS = {
  /** One half in the centre and the other before the same gumshoe: one swap is missing. */
  half: 0.8,
  /** Both halves before a gumshoe: two swaps are missing. */
  own: 0.6,
  /** One card in the centre known, its other half not at hand. */
  glimpse: 0.05,
  /** What a pair on its way counts while Carmen is not found: others may be sooner. */
  early: 0.4,
  /** Nothing yet. */
  start: 0.12,
  /** Carmen not found: so much, and so much more where she lies in front of somebody for sure. */
  hidden: 0.25,
  near: 0.2,
  /** How often a rival who can make an arrest changes the centre by it. */
  meddling: 0.6,
  /** How likely a pair is of which a rival knows both halves, and the journal's owner not. */
  suspicion: 0.4,
  /** How often a rival who knows one half of a pair in the centre names it, and one who knows none. */
  guessHalf: 0.3,
  guess: 0.08,
  /** What an even chance later is worth against a win now. */
  later: 0.9,
  /** Prospects so dim that a henchman is arrested unseen, and how likely Carmen may be the one. */
  reckless: 0.02,
  daring: 0.1,
  /** What is left of the prospects where one rival alone, or several, rearrange the centre after a wrong set. */
  wrongSetOfTwo: 0.6,
  wrongSet: 0.95,
};

const ofKind = ({ notes }: Journal, kind: Kind): readonly Note[] => notes.filter((note) => note.kind === kind);

/** Whether a gumshoe knows a card: it was seen, or is the last one not seen. */
const knows = (journal: Journal, who: Seat, note: Note): boolean => {
  if (who === journal.seat) return note.card !== null;
  if (note.by.includes(who)) return true;
  if (journal.decks[note.kind] > 0) return false;
  return ofKind(journal, note.kind).filter(({ by }) => !by.includes(who)).length === 1;
};

/** How likely a gumshoe knows where Carmen is. */
export const knowsCarmen = (journal: Journal, who: Seat): number =>
  ofKind(journal, 'henchman')
    .filter((note) => knows(journal, who, note))
    .reduce((sum, note) => sum + chanceOf(journal, note, CARMEN), 0);

/** How likely a gumshoe knows that a pair lies in the centre. */
export const knowsCenter = (journal: Journal, who: Seat): number => {
  const [loot, location] = [centerOf(journal, 'loot'), centerOf(journal, 'location')];
  if (!knows(journal, who, loot) || !knows(journal, who, location)) return 0;
  const chance = chanceOfPair(journal, loot, location);
  return chance > 0 && chance < 1 ? Math.max(chance, WEIGHTS.suspicion) : chance;
};

const most = (chances: readonly number[]): number => Math.max(0, ...chances);

/** How likely a gumshoe has the other half of what it knows to lie in the centre. */
const holdsHalf = (journal: Journal, who: Seat): number => {
  const own = journal.notes.filter((note) => isBefore(note, who) && knows(journal, who, note));
  const [loot, location] = [centerOf(journal, 'loot'), centerOf(journal, 'location')];
  const chances = own.map((note) => {
    if (note.kind === 'loot') return knows(journal, who, location) ? chanceOfPair(journal, note, location) : 0;
    return note.kind === 'location' && knows(journal, who, loot) ? chanceOfPair(journal, loot, note) : 0;
  });
  return most(chances);
};

const pairsAmong = (journal: Journal, notes: readonly Note[]): readonly number[] => {
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
const canArrest = (journal: Journal, who: Seat): number => {
  const known = journal.notes.filter((note) => isInFront(note) && knows(journal, who, note));
  const none = pairsAmong(journal, known).reduce((rest, chance) => rest * (1 - chance), 1);
  const safe = most(known.filter(({ kind }) => kind === 'henchman').map((note) => 1 - chanceOf(journal, note, CARMEN)));
  return (1 - none) * Math.max(safe, knowsCarmen(journal, who));
};

/** How far a gumshoe is, before and beyond the next turn. */
const progress = (journal: Journal, who: Seat): number => {
  const glimpse = knows(journal, who, centerOf(journal, 'loot')) || knows(journal, who, centerOf(journal, 'location'));
  const pair = Math.max(
    knowsCenter(journal, who),
    WEIGHTS.half * holdsHalf(journal, who),
    WEIGHTS.own * holdsPair(journal, who),
    glimpse ? WEIGHTS.glimpse : 0,
  );
  const found = knowsCarmen(journal, who);
  const inFront = ofKind(journal, 'henchman').reduce((sum, note) => sum + chanceOf(journal, note, CARMEN), 0);
  const near = found + (1 - found) * (WEIGHTS.hidden + WEIGHTS.near * inFront);
  return (WEIGHTS.start + pair * (found + (1 - found) * WEIGHTS.early)) * near;
};

/** How likely a pair lies in the centre and a rival names it without having seen both halves. */
const guesses = (journal: Journal, who: Seat): number => {
  if (who === journal.seat) return 0;
  const [loot, location] = [centerOf(journal, 'loot'), centerOf(journal, 'location')];
  const half = knows(journal, who, loot) || knows(journal, who, location);
  return chanceOfPair(journal, loot, location) * (half ? WEIGHTS.guessHalf : WEIGHTS.guess);
};

/** How likely a gumshoe closes the case in a turn that begins so; on a cold trail a half at hand will do. */
const closes = (journal: Journal, who: Seat, idleTurns: number): number => {
  const found = knowsCarmen(journal, who);
  if (found === 0) return 0;
  const isCold = idleTurns >= TRAIL_ROUNDS * journal.playing.length;
  return found * Math.max(knowsCenter(journal, who), guesses(journal, who), isCold ? holdsHalf(journal, who) : 0);
};

/** A rough chance that the journal's owner wins, with the turn of `next` about to begin. */
export const worth = (journal: Journal, next: Seat): number => {
  const { seat, playing } = journal;
  let open = 1;
  let calm = 1;
  let idleTurns = journal.idleTurns;
  for (let who = next; who !== seat; who = nextOf(journal, who)) {
    open *= 1 - closes(journal, who, idleTurns);
    calm *= 1 - WEIGHTS.meddling * canArrest(journal, who);
    idleTurns += 1;
  }
  const now = calm * closes(journal, seat, idleTurns);
  const own = progress(journal, seat);
  const all = playing.reduce((sum, who) => sum + (who === seat ? own : progress(journal, who)), 0);
  const time = 1 - idleTurns / (CASE_ROUNDS * playing.length);
  return open * (now + (1 - now) * WEIGHTS.later * Math.max(0, time) * (own / all));
};
