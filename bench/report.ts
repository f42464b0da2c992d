/** A line of the table. */
export interface Line {
  readonly name: string;
  /** Actions a second. */
  readonly perSecond: number;
  /** The slowest and the fastest slice, where there were several. */
  readonly range: readonly [number, number] | null;
  /** How many times as fast as something else or as a goal, and how many times it should be. */
  readonly compared: { readonly to: string; readonly ratio: number; readonly goal: number } | null;
  readonly note: string | null;
}

/** Where and how a run was made. */
export interface Conditions {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** Processes that wanted a core in the last minute (load average), before and after. */
  readonly load: readonly [number, number];
  readonly measured: string;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const cells = ({ name, perSecond, range, compared, note }: Line): readonly string[] => {
  const goal = compared === null ? '' : `${compared.ratio.toFixed(2)} × ${compared.to}`;
  const met = compared === null ? '' : `${compared.ratio >= compared.goal ? 'met' : 'MISSED'} (${compared.goal} ×)`;
  return [name, whole(perSecond), range === null ? '' : range.map(whole).join(' – '), goal, met, note ?? ''];
};

const HEAD = ['', 'actions/s', 'slowest – fastest', 'ratio', 'goal', ''] as const;

/** The table as text. */
export const showTable = (lines: readonly Line[], { node, processor, cores, load, measured }: Conditions): string => {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const table = rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
  const where = `Node ${node}, ${processor}, ${cores} cores, load ${load.map((each) => each.toFixed(1)).join(' → ')}`;
  return `${table}\n\n${where}\n${measured}\n`;
};
