import { useMemo } from 'preact/hooks';
import { parseMarks, showMarks, withMark } from './journal/marks.ts';
import type { Props } from './model.ts';
import { type Glimpse, glimpsesIn } from './Sheets.tsx';

/** The cards in the viewer's hand, and the ways to put them back. */
export interface Sighting {
  /** Empty where there is nothing to put back. */
  readonly glimpses: readonly Glimpse[];
  putBack(): void;
  /** Writes them into the journal by hand first. */
  note(): void;
}

/** What was looked at and is not put back yet. */
export const useSight = ({ sight, journal, told }: Pick<Props, 'sight' | 'journal' | 'told'>): Sighting => {
  const glimpses = useMemo(() => glimpsesIn(sight?.events ?? []), [sight]);
  const putBack = (): void => sight?.putAway();
  return {
    glimpses,
    putBack,
    note() {
      const version = told.at(-1)?.seq ?? 0;
      const marks = glimpses.reduce(
        (all, { card, spot: { at } }) => withMark(all, { card, at }, 'v', version),
        parseMarks(journal.text),
      );
      journal.write(showMarks(marks));
      putBack();
    },
  };
};
