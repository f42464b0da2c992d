/** TR-1.2: the numbers of the lucky cards, one card each, and the faces of the die (TR-2.3). */
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type Number6 = (typeof NUMBERS)[number];

/** TR-2.1 */
export const STRIDES = [1, 2, 3] as const;
export type Stride = (typeof STRIDES)[number];

/** TR-1.1: steps from the start to the line. */
export const LENGTHS = [5, 9] as const;
export type Length = (typeof LENGTHS)[number];

/** TR-3.1: seconds in which to choose; `null` for no hurry. */
export const WINDOWS = [null, 3, 10] as const;
export type Window = (typeof WINDOWS)[number];
