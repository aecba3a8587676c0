import { isIndic } from '../indic/fold.ts';
import { findDates } from '../language/dates.ts';
import { findPeriods } from '../periods/find-periods.ts';
import type { Period } from '../periods/types.ts';

/** What the time columns of a row say: the words, when, and the head above them. */
export type RowTime = { column: number; head: string; stated: string; period: Period };

const HOW_OFTEN =
  /frequency|periodicity|interval|how often|(?:how many|number of|nos?\.? of) times|time\s?frame|time\s?limit|time\s?line|schedule\b|submission|due\s+date|target\s+date|period\b|when\b/i;
const NOT_A_DUTY = /validity|compliance\s+period|consent\s+period|from|averag/i;
/** Heads that say when whatever stands beside them. */
const SURELY =
  /frequency|periodicity|time\s?limit|time\s?line|time\s?frame|(?:due|target|last|completion)\s+date|date\s+of\s+completion/i;
const OFTEN = /frequency|periodicity/i;

/** A bare span in a column of deadlines: "15 days", "One month". */
const BARE_SPAN =
  /^\s*(?:\d{1,3}|one|two|three|four|six|twelve)\s*(?:\([^)]*\)\s*)?(?:days?|weeks?|months?|years?)\s*$/i;

/** Whether a cell is nothing but a date: "30th June", "31.12.2026". */
export const isDate = (cell: string): boolean => {
  const [date] = findDates(cell);
  return date !== undefined && date.text.trim() === cell.replace(/[.\s]+$/, '').trim();
};

/** A head of what is watched: "Monitoring", "Sampling by unit", "To be tested". */
const WATCHED =
  /^(?:(?:self|own|manual)[-\s]+)?(?:to\s+be\s+)?(?:monitor|sampl|test|analy[sz]|inspect|calibrat)\w*(?:\s+(?:to\s+be\s+done|schedule|required|by\s+(?:the\s+)?(?:unit|industry|applicant|occupier)))?(?:\s*\(.*\))?$/i;
/** "Q", "HY": how often in letters. */
const LETTERS: Record<string, string> = {
  D: 'daily',
  W: 'weekly',
  F: 'fortnightly',
  M: 'monthly',
  Q: 'quarterly',
  HY: 'half-yearly',
  H: 'half-yearly',
  Y: 'yearly',
  A: 'yearly',
};
const UNIT_IN_HEAD = /\((?:in\s+|once\s+in\s+)?(days|weeks|months|years)\)/i;

/** The words of a cell below a head of what is watched: letters, and figures whose unit the head tells, in words. */
const spellOut = (cell: string, head: string): string => {
  if (!WATCHED.test(head) && !OFTEN.test(head)) return cell;
  const unit = UNIT_IN_HEAD.exec(head)?.[1];
  if (unit && /^\d{1,2}$/.test(cell.trim())) return `once in ${cell.trim()} ${unit.toLowerCase()}`;
  return LETTERS[cell.replace(/[.\s]/g, '').toUpperCase()] ?? cell;
};

const readCell = (printed: string, head: string): Period | null => {
  const found = readWords(spellOut(printed, head), head);
  return found && { ...found, text: printed };
};

const readWords = (cell: string, head: string): Period | null => {
  const deadline = isDate(cell) ? `by ${cell}` : `within ${cell}`;
  const isDay = isDate(cell) && (SURELY.test(head) || !/\d{4}|\d[./-]\d/.test(cell));
  const text = isDay || (BARE_SPAN.test(cell) && !OFTEN.test(head) && !WATCHED.test(head)) ? deadline : cell;
  const direct = findPeriods(text)[0];
  if (direct) return direct;
  if (!OFTEN.test(head) && !WATCHED.test(head)) return null;
  // "तीन माह" under a head "आवृत्ति".
  if (isIndic(cell)) return findPeriods(`प्रत्येक ${cell}`)[0] ?? null;
  // "6 months", "Month", "Annual" under a head "Frequency".
  const every = findPeriods(
    BARE_SPAN.test(cell)
      ? `every ${cell}`
      : /\b(?:annual|daily|\w+ly)\b/i.test(cell)
        ? `${cell} basis`
        : `once ${/^in\b/i.test(cell) ? cell : `in a ${cell}`}`,
  )[0];
  return every ?? null;
};

