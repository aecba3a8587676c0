import type { Day } from '@anupalan/enums/days';
import { SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import type { Frequency, IntervalUnit } from '@anupalan/enums/frequencies';
import type { Month } from '@anupalan/enums/months';
import type { FieldProblem } from '../check.ts';

/** A schedule whose fields are of the right types but may not fit each other. */
export type ScheduleDraft = {
  frequency?: Frequency | null;
  interval?: { every?: number; unit?: IntervalUnit; days?: Day[]; daysOfMonth?: number[] };
  day?: Day;
  dayOfMonth?: number;
  month?: Month;
  months?: Month[];
  startDate?: string;
  endDate?: string;
};

type Anchor = 'day' | 'dayOfMonth' | 'month';

/** Which anchor fields a frequency needs; the others are refused (D21). */
const ANCHORS: Readonly<Record<Frequency, readonly Anchor[]>> = {
  daily: [],
  weekly: ['day'],
  monthly: ['dayOfMonth'],
  quarterly: ['month', 'dayOfMonth'],
  half_yearly: ['month', 'dayOfMonth'],
  yearly: ['month', 'dayOfMonth'],
};

/** Which anchor fields an interval may have instead of its start date. */
const INTERVAL_ANCHORS: Readonly<Record<IntervalUnit, readonly Anchor[]>> = {
  day: [],
  week: ['day'],
  month: ['dayOfMonth', 'month'],
  year: ['dayOfMonth', 'month'],
};

const REQUIRED: Readonly<Record<Anchor, string>> = {
  day: SCHEDULE_MESSAGES.dayRequired,
  dayOfMonth: SCHEDULE_MESSAGES.dayOfMonthRequired,
  month: SCHEDULE_MESSAGES.monthRequired,
};

const NOT_ALLOWED: Readonly<Record<Anchor, string>> = {
  day: SCHEDULE_MESSAGES.dayNotAllowed,
  dayOfMonth: SCHEDULE_MESSAGES.dayOfMonthNotAllowed,
  month: SCHEDULE_MESSAGES.monthNotAllowed,
};

const ALL_ANCHORS: readonly Anchor[] = ['day', 'dayOfMonth', 'month'];

function refuseOthers(draft: ScheduleDraft, allowed: readonly Anchor[]): FieldProblem[] {
  return ALL_ANCHORS.filter((field) => draft[field] !== undefined && !allowed.includes(field)).map(
    (field) => ({
      field,
      message: NOT_ALLOWED[field],
    }),
  );
}

function listEntryProblems(field: string, values: readonly unknown[] | undefined): FieldProblem[] {
  if (!Array.isArray(values)) return [];
  if (values.length === 0) return [{ field, message: SCHEDULE_MESSAGES.listEmpty }];
  return new Set(values).size < values.length ? [{ field, message: SCHEDULE_MESSAGES.listRepeated }] : [];
}

/** A period that names its month is not limited to several of them, and once is once. */
function listMonthProblems({ frequency, interval, months }: ScheduleDraft): FieldProblem[] {
  if (!months) return [];
  const isAllowed = frequency ? !ANCHORS[frequency].includes('month') : interval && interval.unit !== 'year';
  return isAllowed
    ? listEntryProblems('months', months)
    : [{ field: 'months', message: SCHEDULE_MESSAGES.monthNotAllowed }];
}

function listIntervalProblems(draft: ScheduleDraft): FieldProblem[] {
  const { interval } = draft;
  if (interval?.unit === undefined) return [];
  const problems = refuseOthers(draft, INTERVAL_ANCHORS[interval.unit]);
  if (interval.days !== undefined && interval.unit !== 'week') {
    problems.push({ field: 'interval.days', message: SCHEDULE_MESSAGES.intervalDaysUnit });
  }
  if (interval.daysOfMonth !== undefined && interval.unit !== 'month' && interval.unit !== 'year') {
    problems.push({ field: 'interval.daysOfMonth', message: SCHEDULE_MESSAGES.intervalDaysOfMonthUnit });
  }
  if (interval.days !== undefined && draft.day !== undefined) {
    problems.push({ field: 'day', message: SCHEDULE_MESSAGES.dayNotAllowed });
  }
  if (interval.daysOfMonth !== undefined && draft.dayOfMonth !== undefined) {
    problems.push({ field: 'dayOfMonth', message: SCHEDULE_MESSAGES.dayOfMonthNotAllowed });
  }
  return [
    ...problems,
    ...listEntryProblems('interval.days', interval.days),
    ...listEntryProblems('interval.daysOfMonth', interval.daysOfMonth),
  ];
}

function listFrequencyProblems(draft: ScheduleDraft, frequency: Frequency): FieldProblem[] {
  const needed = ANCHORS[frequency];
  const problems: FieldProblem[] = needed
    .filter((field) => draft[field] === undefined)
    .map((field) => ({ field, message: REQUIRED[field] }));
  if (draft.interval !== undefined) {
    problems.push({ field: 'interval', message: SCHEDULE_MESSAGES.intervalNotAllowed });
  }
  return [...problems, ...refuseOthers(draft, needed)];
}

/**
 * The rules that the fields of a schedule keep together (D21): a frequency has its anchor and no other, an interval
 * stands alone, once (neither) has no anchor, an end is not before its start. Paths are relative to the schedule.
 */
export function listScheduleProblems(draft: ScheduleDraft): FieldProblem[] {
  const problems = listMonthProblems(draft);
  if (draft.startDate !== undefined && draft.endDate !== undefined && draft.endDate < draft.startDate) {
    problems.push({ field: 'endDate', message: SCHEDULE_MESSAGES.endBeforeStart });
  }
  if (draft.frequency !== null && draft.frequency !== undefined) {
    return [...problems, ...listFrequencyProblems(draft, draft.frequency)];
  }
  if (draft.interval !== undefined) return [...problems, ...listIntervalProblems(draft)];
  return [...problems, ...refuseOthers(draft, [])];
}
