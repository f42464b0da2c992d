import type { Named, Summary } from './report.ts';
import type { Rate } from './wilson.ts';

/** What the machine did, apart from what the games came to. */
export interface Timing {
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly workers: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const round = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const rows = (title: string, rates: readonly Named[]): readonly string[] => {
  const games = rates[0]?.games ?? 0;
  if (games === 0) return [];
  const width = Math.max(...rates.map(({ name }) => name.length), 8);
  const lines = rates.map(
    ({ name, wins, share, low, high }) =>
      `  ${name.padEnd(width)} ${percent(share).padStart(8)}   ${percent(low).padStart(7)} to ${percent(high).padStart(7)} ${round(wins).padStart(9)}`,
  );
  return [`${title} (${games} games: share won, 95 % interval, wins)`, ...lines];
};

const inWords = ({ wins, games, share, low, high }: Rate): string =>
  `${round(wins)} of ${games} games, ${percent(share)} (${percent(low)} to ${percent(high)})`;

/** A summary for people, in lines. */
export const printSummary = (summary: Summary, { seconds, actionsPerSecond, workers }: Timing): readonly string[] => {
  const { plan, actions, finisher, finisherAlone, endings, shared, allLost } = summary;
  return [
    `${plan.game}, ${plan.seats} seats, ${plan.games} games, options ${JSON.stringify(plan.options)}, seed ${JSON.stringify(plan.seed)}`,
    ...rows('By bot', summary.byBot),
    ...rows('By seat', summary.bySeat),
    ...rows('By turn order', summary.byOrder),
    `Whose action ended the game is among its winners in ${inWords(finisher)}; alone in ${inWords(finisherAlone)}`,
    `Shared wins: ${shared} (each winner gets its fraction). All lost: ${allLost}.`,
    `Actions a game: mean ${actions.mean.toFixed(1)}, min ${actions.min}, median ${actions.median}, max ${actions.max}`,
    `Ended by: ${Object.entries(endings)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`,
    `${Math.round(actionsPerSecond)} actions/s: ${actions.total} in ${seconds.toFixed(1)} s on ${workers} worker${workers === 1 ? '' : 's'}`,
  ];
};

/** A bar of progress on one line that is written over; the empty text wipes it. */
export const progressBar = (played: number, games: number): string => {
  const full = Math.round((30 * played) / games);
  return `\r${'█'.repeat(full)}${'░'.repeat(30 - full)} ${played}/${games}`;
};
export const wipe = '\r\u001b[K';
