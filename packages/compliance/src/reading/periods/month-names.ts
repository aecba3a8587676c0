import { MONTHS } from '@anupalan/enums/months';

/** Source of a pattern for the whole name of a month, without brackets. */
export const MONTH_NAME = MONTHS.join('|');
