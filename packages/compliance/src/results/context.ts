import { findDates } from '../reading/language/dates.ts';
import type { TextLine } from '../reading/layout/text-line.ts';
import type { LimitMedium } from '../reading/types.ts';
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
  /** A table has been read since: what names a point or another medium now begins another sample. */
  isAfterTable: boolean;
};

export const NO_CONTEXT: ReportContext = {
  point: null,
  sample: null,
  sampledOn: null,
  averaging: null,
  titles: [],
  isAfterTable: false,
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
    /^(?:sampl(?:e|ing)\s+(?:location|point|station|source|place)|(?:sample\s+)?(?:collected|drawn)\s+(?:from|at)|(?:monitoring\s+)?(?:location|station)(?:\s+of\s+(?:sampling|monitoring))?$|monitoring\s+point|point\s+of\s+(?:sampling|collection)|place\s+of\s+(?:sampling|collection)|(?:effluent|sewage|(?:waste\s*)?water|air|emission|noise)\s+sample$|stack$|stack\s+(?:attached\s+to|id\w*|name|details|no)|source\s+of\s+(?:sample|emission)|name\s+of\s+(?:the\s+)?(?:stack|station|location))/i,
  ],
  [
    'sample',
    /^(?:sample\s+(?:description|type|name|particulars|details|matrix)|(?:nature|description|type|particulars|name)\s+of\s+(?:the\s+)?sample|matrix|sample$|subject$)/i,
  ],
];

/** "A)", "2.", "(iii)" before a label. */
const ENUMERATOR = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[).:]\s*/i;

const fieldOf = (label: string): Field | null => {
  const plain = label.trim().replace(ENUMERATOR, '');
  return plain.length > 60 ? null : (FIELDS.find(([, words]) => words.test(plain))?.[0] ?? null);
};

/**
 * A line of a report's head with the colon that a recogniser has lost ("Sampling location ETP outlet"); any other line as
 * it is. Only for reports without a table: above one such words may as well be a heading.
 */
export const restoreColon = (cells: readonly string[]): string[] => {
  const [line = ''] = cells;
  if (cells.length !== 1 || line.includes(':')) return [...cells];
  for (const [, words] of FIELDS) {
    const label = words.exec(line)?.[0] ?? '';
    const value = line.slice(label.length);
    if (label !== '' && /^\s+\S/.test(value)) return [`${label} :${value}`];
  }
  return [line];
};

const strip = (text: string): string => text.replace(/^[\s:–-]+/, '').trim();

/** The fields that a line of cells prints: "Label : value" in one cell, or a label and its value side by side. */
const findFields = (cells: readonly string[]): [Field, string][] => {
  const found = findCellFields(cells);
  // "Collected | from : Outlet": words of a label that stand far apart.
  return found.length > 0 || cells.length < 2 ? found : findCellFields([cells.join(' ')]);
};

const findCellFields = (cells: readonly string[]): [Field, string][] => {
  const found: [Field, string][] = [];
  cells.forEach((cell, at) => {
    const [label = '', ...rest] = cell.replace(ENUMERATOR, '').split(/\s*:\s*(?!\d{2}\b)/);
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
const TITLE_LENGTH = 90;

/** The context below a table: what it says holds until another sample begins. */
export const afterTable = (context: ReportContext): ReportContext => ({ ...context, isAfterTable: true });

/** The medium that a context is of, by its nearest words. */
const mediumOf = ({ sample, point, titles }: ReportContext): LimitMedium | null =>
  [sample, point, ...titles].map((text) => (text === null ? null : findMedium(text))).find(Boolean) ?? null;

/** Whether cells are labels of a report's head with their values. */
export const namesField = (cells: readonly string[]): boolean => findFields(cells).length > 0;

/** Whether a line of one cell names another sample: its point, what it is, or its medium in a title. */
export const namesSample = (text: string): boolean =>
  findFields([text]).some(([field]) => field === 'point' || field === 'sample') ||
  (/^(?:\W*[A-Z(]|\d)/.test(text) && text.length < TITLE_LENGTH && findMedium(text) !== null);

/** What the context is after one more line. */
export const followContext = (before: ReportContext, cells: readonly string[]): ReportContext => {
  const fields = findFields(cells);
  const line = cells.join(' ');
  const isTitle = line.length < TITLE_LENGTH && (fields.length === 0 || ENUMERATOR.test(line));
  const medium = isTitle ? findMedium(line) : null;
  const names = fields.some(([field]) => field === 'point' || field === 'sample');
  // "Noise" below a table of stacks begins another sample as well, even where it names no point.
  const begins = before.isAfterTable && (names || (medium !== null && medium !== mediumOf(before)));
  const context: ReportContext = begins
    ? { ...before, point: null, sample: null, averaging: null, isAfterTable: false }
    : { ...before };
  for (const [field, value] of fields) {
    if (field === 'sampledOn') {
      context.sampledOn = findDates(value).find((date) => date.year !== null)?.iso ?? context.sampledOn;
    } else context[field] = value;
  }
  if (medium !== null) context.titles = [line, ...context.titles].slice(0, TITLES_MAX);
  return context;
};

/** How far two edges may differ and still be one, in points, and how close lines of one cell are, in their heights. */
const SAME_EDGE = 3;
const SAME_CELL = 1.4;

/** The cell above each cell of a line, where each has one that begins with it and the line is close enough to go on. */
const findCellsAbove = (above: TextLine, line: TextLine): number[] | null => {
  const isClose =
    line.page === above.page && line.y - above.y <= SAME_CELL * Math.max(above.height, line.height);
  if (!isClose || line.text.includes(':') || line.cells.length > above.cells.length) return null;
  const places = line.cells.map(({ x0 }) =>
    above.cells.findIndex((cell) => Math.abs(cell.x0 - x0) <= SAME_EDGE),
  );
  return places.includes(-1) ? null : places;
};

/** Whether a line goes on with cells of the line above: it has fewer, or the first of both make a label only together. */
const isWrapped = (texts: readonly string[], line: TextLine, places: readonly number[]): boolean => {
  if (places.length < texts.length) return fieldOf(line.text) === null;
  const [first = ''] = texts;
  const rest = line.cells[0]?.text ?? '';
  return fieldOf(`${first} ${rest}`) !== null && fieldOf(first) === null && fieldOf(rest) === null;
};

/** The cells of lines above a table; cells that go on in the next line ("Sampling | ETP" above "location | outlet") are whole. */
export const joinWrapped = (lines: readonly TextLine[]): string[][] => {
  const joined: string[][] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const texts = joined.at(-1);
    const places = above && texts && texts.length === above.cells.length ? findCellsAbove(above, line) : null;
    if (texts && places && isWrapped(texts, line, places))
      places.forEach((place, cell) => {
        texts[place] = `${texts[place] ?? ''} ${line.cells[cell]?.text ?? ''}`;
      });
    else joined.push(line.cells.map(({ text }) => text));
  });
  return joined;
};

/** The point of a context, by its own field or by what was sampled. */
export const toPoint = ({ point, sample }: ReportContext): string | null =>
  point ?? (sample !== null && NAMES_POINT.test(sample) ? sample : null);
