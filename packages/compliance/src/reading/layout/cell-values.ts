/** Words that bound a figure, as cells print them in front of it. */
const BOUND =
  '(?:max(?:imum)?\\.?|not\\s+(?:more\\s+than|exceeding|to\\s+exceed)|less\\s+than|below|within|up\\s*to|between|[<≤>≥]=?)';

const BEGINS_VALUE = new RegExp(`^(?:${BOUND}\\s*)*\\d|^(?:nil|absent|bdl)\\b`, 'i');

/** Whether a cell begins as a value does: a figure, one with words that bound it, or the words for none. */
export const beginsValue = (text: string): boolean => BEGINS_VALUE.test(text);

/** Whether a cell says that there is no value: "NA", "--". */
export const hasNoValue = (text: string): boolean => /^(?:na\b|n\.?a\.?$|[-–]+$)/i.test(text);
