/** Source of a pattern for the unit of a period, in a group: "months", "half-year", "annum". */
export const UNIT =
  '(days?|weeks?|wks?|fortnights?|months?|mths?|quarters?|qtrs?|half(?:[-\\s]?years?|\\s+of\\s+(?:the|a|each|every)\\s+(?:financial\\s+|calend[ae]r\\s+)?year)|years?|yrs?|shifts?|annum|hours?|hrs?)';

const UNITS: Record<string, string> = {
  yearly: 'year',
  annually: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  fortnightly: 'fortnight',
  weekly: 'week',
  daily: 'day',
};
/** The unit of an adverb of frequency ("monthly"); empty for other words. */
export const unitOf = (adverb: string): string => UNITS[adverb.toLowerCase()] ?? '';
