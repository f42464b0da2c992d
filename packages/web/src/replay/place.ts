import type { Viewer } from '@tabletrotter/rules';

/** Where a replay stands, as it is written in the address: `at=12&eyes=0`. */
export interface Place {
  /** The entry after which the table is shown. */
  readonly at: number;
  /** Whose eyes; `all`: everybody's, side by side. */
  readonly eyes: Viewer | 'all';
  /** Only the table, without anything to press: a small window of a larger page. */
  readonly bare: boolean;
}

/** A place from an address, within what there is. */
export const parsePlace = (hash: string, { last, seats }: { readonly last: number; readonly seats: number }): Place => {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const at = Number(params.get('at') ?? last);
  const eyes = params.get('eyes');
  const seat = Number(eyes);
  const isSeat = eyes !== null && /^\d$/.test(eyes) && seat < seats;
  return {
    at: Number.isInteger(at) ? Math.min(Math.max(at, 0), last) : last,
    eyes: eyes === 'all' ? 'all' : isSeat ? seat : null,
    bare: params.has('bare'),
  };
};

/** The address of a place. */
export const showPlace = ({ at, eyes, bare }: Place): string => `#at=${at}&eyes=${eyes ?? 'public'}${bare ? '&bare' : ''}`;
