import type { OwnTable, Sitter } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';

/** A table of the list, with all the seats that this device holds there. */
export interface Row extends Pick<OwnTable, 'table' | 'code' | 'game' | 'status' | 'sitters' | 'since' | 'rematch'> {
  readonly seats: readonly Seat[];
  /** One of those seats is asked something. */
  readonly asked: boolean;
}

/** What comes first: those that wait for the reader, those that go on, those that have yet to begin, those that are over. */
const rank = ({ asked, status }: Row): number => {
  if (asked) return 0;
  switch (status) {
    case 'playing':
      return 1;
    case 'waiting':
      return 2;
    case 'over':
    case 'frozen':
      return 3;
  }
};

/** The tables in the order in which they matter, of equals the latest first; several seats at one table are one line. */
export const rowsOf = (tables: readonly OwnTable[]): readonly Row[] => {
  const rows = new Map<string, Row>();
  for (const { seat, asked, ...table } of tables) {
    const before = rows.get(table.table);
    rows.set(table.table, { ...table, seats: [...(before?.seats ?? []), seat], asked: asked || before?.asked === true });
  }
  return [...rows.values()].sort((one, other) => rank(one) - rank(other) || other.since - one.since);
};

/** The seats of the people and robots that this device does not hold. */
export const othersAt = ({ sitters, seats }: Pick<Row, 'sitters' | 'seats'>): readonly { seat: Seat; sitter: Sitter }[] =>
  sitters.flatMap((sitter, seat) => (seats.includes(seat) || sitter.kind === 'open' ? [] : [{ seat, sitter }]));
