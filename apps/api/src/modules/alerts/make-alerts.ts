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
import { toNotifications } from './notifications.ts';
import * as repository from './repository.ts';

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
 * try and wherever one of them dies. Before 08:00, after the end of the trial, and the second time it does nothing.
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
    const sent = await listSentAlerts(tx, morning);
    const occurrences = await repository.listOpenOccurrences(tx, morning);
    const documents = await listCounted(tx);
    const ofTasks = planTaskAlerts(occurrences.map(toOpenOccurrence), recipients, sent.tasks, morning);
    const ofOrders = planValidityAlerts(documents.flatMap(toEndingOrder), recipients, sent.orders, morning);

    const toDelivery = await resolveDelivery(tx, [...ofTasks, ...ofOrders], users);
    const toEntry = ({ subjectId, ...planned }: PlannedAlert, isTask: boolean): repository.LedgerEntry => ({
      organisationId,
      taskId: isTask ? subjectId : null,
      consentDocumentId: isTask ? null : subjectId,
      ...planned,
      morning,
      ...toDelivery(planned.recipientId, planned.channel),
    });
    const written = await repository.insertEntries(
      tx,
      [
        ...ofTasks.map((planned) => toEntry(planned, true)),
        ...ofOrders.map((planned) => toEntry(planned, false)),
      ],
      now,
    );
    const names = new Map([
      ...occurrences.map(({ taskId, name }) => [taskId, name] as const),
      ...documents.map(({ id, title }) => [id, title] as const),
    ]);
    await notifyMany(tx, toNotifications(written, { organisation, names, today: morning, now }));
    const mailed = written.filter(({ channel, result }) => channel === 'email' && result === 'pending');
    for (const userId of new Set(mailed.map(({ recipientId }) => recipientId)))
      await services.jobs.enqueue(tx, 'send-alerts', { organisationId, userId, morning });
  });
}

async function listSentAlerts(
  tx: Tx,
  morning: string,
): Promise<{ tasks: PlannedAlert[]; orders: PlannedAlert[] }> {
  const tasks: PlannedAlert[] = [];
  const orders: PlannedAlert[] = [];
  for (const { taskId, consentDocumentId, channel, ...rest } of await repository.listSentAlerts(
    tx,
    morning,
  )) {
    const sent = { ...rest, channel: channel as DeliveryChannel };
    if (taskId !== null) tasks.push({ ...sent, subjectId: taskId });
    else if (consentDocumentId !== null) orders.push({ ...sent, subjectId: consentDocumentId });
  }
  return { tasks, orders };
}

function toOpenOccurrence(
  row: Awaited<ReturnType<typeof repository.listOpenOccurrences>>[number],
): OpenOccurrence {
  return { ...row, isDaily: isDailySeries(row.schedule as Schedule) };
}

function toEndingOrder(row: Awaited<ReturnType<typeof listCounted>>[number]): EndingOrder[] {
  const input = toValidityInput(row);
  const validUpto: DateString | null = findEndDate(input);
  return validUpto === null
    ? []
    : [{ documentId: row.id, validUpto, renewalLeadDays: input.renewalLeadDays ?? null }];
}

type Delivery = Pick<repository.LedgerEntry, 'result' | 'note'>;

/** How an alert is delivered: a notification at once, a mail by a job, and neither where the user does not want it. */
async function resolveDelivery(
  tx: Tx,
  planned: readonly PlannedAlert[],
  users: Awaited<ReturnType<typeof repository.listActiveUsers>>,
): Promise<(userId: string, channel: DeliveryChannel) => Delivery> {
  const recipients = [...new Set(planned.map(({ recipientId }) => recipientId))];
  const wanted = await chooseChannels(tx, recipients, 'alert', 'all');
  const confirmed = new Set(users.filter((user) => user.emailVerifiedAt !== null).map(({ id }) => id));
  return (userId, channel) => {
    if (!wanted.get(userId)?.includes(channel)) return { result: 'skipped', note: NOTES.switchedOff };
    if (channel === 'in_app') return { result: 'sent', note: null };
    return confirmed.has(userId)
      ? { result: 'pending', note: null }
      : { result: 'skipped', note: NOTES.unconfirmed };
  };
}
