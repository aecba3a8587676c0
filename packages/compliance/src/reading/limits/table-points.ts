import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import { findAveraging } from './averaging.ts';
import { findSpannedNames } from './spanned-names.ts';
import { readLimitValue } from './values.ts';

const POINT_HEAD =
  /\battached\b|\butilit(?:y|ies)\b|\bvents?\b|\bsource|\bstacks?\b|\bchimneys?\b|\boutlets?\b|\blocation|\bstations?\b|\bpoints?\b|\bsection\b|\barea\b|\bzone\b|\bdescription\s+of\b|\bplace\b|^(?:(?:type|name)\s+of\s+(?:the\s+)?)?(?:plants?|generators?|boilers?|furnaces?|kilns?|process(?:\s+units?|\s+lines?)?|machines?)(?:\s*\([^()]*\))?$/i;
const NO_POINT_HEAD =
  /height|diameter|number\s+of|\bnos?\.?\s+of|system|equipment|measure|control|standard|limit|norm|exceed|parameter|pollutant|fuel|frequency|disposal|discharge|gas|(?<!process\s+)unit\b|time|path|design|guarantee|achieved|observed/i;
/** "Stack No." numbers the stacks; a column that names them says more. */
const NUMBER_HEAD = /\bnos?\b\.?|number|^s[rl]?\.?\s*no/i;

/** What has numbers: figures below "Process" are no places. */
const NUMBERED =
  /\b(?:stacks?|chimneys?|vents?|outlets?|sources?|locations?|stations?|points?|sections?|areas?|zones?|places?|utilit(?:y|ies)|attached)\b/i;

