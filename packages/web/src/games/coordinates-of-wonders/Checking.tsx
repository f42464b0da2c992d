import { at } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { newCard, type Props, placeName } from './model.ts';
import { word } from './words.ts';

/** Before the neighbour is chosen: what will happen if the new card lies wrongly, and if it does not (CW-3.7 to CW-3.9). */
export const Checking = ({ view, say }: Pick<Props, 'view' | 'say'>) => {
  const { turn, tokens } = view;
  if (turn.step !== 'check') return null;
  const place = placeName(view, newCard(view, turn.placed));
  const player = { seat: turn.seat };
  const pays = (seat: number): boolean => at(tokens, seat) > 0;
  return (
    <ul class="consequences">
      <li>
        <Drawn drawing={DRAWINGS.wrong} />
        {say(word(pays(turn.seat) ? 'board.check.win' : 'board.check.win-supply', { place, player }))}
      </li>
      <li>
        <Drawn drawing={DRAWINGS.right} />
        {say(word(pays(turn.by) ? 'board.check.lose' : 'board.check.lose-supply', { place, player }))}
      </li>
    </ul>
  );
};
