/** A whole number with Indian grouping, as a count or a page: 4,82,500. */
export function toGroupedWhole(value: number): string {
  return `${value}`.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

/** A number with Indian grouping: 4,82,500. A value that is not a finite number becomes a dash. */
export function toGrouped(value: number): string {
  if (!Number.isFinite(value)) return '–';
  // Most numbers are whole: a page with no others makes no formatter, the first of which takes its time.
  return Number.isSafeInteger(value)
    ? toGroupedWhole(value)
    : value.toLocaleString('en-IN', { maximumFractionDigits: 6 });
}
