import { findDates } from '../reading/language/dates.ts';
import { findHeadUnit } from '../reading/limits/values.ts';
import { readAmount } from './amount.ts';
import { mayBeMeasured } from './measured-column.ts';
import { isKnownParameter } from './parameters.ts';
import type { ReportHead } from './types.ts';
import { findOxygen } from './units.ts';

/** What a column of a report holds. */
export type ColumnRole =
  | 'serial'
  | 'parameter'
  | 'result'
  | 'unit'
  | 'method'
  | 'limit'
  | 'detection'
  | 'date'
  | 'point'
  | 'sample'
  | 'averaging';

/** Words that head the columns of laboratories, the surer first: "Test method" is no test, "Limit of detection" no limit. */
const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['serial', /^(?:s\.?\s*|sr\.?\s*|sl\.?\s*)(?:no|n)\b\.?|^#$|^sr\.?$|^sl\.?$|^srno/i],
  ['detection', /detection|\bLOD\b|\bLOQ\b|\bMDL\b|\bDL\b|quantification|uncertainty/i],
  ['method', /method|protocol|technique|\bIS\s*:?\s*\d{4}|\bAPHA\b|reference|instrument/i],
  [
    'limit',
    /limit|standard|permissible|\bnorms?\b|prescribed|as\s+per|specification|tolerance|consent|[MGKTUD]PCB|\bSPCB\b|\bCPCB\b|NAAQ|\bmax\b/i,
  ],
  ['date', /\bdate\b|sampled\s+on/i],
  ['averaging', /averag|duration|time\s+weighted/i],
  [
    'parameter',
    /param|pollutant|characteristic|analyte|determin|^tests?\b(?!\s+(?:results?|values?)\b)|name\s+of\s+test|^particulars/i,
  ],
  ['result', /result|observed|observation|\bvalues?\b|concentration|found|measured|reading/i],
  ['unit', /\bunits?\b|\buom\b/i],
  ['sample', /sample\s+(?:type|description|matrix|nature)|matrix|medium/i],
  ['point', /location|\bpoint\b|station|\bstack\b|outlet|\bsource\b|\bsample\b/i],
];

/** What a head says its column holds, or null. */
export const toRole = (head: string): ColumnRole | null =>
  head.length > 80 ? null : (ROLES.find(([, words]) => words.test(head.trim()))?.[0] ?? null);

/** Heads that are parameters themselves, as "PM10 (µg/m3)": a table with a line for each sample. */
const isParameterHead = (head: string): boolean => {
  const role = toRole(head);
  return (role === null || role === 'detection') && head.length < 50 && isKnownParameter(head);
};

/** Whether cells head a table of results: a column of parameters beside what was found, or several parameters. */
export const isResultHeader = (cells: readonly string[]): boolean => {
  const roles = new Set(cells.map(toRole));
  const isBesideParameter = (['result', 'unit', 'method', 'limit'] as const).some((role) => roles.has(role));
  if (roles.has('parameter') && isBesideParameter) return true;
  const parameters = cells.filter(isParameterHead).length;
  return (
    parameters >= 2 && cells.length > parameters && cells.every((cell) => readAmount(cell).kind === 'words')
  );
};

/** A column of results, with the point, parameter, unit, basis or day that its head names. */
export type ResultColumn = {
  at: number;
  /** What tells that it holds results: words of its head ("Result", or only "Value"), its cells, or a parameter as head. */
  namedBy: 'result' | 'value' | 'cells' | 'parameter';
  point: string | null;
  parameter: string | null;
  unit: string | null;
  /** The share of oxygen to which all concentrations of the column are corrected, as printed ("@ 15% O2"). */
  oxygen: string | null;
  sampledOn: string | null;
};

/** How the columns of a table are to be read: one row for each parameter, or one for each sample. */
export type Columns = { at: Partial<Record<ColumnRole, number>>; results: ResultColumn[] };

