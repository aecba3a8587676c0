import type { DateString } from '@anupalan/compliance/schedules/types';
import { formatSpan } from '@anupalan/compliance/validity/describe-left';
import type { TaskStatus } from '@anupalan/enums/task-status';

import { DateLines, toDaysBetween, toRelativeDay } from '@anupalan/ui';
import { formatDueDate } from './task-dates.ts';
import { taskWords } from './words.ts';

/** How far a due date is, in words: "in 3 days", "in 3 years 3 months"; late only while it is open. */
export function toDueWords(date: DateString, today: DateString, status: TaskStatus): string {
  const isLate = status === 'overdue';
  const days = toDaysBetween(today, date);
  if (days > 1) return taskWords.dates.ahead(formatSpan(days));
  if (days < -1) return taskWords.dates.past(formatSpan(-days), isLate);
  return toRelativeDay(date, today, isLate ? 'late' : 'ago');
}

/** Props of {@link DueDate}. */
export type DueDateProps = {
  date: DateString;
  today: DateString;
  status: TaskStatus;
  /** One of a series, under its row. */
  isNested?: boolean;
};

/** A due date in a table: "17 Nov" over "4 days late". */
export function DueDate({ date, today, status, isNested }: DueDateProps) {
  return (
    <DateLines
      date={date}
      text={formatDueDate(date, today)}
      words={toDueWords(date, today, status)}
      isLate={status === 'overdue'}
      isIndented={isNested}
    />
  );
}

/** The same in one line, for phones. */
export function DueLine({ date, today, status }: DueDateProps) {
  return (
    <>
      <time dateTime={date}>{formatDueDate(date, today)}</time>, {toDueWords(date, today, status)}
    </>
  );
}
