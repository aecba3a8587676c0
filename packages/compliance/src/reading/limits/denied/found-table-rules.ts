import { BOUNDS } from '../../layout/findings.ts';
import type { Table } from '../../layout/table.ts';
import { type Rule, readFirst } from '../../rule.ts';
import { lastSentence } from '../said-above.ts';
import { callsFound } from './announced-rules.ts';

/** What shows that a table tells what was measured. `said`: the last sentence above it; `before`: all words above it. */
export type FoundTableRule = Rule<[table: Table, words: { said: string; before: string }], 'found'>;

/** "Max. value" beside what was observed: the one is what may be. */
const MOST_HEAD = /^(?:max(?:imum|\.)?|highest)\s+(?:values?|levels?|concentrations?|allowed|acceptable)\b/i;
const LEAST_HEAD = /^(?:min(?:imum|\.)?|lowest|average|avg\.?|mean)\b/i;

/** Whether a head calls its column the most that there may be, and no other the least or the mean that there was. */
export const headsMost = (heads: readonly string[]): boolean =>
  heads.some((head) => MOST_HEAD.test(head)) && !heads.some((head) => LEAST_HEAD.test(head));

/** "Results of the monitoring conducted on 11.03.2024 are:": what was measured once. */
const RESULTS =
  /\bresults?\s+of\b|\b(?:gave|gives?|with|showed|shows)\s+(?:the\s+)?(?:following\s+)?results?\b|\b(?:analysis|monitoring|test|laboratory|lab)\s+(?:results?|reports?)\b|\b(?:monitored|sampled|conducted|collected)\s+(?:by|on|during)\b/i;
/** "Date of sampling", "Agency", "Leachate as received (average of 2020)", "Location of maximum": heads of what was measured. */
const HEAD =
  /\bdates?\s+of\s+(?:sampl|monitor|collect|analys|visit)|\bsampl(?:ed|ing)\s+(?:on|date)|\bas\s+received\b|\baverage\s+of\s+(?:the\s+year\s+)?\d{4}|\blocation\s+of\s+(?:the\s+)?max|\bbase\s*-?\s?line\b|^agency\b|^compliance\b|\bobserved\b|^(?:results?|observations?|findings?|remarks?\s+of\s+(?:the\s+)?inspect\w+)\b|\b(?:data|hours?)\s+availab\w+|\b(?:compliance|present)\s+status\b|\bstatus\s+of\s+compliance\b|\bmeasured\s+(?:value|concentration)/i;
/** "Air quality of the area in winter 2023", "Figures for 2022-23", "during the trial run": a time that is over. */
const TIME_OVER =
  /\b(?:in|during|for)\s+(?:the\s+)?(?:(?:year|winter|summer|(?:pre|post)-?\s?monsoon|monsoon|months?)\s+(?:season\s+)?(?:of\s+)?)?(?:[A-Z][a-z]+\s+)?20\d\d(?:-\d\d(?:\d\d)?)?\b|\btrial\s+runs?\b/i;
const COMMANDS =
  /\b(?:shall|should|must|to\s+be|consent\w*|valid\w*|authori[sz]\w*|accordance|rules?|act)\b/i;
