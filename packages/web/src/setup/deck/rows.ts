import { LONGEST_TEXT, MOST_PLACES, type OwnPlace, UNSEEN } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { LATITUDE, LONGITUDE, readCoordinate } from './coordinate.ts';

/** A line of a table as it was written; lines are counted from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong with a file, or with a line of it (`null`: with the whole); its sentence is `deck.fault.<reason>`. */
export interface Fault {
  readonly line: number | null;
  readonly reason: FaultReason;
  readonly params: { readonly [name: string]: string | number };
}

export const FAULT_REASONS = [
  'broken',
  'cells',
  'control',
  'empty',
  'formula',
  'kind',
  'latitude',
  'latitude-range',
  'long',
  'longitude',
  'longitude-range',
  'name-twice',
  'no-column',
  'no-name',
  'not-text',
  'too-few',
  'too-large',
  'too-many',
  'twice-column',
] as const;
export type FaultReason = (typeof FAULT_REASONS)[number];

/** A whole deck, or all that is wrong with its file: nothing is taken over by halves (CW-5.1). */
export type Read =
  | { readonly ok: true; readonly places: readonly OwnPlace[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export const NEEDED = ['name', 'latitude', 'longitude'] as const;
export const COLUMNS = [...NEEDED, 'kind', 'name_es', 'name_ru', 'country', 'note'] as const;
type Column = (typeof COLUMNS)[number];
const TEXTS = ['name', 'name_es', 'name_ru', 'country', 'note'] as const satisfies readonly Column[];

type Cells = { readonly [C in Column]: string };

/** What a spreadsheet would reckon with instead of showing it. */
const FORMULA = /^[=+\-@]/;

const fault = (line: number | null, reason: FaultReason, params: Fault['params'] = {}): Fault => ({ line, reason, params });

/** A text as it is shown in a sentence. */
const shown = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Where each column stands; others than ours are left alone. */
const headOf = ({ line, cells }: Row): { readonly at: (column: Column) => number; readonly faults: readonly Fault[] } => {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const twice = COLUMNS.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  const missing = NEEDED.filter((column) => !names.includes(column));
  return {
    at: (column) => names.indexOf(column),
    faults: [
      ...missing.map((column) => fault(line, 'no-column', { column })),
      ...twice.map((column) => fault(line, 'twice-column', { column })),
    ],
  };
};

const textFaults = (line: number, cells: Cells): readonly Fault[] =>
  TEXTS.flatMap((column) => {
    const text = cells[column];
    if (FORMULA.test(text)) return [fault(line, 'formula', { column, text: shown(text) })];
    if (UNSEEN.test(text)) return [fault(line, 'control', { column })];
    return text.length > LONGEST_TEXT ? [fault(line, 'long', { column, count: LONGEST_TEXT })] : [];
  });

type Placed = { readonly place: OwnPlace } | { readonly faults: readonly Fault[] };

const placeOf = (line: number, cells: Cells): Placed => {
  const { name, kind, country, note } = cells;
  const latitude = readCoordinate(cells.latitude, LATITUDE);
  const longitude = readCoordinate(cells.longitude, LONGITUDE);
  const is = kind === '' ? 'city' : kind.toLowerCase();
  const faults = [
    ...(name === '' ? [fault(line, 'no-name')] : []),
    ...textFaults(line, cells),
    ...(latitude.ok
      ? []
      : [fault(line, latitude.error === 'unreadable' ? 'latitude' : 'latitude-range', { text: shown(cells.latitude) })]),
    ...(longitude.ok
      ? []
      : [fault(line, longitude.error === 'unreadable' ? 'longitude' : 'longitude-range', { text: shown(cells.longitude) })]),
    ...(is === 'city' || is === 'sight' ? [] : [fault(line, 'kind', { text: shown(kind) })]),
  ];
  if (faults.length > 0 || !latitude.ok || !longitude.ok || (is !== 'city' && is !== 'sight')) return { faults };
  return {
    place: {
      id: `own-${line}`,
      names: { en: name, es: cells.name_es === '' ? name : cells.name_es, ru: cells.name_ru === '' ? name : cells.name_ru },
      kind: is,
      latitudeMinutes: latitude.minutes,
      longitudeMinutes: longitude.minutes,
      ...(country === '' ? {} : { country }),
      ...(note === '' ? {} : { note }),
    },
  };
};

const nameFaults = (places: readonly { readonly line: number; readonly name: string }[]): readonly Fault[] => {
  const seen = new Map<string, number>();
  return places.flatMap(({ line, name }) => {
    const key = name.normalize('NFC').toLowerCase();
    const before = seen.get(key);
    if (before === undefined) seen.set(key, line);
    return before === undefined || key === '' ? [] : [fault(line, 'name-twice', { text: shown(name), other: before })];
  });
};

/** A deck from the lines of a table, its head first: all of it, or every fault. */
export const readRows = (rows: readonly Row[]): Read => {
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) return { ok: false, faults: [fault(null, 'empty')] };
  const { at, faults } = headOf(head);
  if (faults.length > 0) return { ok: false, faults };
  if (body.length > MOST_PLACES)
    return { ok: false, faults: [fault(null, 'too-many', { count: body.length, most: MOST_PLACES })] };
  const read = body.map(({ line, cells }) => {
    const cell = (column: Column): string => cells[at(column)]?.trim() ?? '';
    const placed: Placed =
      cells.length > head.cells.length && cells.slice(head.cells.length).some((extra) => extra.trim() !== '')
        ? { faults: [fault(line, 'cells', { count: cells.length, columns: head.cells.length })] }
        : placeOf(line, {
            name: cell('name'),
            latitude: cell('latitude'),
            longitude: cell('longitude'),
            kind: cell('kind'),
            name_es: cell('name_es'),
            name_ru: cell('name_ru'),
            country: cell('country'),
            note: cell('note'),
          });
    return { line, name: cell('name'), placed };
  });
  const wrong = [...read.flatMap(({ placed }) => ('faults' in placed ? placed.faults : [])), ...nameFaults(read)];
  if (wrong.length > 0) return { ok: false, faults: wrong.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
  return { ok: true, places: read.flatMap(({ placed }) => ('place' in placed ? [placed.place] : [])) };
};
