import type { ClassBoard, ClassTable, ClientMessage } from '@tabletrotter/protocol';
import { type Live, sittersOf } from '../live.ts';
import type { ClassRecord } from '../store/store.ts';

/** Lines of the log that come with a table: what was done last may have been taken back. */
const LINES = 5;

/** A table and which version of it somebody has seen. */
export type Known = Extract<ClientMessage, { readonly type: 'board' }>['known'][number];

/** A table as somebody who only watches sees it; what they know already is not told again. */
const tableOf = async (live: Live, known: readonly Known[]): Promise<ClassTable> => {
  const { record, match, world } = live;
  const base = { table: record.id, status: record.status, sitters: sittersOf(live) };
  if (match === null) return { ...base, game: null };
  const { version, outcome } = match;
  if (known.some((each) => each.table === record.id && each.version === version)) return base;
  const view = match.view(null, { recall: false });
  const entries = await world.store.entries(record.id, Math.max(0, version + 1 - LINES), version + 1);
  return { ...base, game: { version, view, outcome, lines: match.version === version ? match.retell(entries, null) : [] } };
};

/** All tables of a class, as anybody may see them. */
export const boardOf = async (
  { id, game, empty }: ClassRecord,
  tables: readonly Live[],
  known: readonly Known[],
): Promise<ClassBoard> => ({
  class: id,
  game,
  empty,
  tables: await Promise.all(tables.map((live) => tableOf(live, known))),
});
