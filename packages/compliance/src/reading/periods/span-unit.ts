import type { PeriodUnit } from '../language/dates.ts';

/** Source of a pattern for the unit of a span: "hours", "working days", "fortnight", "months". */
export const SPAN_UNIT =
  '(hours?|hrs?\\.?|(?:working\\s+|calend[ae]r\\s+)?days?|weeks?|fortnights?|months?|years?)';

/** The unit that a span is counted in, and how many of it one is; null for hours, which no due date can show. */
export const toSpanUnit = (text: string): { unit: PeriodUnit; factor: number } | null => {
  const name = text.toLowerCase();
  if (/hour|hr/.test(name)) return null;
  if (/day/.test(name)) return { unit: 'day', factor: 1 };
  if (/fortnight/.test(name)) return { unit: 'day', factor: 14 };
  if (/week/.test(name)) return { unit: 'week', factor: 1 };
  if (/month/.test(name)) return { unit: 'month', factor: 1 };
  return { unit: 'year', factor: 1 };
};
