const WIDTH = 110;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value on one line: `{count: 46}`, `joplin, joplin, hinton`. */
const inline = (value: unknown): string => {
  if (value === null) return '–';
  if (Array.isArray(value)) return listed(value.map((each: unknown) => (isObject(each) ? bracketed(each) : inline(each))));
  if (isObject(value))
    return Object.entries(value)
      .map(([key, each]) => `${key} ${isObject(each) ? bracketed(each) : inline(each)}`)
      .join(', ');
  return String(value);
};

/** The elements in order, many alike in a row told once: `{count 1} ×10`. */
const listed = (elements: readonly string[]): string => {
  const runs: { text: string; count: number }[] = [];
  for (const text of elements) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.length === 0 ? '(none)' : runs.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`)).join(', ');
};

const bracketed = (value: object): string => (Array.isArray(value) ? `[${inline(value)}]` : `{${inline(value)}}`);

const lines = (key: string, value: unknown, indent: string): readonly string[] => {
  const line = `${indent}${key}: ${inline(value)}`;
  if (!isObject(value) || line.length <= WIDTH) return [line];
  const inner: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((each: unknown, index): readonly [string, unknown] => [String(index), each])
    : Object.entries(value);
  if (Array.isArray(value) && !value.some(isObject)) return wrap(line, indent);
  return [`${indent}${key}:`, ...inner.flatMap(([name, each]) => lines(name, each, `${indent}  `))];
};

const wrap = (text: string, indent: string): readonly string[] => {
  const rows: string[] = [];
  let row = '';
  for (const word of text.trimStart().split(' ')) {
    if (row !== '' && row.length + word.length >= WIDTH) {
      rows.push(row);
      row = `${indent}   `;
    }
    row = row === '' ? `${indent}${word}` : `${row} ${word}`;
  }
  return [...rows, row];
};

/** A view for people to read: a line a key where it fits, indented below it where not. Knows no game. */
export const showView = (view: unknown): readonly string[] =>
  isObject(view) ? Object.entries(view).flatMap(([key, value]) => lines(key, value, '')) : [inline(view)];

/** An action for people to read: its type, then what goes with it, such as `meld joplin, count 3`. */
export const showAction = (action: unknown): string => {
  if (!isObject(action)) return inline(action);
  const rest = Object.entries(action).filter(([key]) => key !== 'type');
  const type = 'type' in action ? inline(action.type) : 'act';
  const parts = rest.map(([key, value]) => (typeof value === 'string' ? value : `${key} ${inline(value)}`));
  return parts.length === 0 ? type : `${type} ${parts.join(', ')}`;
};
