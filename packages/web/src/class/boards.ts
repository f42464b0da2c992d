import type { ClassBoard, ClassTable } from '@tabletrotter/protocol';

/** Which version of its tables a board shows. */
export const knownOf = (board: ClassBoard | null): { readonly table: string; readonly version: number }[] =>
  (board?.tables ?? []).flatMap(({ table, game }) => (game ? [{ table, version: game.version }] : []));

/** A board that has come, with what it did not tell again because it was known before. */
export const withKnown = (next: ClassBoard, before: ClassBoard | null): ClassBoard => ({
  ...next,
  tables: next.tables.map((table): ClassTable => {
    const known = before?.tables.find((each) => each.table === table.table);
    return table.game === undefined && known?.game ? { ...table, game: known.game } : table;
  }),
});
