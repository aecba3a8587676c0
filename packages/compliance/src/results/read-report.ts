import { findDates } from '../reading/language/dates.ts';
import { toOneLine } from '../reading/language/one-line.ts';
import { toDocumentLines } from '../reading/layout/document-lines.ts';
import { findHeadUnit } from '../reading/limits/values.ts';
import { createFindDoubts, type FindDoubts } from '../reading/recognised/doubts.ts';
import { readAmount } from './amount.ts';
import { type ColumnRole, type Columns, type ResultColumn, readColumns } from './columns.ts';
import { type ReportContext, toPoint } from './context.ts';
import { isMeasured, mayList } from './measured.ts';
import { toResultMedium } from './media.ts';
import { type Paper, readPaper } from './paper.ts';
import { isKnownParameter } from './parameters.ts';
import { findPageLists, findSheetLists } from './report-lists.ts';
import { findPageTables, findSheetTables, type ReportTable } from './report-tables.ts';
import { LIMIT_ROW } from './table-lines.ts';
import { NOT_READ, type ReportInput, type ReportReading, type ReportValue } from './types.ts';
import { findOxygen } from './units.ts';

const AVERAGE_ROW = /^(?:average|mean|min(?:imum)?|max(?:imum)?|total)\b/i;
/** Lengths at which the words of a report are cut off: longer ones are no values. */
const TEXT_MAX = 200;

const orNull = (text: string | undefined): string | null => {
  const clean = toOneLine(text ?? '').slice(0, TEXT_MAX);
  return clean === '' || /^[-–—]+$/.test(clean) ? null : clean;
};

const findDay = (text: string | null): string | null =>
  text === null ? null : (findDates(text).find((date) => date.year !== null)?.iso ?? null);

/** "Particulate matter (24 hours)": the time over which is measured. */
const AVERAGING = /\b(?:\d+\s*-?\s*(?:hours?|hrs?|hourly)|annual)\b/i;

/** A unit behind the name of a parameter: "Suspended solids, mg/l, Max.", "Conductivity (µS/cm)". */
const TAIL = /\s*(?:,|\()\s*(?:in\s+)?([^,()]+?)\s*\)?(?:\s*,\s*(?:max|min)\.?)?\s*$/i;

/** The name of a parameter without the unit behind it, and that unit. */
const cutUnit = (parameter: string): { name: string; unit: string | null } => {
  const tail = TAIL.exec(parameter);
  const unit = tail?.[1] ?? '';
  return tail && tail.index > 0 && unit !== '' && findHeadUnit(unit) === unit
    ? { name: parameter.slice(0, tail.index), unit }
    : { name: parameter, unit: null };
};

const CONCENTRATION = /m\s*[3³]|\bpp[mb]\b/i;

/** The unit of a concentration with the share of oxygen that the head of its column names; others have none. */
const withOxygen = (unit: string | null, oxygen: string | null): string | null =>
  unit !== null && oxygen !== null && CONCENTRATION.test(unit) && findOxygen(unit) === null
    ? `${unit} ${oxygen}`
    : unit;

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "9.2 x 102" of a raised figure that a file gives on its line: "9.2 x 10²". */
const raisePower = (value: string): string =>
  value.replace(
    /([x×*]\s*10)\s*\^?\s*(\d{1,2})(?!\d)/i,
    (_, ten: string, power: string) => ten + [...power].map((digit) => POWERS[Number(digit)] ?? '').join(''),
  );

type Row = ReportTable['rows'][number];

/** What is read: the kind of its paper, and whether a recogniser gave the words, which may lose a single figure. */
type Source = { paper: Paper; isRecognised: boolean };

const toValues = (
  { cells, citation }: Row,
  columns: Columns,
  context: ReportContext,
  mayBeLost: ReadonlySet<ResultColumn>,
): ReportValue[] => {
  const cell = (role: ColumnRole) => {
    const at = columns.at[role];
    return at === undefined ? null : orNull(cells[at]);
  };
  return columns.results.flatMap((column) => {
    const printed = column.parameter ?? cell('parameter');
    const wasLost = mayBeLost.has(column) && isLost(cells[column.at], [printed, cell('unit'), cell('limit')]);
    const value = wasLost ? NOT_READ : orNull(cells[column.at]);
    if (value === null || printed === null || !isResult(value)) return [];
    const own = cutUnit(printed);
    const given = cell('unit') ?? column.unit;
    const parameter = given === null ? own.name : printed;
    const unit = withOxygen(given ?? own.unit, column.oxygen);
    const point = cell('point') ?? column.point ?? toPoint(context);
    const sample = cell('sample');
    const contexts = [sample, point, context.sample, ...context.titles].filter((text) => text !== null);
    return [
      {
        medium: toResultMedium(parameter, unit, contexts),
        point,
        parameter,
        value: raisePower(value),
        unit,
        averaging: cell('averaging') ?? AVERAGING.exec(parameter)?.[0] ?? context.averaging,
        method: cell('method'),
        printedLimit: cell('limit'),
        sampledOn: findDay(cell('date')) ?? column.sampledOn ?? context.sampledOn,
        citation,
      },
    ];
  });
};

