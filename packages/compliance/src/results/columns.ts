import { findHeadUnit } from '../reading/limits/values.ts';
import { readAmount } from './amount.ts';
import { isKnownParameter } from './parameters.ts';

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
  ['parameter', /param|pollutant|characteristic|analyte|determin|^tests?\b|name\s+of\s+test|^particulars/i],
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
  if (roles.has('parameter') && cells.length >= 2)
    return roles.has('result') || roles.has('unit') || roles.has('method') || roles.has('limit');
  const parameters = cells.filter(isParameterHead).length;
  return (
    parameters >= 2 && cells.length > parameters && cells.every((cell) => readAmount(cell).kind === 'words')
  );
};

/** How the columns of a table are to be read: one row for each parameter, or one for each sample. */
export type Columns = {
  at: Partial<Record<ColumnRole, number>>;
  /** Columns of results, with the point, parameter or unit that their heads name. */
  results: { at: number; point: string | null; parameter: string | null; unit: string | null }[];
};

const RESULT_WORDS =
  /\b(?:test\s+)?results?\b|\bobserved\b|\bobservations?\b|\bvalues?\b|\bconcentration\b|\bfound\b|\bmeasured\b|\breadings?\b/gi;

/** What a head of results names besides: "Result (ETP outlet)" a point, "Result (mg/l)" a unit. */
const readResultHead = (head: string): { point: string | null; unit: string | null } => {
  const unit = findHeadUnit(head);
  const rest = (unit === null ? head : head.replace(unit, ' '))
    .replace(RESULT_WORDS, ' ')
    .replace(/[()[\]:,–-]|\b(?:in|at|of|the|for)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { point: /[a-z]{2}|\d/i.test(rest) ? rest : null, unit };
};

/** "PM10 (µg/m3)": a parameter and its unit. */
const readParameterHead = (head: string): { parameter: string; unit: string | null } => {
  const unit = findHeadUnit(head.replace(/PM\s*[\d.]+/i, ''));
  const name = (unit === null ? head : head.replace(unit, '')).replace(/\(\s*(?:in\s*)?\)|,\s*$/g, '').trim();
  return { parameter: name, unit };
};

const holdsAmounts = (rows: readonly string[][], at: number): boolean => {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const amounts = cells.filter((cell) => readAmount(cell).kind !== 'words');
  return cells.length > 0 && amounts.length * 2 >= cells.length;
};

/** Tells the columns of a table by their heads, and by their cells where the heads are names of points. */
export const readColumns = (heads: readonly string[], rows: readonly string[][]): Columns => {
  const at: Columns['at'] = {};
  heads.forEach((head, index) => {
    const role = toRole(head);
    if (role !== null) at[role] ??= index;
  });
  if (at.parameter === undefined) {
    const parameters = heads.flatMap((head, index) =>
      isParameterHead(head) ? [{ at: index, point: null, ...readParameterHead(head) }] : [],
    );
    return { at, results: parameters };
  }
  const named = heads.flatMap((head, index) => (toRole(head) === 'result' ? [index] : []));
  const free = heads.flatMap((head, index) => {
    const role = toRole(head);
    return index !== at.parameter && (role === null || role === 'point') && holdsAmounts(rows, index)
      ? [index]
      : [];
  });
  const results = (named.length > 0 ? named : free).map((index) => ({
    at: index,
    parameter: null,
    ...readResultHead(heads[index] ?? ''),
  }));
  // A point that heads a column of results is no column of points.
  if (results.some((column) => column.at === at.point)) delete at.point;
  return { at, results };
};
