import type { Sentence } from '@tabletrotter/rules';
import { laid, neighbourOf, newCard, type Placed, placeName, SIDES, type View } from './model.ts';
import { word } from './words.ts';

/** The only card beside the new one, which is then the one to check it against; `undefined` where one can be chosen. */
const onlyNeighbour = (view: View, placed: Placed): string | undefined => {
  const [one, other] = SIDES.flatMap((side) => neighbourOf(view, placed, side) ?? []);
  return other === undefined ? one : undefined;
};

/** What the prompt line says: what is asked of the viewer, or what the table waits for. */
export const prompt = (view: View): Sentence => {
  const { turn, seat, stack, toAct } = view;
  const asked = seat !== null && toAct.includes(seat);
  switch (turn.step) {
    case 'place': {
      const place = placeName(view, stack.top ?? '');
      return asked ? word('prompt.place', { place }) : word('wait.place', { player: { seat: turn.seat }, place });
    }
    case 'doubt': {
      const params = { player: { seat: turn.seat }, place: placeName(view, newCard(view, turn.placed)) };
      if (asked) return word(turn.sealed === undefined ? 'prompt.doubt' : 'prompt.doubt-sealed', params);
      if (seat === turn.seat) return word('wait.doubt-own', params);
      return word(seat === null ? 'wait.doubt' : 'wait.doubt-answered', params);
    }
    case 'check': {
      const only = onlyNeighbour(view, turn.placed);
      const params = { player: { seat: turn.by }, place: placeName(view, newCard(view, turn.placed)) };
      if (only === undefined) return word(asked ? 'prompt.check' : 'wait.check', params);
      return word(asked ? 'prompt.check-one' : 'wait.check-one', { ...params, other: placeName(view, only) });
    }
    case 'guess':
      if (asked) return word('prompt.guess', { count: laid(view) });
      return word(seat === null ? 'wait.guess' : 'wait.guess-made');
    case 'over':
      return word('prompt.over');
  }
};
