import { COLUMNS, type Direction, ROWS, type Square } from './model.ts';
import { isOpen, type Outlook } from './outlook.ts';
import type { Leg } from './recent.ts';

/** The middle of a square, in squares from the north-west corner. */
const middleOf = (square: Square): string => `${(square % COLUMNS) + 0.5} ${Math.floor(square / COLUMNS) + 0.5}`;

const GRID = [
  ...Array.from({ length: ROWS - 1 }, (_, row) => `M0 ${row + 1}H${COLUMNS}`),
  ...Array.from({ length: COLUMNS - 1 }, (_, column) => `M${column + 1} 0V${ROWS}`),
].join('');

interface LinesProps {
  readonly outlooks: readonly Outlook[];
  readonly aimed: Direction | null;
  readonly legs: readonly Leg[];
}

/** The squares of the map, the lines of the wind rose, and the ways that the planes took last. An ornament: the squares say it. */
export const Lines = ({ outlooks, aimed, legs }: LinesProps) => (
  <svg class="atlas-lines" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true" focusable="false">
    <path class="atlas-squares" d={GRID} />
    {legs.map(({ seat, from, to, by }, place) => (
      <path key={place} class={`leg leg-${by} way-${seat}`} d={`M${middleOf(from)}L${middleOf(to)}`} />
    ))}
    {outlooks.map(({ direction, path, result }) => {
      const dots = direction === aimed || isOpen(result) ? path : [];
      return (
        <g key={direction} class={direction === aimed ? 'ray aimed' : 'ray'}>
          {dots.map((square) => {
            const [x, y] = middleOf(square).split(' ');
            return <circle key={square} cx={x} cy={y} r={direction === aimed ? 0.13 : 0.07} />;
          })}
        </g>
      );
    })}
  </svg>
);

/** The bumps of the last move, numbered in their order where they came down: above all else, and in nobody's way. */
export const BumpNumbers = ({ legs }: Pick<LinesProps, 'legs'>) => (
  <svg class="atlas-numbers" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true" focusable="false">
    {legs
      .filter(({ by }) => by === 'bump')
      .map(({ to }, place) => (
        <g key={place}>
          <circle class="leg-number" cx={(to % COLUMNS) + 0.85} cy={Math.floor(to / COLUMNS) + 0.8} r="0.2" />
          <text x={(to % COLUMNS) + 0.85} y={Math.floor(to / COLUMNS) + 0.92}>
            {place + 1}
          </text>
        </g>
      ))}
  </svg>
);