/** A cell that is nothing but how often: "Every three months", "Half yearly". "Annual" may be an average. */
const WHOLLY_OFTEN =
  /^(?:(?:monitor(?:ing|ed)?|sampling|testing|analysis|(?:to\s+be\s+)?(?:tested|analysed|sampled))\s+)?(?:once\b|twice\b|every\b|\d{1,2}[-\s]*(?:monthly|yearly)|(?:two|three|four|six)[-\s]*monthly|daily|weekly|fortnightly|monthly|quarterly|half[\s-]?yearly|yearly|annually)[a-z\d\s()-]*$/i;
/** Heads of what is not for the holder to do as often: averages, acts of the authority, what is supplied. */
const NOT_OWN = /averag|weighted|board|authority|officer|fee|rate/i;

/** What stands in such a column where nothing is done by the calendar: "When in use", "Online", "-". */
const NO_TIME =
  /^(?:[-–—.]+|nil|n\.?\s?a\.?|not\s+(?:applicable|required)|(?:as\s+and\s+)?when(?:ever)?\b.*|if\b.*|(?:on|during)\s+(?:use|operation|running|demand|complaint)\b.*|(?:continuous(?:ly)?|on-?\s?line|OCEMS|CEMS)\b.*|as\s+(?:required|per)\b.*)$/i;

/** A column that its cells alone tell: each that says a time says how often, in two rows or more ("Sampling by unit"). */
const findOftenColumn = (heads: readonly string[], rows: readonly (readonly string[])[]): number =>
  heads.findIndex((head, at) => {
    if (NOT_A_DUTY.test(head) || NOT_OWN.test(head)) return false;
    const cells = rows.flatMap((cells) => cells[at]?.trim() || []).filter((cell) => !NO_TIME.test(cell));
    if (WATCHED.test(head))
      return cells.length > 0 && cells.every((cell) => readCell(cell, head)?.kind === 'recurring');
    return (
      cells.length > 1 &&
      cells.every((cell) => WHOLLY_OFTEN.test(cell) && findPeriods(cell)[0]?.kind === 'recurring')
    );
  });

/** The columns of a table that say when: the first that may, and others that surely do; else the one whose cells do. */
export const findTimeColumns = (heads: readonly string[], rows: readonly (readonly string[])[]): number[] => {
  const isTime = (head: string) => HOW_OFTEN.test(head) && !NOT_A_DUTY.test(head);
  const first = heads.findIndex(isTime);
  if (first < 0) {
    const often = findOftenColumn(heads, rows);
    return often < 0 ? [] : [often];
  }
  // What is kept by a bank guarantee is due under the condition that it secures.
  if (/bank\s+guarantee|\bB\.?G\b/i.test(heads.join(' '))) return [first];
  return heads.flatMap((head, at) => (at === first || (isTime(head) && SURELY.test(head)) ? [at] : []));
};

/** "Yearly" in one column and "30th June" in the next are one: every year on that day. */
const join = (often: RowTime, day: RowTime): RowTime | null => {
  const isDay =
    often.period.kind === 'recurring' && day.period.kind === 'recurring' && day.period.monthDays.length > 0;
  if (!isDay || often.period.monthDays.length > 0) return null;
  const { frequency, cycle } = often.period;
  const stated = `${often.stated}, ${day.stated}`;
  return { ...often, stated, period: { ...day.period, frequency, cycle, text: stated } };
};

/** When the duties of a row are due, one for each column that says so, but for a day that belongs to a frequency. */
export const readRowTimes = (
  heads: readonly string[],
  cells: readonly string[],
  columns: readonly number[],
): RowTime[] => {
  const times: RowTime[] = [];
  for (const at of columns) {
    const [head = '', stated = ''] = [heads[at], cells[at]];
    const period = stated ? readCell(stated, head) : null;
    if (!period || period.kind === 'event') continue;
    const last = times.at(-1);
    const time = { column: at, head, stated, period };
    const joined = last ? join(last, time) : null;
    if (joined) times[times.length - 1] = joined;
    else times.push(time);
  }
  return times;
};
