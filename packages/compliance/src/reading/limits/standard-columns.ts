import { findMatches } from '../language/search.ts';
import type { Table } from '../layout/table.ts';
import { isParameter } from './parameters.ts';
import { SHARED } from './several-values.ts';
import { type LimitContext, UNIT_HEAD } from './table-context.ts';
import { CODES } from './table-points.ts';
import { findHeadUnit, isUnit, MEASURE, readLimitValue } from './values.ts';

const PARAMETER_HEAD =
  /param|pollutant|characteristic|constituent|substance|particulars|zone|area|time|period|category/i;
const LIMIT_HEAD =
  /standard|limit|concentration|exceed|tolerance|permissible|norm|prescribed|value|max|outlet|inlet|outfall|sewage|effluent|permeate|day|night|leq|stack|emission|^(?:up\s?to|till|until|from|after|before)\s\d|annual|hourly|daily\s+average|monthly\s+average|\bhours?\b|\bHz\b|\bavg\b|\bblow\s*-?\s*downs?\b|\bcondensate\b|\bto\s+be\b|\bthereafter\b|^(?:till|until)\b/i;
/** What a column of limits calls itself where others stand beside it. */
export const SURE_LIMIT_HEAD =
  /standards?(?!\s+achieved)|^(?:acceptable|desirable)\b|\blimit|norms?\b|tolerance|permissible|prescribed|not\s+(?:to\s+)?exceed/i;
