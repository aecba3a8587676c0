import { buildSchedule } from '../../schedules/build.ts';
import { firstOccurrenceOnOrAfter } from '../../schedules/occurrences.ts';
import type { Recurrence, Schedule } from '../../schedules/types.ts';
import { UNTIMED } from '../../schedules/untimed.ts';
import type { OrderDates } from '../duties/due.ts';
import type { ReadObligation } from '../types.ts';

/**
 * What a person's corrections say about a wording. `title`: its name. `recurrence`: how often, null: once or without a
 * date. `isRejected`: it is no duty. What is absent was not corrected.
 */
export type Lesson = { title?: string; recurrence?: Recurrence | null; isRejected?: true };

/** The part of an obligation that a lesson is about. */
export type Teachable = Pick<
  ReadObligation,
  'title' | 'frequency' | 'recurring' | 'dueDate' | 'schedule' | 'recurrence' | 'basis'
>;

const isEmpty = (lesson: Lesson): boolean => Object.keys(lesson).length === 0;
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** A schedule without its start. Its day is left out where it only is that of the start: another order has another one. */
const toRecurrence = ({ startDate, endDate: _end, ...recurrence }: Schedule, read: Teachable): Recurrence => {
  const { frequency, months } = recurrence;
  if (frequency === null) return recurrence;
  const season = months ? { months } : {};
  const usual = read.schedule?.startDate ?? startDate;
  const { startDate: _start, ...plain } = buildSchedule({
    recurrence: { frequency, ...season },
    startDate: usual,
  });
  return read.basis !== 'printed' && toJson(plain) === toJson(recurrence)
    ? { frequency, ...season }
    : recurrence;
};

/**
 * What a person's correction of an obligation teaches, from how it was read and how it is now; null: nothing that holds
 * in another order. Another date of what is due once, or another start, is a matter of that order alone.
 */
export const toLesson = (
  read: Teachable,
  now: Pick<Teachable, 'title' | 'recurring' | 'schedule'> & { isRejected: boolean },
): Lesson | null => {
  if (now.isRejected) return { isRejected: true };
  const lesson: Lesson = {};
  if (now.title !== read.title) lesson.title = now.title;
  if (now.recurring && now.schedule) {
    const recurrence = toRecurrence(now.schedule, read);
    const wasRead = read.schedule ? toRecurrence(read.schedule, read) : read.recurrence;
    if (toJson(recurrence) !== toJson(wasRead)) lesson.recurrence = recurrence;
  } else if (read.recurring && !now.recurring) lesson.recurrence = null;
  return isEmpty(lesson) ? null : lesson;
};

/** An obligation read as a lesson says, counted from the dates of its own order. */
export const applyLesson = <T extends Teachable>(found: T, lesson: Lesson, dates: OrderDates): T => {
  const named = lesson.title === undefined ? found : { ...found, title: lesson.title };
  if (lesson.recurrence === undefined) return named;
  if (lesson.recurrence === null) return { ...named, ...UNTIMED };
  const { recurrence } = lesson;
  const startDate = found.schedule?.startDate ?? dates.issuedOn;
  const schedule = startDate === null ? null : buildSchedule({ recurrence, startDate });
  const isPrinted = recurrence.day !== undefined || recurrence.dayOfMonth !== undefined;
  return {
    ...named,
    frequency: recurrence.frequency,
    recurring: true,
    dueDate: schedule && isPrinted ? firstOccurrenceOnOrAfter(schedule, schedule.startDate) : null,
    schedule,
    recurrence,
    basis: isPrinted ? 'printed' : 'worked_out',
  };
};
