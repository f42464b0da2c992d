import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import type { ScoredRound } from '../screen.ts';
import type { EventView } from './model.ts';
import { line } from './words.ts';

/** The score sheet that an event brings, if it does; BC-4.5 is named where it has struck. */
export const scoredRound = (event: EventView): ScoredRound | undefined => {
  if (event.type !== 'hand-ended') return undefined;
  const { seat, out, lines, scores } = event;
  const outlaws = lines.filter((each) => each.seat === seat && each.rule === 'BC-4.3');
  const shutsOut = out && outlaws.length === 2;
  const why = [bonnieAndClyde.tell(event), ...(shutsOut ? [line('board.great-catch', { player: { seat } })] : [])];
  return { lines, totals: scores, why };
};
