import type { Sentence } from '@tabletrotter/rules';
import type { View } from './model.ts';
import { line } from './words.ts';

/** What the prompt line says: what is asked of the viewer, or what the table waits for. */
export const prompt = ({ turn, seat, options }: View): Sentence => {
  if (turn.step === 'over') return line('prompt.over');
  const who = turn.seat === seat ? 'prompt' : 'wait';
  const player = turn.seat === seat ? {} : { player: { seat: turn.seat } };
  if (turn.step === 'roll') return line(`${who}.roll`, player);
  if (turn.die === null) return line(`${who}.move-bonus`, player);
  if (options.rules === 'junior') return line(`${who}.move`, player);
  return line(`${who}.move-older`, { ...player, count: turn.die });
};
