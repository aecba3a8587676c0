import { findMorning } from '@anupalan/compliance/alerts/morning';
import {
  type EndingOrder,
  isDailySeries,
  type OpenOccurrence,
  type PlannedAlert,
  planTaskAlerts,
  planValidityAlerts,
} from '@anupalan/compliance/alerts/plan';
import type { DateString, Schedule } from '@anupalan/compliance/schedules/types';
import { findEndDate } from '@anupalan/compliance/validity/document-validity';
import type { DeliveryChannel } from '@anupalan/enums/notifications';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { listCounted } from '../consent-documents/repository.ts';
import { toValidityInput } from '../consent-documents/service.ts';
import { chooseChannels } from '../notifications/preferences.ts';
import { notifyMany } from '../notifications/service.ts';
import { pushToUsers } from '../push/service.ts';
import {
  type AlertSubject,
  insertEntries,
  type LedgerEntry,
  listDueTasks,
  listOpenDates,
  listSentAlerts,
} from './ledger.ts';
import { type ToldLine, toMorningMessages } from './morning-push.ts';
import { toNotifications } from './notifications.ts';
import * as repository from './repository.ts';

/** Tasks whose alerts are worked out at once. */
const TASKS_AT_ONCE = 200;

/** Why an alert was left out or has not arrived, as the ledger says it. */
export const NOTES = {
  switchedOff: 'Switched off by the recipient',
  unconfirmed: 'The recipient has not confirmed the address yet',
  notSent: 'The mail could not be sent that day',
  done: 'Settled before the mail went out',
  gone: 'The recipient is not there any more',
  refused: 'The mail server did not take it',
} as const;

/**
 * Makes the alerts of an organisation's morning (D24): lines of the ledger, notifications in the app, and a job for the
 * mail of each user. One transaction under the claim of the morning: it happens once and whole, however many servers
 * try and wherever one of them dies; some tasks at a time, however many there are. Before 08:00, after the end of the trial, and the second time it does nothing.
 */
export async function makeAlerts(services: Services, organisationId: string): Promise<void> {
  const now = services.now();
  await services.db.forOrganisation(organisationId, async (tx) => {
    const organisation = await repository.getOrganisation(tx, organisationId);
    const morning = findMorning(organisation.timeZone, now.toISOString());
    const isOver = organisation.trialEndsAt !== null && organisation.trialEndsAt <= now;
    if (morning === null || isOver) return;
    if (!(await repository.claimMorning(tx, organisationId, morning, now))) return;
    await repository.expirePendingMails(tx, morning, NOTES.notSent, now);

    const users = await repository.listActiveUsers(tx);
    const recipients = { ownerId: organisation.ownerId, activeIds: new Set(users.map(({ id }) => id)) };
    const toDelivery = await resolveDelivery(tx, users);
    const mailed = new Set<string>();
    const told: ToldLine[] = [];
    const send = async (
      subject: AlertSubject,
      alerts: PlannedAlert[],
      names: ReadonlyMap<string, string>,
    ) => {
      const entries = alerts.map((alert) => ({ ...alert, ...toDelivery(alert.recipientId, alert.channel) }));
      const written = await insertEntries(tx, subject, entries, { organisationId, morning, now });
      await notifyMany(tx, toNotifications(written, { organisation, subject, names, today: morning, now }));
      for (const entry of written) {
        told.push({ ...entry, subject, name: names.get(entry.subjectId) ?? '' });
        if (entry.channel === 'email' && entry.result === 'pending') mailed.add(entry.recipientId);
      }
    };
    for (let after: string | null = null; ; ) {
      const tasks: Awaited<ReturnType<typeof listDueTasks>> = await listDueTasks(
        tx,
        morning,
        after,
        TASKS_AT_ONCE,
      );
      const ids = tasks.map(({ id }) => id);
      const dates = await listOpenDates(tx, ids, morning);
      const sent = await listSentAlerts(tx, 'task', ids, morning);
      const planned = planTaskAlerts(
        tasks.flatMap((task) => toOpenOccurrences(task, dates.get(task.id) ?? [])),
        recipients,
        sent,
        morning,
      );
      await send('task', planned, new Map(tasks.map(({ id, name }) => [id, name])));
      after = ids.at(-1) ?? null;
      if (tasks.length < TASKS_AT_ONCE) break;
    }
    const documents = await listCounted(tx);
    const sent = await listSentAlerts(
      tx,
      'order',
      documents.map(({ id }) => id),
      morning,
    );
    await send(
      'order',
      planValidityAlerts(documents.flatMap(toEndingOrder), recipients, sent, morning),
      new Map(documents.map(({ id, title }) => [id, title])),
    );
    for (const userId of mailed)
      await services.jobs.enqueue(tx, 'send-alerts', { organisationId, userId, morning });
    const messages = toMorningMessages(told, { type: organisation.type, today: morning });
    await pushToUsers(services, tx, organisationId, messages);
  });
}

function toOpenOccurrences(
  { id, schedule, alertDays, assigneeId }: Awaited<ReturnType<typeof listDueTasks>>[number],
  dates: readonly DateString[],
): OpenOccurrence[] {
  const isDaily = isDailySeries(schedule as Schedule);
  return dates.map((dueDate) => ({ taskId: id, dueDate, alertDays, isDaily, assigneeId }));
}

function toEndingOrder(row: Awaited<ReturnType<typeof listCounted>>[number]): EndingOrder[] {
  const input = toValidityInput(row);
  const validUpto: DateString | null = findEndDate(input);
  return validUpto === null
    ? []
    : [{ documentId: row.id, validUpto, renewalLeadDays: input.renewalLeadDays ?? null }];
}

type Delivery = Pick<LedgerEntry, 'result' | 'note'>;

/** How an alert is delivered: a notification at once, a mail by a job, and neither where the user does not want it. */
async function resolveDelivery(
  tx: Tx,
  users: Awaited<ReturnType<typeof repository.listActiveUsers>>,
): Promise<(userId: string, channel: DeliveryChannel) => Delivery> {
  const ids = users.map(({ id }) => id);
  const wanted = await chooseChannels(tx, ids, 'alert', 'all');
  const confirmed = new Set(users.filter((user) => user.emailVerifiedAt !== null).map(({ id }) => id));
  return (userId, channel) => {
    if (!wanted.get(userId)?.includes(channel)) return { result: 'skipped', note: NOTES.switchedOff };
    if (channel === 'in_app') return { result: 'sent', note: null };
    return confirmed.has(userId)
      ? { result: 'pending', note: null }
      : { result: 'skipped', note: NOTES.unconfirmed };
  };
}
