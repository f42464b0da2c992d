import './die.css';

/** Where the pips stand on a grid of three by three, for each face. */
const PIPS = {
  1: [[1, 1]],
  2: [
    [2, 0],
    [0, 2],
  ],
  3: [
    [2, 0],
    [1, 1],
    [0, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
} as const;

export type Face = keyof typeof PIPS;

const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];

/** The face that shows so many; `null` where there is none. */
export const faceOf = (die: number): Face | null => FACES.find((face) => face === die) ?? null;

/** A die of six, `--die-w` wide (48 px); `null` before it is rolled. A picture: what holds it says the number. */
export const Die = ({ face }: { readonly face: Face | null }) => (
  <svg class={face === null ? 'die blank' : 'die'} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4.5" />
    {face !== null && PIPS[face].map(([x, y]) => <circle key={`${x}${y}`} cx={6.5 + 5.5 * x} cy={6.5 + 5.5 * y} r="2.1" />)}
  </svg>
);
