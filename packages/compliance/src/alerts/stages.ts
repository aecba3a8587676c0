import { OVERDUE_ALERT_DAYS, OVERDUE_ALERT_EVERY_DAYS } from '@anupalan/enums/limits';
import { daysBetween } from '../schedules/dates.ts';
import type { DateString } from '../schedules/types.ts';

/** When an alert is for: days after the due date, 0 on it, negative before it. */
export type Stage = number;

/** The stages of a due date: the days before it on which somebody is alerted, and whether a late date is alerted again. */
export type StageRule = {
  /** Days before the due date, 0 for the day itself, in any order. */
  daysBefore: readonly number[];
  /** `weekly`: days 1, 7, 14 and every 7 after (D24); `once`: day 1 alone. */
  after: 'weekly' | 'once';
};

/** The latest stage of days overdue (1 or more): 1, 7, 14, 21 … */
function lastOverdueStage(daysOverdue: number): Stage {
  const [first, , last] = OVERDUE_ALERT_DAYS;
  if (daysOverdue >= last)
    return last + Math.floor((daysOverdue - last) / OVERDUE_ALERT_EVERY_DAYS) * OVERDUE_ALERT_EVERY_DAYS;
  return OVERDUE_ALERT_DAYS.findLast((day) => day <= daysOverdue) ?? first;
}

/** The latest stage that has come by today, or null before the first. `today` is the organisation's. */
export function findLatestStage(rule: StageRule, dueDate: DateString, today: DateString): Stage | null {
  const offset = daysBetween(dueDate, today);
  if (offset > 0) return rule.after === 'once' ? OVERDUE_ALERT_DAYS[0] : lastOverdueStage(offset);
  const come = rule.daysBefore.filter((days) => -days <= offset);
  return come.length === 0 ? null : 0 - Math.min(...come);
}

/**
 * The stage that is due today given the latest that was sent (null: none). Stages that were missed are caught up, the
 * latest only; one that was sent, or passed over by a later one, is never due again (D24).
 */
export function findDueStage(
  rule: StageRule,
  dueDate: DateString,
  today: DateString,
  lastSent: Stage | null,
): Stage | null {
  const latest = findLatestStage(rule, dueDate, today);
  return latest === null || (lastSent !== null && lastSent >= latest) ? null : latest;
}