/** "January", "2021-22", "06/07/2022": a time as a head or as what a row is called. */
const TIME =
  /^(?:Q[1-4]\b.{0,12}|(?:I|II|III|IV|1st|2nd|3rd|4th|first|second|third|fourth)\s+(?:quarter|qtr\.?)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:F\.?Y\.?\s*)?(?:19|20)\d\d(?:\s*[-–/]\s*\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?:[\s,'’-]*(?:20)?\d\d)?)$/i;
/** "64.2": no standard of noise has parts. */
const PARTS = /^\d{2,3}\.[1-9]\d*(?:\s*dB.*)?$/i;
/** "11/07/2023", "Base line of Nov. 2021" in a row: when it was measured. */
const WHEN = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|\bbase\s*-?\s?line\b/i;
/** "BDL", "ND": below what a method detects, so it was measured. */
const NOT_DETECTED = /^(?:BDL|B\.D\.L\.?|BLQ|ND|N\.D\.?|not\s+detected)$/i;
/** So many letters above a table may tell of results. */
const REACH = 160;

/** A rule of tables, unless a head calls its column the most that there may be. */
const unlessMost = (id: string, isFound: (table: Table) => boolean): FoundTableRule => ({
  id,
  read: (table) => (isFound(table) && !headsMost(table.heads) ? 'found' : null),
});

/** A rule of the words above a table, unless they name a limit or a head the most that there may be. */
const bySaid = (id: string, isFound: (said: string, before: string) => boolean): FoundTableRule => ({
  id,
  read: ({ heads }, { said, before }) =>
    isFound(said, before) && !BOUNDS.test(said) && !headsMost(heads) ? 'found' : null,
});

/** Tables whose heads name no limit, and that tell what was measured. All rules are asked until one knows the table. */
export const FOUND_TABLE_RULES: readonly FoundTableRule[] = [
  /** "Minimum | Maximum | Average": the least, the most and the mean of readings. Leaves a most alone. */
  {
    id: 'mean',
    read: ({ heads }) =>
      [/^min/i, /^max/i, /^(?:avg|average|mean)/i].every((word) => heads.some((head) => word.test(head)))
        ? 'found'
        : null,
  },
  /** "PM avg. | PM max.": the mean and the most of the same. Leaves means of a day and of a year. */
  {
    id: 'mean-and-most',
    read: ({ heads }) =>
      [/\S\s*[,(]?\s*(?:avg\.?|average|mean)\)?$/i, /\S\s*[,(]?\s*(?:max\.?|maximum|peak)\)?$/i].every(
        (word) => heads.some((head) => word.test(head)),
      )
        ? 'found'
        : null,
  },
  /** "Kiln | 41.6 | 11/07/2023": most rows have a day. Leaves tables with a day in one. */
  unlessMost(
    'dated-rows',
    ({ rows }) =>
      rows.length > 0 &&
      rows.filter(({ cells }) => cells.some((cell) => WHEN.test(cell))).length > rows.length / 2,
  ),
  /** "Date of sampling", "Observed". Leaves other heads. */
  unlessMost('head', ({ heads }) => heads.some((head) => HEAD.test(head) || /^date$/i.test(head))),
  /** "January 2023 | February 2023": two heads are times. Leaves one. */
  unlessMost(
    'times',
    ({ heads }) => heads.filter((head) => TIME.test(head.replace(/\s*\([^()]*\)$/, ''))).length > 1,
  ),
  /** "BDL" in a cell. Leaves figures. */
  unlessMost('not-detected', ({ rows }) =>
    rows.some(({ cells }) => cells.some((cell) => NOT_DETECTED.test(cell))),
  ),
  /** "2021-22 | 24": each row is called by a time. Leaves rows that are called by a place. */
  unlessMost(
    'by-time',
    ({ rows }) =>
      rows.length > 1 && rows.every(({ cells }) => cells.slice(0, 2).some((cell) => TIME.test(cell))),
  ),
  /** "64.2" of decibels. Leaves whole ones. */
  unlessMost(
    'parts-of-decibels',
    ({ heads, rows }) =>
      /\bdB/i.test(`${heads.join(' ')} ${rows[0]?.cells.join(' ') ?? ''}`) &&
      rows.some(({ cells }) => cells.some((cell) => PARTS.test(cell))),
  ),
  /** "as found during the last visit:" above it. Leaves words that name a limit. */
  bySaid('announced', (said) => callsFound(said)),
  /** "Air quality of the area in winter 2023". Leaves what commands or grants. */
  bySaid('time-over', (said) => TIME_OVER.test(said) && !COMMANDS.test(said)),
  /** "Results of the monitoring" a little further up. Leaves words that name a limit. */
  bySaid('results', (_, before) => RESULTS.test(before.slice(-REACH)) && !BOUNDS.test(before.slice(-REACH))),
];

/** Whether a table tells what was measured, by its heads, its rows, or the words above it; one that names limits does not. */
export const isFoundTable = (table: Table, before: string, rules = FOUND_TABLE_RULES): boolean =>
  !BOUNDS.test(table.heads.join(' ')) &&
  readFirst(rules, table, { said: lastSentence(before), before }) !== null;
