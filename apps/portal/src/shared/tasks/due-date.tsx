import type { DateString } from '@anupalan/compliance/schedules/types';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { cx, toRelativeDay } from '@anupalan/ui';
import styles from './due-date.module.css';
import { formatDueDate } from './task-dates.ts';

/** How far a due date is, in words: late only while it is open. */
export function toDueWords(date: DateString, today: DateString, status: TaskStatus): string {
  return toRelativeDay(date, today, status === 'overdue' ? 'late' : 'ago');
}

/** Props of {@link DueDate}. */
export type DueDateProps = { date: DateString; today: DateString; status: TaskStatus };

/** A due date in a table: "17 Nov" over "4 days late". */
export function DueDate({ date, today, status }: DueDateProps) {
  return (
    <span className={cx('num', status === 'overdue' && styles.late)}>
      <time dateTime={date} className={styles.date}>
        {formatDueDate(date, today)}
      </time>
      <span className={styles.words}>{toDueWords(date, today, status)}</span>
    </span>
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
