/** Source of a pattern for the unit of a period, in a group: "months", "half-year", "annum". */
export const UNIT =
  '(days?|weeks?|fortnights?|months?|quarters?|half(?:[-\\s]?years?|\\s+of\\s+(?:the|a|each|every)\\s+(?:financial\\s+|calendar\\s+)?year)|years?|shifts?|annum|hours?)';
