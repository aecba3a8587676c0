/** A number with Indian grouping: 4,82,500. What is no finite number becomes a dash. */
export function toGrouped(value: number): string {
  // Most numbers are whole: a page with no others makes no formatter, the first of which takes its time.
  if (Number.isSafeInteger(value)) return `${value}`.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return Number.isFinite(value) ? value.toLocaleString('en-IN', { maximumFractionDigits: 6 }) : '–';
}
