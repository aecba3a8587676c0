/**
 * The six frequencies of a task, in the order of the specification's list. See
 * docs/spec-coverage.md#entities-and-their-fields.
 */
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly', 'half_yearly', 'quarterly'] as const;

/** One of the six frequencies. A period outside the six is an `interval` with `frequency` null (D21). */
export type Frequency = (typeof FREQUENCIES)[number];

/** The labels that screens show. */
export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
  half_yearly: 'Half-yearly',
  quarterly: 'Quarterly',
};

/** The six from the shortest period to the longest, as menus show them. */
export const FREQUENCIES_BY_PERIOD: readonly Frequency[] = [
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'half_yearly',
  'yearly',
];

/** Units of a period outside the six: "every 3 weeks". */
export const INTERVAL_UNITS = ['day', 'week', 'month', 'year'] as const;

/** A unit of an interval. */
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Singular and plural of each unit. */
export const INTERVAL_UNIT_LABELS: Readonly<Record<IntervalUnit, { one: string; many: string }>> = {
  day: { one: 'day', many: 'days' },
  week: { one: 'week', many: 'weeks' },
  month: { one: 'month', many: 'months' },
  year: { one: 'year', many: 'years' },
};
