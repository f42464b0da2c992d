import { DEFAULT_HOME, type Piece } from '../model.ts';

/** One home a seat: those that were chosen, and the usual one for seats that came after. */
export const homesFor = (chosen: readonly Piece[], seats: number): readonly Piece[] =>
  Array.from({ length: seats }, (_, seat) => chosen[seat] ?? DEFAULT_HOME);

/** The same homes, but for one seat. */
export const movedHouse = (homes: readonly Piece[], seat: number, to: Piece): readonly Piece[] =>
  homes.map((home, each) => (each === seat ? to : home));

/** The homes as they are asked for; `null`: everybody has the usual one, whoever comes later too. */
export const homesAsked = (chosen: readonly Piece[], seats: number): readonly Piece[] | null => {
  const homes = homesFor(chosen, seats);
  return homes.every((home) => home === DEFAULT_HOME) ? null : homes;
};
