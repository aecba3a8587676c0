import { MONTHS } from '@anupalan/enums/months';

/** Source of a pattern for the name of a month, whole or by its first letters ("Jan", "Sept."), without brackets. */
export const MONTH_NAME = [...MONTHS, 'sept', ...MONTHS.map((name) => name.slice(0, 3))]
  .map((name) => `${name}(?![a-z])\\.?`)
  .join('|');
