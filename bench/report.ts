/** What a figure should be, in words, and whether it is. */
export interface Goal {
  readonly text: string;
  readonly met: boolean;
}

/** A line of the table. */
export interface Line {
  readonly name: string;
  readonly value: number;
  /** Of `value` and `range`. */
  readonly unit: 'actions/s' | 'ms' | 'bytes';
  /** The least and the most of several measurements, where there were several. */
  readonly range: readonly [number, number] | null;
  /** How many times as much as something else measured in the same run. */
  readonly ratio: { readonly to: string; readonly times: number } | null;
  readonly goal: Goal | null;
  readonly note: string | null;
}

/** Where and how a run was made. */
export interface Conditions {
  readonly time: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** Processes that wanted a core in the last minute (load average), before and after. */
  readonly load: readonly [number, number];
  readonly methods: readonly string[];
}

const show = (value: number): string =>
  value.toLocaleString('en', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

export const atLeast = (value: number, least: number, unit = ''): Goal => ({
  text: `≥ ${show(least)}${unit}`,
  met: value >= least,
});
export const atMost = (value: number, most: number, unit = ''): Goal => ({ text: `≤ ${show(most)}${unit}`, met: value <= most });

const cells = ({ name, value, unit, range, ratio, goal, note }: Line): readonly string[] => [
  name,
  show(value),
  unit,
  range === null ? '' : range.map(show).join(' – '),
  ratio === null ? '' : `${show(ratio.times)} × ${ratio.to}`,
  goal === null ? '' : `${goal.met ? 'met' : 'MISSED'} (${goal.text})`,
  note ?? '',
];

const HEAD = ['', 'figure', '', 'least – most', 'ratio', 'goal', ''] as const;
const RIGHT: ReadonlySet<number> = new Set([1, 3]);

/** The table as text. */
export const showTable = (lines: readonly Line[], { node, processor, cores, load, methods }: Conditions): string => {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    RIGHT.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const table = rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
  const where = `Node ${node}, ${processor}, ${cores} cores, load ${load.map((each) => each.toFixed(1)).join(' → ')}`;
  return [table, '', where, ...methods, ''].join('\n');
};
