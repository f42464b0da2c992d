import type { HostedGame } from '@tabletrotter/rules';
import { at } from '@tabletrotter/rules/core/basics';
import { atMost, type Line } from '../report.ts';
import { median } from '../statistics.ts';
import { connect } from './players/client.ts';
import { playSeat } from './players/ours.ts';
import { makeTable } from './players/table.ts';

/** design.md, section 8: "under 8 kB typically". */
const GOAL = 8_000;
/** Looked at anew after so many actions. */
const EVERY = 10;

/** How long `shown` is for the first seat through a game played at random: at the start, and after every so many actions. */
const sizesOf = async (address: string, game: HostedGame, seats: number): Promise<readonly number[]> => {
  const [one, ...others] = await Promise.all([connect(address), ...Array.from({ length: seats - 1 }, () => connect(address))]);
  const table = await makeTable(game.id, [one, ...others]);
  const { client, seat, secret } = at(table.people, 0);
  // its own connection looks anew: another would have the seat from then on
  const look = async (): Promise<number> => {
    const { bytes } = await client.ask('shown', { type: 'show', table: table.id, seat, secret });
    return bytes;
  };
  const looks: Promise<number>[] = [];
  let actions = 0;
  const watch = {
    thinking: () => 0,
    acknowledged() {
      if (++actions % EVERY === 0) looks.push(look());
    },
  };
  const over = Promise.all(table.people.map((person) => playSeat(game, person, watch)));
  await table.start();
  looks.unshift(look());
  await over;
  looks.push(look());
  const sizes = await Promise.all(looks);
  for (const { client: each } of table.people) each.socket.close();
  return sizes;
};

/** How much joining a table sends, with the most seats of the game. */
export const measureJoin = async (address: string, game: HostedGame): Promise<Line> => {
  const sizes = await sizesOf(address, game, game.seats.max);
  const typical = median(sizes);
  return {
    name: `join: ${game.id}, ${game.seats.max} seats, typically`,
    value: typical,
    unit: 'bytes',
    range: [Math.min(...sizes), Math.max(...sizes)],
    ratio: null,
    goal: atMost(typical, GOAL),
    note: `at the start ${at(sizes, 0)}, at the end ${at(sizes, sizes.length - 1)}; looked at ${sizes.length} times in one game`,
  };
};
