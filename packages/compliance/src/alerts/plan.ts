import { DELIVERY_CHANNELS, type DeliveryChannel } from '@anupalan/enums/notifications';
import type { RenewalDays } from '../renewal/apply-by.ts';
import { periodDays } from '../schedules/alerts.ts';
import type { DateString, Schedule } from '../schedules/types.ts';
import { listRecipients, type Recipients } from './recipients.ts';
import { findDueStage, type Stage, type StageRule } from './stages.ts';

/** A date that is not done. `alertDays` are the task's, days before the due date. */
export type OpenOccurrence = {
  taskId: string;
  dueDate: DateString;
  alertDays: readonly number[];
  isDaily: boolean;
  assigneeId: string | null;
};

/** An order that counts and ends on a day, with the days of its renewal. */
export type EndingOrder = RenewalDays & { documentId: string; validUpto: DateString };

/**
 * One alert, to one person by one channel: of a task's date, of an order's end, or of the last day to apply for its renewal.
 * `subjectId` is the id of the task or of the order.
 */
export type PlannedAlert = {
  subjectId: string;
  dueDate: DateString;
  stage: Stage;
  recipientId: string;
  channel: DeliveryChannel;
};

/** Days before the end of an order on which the owner is alerted. */
const VALIDITY_ALERT_DAYS = [30, 7, 1, 0] as const;
/** Days before the last day to apply for its renewal on which the owner is alerted (D45). */
const RENEWAL_ALERT_DAYS = [60, 30, 7, 1, 0] as const;

/** Whether a due date comes every day, so that only the latest missed one is alerted (D24). */
export function isDailySeries(schedule: Schedule): boolean {
  return periodDays(schedule) === 1;
}

/** The dates that may get an alert: of a daily series only the latest of the missed ones (D24). */
function selectOccurrences(dates: readonly OpenOccurrence[], today: DateString): OpenOccurrence[] {
  const latestMissed = new Map<string, DateString>();
  for (const { taskId, dueDate, isDaily } of dates)
    if (isDaily && dueDate < today && dueDate > (latestMissed.get(taskId) ?? ''))
      latestMissed.set(taskId, dueDate);
  return dates.filter(
    ({ taskId, dueDate, isDaily }) => !isDaily || dueDate >= today || latestMissed.get(taskId) === dueDate,
  );
}

/** Finds the latest stage that was sent, by subject, date, person and channel. */
function indexSent(sent: readonly PlannedAlert[]): (of: Omit<PlannedAlert, 'stage'>) => Stage | null {
  const keyOf = (of: Omit<PlannedAlert, 'stage'>) =>
    `${of.subjectId} ${of.dueDate} ${of.recipientId} ${of.channel}`;
  const latest = new Map<string, Stage>();
  for (const each of sent) {
    const key = keyOf(each);
    latest.set(key, Math.max(each.stage, latest.get(key) ?? each.stage));
  }
  return (of) => latest.get(keyOf(of)) ?? null;
}

type Subject = { subjectId: string; dueDate: DateString; rule: StageRule; assigneeId: string | null };

function planSubjects(
  subjects: readonly Subject[],
  recipients: Recipients,
  sent: readonly PlannedAlert[],
  today: DateString,
): PlannedAlert[] {
  const findSent = indexSent(sent);
  return subjects.flatMap(({ subjectId, dueDate, rule, assigneeId }) => {
    const latest = findDueStage(rule, dueDate, today, null);
    if (latest === null) return [];
    return listRecipients(assigneeId, latest, recipients).flatMap((recipientId) =>
      DELIVERY_CHANNELS.flatMap((channel) => {
        const of = { subjectId, dueDate, recipientId, channel };
        const stage = findDueStage(rule, dueDate, today, findSent(of));
        return stage === null ? [] : [{ ...of, stage }];
      }),
    );
  });
}

/**
 * The alerts of a morning for tasks (D24): of each open date the latest stage that has come and was not sent, to each
 * who is to know, in each channel.
 *
 * @param sent what was sent or left out on purpose; not what failed, which is due again
 * @param today the organisation's day
 */
export function planTaskAlerts(
  dates: readonly OpenOccurrence[],
  recipients: Recipients,
  sent: readonly PlannedAlert[],
  today: DateString,
): PlannedAlert[] {
  const subjects = selectOccurrences(dates, today).map(
    ({ taskId, dueDate, alertDays, assigneeId }): Subject => ({
      subjectId: taskId,
      dueDate,
      rule: { daysBefore: alertDays, after: 'weekly' },
      assigneeId,
    }),
  );
  return planSubjects(subjects, recipients, sent, today);
}

/**
 * The alerts of a morning for orders that end (D25): 30, 7 and 1 days before, on the last day and once on the day after, to
 * the owner.
 */
export function planValidityAlerts(
  orders: readonly EndingOrder[],
  recipients: Recipients,
  sent: readonly PlannedAlert[],
  today: DateString,
): PlannedAlert[] {
  const subjects = orders.map(
    ({ documentId, validUpto }): Subject => ({
      subjectId: documentId,
      dueDate: validUpto,
      rule: { daysBefore: VALIDITY_ALERT_DAYS, after: 'once' },
      assigneeId: null,
    }),
  );
  return planSubjects(subjects, recipients, sent, today);
}

/**
 * The alerts of a morning for renewals that nobody has applied for (D45): 60, 30, 7 and 1 days before the last day to apply,
 * on it, then on days 1, 7, 14 and weekly, to the owner.
 */
export function planRenewalAlerts(
  orders: readonly EndingOrder[],
  recipients: Recipients,
  sent: readonly PlannedAlert[],
  today: DateString,
): PlannedAlert[] {
  const subjects = orders.flatMap(({ documentId, applyBy, renewalAppliedOn }): Subject[] =>
    applyBy === null || renewalAppliedOn !== null
      ? []
      : [
          {
            subjectId: documentId,
            dueDate: applyBy,
            rule: { daysBefore: RENEWAL_ALERT_DAYS, after: 'weekly' },
            assigneeId: null,
          },
        ],
  );
  return planSubjects(subjects, recipients, sent, today);
}