/** Whether a recogniser lost the figure of a row: it names what is measured, with its unit or limit, and its cell is empty. */
const isLost = (value: string | undefined, [name, ...details]: readonly (string | null)[]): boolean =>
  (value ?? '').trim() === '' &&
  typeof name === 'string' &&
  isKnownParameter(name) &&
  details.some((detail) => detail !== null);

/** Numbers, what could not be detected, and single words such as "Agreeable"; not sentences. */
const isResult = (value: string): boolean =>
  readAmount(value).kind !== 'words' || value.split(' ').length <= 3;

const isSample = ({ cells }: Row, isBySample: boolean): boolean =>
  !isBySample || !cells.slice(0, 3).some((cell) => LIMIT_ROW.test(cell) || AVERAGE_ROW.test(cell));

const readTable = ({ heads, rows, context }: ReportTable, { paper, isRecognised }: Source): ReportValue[] => {
  const columns = readColumns(
    heads,
    rows.map((row) => row.cells),
  );
  if (!isMeasured(columns, context, paper)) return [];
  const isBySample = columns.at.parameter === undefined;
  const samples = rows.filter((row) => isSample(row, isBySample));
  const mayBeLost = new Set(isRecognised ? listSampled(columns, samples) : []);
  return samples.flatMap((row) => toValues(row, columns, context, mayBeLost));
};

/** How many cells with a figure a column has at least for each one without, so that this one is taken for lost. */
const FILLED_FOR_EACH_EMPTY = 2;

/** The columns of what was sampled: the only one, and of several points and days those that have most of their figures. */
const listSampled = ({ results }: Columns, rows: readonly Row[]): ResultColumn[] =>
  results.filter(({ at }) => {
    const empty = rows.filter(({ cells }) => orNull(cells[at]) === null).length;
    return results.length === 1 || rows.length - empty >= empty * FILLED_FOR_EACH_EMPTY;
  });

/** Results with their figures that a recogniser may have misread; a report with text of its own has none. */
const withDoubts = (values: ReportValue[], findDoubts: FindDoubts | null): ReportValue[] =>
  findDoubts === null
    ? values
    : values.map((value) => {
        const doubts = findDoubts(value.citation).filter((figure) => value.value.includes(figure));
        return doubts.length === 0 ? value : { ...value, citation: { ...value.citation, doubts } };
      });

/** What tables hold; a report without any may list its results in lines. */
const readEither = (source: Source, tables: ReportTable[], findLists: () => ReportTable[]): ReportValue[] => {
  const values = tables.flatMap((table) => readTable(table, source));
  return values.some(({ value }) => value !== NOT_READ) || !mayList(source.paper)
    ? values
    : findLists().flatMap((list) => readTable(list, source));
};

/**
 * Reads a laboratory's report: each result with its parameter, point, unit, method and day, and where it is printed. An
 * order, a bill or a form is no report, and has none. Pure: no clock, no I/O. Pages that are scans or garbled are named
 * and the rest is read.
 */
export const readReport = (input: ReportInput): ReportReading => {
  if (input.form === 'sheet') {
    const { rows, title } = input;
    const source = { paper: readPaper(rows, true), isRecognised: false };
    const values = readEither(source, findSheetTables(rows, title), () => findSheetLists(rows, title));
    return { values, unreadPages: [] };
  }
  const { pages } = input;
  const paper = readPaper(
    toDocumentLines(input).map(({ cells }) => cells.map(({ text }) => text)),
    false,
  );
  const findDoubts = createFindDoubts(pages);
  const source = { paper, isRecognised: findDoubts !== null };
  const values = readEither(source, findPageTables(pages), () => findPageLists(pages));
  return {
    values: withDoubts(values, findDoubts),
    unreadPages: pages
      .filter((page) => page.kind === 'scan' || page.kind === 'garbled')
      .map((page) => page.number),
  };
};
