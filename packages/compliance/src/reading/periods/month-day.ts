const two = (n: number): string => String(n).padStart(2, '0');

/** `MM-DD` of a month (1 to 12) and a day. */
export const toMonthDay = (month: number, day: number): string => `${two(month)}-${two(day)}`;

/** The last day that a month has every year: the 28th in February. */
export const lastDayOf = (month: number): number =>
  month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;
