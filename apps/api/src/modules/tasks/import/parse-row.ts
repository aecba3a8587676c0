import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { firstOccurrenceOnOrAfter } from '@anupalan/compliance/schedules/occurrences';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import { DAYS } from '@anupalan/enums/days';
import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { FREQUENCIES, type Frequency, type IntervalUnit } from '@anupalan/enums/frequencies';
import { MONTHS, type Month } from '@anupalan/enums/months';
import { checkInput } from '@anupalan/validators/check';
import { TASK_COLUMNS, type TaskColumnId } from '@anupalan/validators/requests/task-import';
import { type AddTasksRequest, addTasksRequestSchema } from '@anupalan/validators/requests/tasks';
import { type SheetCell, toText } from '../../../sheets/sheet.ts';
import { parseSheetDate } from './parse-date.ts';

/** The cells of a row by their column. */
export type RowCells = Partial<Record<TaskColumnId, SheetCell>>;
/** What is wrong in a row, under the heading of its column. */
export type RowError = { column: string; message: string };
/** A row that was read: its task, or what is wrong with it. */
export type ParsedRow = {
  task: (AddTasksRequest & { name: string; schedule: Schedule }) | null;
  errors: RowError[];
};

const DATE_UNREADABLE = 'Write the date as dd-mm-yyyy';
const REPEATS_UNKNOWN =
  'Write Once, Daily, Weekly, Monthly, Quarterly, Half-yearly, Yearly, or for example Every 2 weeks';
const DAY_UNKNOWN = 'Write a day from Monday to Sunday';
const MONTH_UNKNOWN = 'Write a month from January to December';
const MONTHS_UNKNOWN = 'Write months, for example June to September, or March, October';

/** A map, because the words are of strangers: an object would know “constructor” as well. */
const OTHER_WORDS: ReadonlyMap<string, Frequency> = new Map([
  ['annual', 'yearly'],
  ['annually', 'yearly'],
  ['halfyearly', 'half_yearly'],
  ['sixmonthly', 'half_yearly'],
]);

/** The heading of a column. */
export function toHeading(id: TaskColumnId): string {
  return TASK_COLUMNS.find((column) => column.id === id)?.heading ?? id;
}

/** How often, of words; null for what is none of them. */
function parseRepeats(text: string): Recurrence | null {
  const words = text.toLowerCase().trim();
  const plain = words.replace(/[\s_-]+/g, '');
  if (plain === 'once') return { frequency: null };
  const frequency = FREQUENCIES.find((known) => known.replace('_', '') === plain) ?? OTHER_WORDS.get(plain);
  if (frequency !== undefined) return { frequency };
  const own = /^every (?:(\d{1,6}) )?(day|week|month|year)s?$/.exec(words);
  if (own === null) return null;
  return { frequency: null, interval: { every: Number(own[1] ?? 1), unit: own[2] as IntervalUnit } };
}

/** A word of a list, in full or by its first three letters. */
function findWord<T extends string>(words: readonly T[], text: string): T | undefined {
  const wanted = text.toLowerCase().replace(/\.$/, '');
  return words.find((word) => word === wanted || (wanted.length === 3 && word.startsWith(wanted)));
}

/** Months and ranges of them between commas, "October to March, May", in the order of the year; null for anything else. */
function parseMonths(text: string): Month[] | null {
  const named = new Set<Month>();
  for (const part of text.split(/\s*(?:[,;]|\band\b)\s*/i)) {
    const [first, last, ...more] = part.split(/\s*(?:\bto\b|-|–)\s*/i).map((word) => findWord(MONTHS, word));
    if (first === undefined || more.length > 0 || (/\bto\b|-|–/i.test(part) && last === undefined))
      return null;
    const start = MONTHS.indexOf(first);
    const count = last === undefined ? 1 : ((MONTHS.indexOf(last) - start + 12) % 12) + 1;
    for (let step = 0; step < count; step += 1) named.add(MONTHS[(start + step) % 12] as Month);
  }
  return MONTHS.filter((month) => named.has(month));
}

/** Which column a problem of the call stands under. */
function toColumn(field: string): string {
  const path = field.replace(/\[\d+\]$/, '');
  const columns: Record<string, TaskColumnId> = {
    schedule: 'repeats',
    'schedule.frequency': 'repeats',
    'schedule.interval': 'repeats',
    'schedule.interval.every': 'repeats',
    'schedule.startDate': 'startDate',
    'schedule.endDate': 'endDate',
    'schedule.day': 'day',
    'schedule.dayOfMonth': 'dayOfMonth',
    'schedule.month': 'month',
    'schedule.months': 'months',
    assigneeId: 'assignee',
  };
  const id = columns[path] ?? TASK_COLUMNS.find((column) => column.id === path)?.id;
  return id === undefined ? path : toHeading(id);
}

