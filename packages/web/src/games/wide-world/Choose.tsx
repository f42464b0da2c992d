import { at } from '@tabletrotter/rules';
import { useRoving } from '../../ui/rove.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { type Props, productCount } from './model.ts';
import { closerWords } from './outlook-words.ts';
import { type Moved, tradeWith } from './trade.ts';
import { line, placeName } from './words.ts';

interface ChooseProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  /** The seats that may be chosen. */
  readonly choices: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (seat: number) => void;
}

/** A plane to trade places with, or a player to inspect, each with what comes of it. */
export const Choose = ({ view, choices, chosen, onChoose, say, nameOf }: ChooseProps) => {
  const rove = useRoving(choices.length);
  const trades = view.turn.step === 'trade-places';
  const moved = ({ seat, reached, closer }: Moved): string =>
    `${nameOf(seat)}: ${say(reached === null ? closerWords(closer) : line('board.pad.stops', { place: placeName(reached) }))}`;
  const outcome = (seat: number): readonly string[] =>
    trades ? tradeWith(view, seat).map(moved) : [say(line('board.products', { count: productCount(at(view.seats, seat)) }))];
  const title = say(line(trades ? 'board.choose-plane' : 'board.choose-player'));
  return (
    <Sheet title={title} onlyYou={null}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of seats, not of form fields */}
      <div class="choose" role="group" aria-label={title} {...rove.group}>
        {choices.map((seat, place) => (
          <button
            key={seat}
            type="button"
            class="choice"
            aria-pressed={seat === chosen}
            data-seat={seat}
            onClick={() => onChoose(seat)}
            {...rove.item(place)}
          >
            <SeatGlyph seat={seat} large />
            <span>
              <strong>{nameOf(seat)}</strong>
              {outcome(seat).map((text) => (
                <small key={text}>{text}</small>
              ))}
            </span>
          </button>
        ))}
      </div>
    </Sheet>
  );
};
