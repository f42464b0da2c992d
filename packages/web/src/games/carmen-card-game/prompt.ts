import type { Sentence } from '@tabletrotter/rules';
import { hasUnseen } from '@tabletrotter/rules/games/carmen-card-game';
import { actorOf, hasCards, isCold, type View } from './model.ts';
import { kindName, line } from './words.ts';

const asked = (view: View): Sentence => {
  const { turn } = view;
  switch (turn.step) {
    case 'start':
      if (turn.warrantUsed) return line('prompt.start-arrested');
      return line(isCold(view) && !turn.shifted ? 'prompt.start-cold' : 'prompt.start');
    case 'look':
      return line(hasUnseen(view, turn.seat, turn.kind) ? 'prompt.look-own' : 'prompt.look', { kind: kindName(turn.kind) });
    case 'swap':
      if (hasCards(view, turn.seat)) return line('prompt.swap');
      return line(view.rows.some((_, seat) => hasCards(view, seat)) ? 'prompt.swap-send' : 'prompt.swap-none');
    case 'penalty':
      return line('prompt.penalty', { player: { seat: turn.seat } });
    case 'replace':
      return line('prompt.replace', { kinds: { words: turn.exposed.map((kind) => `kind.${kind}`) } });
    case 'end':
    case 'arrest':
    case 'accuse':
      return line(`prompt.${turn.step}`);
    case 'over':
      return line(turn.winners.length > 0 ? 'prompt.over.found' : 'prompt.over.escaped');
  }
};

/** What the prompt line says: what is asked of the viewer, or what the table waits for. */
export const prompt = (view: View): Sentence => {
  const { turn } = view;
  const actor = actorOf(view);
  if (turn.step === 'over' || actor === view.seat) return asked(view);
  return line(`wait.${turn.step}`, {
    player: { seat: actor },
    ...(turn.step === 'look' ? { kind: kindName(turn.kind) } : {}),
  });
};
