import { at } from '@tabletrotter/rules/core/basics';

/** The values from the least to the most. */
export const inOrder = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);

/** The value in the middle, or half-way between the two there. */
export const median = (values: readonly number[]): number => {
  const sorted = inOrder(values);
  const middle = (sorted.length - 1) / 2;
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2;
};