/** Columns of what is found, or comes in, and not of what may be. */
export const MEASURED_HEAD =
  /(?<!\bCETP\s+)\binlet\b(?!\s+(?:of|to|at)\s+(?:the\s+)?(?:common\s+(?:effluent|ETP)|CETP))|\b(?:in|out)\s*(?:\(|$)|\braw\b|untreated|before\s+treatment|influent|\bactual|observed|\bfound(?=\s|$)|\bseen\b|\b(?:on|during|at)\s+(?:the\s+)?(?:(?:day|date|time)\s+of\s+)?(?:the\s+)?(?:inspection|visit|sampling)\b|\b(?:last|latest|previous)\s+(?:tests?|reports?|values?|readings?)\b|result|after\s+(?:primary|secondary)|existing(?=\s*(?:$|[(,]|(?:values?|levels?|loads?|emissions?|qualit|concentrations?|conditions?|scenario|status|data|norms?\s+achieved)\b))|\bas\s+(?:is|found)\b|\bachieved\b|\bsample|design|removal|(?<!co-?)efficien|\bstream|analy[sz]er|\baccuracy|guarantee|\bmonitored\b|\bmeasured\b|\brecorded\b|base\s*-?\s?line|(?<!\b(?:from|after|till|until|w\.?e\.?f\.?)\s(?:.{0,6}))\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?[\s,'’-]*20\d\d\b/i;
export const NO_LIMIT_HEAD =
  /^(?:s[rl]?\.?\s*no|nos?\.?$|unit(?!\s*[-#]?\s*(?:\d|[IVX]+\b))|uom|height|fuel|quantity|sulphur(?!\s+di)|diameter|capacity|frequency|method|periodicity|temperature|weighted|number|(?<!co-?)efficien|removal|power|size|volume|velocity)|max(?:imum)?\.?\s+(?:daily\s+)?(?:quantity|discharge|flow)|daily\s+discharge|generation|(?<!\d\s?)\b(?:KLD|CMD)\b|consumption|(?<!annual\s|hourly\s|hours?\s|hrs\.?\s)average(?!\s+(?:limit|standard|value)|\s*\((?:in\s+)?[mnµμu]?g\s*\/|\s*[,(-]?\s*(?:\d{1,2}\s*-?\s*h|annual))|averaging|height|discharge\s+in|type\s+of\s+fuel|(?<!\bland\s)disposal|capacity|(?<!co-?)efficien|\b(?:stacks?|vents?|chimneys?|sources?|outlets?)\s*(?:(?:no|nos|id|code|ht)\b\.?|number|\(?\s*(?:in\s+)?(?:m|mtrs?|metres?|meters?|ft|feet)\b\.?\s*\)?)\s*$/i;

/** What lets out something, or where it goes: such heads stand beside each other below "Limits". */
const PLACE_HEAD =
  /\bsewage\b|\beffluent\b|\b(?:in|out)lets?\b|\b[ES]TP\b|\bpermeate\b|\bblow\s*-?\s*downs?\b|\binland\b|^(?:on\s+)?land\b|\bsewers?\b|\birrigation\b|\bmarine\b|\bstacks?\b|\bboilers?\b|\bkilns?\b|\bvents?\b/i;

/** "Re-use in flushing", "Gardening": what treated water is for, as the head of a column of values. */
const USE_HEAD =
  /\bre-?\s?us(?:e|ed)\b|\brecycl\w+|\bflushing\b|\bgardening\b|\bhorticultur\w+|\bgreen\s?belt\b|\bmake-?\s?up\b|\bdust\s+suppression\b|\binto\s+(?:the\s+)?(?:drain|nall?ah?|river|sea)\b/i;

/** "Limit for K-1": such a head ends with the code of a stack or outlet. */
const CODE_BEHIND = /\s\(?[A-Z]{1,2}\s?-\s?\d{1,2}\)?$/;

/** "After 2025", "from 01.01.2026": the second of two stages, beside the limits of the first. */
const STAGE_HEAD = /^(?:from|after|w\.?\s?e\.?\s?f\.?|with\s+effect\s+from)\b.*\d{4}/i;

/** "Water consumption", "Effluent discharge": what is limited for each tonne that is made. */
const FLOW = /\b(?:water|effluents?|sewage|steam)\b.*\b(?:consumption|discharge|generation|intake|drawal)\b/i;
const PER_MASS = /^(?:m[3³]|KL|lit\w*|ltrs?\.?|l)\s*(?:\/|per)\s*(?:MT|ton|t|kg|KL)/i;

/** The column of parameters, or -1: what is measured, or what flows for each tonne that is made. */
export const findParameterColumn = (table: Table): number => {
  const named = table.heads.findIndex(
    (head) => PARAMETER_HEAD.test(head) && !/standard|limit|exceed/i.test(head),
  );
  const counts = table.heads.map(
    (_, at) => table.rows.filter((row) => isParameter(row.cells[at] ?? '')).length,
  );
  const most = counts.indexOf(Math.max(...counts));
  if (named >= 0 && (counts[named] ?? 0) >= Math.max(1, (counts[most] ?? 0) / 2)) return named;
  if ((counts[most] ?? 0) > 0) return most;
  return table.heads.findIndex(
    (_, at) =>
      table.rows.length > 0 &&
      table.rows.every(
        ({ cells }) =>
          FLOW.test(cells[at] ?? '') && cells.some((cell) => PER_MASS.test(readLimitValue(cell)?.unit ?? '')),
      ),
  );
};

/** The column of units, if its cells are some: a plant has units as well. Whatever its head is, cells of units alone are one. */
export const findUnitColumn = ({ heads, rows }: Table): number => {
  const named = heads.findIndex(
    (head, at) =>
      UNIT_HEAD.test(head) &&
      rows.some((row) => MEASURE.test(row.cells[at] ?? '') || findHeadUnit(row.cells[at] ?? '') !== null),
  );
  if (named >= 0) return named;
  return heads.findIndex((_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => !NO_UNIT_CELL.test(cell));
    return cells.length > 0 && cells.every(isUnit);
  });
};

/** What a cell of a column of units holds where there is none. */
export const NO_UNIT_CELL = /^[\s\-–—.]*$/;

/** The head of a column of what gives off or lets out something. */
export const SOURCE_HEAD =
  /\bsource|\bstack|\bchimney|\battached\b|\bsection\b|\blocation|\bunit\b|\bplant\b|\bstructures?\b|\bmachines?\b|\bequipment\b/i;

/** The column of sources that all have one parameter, which the words before the table name; or -1. */
export const findSourceColumn = (table: Table, { before }: LimitContext): number =>
  table.heads.findIndex(
    (nameHead, at) =>
      table.rows.some((row) => /[a-z]{3}/i.test(row.cells[at] ?? '')) &&
      table.heads.some(
        (head, other) =>
          other > at &&
          (LIMIT_HEAD.test(head) || isUnit(head)) &&
          toShared(nameHead, '', head, before) !== null,
      ),
  );

/** What is limited in all rows of sources: named by the head of the values or the words before the table; else null. */
export const toShared = (nameHead: string, name: string, head: string, before: string): string | null => {
  if (!SOURCE_HEAD.test(nameHead) || isParameter(name)) return null;
  const named = findMatches(SHARED, head);
  const told = named.length > 0 ? named : findMatches(SHARED, before.slice(-300));
  const names = new Set(told.map((match) => match[0].toLowerCase()));
  return names.size === 1 ? (told[0]?.[0] ?? null) : null;
};

/** Whether most cells of a column are limits, by their words or units or a head that may be one of limits; numbers of rows are none. */
const holdsValues = ({ heads, rows }: Table, at: number, hasUnit: boolean): boolean => {
  const values = rows.map((row) => readLimitValue(row.cells[at] ?? ''));
  // Each group of rows may count from one again.
  const counts = rows.map((row) => Number.parseInt(row.cells[at] ?? '', 10));
  const isCount = counts.every((count, index) => count === 1 || count === (counts[index - 1] ?? 0) + 1);
  return (
    !isCount &&
    values.filter((value) => value !== null).length > rows.length / 2 &&
    (hasUnit || LIMIT_HEAD.test(heads[at] ?? '') || values.some((value) => MEASURE.test(value?.unit ?? '')))
  );
};

/** "kg/t of N": the same limit by what is made, right beside the concentration. */
const LOAD_HEAD = /^(?:(?:specific\s+)?load\s*,?\s*)?\(?(?:in\s+)?k?g\s*\/\s*(?:t|ton|tonnes?|MT|KL)\b/i;

/** Whether most cells of a column are figures with a unit of what is measured. */
const hasUnits = ({ rows }: Table, at: number): boolean =>
  rows.filter((row) => MEASURE.test(readLimitValue(row.cells[at] ?? '')?.unit ?? '')).length >
  rows.length / 2;

const BASIS_CELL = /^(?:at\s+|@\s*)?\d+(?:\.\d+)?\s*%\s*(?:dry\s+)?(?:O2|O₂|CO2|oxygen)\b/i;

/** "Existing | Proposed" above "8 TPH boiler | 25 TPH boiler" and "115 mg/Nm3 | 50 mg/Nm3": what stands, with its own limits, and no values that were found. */
const isExistingPlant = ({ heads, rows }: Table, at: number): boolean =>
  /^existing\b/i.test(heads[at] ?? '') &&
  rows.some(
    ({ cells }) =>
      /\b(?:attached|fuel|equipment|capacity|source|product)\b/i.test(cells.slice(0, at).join(' ')) &&
      /[a-z]{4}/i.test(cells[at] ?? ''),
  );

/** The columns of limits, and those of what is found or comes in. */
export const findValueColumns = (
  table: Table,
  { parameter, unitColumn, averaging }: { parameter: number; unitColumn: number; averaging: number },
): { candidates: number[]; measured: number[] } => {
  // "6 % O2" below "Standard at" is what the others are referred to.
  const isBasis = (at: number) =>
    table.rows.every(({ cells }) => NO_UNIT_CELL.test(cells[at] ?? '') || BASIS_CELL.test(cells[at] ?? ''));
  const columns = table.heads
    .map((_, at) => at)
    .filter((at) => {
      const head = table.heads[at] ?? '';
      // "Standards for disposal into inland waters" is no way of disposal.
      return (
        at !== parameter &&
        at !== unitColumn &&
        at !== averaging &&
        !isBasis(at) &&
        (!NO_LIMIT_HEAD.test(head) || /^standard|^limit/i.test(head))
      );
    });
  const heads = (pattern: RegExp) =>
    columns.filter((at) => pattern.test(table.heads[at] ?? '') && at > parameter);
  const sure = heads(SURE_LIMIT_HEAD);
  const measured = heads(MEASURED_HEAD).filter((at) => !sure.includes(at) && !isExistingPlant(table, at));
  // "Norms of trade effluent | Sewage", "Limits ETP outlet | STP outlet": the other has its limits beside them.
  const places = sure.some(
    (at) => PLACE_HEAD.test(table.heads[at] ?? '') || CODE_BEHIND.test(table.heads[at] ?? ''),
  )
    ? [...heads(PLACE_HEAD), ...heads(CODES)]
    : [];
  const stages = sure.length > 0 ? heads(STAGE_HEAD) : [];
  // "Norm Outfall-1 | Outfall-2": values with units right beside those of limits are of the same sort, whatever they are headed by.
  // "Concentration (mg/l) | Load (kg/tonne)": so are the same limits by what is made.
  const likely = sure.length > 0 ? sure : heads(LIMIT_HEAD);
  const beside = columns.filter(
    (at) =>
      likely.includes(at - 1) &&
      at > parameter &&
      (hasUnits(table, at) || LOAD_HEAD.test(table.heads[at] ?? '')),
  );
  // "Outlet to sewer | Re-use in flushing": values for what the water is for, beside those of another way.
  const uses = heads(USE_HEAD).filter(
    (at) =>
      table.rows.filter((row) => readLimitValue(row.cells[at] ?? '') !== null).length > table.rows.length / 2,
  );
  const named = [...new Set([...likely, ...places, ...stages, ...beside, ...uses])]
    .sort((a, b) => a - b)
    .filter((at) => !measured.includes(at));
  // "Limit | Unit | Parameter": the values stand in front of their names.
  const hasUnit =
    unitColumn >= 0 || table.rows.some((row) => MEASURE.test(findHeadUnit(row.cells[parameter] ?? '') ?? ''));
  const ahead = columns.filter(
    (at) =>
      at < parameter &&
      !measured.includes(at) &&
      (SURE_LIMIT_HEAD.test(table.heads[at] ?? '') || holdsValues(table, at, hasUnit)),
  );
  const behind = columns.filter((at) => at > parameter && !measured.includes(at));
  const isEmpty = (at: number) => table.rows.every((row) => readLimitValue(row.cells[at] ?? '') === null);
  const candidates =
    named.length > 0 && !(ahead.length > 0 && named.every(isEmpty))
      ? named
      : behind.length > 0 && !(ahead.length > 0 && behind.every(isEmpty))
        ? behind
        : ahead;
  return { candidates, measured };
};
