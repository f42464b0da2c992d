import { GAMES } from '@tabletrotter/rules/games';
import { gin } from '../gin/index.ts';
import type { Places } from '../places.ts';
import { atLeast, type Line } from '../report.ts';
import { type Contestant, type Distance, race } from './race.ts';

/** design.md, section 8. */
const GOAL = 200_000;
const GOAL_RATIO = 40;

/** Every game in the registry with the fewest and with the most seats. */
const gamesOf = (module: string): readonly Contestant[] =>
  GAMES.flatMap(({ id, seats }) =>
    [...new Set([seats.min, seats.max])].map((count) => ({ name: `${id}, ${count} seats`, module, args: [id, String(count)] })),
  );

const DISTANCE: Distance = { warmUp: 4_000, slice: 1_000, rounds: 5 };

/** Races the rules, ours and theirs. */
export const measureRules = async ({ bundles, theirs }: Places): Promise<readonly Line[]> => {
  const module = `${bundles}/contestant.mjs`;
  const contestants: readonly Contestant[] = [
    { name: 'gin-like on boardgame.io: reducer alone', module: `${theirs}/contestant.mjs`, args: [] },
    { name: 'gin-like on our kernel: full loop', module, args: [gin.id, '2'] },
    ...gamesOf(module),
  ];
  const rates = await race(contestants, DISTANCE);
  const base = rates[0]?.median ?? Number.NaN;
  return rates.map(({ median, least, most }, index) => {
    const times = median / base;
    return {
      name: `rules: ${contestants[index]?.name ?? ''}`,
      value: median,
      unit: 'actions/s',
      range: [least, most],
      ratio: index === 1 ? { to: 'boardgame.io', times } : null, // another game is no comparison
      goal: index === 0 ? null : index === 1 ? atLeast(times, GOAL_RATIO, ' ×') : atLeast(median, GOAL),
      note: null,
    };
  });
};
