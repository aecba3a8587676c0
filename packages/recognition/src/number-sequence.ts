import type { RecognisedWord } from './types.ts';

/** What was read in places below each other, from top to bottom: in each the words that may be a number. */
export type NumberPlace = { read: readonly RecognisedWord[]; isSure: boolean };

const BEGINNING = /^[([]?(\d{1,3})(?!\d)/;

const readValue = ({ read }: NumberPlace): number | null => {
  const value = read.map(({ text }) => BEGINNING.exec(text)?.[1]).find((digits) => digits !== undefined);
  return value === undefined ? null : Number(value);
};

/**
 * The numbers of a list that nobody is sure of, told by those that are: a place so many places from a sure one has the
 * number that is as far from its own. Two weak readings that only agree with each other tell nothing.
 * @returns for each place the number it has, as it is counted; null where the place is sure, or nothing is told
 */
export const followSequence = (places: readonly NumberPlace[]): (number | null)[] => {
  const values = places.map(readValue);
  const isTold = places.map(({ isSure }, at) => isSure && values[at] !== null);
  const agrees = (at: number, other: number): boolean =>
    isTold[other] === true && values[other] != null && values[at] === values[other] + at - other;
  // What is told tells its neighbours: downwards first, then upwards.
  for (const at of places.keys()) isTold[at] ||= places.some((_, other) => other < at && agrees(at, other));
  for (const at of [...places.keys()].toReversed())
    isTold[at] ||= places.some((_, other) => other > at && agrees(at, other));
  return places.map(({ isSure }, at) => (isTold[at] && !isSure ? (values[at] ?? null) : null));
};
