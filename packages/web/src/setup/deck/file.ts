import { type Fault, type Read, type Row, readRows } from './rows.ts';

/** Largest file that is read, in bytes: 500 places with the longest texts take two thirds of it. */
export const MOST_BYTES = 1_000_000;

const refuse = (reason: Fault['reason'], params: Fault['params'] = {}): Read => ({
  ok: false,
  faults: [{ line: null, reason, params }],
});

/** The text of a file, without the mark that some programs put before it; `null` where it is none. */
export const textOf = (bytes: ArrayBuffer): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

/** The lines of a table with commas, semicolons or tabs between its cells; `null` where a quotation mark is left open. */
export const rowsOf = async (text: string): Promise<readonly Row[] | null> => {
  const { default: Papa } = await import('papaparse');
  const rows: Row[] = [];
  let broken = false;
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes')) broken = true;
      rows.push({ line, cells: data });
      // a cell in quotation marks may go over several lines of the file
      line += text.slice(from, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      from = meta.cursor;
    },
  });
  return broken ? null : rows;
};

/** A deck from a file that somebody chose: one that is too large is refused before it is read. */
export const readDeckFile = async (file: Pick<File, 'size' | 'arrayBuffer'>): Promise<Read> => {
  if (file.size > MOST_BYTES)
    return refuse('too-large', { size: (file.size / 1_000_000).toFixed(1), most: MOST_BYTES / 1_000_000 });
  const text = textOf(await file.arrayBuffer());
  if (text === null) return refuse('not-text');
  const rows = await rowsOf(text);
  return rows === null ? refuse('broken') : readRows(rows);
};
