import { formatDate } from '@anupalan/compliance/schedules/describe';
import { listDates, type PackContent, type PackTask } from './content.ts';

/**
 * What a pack does not prove, in sentences for its first page: an inspector who finds a gap by himself trusts nothing else.
 * @param trackedFrom the first day on which the order had a task; null where it never had one
 */
export function findGaps(content: PackContent, trackedFrom: string | null): string[] {
  const { conditions, order, period, today } = content;
  const dates = listDates(content);
  const open = dates.filter(({ status }) => status === 'overdue').length;
  const late = dates.filter(({ status, daysLate }) => status === 'completed' && daysLate > 0).length;
  const bare = dates.filter(({ status, evidence }) => status === 'completed' && evidence.length === 0).length;
  const accepted = conditions.filter(({ state }) => state === 'accepted');
  const unreviewed = conditions.filter(({ state }) => state === 'suggested').length;
  const without = accepted.filter(({ untasked }) => untasked === 'standing').length;
  const unanswered = accepted.filter((condition) => condition.unanswered !== null).length;
  const isLate = trackedFrom !== null && trackedFrom > period.startDate;
  return [
    trackedFrom === null && 'No task of this order has been tracked: nothing shows what was done.',
    isLate &&
      `Due dates were tracked from ${formatDate(trackedFrom)}. What was due before is only in this pack where somebody recorded it.`,
    open > 0 &&
      `${count(open, 'due date has', 'due dates have')} passed and ${open === 1 ? 'is' : 'are'} not done.`,
    late > 0 && `${count(late, 'due date was', 'due dates were')} done late.`,
    bare > 0 &&
      `${count(bare, 'due date was', 'due dates were')} done and ${bare === 1 ? 'has' : 'have'} no evidence.`,
    unanswered > 0 &&
      `Nobody has recorded whether the work was done for ${count(unanswered, 'due date', 'due dates')} from before the order was accepted.`,
    unreviewed > 0 && `${count(unreviewed, 'condition has', 'conditions have')} not been reviewed.`,
    without > 0 &&
      `${count(without, 'accepted condition has', 'accepted conditions have')} no due date: ${without === 1 ? 'it applies' : 'they apply'} always, or when something happens.`,
    order.unreadPages.length > 0 &&
      `${count(order.unreadPages.length, 'page', 'pages')} of the order could not be read: ${order.unreadPages.join(', ')}. Conditions on ${order.unreadPages.length === 1 ? 'it' : 'them'} are missing here.`,
    period.endDate > today &&
      `The period ends on ${formatDate(period.endDate)}; this pack was made on ${formatDate(today)}.`,
  ].filter((gap) => gap !== false);
}

/** What became of the due dates of some tasks in the period. */
export type Outcome = { due: number; done: number; late: number; open: number };

/** Counts the due dates of tasks that have come; those that are not due yet count once they are done. */
export function countOutcome(tasks: readonly PackTask[]): Outcome {
  const dates = tasks.flatMap((task) => task.dates).filter(({ status }) => status !== 'pending');
  const done = dates.filter(({ status }) => status === 'completed');
  return {
    due: dates.length,
    done: done.length,
    late: done.filter(({ daysLate }) => daysLate > 0).length,
    open: dates.length - done.length,
  };
}

/** "1 page", "3 pages". */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`;
}
