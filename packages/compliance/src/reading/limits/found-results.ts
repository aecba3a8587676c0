import { BOUNDS } from '../layout/findings.ts';
import type { Table } from '../layout/table.ts';
import { callsReported, headsMost } from './reported-tables.ts';
import { lastSentence } from './said-above.ts';

/** "Results of the monitoring conducted on 11.03.2024 are:": what was measured once. */
const RESULTS =
  /\bresults?\s+of\b|\b(?:gave|gives?|with|showed|shows)\s+(?:the\s+)?(?:following\s+)?results?\b|\b(?:analysis|monitoring|test|laboratory|lab)\s+(?:results?|reports?)\b|\b(?:monitored|sampled|conducted|collected)\s+(?:by|on|during)\b/i;
/** "as found during the last three visits", "compared with the base line": what the last words above a table call it. */
const CALLED =
  /\bas\s+(?:found|received|observed|measured|recorded|reported|analy[sz]ed|collected)\b|\bbase\s*-?\s?line\b|\b(?:was|were|has\s+been|have\s+been)\s+(?:found|observed|measured|recorded|analy[sz]ed)\b(?!\s+(?:above|exceeding))|\bfound\s+(?:during|in|at|by)\b|\bduring\s+(?:the\s+)?(?:last|previous|past)\b|\b(?:readings?|values?|samples?|observations?|levels?)\s+(?:was|were)\s+(?:taken|drawn|noted|obtained|monitored|tested|collected)\b|\bdeclared\s+(?:by|for)\b|(?<!\bbe\s)\b(?:monitored|measured|recorded|sampled)\s+(?:around|at|in|near|on|by|during|within)\b|\bmonth\s*-?\s?wise\b|\byear\s*-?\s?wise\b|\btrends?\b|\badequacy\b|\bsamples?\s+(?:no\.?\s*\S+\s+)?(?:drawn|collected|received|taken|lifted)\b|\breports?\s+of\s+(?:the\s+)?(?:[\w-]+\s+){0,3}laborator|\b(?:officers?|team|committee|officials?)\s+(?:\w+\s+)?(?:noted|observed|found|saw|recorded)\b|\b(?:applicant|industry|unit|occupier|proponent)\s+(?:has\s+|have\s+)?(?:declared|stated|reported|submitted|furnished|proposed|claimed|estimated)\b|\bmonitoring\s+(?:was|has\s+been)\s+(?:done|carried|conducted|made|undertaken)\b|\b(?:lying|stored|stocked|kept|found)\s+(?:at|in|on)\s+(?:the\s+)?(?:site|premises|unit|yard|factory)\s+(?:on|during|at)\b|\bon\s+the\s+(?:date|day)\s+of\s+(?:the\s+)?(?:visit|inspection|sampling)\b/i;
/** "Date of sampling", "Agency", "Leachate as received (average of 2020)", "Location of maximum": heads of what was measured. */
const HEAD =
  /\bdates?\s+of\s+(?:sampl|monitor|collect|analys|visit)|\bsampl(?:ed|ing)\s+(?:on|date)|\bas\s+received\b|\baverage\s+of\s+(?:the\s+year\s+)?\d{4}|\blocation\s+of\s+(?:the\s+)?max|\bbase\s*-?\s?line\b|^agency\b|^compliance\b|\bobserved\b|^(?:results?|observations?|findings?|remarks?\s+of\s+(?:the\s+)?inspect\w+)\b|\b(?:compliance|present)\s+status\b|\bstatus\s+of\s+compliance\b|\bmeasured\s+(?:value|concentration)/i;
/** "Air quality of the area in winter 2023", "Figures for 2022-23", "during the trial run": a time that is over. */
const TIME_OVER =
  /\b(?:in|during|for)\s+(?:the\s+)?(?:(?:year|winter|summer|(?:pre|post)-?\s?monsoon|monsoon|months?)\s+(?:season\s+)?(?:of\s+)?)?(?:[A-Z][a-z]+\s+)?20\d\d(?:-\d\d(?:\d\d)?)?\b|\btrial\s+runs?\b/i;
const COMMANDS =
  /\b(?:shall|should|must|to\s+be|consent\w*|valid\w*|authori[sz]\w*|accordance|rules?|act)\b/i;
const DATE_HEAD = /^date$/i;
/** "January", "2021-22", "06/07/2022": a time as a head or as what a row is called. */
const TIME =
  /^(?:Q[1-4]\b.{0,12}|(?:I|II|III|IV|1st|2nd|3rd|4th|first|second|third|fourth)\s+(?:quarter|qtr\.?)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:F\.?Y\.?\s*)?(?:19|20)\d\d(?:\s*[-–/]\s*\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?:[\s,'’-]*(?:20)?\d\d)?)$/i;
/** "64.2": no standard of noise has parts. */
const PARTS = /^\d{2,3}\.[1-9]\d*(?:\s*dB.*)?$/i;
/** "11/07/2023", "Base line of Nov. 2021" in a row: when it was measured. */
const WHEN = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|\bbase\s*-?\s?line\b/i;

/** "BDL", "ND": below what a method detects, so it was measured. */
const NOT_DETECTED = /^(?:BDL|B\.D\.L\.?|BLQ|ND|N\.D\.?|not\s+detected)$/i;

/** Whether words call what they announce something that was measured; a standard that they name as well makes limits of it. */
export const callsFound = (words: string): boolean =>
  (CALLED.test(words) && !BOUNDS.test(words)) || callsReported(words);

/** Whether a table tells what was measured, by its heads, its rows, or the words above it; one that names limits does not. */
export const isFound = ({ heads, rows }: Table, before: string): boolean => {
  if (BOUNDS.test(heads.join(' '))) return false;
  // The least, the most and the mean of readings.
  if ([/^min/i, /^max/i, /^(?:avg|average|mean)/i].every((word) => heads.some((head) => word.test(head))))
    return true;
  if (headsMost(heads)) return false;
  const isDated =
    rows.length > 0 &&
    rows.filter(({ cells }) => cells.some((cell) => WHEN.test(cell))).length > rows.length / 2;
  if (isDated || heads.some((head) => HEAD.test(head) || DATE_HEAD.test(head))) return true;
  if (heads.filter((head) => TIME.test(head.replace(/\s*\([^()]*\)$/, ''))).length > 1) return true;
  if (rows.some(({ cells }) => cells.some((cell) => NOT_DETECTED.test(cell)))) return true;
  const isByTime =
    rows.length > 1 && rows.every(({ cells }) => cells.slice(0, 2).some((cell) => TIME.test(cell)));
  const isOfNoise = /\bdB/i.test(`${heads.join(' ')} ${rows[0]?.cells.join(' ') ?? ''}`);
  if (isByTime || (isOfNoise && rows.some(({ cells }) => cells.some((cell) => PARTS.test(cell)))))
    return true;
  const said = lastSentence(before);
  if (BOUNDS.test(said)) return false;
  return (
    callsFound(said) ||
    (TIME_OVER.test(said) && !COMMANDS.test(said)) ||
    (RESULTS.test(before.slice(-160)) && !BOUNDS.test(before.slice(-160)))
  );
};
