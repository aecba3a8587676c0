import type { BesideDuties, DutyState } from '@anupalan/enums/duty-states';
import { daysBetween } from '../schedules/dates.ts';
import type { DateString } from '../schedules/types.ts';

/** The latest due date of a task that is completed: `isLate`, done after it. */
export type LastDone = { dueDate: DateString; isLate: boolean; hasEvidence: boolean };

/**
 * The due dates of a task in short. `periodDays`: days between two of them, null for one that is due once; `nextOpen`: the
 * earliest that is not completed, today's and passed ones included.
 */
export type TaskDates = { periodDays: number | null; nextOpen: DateString | null; lastDone: LastDone | null };

/** An accepted obligation of an order that counts. */
export type AcceptedObligation = {
  /** Due once, on this day. */
  dueDate: DateString | null;
  /** Due again and again, in a period that is known. */
  hasPeriod: boolean;
  /** The answer to "Was this done?" (D22); null: there is none. */
  done: boolean | null;
  /** Whether "When was this last done?" is asked (D42) and nobody has answered. */
  isAskedWhen: boolean;
  /** Whether a task was made of it and deleted. */
  hadTask: boolean;
};

/**
 * A duty: an accepted obligation with or without a task, or a task without an order, which has no obligation. `task` is null
 * where none is in force; an event that has begun is a task until it is done.
 */
export type Duty = { task: TaskDates | null; obligation: AcceptedObligation | null };

/** Days from today in which a due date is near. */
export const RISK_DAYS = 7;
/** Days between two due dates up to which it is not worth a warning that the next one is near. */
const FREQUENT_DAYS = 14;

/** The state of a duty on a day, the first that applies (D44); or what it is counted as beside the duties. */
export function findDutyState({ task, obligation }: Duty, today: DateString): DutyState | BesideDuties {
  if (task === null) return obligation === null ? 'untracked' : findStateWithoutTask(obligation, today);
  if (task.nextOpen !== null && task.nextOpen < today) return 'late';
  if (obligation?.isAskedWhen) return 'unanswered';
  if (task.nextOpen !== null && isNear(task.nextOpen, task.periodDays, today)) return 'at_risk';
  return isDone(task, today) ? 'kept' : 'not_due_yet';
}

function findStateWithoutTask(
  { dueDate, hasPeriod, done, isAskedWhen, hadTask }: AcceptedObligation,
  today: DateString,
): DutyState | BesideDuties {
  if (done === true) return 'kept';
  if (hadTask) return 'untracked';
  if (dueDate === null && !hasPeriod) return 'standing';
  // A date that was missed stays one until the person has given the new one, from which a task is made.
  const hasPassed = !hasPeriod && dueDate !== null && dueDate < today;
  if (hasPassed && done === false) return 'late';
  if (hasPassed || isAskedWhen) return 'unanswered';
  return !hasPeriod && dueDate !== null && isNear(dueDate, null, today) ? 'at_risk' : 'not_due_yet';
}

function isNear(date: DateString, periodDays: number | null, today: DateString): boolean {
  return (periodDays === null || periodDays > FREQUENT_DAYS) && daysBetween(today, date) <= RISK_DAYS;
}

/** Whether the latest due date up to today is completed, or a later one already, where nothing open has passed. */
function isDone({ nextOpen, lastDone }: TaskDates, today: DateString): boolean {
  return lastDone !== null && (nextOpen !== today || lastDone.dueDate > today);
}
