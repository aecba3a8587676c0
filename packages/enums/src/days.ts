/** Days of the week, Monday first (ISO 8601). See docs/spec-coverage.md#entities-and-their-fields. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the week. */
export type Day = (typeof DAYS)[number];

/** The labels that screens show. */
export const DAY_LABELS: Readonly<Record<Day, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
