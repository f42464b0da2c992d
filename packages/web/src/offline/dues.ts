/** When each table is to be looked after by this tab. Another tab looks after its own: whose move comes second gets a `Conflict`. */
export interface Dues {
  set(table: string, at: number | null): void;
  /** The tables that are due, each leased until then. */
  claim(now: number, until: number, limit: number): readonly string[];
  /** Makes all that is due later, or claimed, due now. */
  rouse(now: number): void;
  next(): number | null;
}

export const createDues = (): Dues => {
  const dues = new Map<string, { readonly at: number; readonly lease: number }>();
  return {
    set(table, at) {
      if (at === null) dues.delete(table);
      else dues.set(table, { at, lease: 0 });
    },
    claim(now, until, limit) {
      const due = [...dues]
        .filter(([, { at, lease }]) => at <= now && lease <= now)
        .sort(([, one], [, other]) => one.at - other.at)
        .slice(0, limit);
      for (const [table, { at }] of due) dues.set(table, { at, lease: until });
      return due.map(([table]) => table);
    },
    rouse(now) {
      for (const [table, { at }] of dues) dues.set(table, { at: Math.min(at, now), lease: 0 });
    },
    next: () => (dues.size === 0 ? null : Math.min(...[...dues.values()].map(({ at, lease }) => Math.max(at, lease)))),
  };
};
