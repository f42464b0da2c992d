import { useState } from 'preact/hooks';
import { useRoving } from '../../ui/rove.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { Gumshoe, type TableProps } from './Gumshoe.tsx';
import { line } from './words.ts';

/** The other gumshoes, from the left of the own seat: beside each other where there is room, else one at a time. */
export const Opponents = ({ own, ...table }: TableProps & { readonly own: number }) => {
  const { view, say, nameOf } = table;
  const others = view.rows.slice(1).map((_, step) => (own + 1 + step) % view.rows.length);
  const [open, setOpen] = useState(0);
  const rove = useRoving(others.length);
  return (
    <div class="opponents" data-count={others.length}>
      {others.length > 1 && (
        <div class="opponents-tabs" role="tablist" aria-label={say(line('board.gumshoes'))} {...rove.group}>
          {others.map((seat, place) => (
            <button
              key={seat}
              type="button"
              role="tab"
              aria-selected={open === place}
              data-at={`row.${seat}`}
              onClick={() => setOpen(place)}
              {...rove.item(place)}
            >
              <SeatGlyph seat={seat} />
              <span>{nameOf(seat)}</span>
            </button>
          ))}
        </div>
      )}
      {others.map((seat, place) => (
        <div key={seat} class={open === place ? 'opponent open' : 'opponent'}>
          <Gumshoe {...table} seat={seat} own={false} />
        </div>
      ))}
    </div>
  );
};
