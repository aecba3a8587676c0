/** What may have to stay between two figures; of anything else a range tells what was found. */
const HAS_RANGE =
  /\bp\.?\s?H\b|chlorine|oxygen|hardness|alkalinity|temperature|moisture|velocity|percent|SAR\b/i;

/** "PM10 of 62 to 91 µg/m3": a range of what has only a most, so it was measured. */
export const isSpread = (
  parameter: string,
  { limit, unit }: { limit: string; unit: string | null },
): boolean =>
  unit !== null && /^(?!0\s)\d[\d.,]*\s*(?:to|-|–)\s*\d/i.test(limit) && !HAS_RANGE.test(parameter);