/** "Outlet 1: pond overflow", "Stack-2", "Station no. A": a head that is one place, and heads no column of places. */
const ONE_PLACE =
  /^(?:stack|chimney|outlet|outfall|vent|station|location|point)s?\s*(?:no\.?|number)?\s*[-–:#]?\s*\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])\b(?!\s*(?:no\b|\/))/i;

const isNamed = (cell: string): boolean => /[a-z]{2}/i.test(cell) && readLimitValue(cell) === null;

/** The column that says where the limits of a row hold, or -1: stacks, vents, outlets, stations, areas. */
export const findPointColumn = ({ heads, rows }: Table, besides: readonly number[]): number => {
  const columns = heads
    .map((_, at) => at)
    .filter(
      (at) =>
        !besides.includes(at) &&
        POINT_HEAD.test(heads[at] ?? '') &&
        !NO_POINT_HEAD.test(heads[at] ?? '') &&
        !ONE_PLACE.test(heads[at] ?? ''),
    );
  const named = columns.find(
    (at) => !NUMBER_HEAD.test(heads[at] ?? '') && rows.some((row) => isNamed(row.cells[at] ?? '')),
  );
  return (
    named ??
    columns.find(
      (at) =>
        NUMBERED.test(heads[at] ?? '') &&
        rows.some((row) => (row.cells[at] ?? '') !== '') &&
        !countsRows(heads[at] ?? '', rows, at),
    ) ??
    -1
  );
};

/** "Outlet" above 1, 2, 3 … beside one parameter each: the numbers of the rows. */
const countsRows = (head: string, rows: TableRow[], at: number): boolean =>
  /outlet/i.test(head) &&
  rows.length > 2 &&
  rows.every((row, index) => Number.parseInt(row.cells[at] ?? '', 10) === index + 1);

/** "Heater (6" above "lakh kcal/hr)": a bracket that the next cell closes is of one name. */
const withClosedBrackets = (cells: string[]): string[] => {
  const joined = [...cells];
  for (let at = 0; at < joined.length - 1; at++) {
    const [own = '', next = ''] = [joined[at], joined[at + 1]];
    if (!/\([^)]*$/.test(own) || !/^[^(]*\)/.test(next)) continue;
    joined[at] = `${own} ${next}`;
    joined[at + 1] = '';
  }
  return joined;
};

/** Where the limits of each row hold; a cell that is left empty goes on with the one above. */
export const listPoints = (table: Table, column: number): (string | null)[] => {
  const head = table.heads[column] ?? '';
  const noun = /stack|chimney|outlet|vent|station/i.exec(head)?.[0] ?? '';
  const spanned = column < 0 ? null : findSpannedNames(table, column);
  const cells = withClosedBrackets(
    table.rows.map((row, at) => (column < 0 ? '' : (spanned?.[at] ?? row.cells[column] ?? ''))),
  );
  let last: string | null = null;
  return table.rows.map((row, at) => {
    const cell = cells[at] ?? '';
    if (cell !== '' && cell !== '-') last = isNamed(cell) ? cell : `${noun} ${cell}`.trim();
    return last ?? toUnderPoint(row);
  });
};

/** "Boiler stack:" across the columns above rows. */
const toUnderPoint = ({ under }: TableRow): string | null =>
  under !== null && POINT_HEAD.test(under) && under.length <= 80 ? under.replace(/[\s:]+$/, '') : null;

const AVERAGING_HEAD = /averag|weighted|\bbasis\b|time\s+of\s+sampling|\bperiod\b|\bduration\b|\bremarks?\b/i;

const FIGURE = /^[<≤]?\s*\d[\d.]*$/;

/** Whether most cells of a column without a head tell a time: "Standard refers to daily average value". */
const tellsTimes = (rows: TableRow[], at: number): boolean =>
  rows.filter(({ cells }) => /averag|mean/i.test(cells[at] ?? '') && findAveraging(cells[at] ?? '') !== null)
    .length >
  rows.length / 2;

/** The column that says over what time values are means, or -1. */
export const findAveragingColumn = ({ heads, rows }: Table): number =>
  heads.findIndex(
    (head, at) =>
      (AVERAGING_HEAD.test(head) || (head === '' && tellsTimes(rows, at))) &&
      rows.some(
        (row) =>
          findAveraging(row.cells[at] ?? '') !== null &&
          readLimitValue(row.cells[at] ?? '')?.unit !== 'µg/m3',
      ) &&
      // "100 | 60 | 02 (8 hrs)": values, one of which says its time.
      rows.filter(({ cells }) => FIGURE.test(cells[at] ?? '')).length <= rows.length / 2,
  );

/** Where treated water goes: each has limits of its own. */
const INTO =
  /^(?:for|into|on|to)?\s*(?:re-?\s?use\b|(?:toilet\s+)?flushing\b|horticulture\b|cooling\s+tower\s+make|inland\s+surface\s+waters?|public\s+sewers?|(?:on\s+)?land\s+(?:for|disposal)|marine|irrigation|gardening)\b/i;

/** "Standard for DG set (mg/Nm3)". */
const OF_PLANT =
  /\b(?:limits?|standards?|norms?)\s+(?:for|of|at)\s+(?:the\s+)?([^()]{0,40}\b(?:stacks?|sets?|boilers?|kilns?|furnaces?|outlets?|heaters?|vents?|chimneys?))\b/i;

/** "S-1 and S-2": the codes of stacks or outlets. */
export const CODES = /^[A-Z]{1,2}\s?-\s?\d{1,2}(?:\s*(?:,|&|and|to|\/)\s*[A-Z]{1,2}\s?-\s?\d{1,2})*$/;

/** "Standard prescribed" below "Outlet-1, ETP to canal": what the values of one place are, as the end of its head. */
const STANDARD_BEHIND =
  /\s+(?:(?:prescribed|permissible|tolerance)\s+)?(?:standards?|limits?|norms?)(?:\s+prescribed)?$/i;

/** "ETP outlet", "Outlet of the STP", "Into inland surface water" as the head of a column of limits, or null. */
export const toHeadPoint = (head: string): string | null => {
  const of = OF_PLANT.exec(head)?.[1];
  if (of) return of;
  // "ETP outlet (mg/l)": the unit is told apart.
  const bare = head.replace(/\s*[([](?:in\s+)?[^()[\]]*\/[^()[\]]*[)\]]\s*$/i, '');
  // "Process vent parameter", "Permissible value at the stack S-3": the place is the vent, the stack.
  const name = (ONE_PLACE.test(bare) ? bare.replace(STANDARD_BEHIND, '') : bare)
    .replace(/\s+(?:parameters?|pollutants?)$/i, '')
    .replace(
      /^(?:max(?:imum|\.)?\s+)?(?:permissible|allowable|permitted|prescribed)\s+(?:values?|levels?)\s+(?:at|for|of|in)\s+(?:the\s+)?(?=\S)/i,
      '',
    );
  if (CODES.test(name)) return name;
  return (/\boutlet|\bC?ETP\b|\bSTP\b|\bpermeate|\bstack|\bchimney|\bvent\b|\bkiln\b|\bboiler/i.test(name) ||
    INTO.test(name)) &&
    !/limit|standard|norm|tolerance|exceed|concentration|mg\s*\//i.test(name)
    ? name
    : null;
};
