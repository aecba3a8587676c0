/** The middle one of some numbers; undefined where there are none. */
export const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