/**
 * A row as a task by hand.
 * @param findAssignee the id of a user by name or email, or a sentence why there is none
 */
export function parseRow(
  cells: RowCells,
  today: string,
  findAssignee: (text: string) => { id: string } | { message: string },
): ParsedRow {
  const errors: RowError[] = [];
  const fail = (id: TaskColumnId, message: string) => void errors.push({ column: toHeading(id), message });
  const textOf = (id: TaskColumnId) => toText(cells[id]).trim();
  const readDate = (id: 'startDate' | 'endDate'): string | undefined => {
    const cell = cells[id];
    if (cell === null || cell === undefined) return undefined;
    const date = parseSheetDate(cell);
    if (date === null) fail(id, DATE_UNREADABLE);
    return date ?? undefined;
  };

  const name = textOf('name');
  if (name === '') fail('name', FIELD_MESSAGES.taskNameRequired);
  const repeats = textOf('repeats');
  const recurrence = parseRepeats(repeats);
  // An empty cell, too, is answered with what to write: its column is named before the message.
  if (recurrence === null) fail('repeats', REPEATS_UNKNOWN);
  const startDate = readDate('startDate');
  if (textOf('startDate') === '') fail('startDate', DATE_UNREADABLE);
  const endDate = readDate('endDate');
  const isOnce = recurrence?.frequency === null && recurrence.interval === undefined;
  if (isOnce && textOf('endDate') !== '') fail('endDate', SCHEDULE_MESSAGES.onceEndDate);
  const anchor = readAnchor(textOf, fail);
  const assignee = textOf('assignee') === '' ? { id: null } : findAssignee(textOf('assignee'));
  if ('message' in assignee) fail('assignee', assignee.message);
  const alertDays = readAlertDays(textOf('alertDays'));

  if (errors.length > 0 || recurrence === null || startDate === undefined) return { task: null, errors };
  const bounds = { startDate, ...(endDate === undefined ? {} : { endDate }) };
  // What the start date tells is filled in; what does not belong to the schedule stays, so that the rules can say so.
  const schedule: Schedule = {
    ...buildSchedule({ recurrence: { ...recurrence, ...anchor }, ...bounds }),
    ...anchor,
  };
  const description = textOf('description');
  const body = {
    name,
    ...(description === '' ? {} : { description }),
    schedule,
    ...(alertDays === null ? {} : { alertDays }),
    assigneeId: 'id' in assignee ? assignee.id : null,
  };
  const result = checkInput(addTasksRequestSchema, body, { today });
  if (result.kind !== 'ok') {
    return {
      task: null,
      errors: result.problems.map(({ field, message }) => ({ column: toColumn(field), message })),
    };
  }
  if (firstOccurrenceOnOrAfter(schedule, startDate) === null)
    return { task: null, errors: [{ column: toHeading('endDate'), message: SCHEDULE_MESSAGES.neverOccurs }] };
  return { task: { ...result.value, name, schedule }, errors: [] };
}

function readAnchor(
  textOf: (id: TaskColumnId) => string,
  fail: (id: TaskColumnId, message: string) => void,
): Pick<Recurrence, 'day' | 'dayOfMonth' | 'month' | 'months'> {
  const anchor: Pick<Recurrence, 'day' | 'dayOfMonth' | 'month' | 'months'> = {};
  const day = textOf('day');
  if (day !== '') {
    const found = findWord(DAYS, day);
    if (found === undefined) fail('day', DAY_UNKNOWN);
    else anchor.day = found;
  }
  const month = textOf('month');
  if (month !== '') {
    const found = findWord(MONTHS, month);
    if (found === undefined) fail('month', MONTH_UNKNOWN);
    else anchor.month = found;
  }
  const months = textOf('months');
  if (months !== '') {
    const found = parseMonths(months);
    if (found === null) fail('months', MONTHS_UNKNOWN);
    else anchor.months = found;
  }
  const dayOfMonth = textOf('dayOfMonth');
  if (dayOfMonth !== '') {
    if (/^\d{1,3}$/.test(dayOfMonth)) anchor.dayOfMonth = Number(dayOfMonth);
    else fail('dayOfMonth', SCHEDULE_MESSAGES.dayOfMonthRange);
  }
  return anchor;
}

/** Days between commas or spaces; null: none named. What is no number is out of every range. */
function readAlertDays(text: string): number[] | null {
  if (text === '') return null;
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : -1));
}
