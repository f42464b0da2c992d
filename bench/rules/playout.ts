import { at } from '@tabletrotter/rules/core/basics';
import type { Game } from '@tabletrotter/rules/core/game';
import type { HostedGame, Match } from '@tabletrotter/rules/core/hosted';
import { LOG_FORMAT } from '@tabletrotter/rules/core/log';
import { pickOne, quickLuck, quickRandom } from '@tabletrotter/rules/core/random';
import { openTable, propose, type Table } from '@tabletrotter/rules/core/table';

/** Plays one random legal action; a new game when the last one is over. */
export type Play = () => void;

const SEED = 20_250_101;

/** The full loop on the kernel: view of the seat asked, legal list, then `propose` (view again, decide, evolve, advance). */
export const playOf = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, seats: number): Play => {
  const random = quickRandom(SEED);
  const luck = quickLuck(SEED + 1);
  const { id, rulesVersion } = game;
  const start = { format: LOG_FORMAT, game: id, rulesVersion, seats, options: {}, position: null, commitment: null, words: [] };
  const open = (): Table<S> => openTable(game, game.setup(game.options.defaults, seats), luck, { start, time: 0 }).table;
  let table = open();
  return () => {
    let asked = game.toAct(table.state);
    if (asked.length === 0) {
      table = open();
      asked = game.toAct(table.state);
    }
    const seat = at(asked, 0);
    const view = game.viewFor(table.state, seat, { recall: false });
    const legal = game.candidates(view).filter((action) => game.refusal(view, action) === undefined);
    const proposal = propose(game, table, luck, { seat, action: pickOne(legal, random), id: null, time: 0 });
    if (!proposal.ok) throw new Error(`${id}: a legal action was not taken (${proposal.error.code})`);
    table = proposal.value.table;
  };
};

/** The same through a match as the server holds it: the action is parsed besides, and its entry sealed. */
export const playHosted = (game: HostedGame, seats: number): Play => {
  const random = quickRandom(SEED);
  const luck = quickLuck(SEED + 1);
  const stamp = { id: null, time: 0 };
  const open = (): Match => {
    const opened = game.open(seats, {}, { luck, time: 0, commitment: null, words: [] });
    if (!opened.ok) throw new Error(opened.error.message);
    return opened.value.match;
  };
  let match = open();
  return () => {
    if (match.toAct.length === 0) match = open();
    const seat = at(match.toAct, 0);
    const step = match.act(seat, pickOne(match.legal(seat), random), stamp);
    if (!step.ok) throw new Error(`${game.id}: a legal action was not taken (${step.error.code})`);
    step.value.accept();
  };
};
