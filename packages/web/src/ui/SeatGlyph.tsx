import './seat-glyph.css';

/** One shape a seat, in the order of the seats: never told by colour alone. */
const SHAPES = [
  <circle key="circle" cx="12" cy="12" r="9" />,
  <path key="triangle" d="M12 2.500 22 20.500H2z" />,
  <path key="square" d="M3.500 3.500h17v17h-17z" />,
  <path key="diamond" d="M12 1.500 22.500 12 12 22.500 1.500 12z" />,
  <path key="hexagon" d="M7 3h10l5.500 9L17 21H7L1.500 12z" />,
  <path key="star" d="M12 1.500l3 7 7.500.7-5.700 5 1.700 7.300L12 17.600 5.500 21.500l1.700-7.300-5.700-5L9 8.500z" />,
] as const;

/** The mark of a seat, beside its name. A decoration: the name says who it is. */
export const SeatGlyph = ({ seat, large = false }: { readonly seat: number; readonly large?: boolean }) => (
  <svg class={`glyph seat-${seat % SHAPES.length}${large ? ' large' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    {SHAPES[seat % SHAPES.length]}
  </svg>
);
