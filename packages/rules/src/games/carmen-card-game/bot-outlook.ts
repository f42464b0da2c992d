import type { Seat } from '../../core/basics.ts';
import { dread, isCold, isStuck } from './bot-dangers.ts';
import { centerOf, chanceOf, chanceOfPair, type Journal, nextOf } from './bot-journal.ts';
import { canArrest, holdsHalf, holdsPair, knows, knowsCarmen, knowsCenter, notesOf } from './bot-knowledge.ts';
import { WEIGHTS } from './bot-weights.ts';
import { CARMEN } from './components.ts';
import { CASE_ROUNDS } from './rules.ts';

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
  const inFront = notesOf(journal, 'henchman').reduce((sum, note) => sum + chanceOf(journal, note, CARMEN), 0);
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
  const half = isCold(journal, idleTurns) ? holdsHalf(journal, who) : 0;
  return found * Math.max(knowsCenter(journal, who), guesses(journal, who), half);
};

/** A rough chance that the journal's owner wins, with the turn of `next` about to begin. */
export const worth = (journal: Journal, next: Seat): number => {
  if (isStuck(journal)) return 0;
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
  return open * (now + (1 - now) * (1 - dread(journal)) * WEIGHTS.later * Math.max(0, time) * (own / all));
};
