/** One dot of the year: its position in a drawing 1200 wide and 70 high, and one of three shades. */
export type YearDot = { x: number; y: number; shade: 0 | 1 | 2 };

/** A number from 0 to 1. The same two numbers always give the same result. */
function scatter(first: number, second: number): number {
  const value = Math.sin(first * 12.9898 + second * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

const kinds: readonly { every: number; days: readonly number[]; shades: readonly YearDot['shade'][] }[] = [
  { every: 1, days: [3, 6, 10, 13, 17, 22, 26], shades: [0, 1] },
  { every: 3, days: [5, 15, 20, 28], shades: [2] },
  { every: 6, days: [9, 24], shades: [2] },
  { every: 12, days: [12, 29], shades: [2] },
];

/**
 * The tasks of one order over a year: monthly, quarterly, half-yearly and yearly. Each kind has its own days, and the
 * heights vary so that dots do not cover each other. The drawing is always the same.
 */
export function toYearDots(): YearDot[] {
  return kinds.flatMap(({ every, days, shades }, kind) =>
    days.flatMap((day, row) =>
      Array.from({ length: 12 / every }, (_, index) => {
        const month = index * every + ((kind * 2 + row) % every);
        const x = Math.round((month + (day + 3 * scatter(month, row)) / 34) * 100);
        const y = Math.round(8 + 54 * scatter(x, kind + row));
        return { x, y, shade: shades[(row + index) % shades.length] ?? 0 };
      }),
    ),
  );
}
