import type { PageItem } from '../types.ts';

/** The ends of a range in one word. */
const RANGE = /^(\d{1,3}(?:\.\d+)?)[-–](\d{1,3}(?:\.\d+)?)$/;

const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Whether a range has as many decimals at both ends, of which the second is larger. */
const isEven = (text: string): boolean => {
  const [, from, to] = RANGE.exec(text) ?? [];
  return (
    from !== undefined &&
    to !== undefined &&
    from.includes('.') === to.includes('.') &&
    Number(from) < Number(to)
  );
};

/**
 * The words of a recognised page, ranges with a point at one end alone ("6.5-85") as a second look at their picture read
 * them, where it found the same digits and a point at both ends ("6.5-8.5"). Both readings are kept: a person compares them.
 */
export const withFullerRanges = (items: readonly PageItem[]): PageItem[] =>
  items.map((item) => {
    const { text, other } = item;
    const isFuller =
      other !== undefined &&
      RANGE.test(text) &&
      !isEven(text) &&
      isEven(other) &&
      toDigits(other) === toDigits(text) &&
      other.length > text.length;
    return isFuller ? { ...item, text: other, other: text } : item;
  });
