/** A place that is there more than once; `undefined`: none is. */
export const findTwice = (places: readonly string[]): string | undefined =>
  places.find((place, index) => places.indexOf(place) !== index);
