import type { Sentence } from '@tabletrotter/rules';
import { at } from '@tabletrotter/rules';
import { actorOf, declareCount, productCount, type View } from './model.ts';
import { line } from './words.ts';

const asked = ({ turn, seats }: View): Sentence => {
  switch (turn.step) {
    case 'fly':
      return line('prompt.fly', { count: turn.count });
    case 'bump':
      return line('prompt.bump', { player: { seat: turn.plane } });
    case 'declare':
      return line('prompt.declare', { count: declareCount(productCount(at(seats, turn.by))) });
    default:
      return line(`prompt.${turn.step}`);
  }
};

/** What the prompt line says: what is asked of the viewer, or what the table waits for. */
export const prompt = (view: View): Sentence => {
  const { turn } = view;
  const actor = actorOf(view);
  if (turn.step === 'over' || actor === view.seat) return asked(view);
  const player = { seat: actor };
  switch (turn.step) {
    case 'fly':
      return line('wait.fly', { player, count: turn.count });
    case 'bump':
      return line('wait.bump', { player, other: { seat: turn.plane } });
    default:
      return line(`wait.${turn.step}`, { player });
  }
};
