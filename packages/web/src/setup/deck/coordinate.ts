/** Minutes of a latitude or a longitude from a cell of a table, or why it is none. */
export type Coordinate =
  | { readonly ok: true; readonly minutes: number }
  | { readonly ok: false; readonly error: 'unreadable' | 'out-of-range' };

/** What is read: which letters its hemispheres have, in the page's three languages, and how far it goes, in degrees. */
interface Axis {
  readonly most: number;
  /** North or east, and south or west. */
  readonly plus: string;
  readonly minus: string;
}

// O is oeste, as whoever writes Spanish means it
export const LATITUDE: Axis = { most: 90, plus: 'NС', minus: 'SЮ' };
export const LONGITUDE: Axis = { most: 180, plus: 'EВ', minus: 'WOЗ' };

const UNREADABLE: Coordinate = { ok: false, error: 'unreadable' };

const DECIMAL = /^(?<sign>[-+−]?)(?<whole>\d{1,3})(?:[.,](?<part>\d{1,60}))?\s*°?\s*(?<letter>\p{L}?)$/u;
const MINUTES = /^(?<whole>\d{1,3})(?:\s*°\s*|\s+)(?<minutes>[0-5]?\d)\s*[′'’´]?\s*(?<letter>\p{L})$/u;

const signOf = (letter: string, { plus, minus }: Axis): 1 | -1 | undefined => {
  if (plus.includes(letter)) return 1;
  return minus.includes(letter) ? -1 : undefined;
};

/** Whole minutes of a number of degrees given by its digits, halves away from zero: reckoned without fractions, so that halves are halves. */
const rounded = (digits: string, decimals: number): number => {
  const scale = 10n ** BigInt(decimals);
  return Number((BigInt(digits) * 120n + scale) / (2n * scale));
};

const decimal = (found: { readonly [name: string]: string | undefined }, axis: Axis): Coordinate => {
  const { sign = '', whole = '', part = '', letter = '' } = found;
  const side = letter === '' ? 1 : signOf(letter, axis);
  // a sign and a letter would say it twice
  if (side === undefined || (letter !== '' && sign !== '')) return UNREADABLE;
  const beyond = Number(whole) > axis.most || (Number(whole) === axis.most && /[1-9]/.test(part));
  if (beyond) return { ok: false, error: 'out-of-range' };
  const minutes = rounded(whole + part, part.length);
  return { ok: true, minutes: (sign === '-' || sign === '−' ? -1 : 1) * side * minutes || 0 };
};

/**
 * Reads decimal degrees (`-9.14`, `9,14 W`), or degrees and minutes with the letter of a hemisphere (`38°43′N`, `38 43 N`).
 * The result is in whole minutes, north and east positive (CW-5.1).
 */
export const readCoordinate = (cell: string, axis: Axis): Coordinate => {
  const text = cell.trim().toUpperCase();
  const degrees = DECIMAL.exec(text)?.groups;
  if (degrees !== undefined) return decimal(degrees, axis);
  const { whole, minutes, letter = '' } = MINUTES.exec(text)?.groups ?? {};
  const side = signOf(letter, axis);
  if (whole === undefined || minutes === undefined || side === undefined) return UNREADABLE;
  const all = Number(whole) * 60 + Number(minutes);
  return all > axis.most * 60 ? { ok: false, error: 'out-of-range' } : { ok: true, minutes: side * all || 0 };
};
