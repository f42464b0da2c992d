import { itemsOn } from './lane.ts';
import { LINES, type Line, type Placed, type View } from './model.ts';

/** Half the width of the picture. */
const HALF = 40;

/** Both lines as dots, as large as a thumb: which one is unfolded, and where on it something happens. A picture. */
export const MiniCross = ({ view, line, ghost }: { readonly view: View; readonly line: Line; readonly ghost: Placed | null }) => (
  <svg class="mini-cross" viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
    {LINES.map((each) => {
      const items = itemsOn(view, each, ghost);
      const start = items.findIndex(({ kind }) => kind === 'start');
      const longest = Math.max(start, items.length - 1 - start, 4);
      const step = (HALF - 4) / longest;
      return (
        <g key={each} class={each === line ? 'mini-line unfolded' : 'mini-line'}>
          <path d={each === 'north-south' ? `M0 ${-HALF}V${HALF}` : `M${-HALF} 0H${HALF}`} />
          {items.map(({ id, kind }, index) => {
            const along = (index - start) * step;
            const [x, y] = each === 'north-south' ? [0, along] : [along, 0];
            return <circle key={id} data-kind={kind} cx={x} cy={y} r={kind === 'card' ? Math.min(3, step / 2.4) : 4} />;
          })}
        </g>
      );
    })}
  </svg>
);