/** Words of a head of results that name no point. */
const RESULT_WORDS =
  /\b(?:test\s+)?results?\b|\bobserved\b|\bobservations?\b|\bvalues?\b|\bconcentrations?\b|\bfound\b|\bmeasured\b|\breadings?\b|\b(?:as|is|obtained|actual|corrected|received|analy[sz]ed|analysis|avg|average|mean|min(?:imum)?|max(?:imum)?)\b\.?/gi;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_OF_YEAR = /^([a-z]{3})[a-z]*[\s.,'’-]*((?:20)?\d{2})$/i;

/** "Apr-25" as the first of the month, which is how a spreadsheet takes it. */
const findMonth = (text: string): string | null => {
  const [, name = '', year = ''] = MONTH_OF_YEAR.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? null : `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-01`;
};

/** The day that a head names ("ETP outlet (12/11/2024)"), and the head without it. */
const cutDay = (head: string): { sampledOn: string | null; rest: string } => {
  const date = findDates(head).find(({ year, iso }) => year !== null && iso !== null);
  if (date) return { sampledOn: date.iso, rest: `${head.slice(0, date.start)} ${head.slice(date.end)}` };
  const month = findMonth(head);
  return { sampledOn: month, rest: month === null ? head : '' };
};

type NamedByHead = Pick<ResultColumn, 'point' | 'unit' | 'oxygen' | 'sampledOn'>;

/** What a head of results names besides: "Result (ETP outlet)" a point, "Result (mg/l)" a unit, a day, or a basis. */
const readResultHead = (head: string): NamedByHead => {
  const { sampledOn, rest: undated } = cutDay(head);
  const oxygen = findOxygen(undated);
  const plain = oxygen === null ? undated : undated.replace(oxygen, ' ');
  const unit = findHeadUnit(plain);
  const rest = (unit === null ? plain : plain.replace(unit, ' '))
    .replace(RESULT_WORDS, ' ')
    .replace(/[()[\]:,–-]|\b(?:in|at|of|on|the|for)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    point: /[a-z]{2}|\d/i.test(rest) ? rest : null,
    unit,
    oxygen: oxygen?.trim() ?? null,
    sampledOn,
  };
};

/** "PM10 (µg/m3)": a parameter and its unit. */
const readParameterHead = (head: string): { parameter: string; unit: string | null } => {
  const unit = findHeadUnit(head.replace(/PM\s*[\d.]+/i, ''));
  const name = (unit === null ? head : head.replace(unit, '')).replace(/\(\s*(?:in\s*)?\)|,\s*$/g, '').trim();
  return { parameter: name, unit };
};

/** What may stand below "Results" and name which: a point, a sample, a day, a unit, or nothing that is known. */
const BELOW_RESULTS: ReadonlySet<ColumnRole | null> = new Set([
  null,
  'point',
  'sample',
  'date',
  'result',
  'unit',
]);

/** Heads of what was found; limits have values and concentrations as well. */
const FOUND = /result|observed|observation|found|measured|reading|obtained/i;

const isResultHead = ({ text, above }: ReportHead): boolean =>
  above !== null && toRole(above) === 'result' ? BELOW_RESULTS.has(toRole(text)) : toRole(text) === 'result';

/** What the two lines of a head name; the lower one is surer. */
const readHead = ({ text, above }: ReportHead): NamedByHead => {
  const own = readResultHead(text);
  if (above === null) return own;
  const upper = readResultHead(above);
  return {
    point: own.point ?? upper.point,
    unit: own.unit ?? upper.unit,
    oxygen: own.oxygen ?? upper.oxygen,
    sampledOn: own.sampledOn ?? upper.sampledOn,
  };
};

const toNamedBy = ({ text, above }: ReportHead, isNamed: boolean): ResultColumn['namedBy'] => {
  if (!isNamed) return 'cells';
  return FOUND.test(`${above ?? ''} ${text}`) ? 'result' : 'value';
};

const readBySample = (heads: readonly ReportHead[]): ResultColumn[] =>
  heads.flatMap(({ text, above }, at) => {
    if (!isParameterHead(text)) return [];
    const { parameter, unit } = readParameterHead(text);
    const upper = above === null ? null : findHeadUnit(above);
    return [
      {
        at,
        namedBy: 'parameter',
        point: null,
        parameter,
        unit: unit ?? upper,
        oxygen: null,
        sampledOn: null,
      },
    ];
  });

/** Tells the columns of a table by their heads, and by their cells where the heads are names of points or days. */
export const readColumns = (heads: readonly ReportHead[], rows: readonly string[][]): Columns => {
  const named = heads.flatMap((head, index) => (isResultHead(head) ? [index] : []));
  const at: Columns['at'] = {};
  heads.forEach(({ text, above }, index) => {
    const role = toRole(text);
    if (role !== null && !(above !== null && named.includes(index))) at[role] ??= index;
  });
  if (at.parameter === undefined) return { at, results: readBySample(heads) };
  const free = heads.flatMap(({ text }, index) => {
    const role = toRole(text);
    const mayHold = index !== at.parameter && (role === null || role === 'point');
    return mayHold &&
      mayBeMeasured(
        text,
        rows.map((row) => row[index] ?? ''),
      )
      ? [index]
      : [];
  });
  const results = (named.length > 0 ? named : free).map((index) => {
    const head = heads[index] ?? { text: '', above: null };
    return { at: index, namedBy: toNamedBy(head, named.length > 0), parameter: null, ...readHead(head) };
  });
  // A point that heads a column of results is no column of points.
  if (results.some((column) => column.at === at.point)) delete at.point;
  return { at, results };
};
