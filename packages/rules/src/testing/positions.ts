import type { Game } from '../core/game.ts';
import { pickOne, quickLuck } from '../core/random.ts';
import { openTable, propose } from '../core/table.ts';
import { copyOf, deepFreeze, difference, mutated, short, textOf } from './json.ts';
import { type Census, isFromBox, randomFor, viewersOf } from './play.ts';
import { legalFor, type Played, spread, violation } from './walk.ts';

/** A position written and read is the same position, and every viewer sees the same. */
export const checkPositions = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, seats, tables }: Played<S, A, E>,
  {
    census,
    optional = ['options', 'recall'],
  }: { readonly census?: Census<S> | undefined; readonly optional?: readonly string[] | undefined } = {},
): void => {
  for (const { state, version } of spread(tables, 12)) {
    const where = `${label}, version ${version}`;
    const position = game.dumpPosition(state);
    const read = game.parsePosition(copyOf(position));
    if (!read.ok) violation(where, `its own position is refused: ${read.error.message}`);
    const again = deepFreeze(read.value);
    const fault = difference(position, game.dumpPosition(again));
    if (fault !== undefined) violation(where, `read and dumped it differs: ${fault}`);
    for (const viewer of viewersOf(seats))
      for (const recall of [false, true]) {
        const other = difference(game.viewFor(state, viewer, { recall }), game.viewFor(again, viewer, { recall }));
        if (other !== undefined)
          violation(where, `${viewer} sees another table after loading${recall ? ' (recall)' : ''}: ${other}`);
      }
    if (textOf(game.toAct(state)) !== textOf(game.toAct(again))) violation(where, 'after loading others are asked');
    if (census !== undefined && textOf(census.box.toSorted()) !== textOf(census.of(again).toSorted()))
      violation(where, 'loading loses components');
    for (const key of Object.keys(position)) {
      const { [key]: _gone, ...rest } = position;
      const less = game.parsePosition(copyOf(rest));
      if (less.ok && !optional.includes(key)) violation(where, `a position without "${key}" is read`);
      if (key === 'recall' && !less.ok) violation(where, `a position without "recall" is refused: ${less.error.message}`);
    }
    if (game.parsePosition({ ...position, surplus: 1 }).ok) violation(where, 'a position with a surplus key is read');
  }
};

/** A position with something wrong is refused with a message, or it is a position after all and can be played. Never a throw. */
export const checkImpossible = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, tables }: Played<S, A, E>,
  { junk, number, census }: { readonly junk: unknown; readonly number: number; readonly census?: Census<S> | undefined },
): void => {
  const random = randomFor(`${label} position ${number}`);
  const raw = mutated(copyOf(game.dumpPosition(pickOne(tables, random).state)), random, copyOf(junk ?? null));
  const where = `${label}, position ${JSON.stringify(raw)}`;
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (thrown) {
      violation(where, `throws: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  };
  const read = guarded(() => game.parsePosition(raw));
  if (!read.ok) {
    if (read.error.message.length < 5) violation(where, 'is refused without a message');
    return;
  }
  const state = deepFreeze(read.value);
  if (census !== undefined && !isFromBox(census, census.of(state)))
    violation(where, 'is read with other components than the box has');
  guarded(() => {
    const twice = game.parsePosition(copyOf(game.dumpPosition(state)));
    if (!twice.ok || textOf(game.dumpPosition(twice.value)) !== textOf(game.dumpPosition(state)))
      violation(where, `is read once and not again: ${short(twice)}`);
    const luck = quickLuck(number);
    const { seats } = game.facts(state);
    const start = {
      format: 1,
      game: game.id,
      rulesVersion: 1,
      seats,
      options: null,
      position: null,
      commitment: null,
      words: [],
    };
    let { table } = openTable(game, state, luck, { start, time: 0 });
    for (let turn = 0; turn < 25 && game.toAct(table.state).length > 0; turn++) {
      for (const viewer of viewersOf(seats)) game.viewFor(table.state, viewer, { recall: true });
      const seat = pickOne(game.toAct(table.state), random);
      const legal = legalFor(game, table.state, seat);
      if (legal.length === 0) violation(where, `leads where seat ${seat} has no legal action`);
      const step = propose(game, table, luck, { seat, action: pickOne(legal, random), id: null, time: 0 });
      if (!step.ok) violation(where, 'leads where a legal action is not taken');
      table = step.value.table;
    }
  });
};
