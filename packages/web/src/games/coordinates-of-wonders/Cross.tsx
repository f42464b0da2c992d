import type { ComponentChildren } from 'preact';
import type { Size } from '../../ui/size.ts';
import { crossOf } from './crossed.ts';
import { itemsOn } from './lane.ts';
import type { Props } from './model.ts';
import { cardPlace, ENDS, type Line, lineOf, otherLine, type Placed, placeName, startOn, type View } from './model.ts';
import { word } from './words.ts';

interface CrossProps extends Pick<Props, 'say'> {
  readonly view: View;
  readonly line: Line;
  readonly ghost: Placed | null;
  readonly room: Size;
  readonly onUnfold: (line: Line) => void;
  /** Draws the unfolded line. */
  readonly lane: (pitch: number) => ComponentChildren;
}

/** Both lines through the start card: one unfolded, the other folded to marks with small names. */
export const Cross = ({ view, line, ghost, room, onUnfold, lane, say }: CrossProps) => {
  const folded = otherLine(line);
  const start = startOn(view, folded);
  const cards = lineOf(view, folded);
  const [before, after] = [cards.slice(0, start).reverse(), cards.slice(start + 1)];
  const items = itemsOn(view, line, ghost);
  const cross = crossOf(line, room, {
    items: items.length,
    start: items.findIndex(({ kind }) => kind === 'start'),
    folded: [before.length, after.length],
    numbered: view.options.memory === 'helped',
  });
  const low = cross.start > cross.length / 2;
  return (
    <div
      class={`cross ${line}${cross.spines ? ' spines' : ''}${low ? ' low' : ''}`}
      style={{ '--start': `${cross.start}px`, '--length': `${cross.length}px`, '--ends': `${cross.ends}px` }}
    >
      {[before, after].map((arm, side) => (
        <button
          key={folded + side}
          type="button"
          class={side === 0 ? 'arm before' : 'arm after'}
          style={{ '--mark': `${cross.marks[side]}px`, '--marks': arm.length }}
          aria-label={`${say(word(`board.line.${folded}.unfold`))}: ${arm
            .map((id) => say(word('board.place', { place: placeName(view, id) })))
            .join(', ')}`}
          onClick={() => onUnfold(folded)}
        >
          {arm.map((id, place) => (
            <span key={id} class="mark" style={{ '--place': place + 1 }} data-at={cardPlace(id)}>
              <span class="mark-name">{say(word('board.place', { place: placeName(view, id) }))}</span>
            </span>
          ))}
          <span class="line-end" aria-hidden="true">
            {say(word(`board.arm.${ENDS[folded][side === 0 ? 0 : 1]}`))}
          </span>
        </button>
      ))}
      {lane(cross.pitch)}
    </div>
  );
};
