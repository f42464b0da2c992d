import type { Sentence } from '@tabletrotter/rules';
import { type Action, cardAt, isFace, type Spot, type View } from './model.ts';
import { riskAt } from './suspects.ts';
import { cardName, kindName, line, spotParams } from './words.ts';

/** Whether an action turns up Carmen for certain, so that everybody loses: it must be pressed twice. */
export const blowsCover = (view: View, action: Action): boolean => {
  if (action.type !== 'arrest') return false;
  const risk = riskAt(view, action);
  return risk === 'carmen' || risk === 'only-carmen';
};

/** What the button of a chosen card says: verb and object. `sure`: it was pressed once already. */
export const deedLabel = (view: View, action: Action, spot: Spot | null, sure: boolean): Sentence => {
  if (blowsCover(view, action)) return line(sure ? 'board.arrest-carmen-sure' : 'board.arrest-carmen');
  const where = spot === null ? {} : spotParams(spot);
  switch (action.type) {
    case 'look':
      return line(action.seat === view.seat ? 'board.look-own' : 'board.look', where);
    case 'arrest': {
      const card = spot === null ? null : cardAt(view, spot);
      return isFace(card) ? line('board.arrest-known', { card: cardName(card) }) : line('board.arrest', where);
    }
    case 'swap':
      return action.seat === undefined
        ? line('board.swap', { kind: kindName(action.kind), slot: { word: `slot.${action.slot}` } })
        : line('board.send', where);
    case 'accuse':
      return action.seat === 'center' ? line('board.accuse-center') : line('board.accuse', where);
    default:
      return line('board.call-warrant');
  }
};
