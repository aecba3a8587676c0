import { findMatch } from '../language/search.ts';

/** "24 hours", "8-hourly average", "annual", "monthly average", "half hourly". */
const AVERAGING =
  /(?<!\w)(?:(?:half|½)[\s-]*(?:an[\s-]+)?hour(?:ly|s)?(?:\s+(?:average|avg\.?|mean|value|basis))?|\d{1,3}\s*-?\s*min(?:ute|\.)?s?\s+(?:average|avg\.?|mean)|\d{1,2}\s*-?\s*(?:hourly|hours?|hrs?\.?|h\b)(?:\s+(?:average|avg\.?|mean|value|basis))?|(?:one|three|four|eight|twenty[\s-]?four)[\s-]?hour(?:s|ly)?(?:\s+(?:average|mean))?|annual(?:ly)?(?:\s+(?:average|arithmetic\s+mean|mean))?|(?:\d{1,2}|one|two|three|four|six|twelve)[\s-]months?(?:'s?|’s?)?\s+(?:average|mean)|(?:hourly|daily|weekly|fortnightly|monthly|quarterly|yearly)\s+(?:average|avg\.?|mean))(?=\W|$)/i;

/** The time that a limit is a mean of, as printed, or null. */
export const findAveraging = (text: string): string | null => findMatch(AVERAGING, text)?.[0].trim() ?? null;
