/** A share and its 95 % interval (Wilson's score interval; `wins` may be fractional where wins are shared). */
export interface Rate {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** How often something was won, and between what bounds its true share lies in 95 of 100 cases. */
export const rateOf = (wins: number, games: number): Rate => {
  if (games === 0) return { games, wins, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const weight = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { games, wins, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};
