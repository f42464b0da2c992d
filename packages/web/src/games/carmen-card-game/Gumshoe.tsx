import { useRoving } from '../../ui/rove.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { KindSign } from './CardFace.tsx';
import { KINDS, type Props, type Spot, slotsOf } from './model.ts';
import { Place, type PlaceState } from './Place.tsx';
import { line } from './words.ts';

export interface TableProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  readonly stateOf: (spot: Spot) => PlaceState;
  readonly onTap: (spot: Spot) => void;
}

/** What lies in front of a gumshoe: a column a kind, from the top. */
export const Gumshoe = ({ seat, own, ...table }: TableProps & { readonly seat: number; readonly own: boolean }) => {
  const { view, say, nameOf, stateOf, onTap } = table;
  const slots = slotsOf(view);
  const rove = useRoving(KINDS.length * slots.length);
  const out = view.out.includes(seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of places, not of form fields
    <div
      class={`gumshoe${own ? ' own' : ''}${out ? ' out' : ''}`}
      role="group"
      aria-label={say(line('board.row', { player: { seat } }))}
      data-at={`row.${seat}`}
      {...rove.group}
    >
      <h2 class="gumshoe-name">
        <SeatGlyph seat={seat} />
        {nameOf(seat)}
        {out && <span class="gumshoe-out">{say(line('board.out'))}</span>}
      </h2>
      {KINDS.map((kind, column) => (
        <div key={kind} class={`column kind-${kind}`} data-at={`row.${seat}.${kind}`}>
          <span class="column-name" aria-hidden="true">
            <KindSign kind={kind} />
            {say(line(`board.column.${kind}`))}
          </span>
          {slots.map((slot, place) => {
            const spot: Spot = { kind, at: { seat, slot } };
            return (
              <Place
                key={slot}
                view={view}
                say={say}
                nameOf={nameOf}
                spot={spot}
                state={stateOf(spot)}
                onTap={onTap}
                item={rove.item(column * slots.length + place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
