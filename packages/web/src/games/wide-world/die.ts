import type { Face } from '../../ui/Die.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];

/** The face of a die that shows so many; `null` where there is none. */
export const faceOf = (die: number): Face | null => FACES.find((face) => face === die) ?? null;
