import { findDates } from '../reading/language/dates.ts';
import { findMedium } from './media.ts';

/** What stands above a table of results and is true of all of them. */
export type ReportContext = {
  point: string | null;
  /** What was sampled, in the report's words. */
  sample: string | null;
  sampledOn: string | null;
  averaging: string | null;
  /** Lines above that name one medium, the nearest first. */
  titles: string[];
};

export const NO_CONTEXT: ReportContext = {
  point: null,
  sample: null,
  sampledOn: null,
  averaging: null,
  titles: [],
};

type Field = 'point' | 'sample' | 'sampledOn' | 'averaging';

/** Labels of the head of a report, the surer first. */
const FIELDS: readonly (readonly [Field, RegExp])[] = [
  [
    'sampledOn',
    /^(?:date\s*(?:(?:and|&|\/)\s*time\s*)?of\s+(?:sampling|(?:sample\s+)?collection|monitoring|sample\b)|sampl(?:ing|ed)\s+(?:date|on)|(?:sample\s+)?(?:collected|drawn)\s+on|(?:sample\s+)?collection\s+date|monitoring\s+(?:date|done\s+on)|sample\s+date)/i,
  ],
  [
    'averaging',
    /^(?:sampling\s+(?:duration|period)|duration\s+of\s+(?:sampling|monitoring)|averaging\s+(?:time|period))/i,
  ],
  [
    'point',
    /^(?:sampl(?:e|ing)\s+(?:location|point|station|source|place)|(?:sample\s+)?(?:collected|drawn)\s+(?:from|at)|(?:monitoring\s+)?(?:location|station)(?:\s+of\s+(?:sampling|monitoring))?$|monitoring\s+point|point\s+of\s+(?:sampling|collection)|place\s+of\s+(?:sampling|collection)|stack\s+(?:attached\s+to|id\w*|name|details|no)|source\s+of\s+(?:sample|emission)|name\s+of\s+(?:the\s+)?(?:stack|station|location))/i,
  ],
  [
    'sample',
    /^(?:sample\s+(?:description|type|name|particulars|details|matrix)|(?:nature|description|type|particulars|name)\s+of\s+(?:the\s+)?sample|matrix|sample$|subject$)/i,
  ],
];

const fieldOf = (label: string): Field | null =>
  label.length > 60 ? null : (FIELDS.find(([, words]) => words.test(label.trim()))?.[0] ?? null);

const strip = (text: string): string => text.replace(/^[\s:–-]+/, '').trim();

/** The fields that a line of cells prints: "Label : value" in one cell, or a label and its value side by side. */
const findFields = (cells: readonly string[]): [Field, string][] => {
  const found: [Field, string][] = [];
  cells.forEach((cell, at) => {
    const [label = '', ...rest] = cell.split(/\s*:\s*(?!\d{2}\b)/);
    const field = fieldOf(label);
    if (field === null) return;
    const own = strip(rest.join(': '));
    const value = own || strip(cells[at + 1] ?? '') || strip(cells[at + 2] ?? '');
    if (value !== '' && fieldOf(value) === null) found.push([field, value]);
  });
  return found;
};

/** A point that the description of the sample names: "Treated effluent from ETP outlet". */
const NAMES_POINT =
  /outlet|inlet|stack|chimney|station|\bE\.?T\.?P\b|\bS\.?T\.?P\b|boiler|\bD\.?G\b|gate|boundary|furnace/i;

const TITLES_MAX = 8;

/** What the context is after one more line. `isNew`: a table has been read since, and this begins another sample. */
export const followContext = (
  before: ReportContext,
  cells: readonly string[],
  isNew: boolean,
): ReportContext => {
  const fields = findFields(cells);
  const names = fields.some(([field]) => field === 'point' || field === 'sample');
  const context: ReportContext =
    isNew && names ? { ...before, point: null, sample: null, averaging: null } : { ...before };
  for (const [field, value] of fields) {
    if (field === 'sampledOn') {
      context.sampledOn = findDates(value).find((date) => date.year !== null)?.iso ?? context.sampledOn;
    } else context[field] = value;
  }
  const line = cells.join(' ');
  if (fields.length === 0 && line.length < 90 && findMedium(line) !== null)
    context.titles = [line, ...context.titles].slice(0, TITLES_MAX);
  return context;
};

/** The point of a context, by its own field or by what was sampled. */
export const toPoint = ({ point, sample }: ReportContext): string | null =>
  point ?? (sample !== null && NAMES_POINT.test(sample) ? sample : null);
