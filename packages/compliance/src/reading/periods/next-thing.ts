/**
 * " and the noise at four corners, ": a second thing without a verb of its own, right before how often it is looked at. The
 * verb of the first is meant.
 */
const NEXT_THING =
  /,?\s(?:and|&)\s+(?:(?:the|an?|all|its|their)\s+)?(?!(?:in|on|at|by|for|from|of|to|with|within|before|after|during|as|also|if|when|then|thereafter|once|twice|not|only|or)\b)(?:(?!(?:and|or|shall|should|must|will|be|to|is|are|which|that|reports?|results?|cop(?:y|ies)|records?)\b)[\w()&/.-]+\s+){0,8}?(?!(?:and|or|reports?|results?|cop(?:y|ies)|records?)\b)[\w()&/.-]+,\s*$/i;

/** Where a thing of its own begins that stands between two periods, up to the comma before the second; null where none does. */
export const findNextThing = (between: string): number | null => NEXT_THING.exec(between)?.index ?? null;
