import { findMorning } from '@anupalan/compliance/alerts/morning';
import {
  type EndingOrder,
  isDailySeries,
  type OpenOccurrence,
  type PlannedAlert,
  planRenewalAlerts,
  planTaskAlerts,
  planValidityAlerts,
} from '@anupalan/compliance/alerts/plan';
import type { DateString, Schedule } from '@anupalan/compliance/schedules/types';
import { findEndDate } from '@anupalan/compliance/validity/document-validity';
import type { AlertSubject, DeliveryChannel } from '@anupalan/enums/notifications';
import type { Services } from '../../http/services.ts';
import { mergeFacts, toApplyBy } from '../consent-documents/entities.ts';
import { listCounted } from '../consent-documents/repository.ts';
import { toValidityInput } from '../consent-documents/service.ts';
import { chooseChannels } from '../notifications/preferences.ts';
import { notifyMany } from '../notifications/service.ts';
import { pushToUsers } from '../push/service.ts';
import { type Digests, isHeld, takeDigests } from './digests.ts';
import { insertEntries, type LedgerEntry, listDueTasks, listOpenDates, listSentAlerts } from './ledger.ts';
import { type ToldLine, toMorningMessages } from './morning-push.ts';
import { NOTES } from './notes.ts';
import { toNotifications } from './notifications.ts';
import * as repository from './repository.ts';

/** Tasks whose alerts are worked out at once. */
const TASKS_AT_ONCE = 200;

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
    const users = await repository.listActiveUsers(tx);
    const channels = await chooseChannels(tx, toIds(users), 'alert', 'all');
    await repository.expirePendingMails(tx, morning, NOTES.notSent, now);
    const digests = await takeDigests(tx, { organisationId, morning, now }, findChoosers(users, channels));
    const recipients = { ownerId: organisation.ownerId, activeIds: new Set(users.map(({ id }) => id)) };
    const toDelivery = resolveDelivery(users, channels);
    const mailed = new Set(digests.due);
    const told: ToldLine[] = [];
    const send = async (
      subject: AlertSubject,
      alerts: PlannedAlert[],
      names: ReadonlyMap<string, string>,
    ) => {
      const entries = alerts.map((alert): LedgerEntry => {
        const delivery = toDelivery(alert.recipientId, alert.channel);
        return delivery.result === 'pending' && isHeld(digests, { ...alert, subject })
          ? { ...alert, ...delivery, note: NOTES.digest, morning: digests.next }
          : { ...alert, ...delivery, morning };
      });
      const written = await insertEntries(tx, subject, entries, { organisationId, now });
      await notifyMany(tx, toNotifications(written, { organisation, subject, names, today: morning, now }));
      for (const entry of written) {
        told.push({ ...entry, subject, name: names.get(entry.subjectId) ?? '' });
        const isMailed = entry.channel === 'email' && entry.result === 'pending' && entry.morning === morning;
        if (isMailed) mailed.add(entry.recipientId);
      }
    };
    for (let after: string | null = null; ; ) {
      const tasks: Awaited<ReturnType<typeof listDueTasks>> = await listDueTasks(
        tx,
        morning,
        after,
        TASKS_AT_ONCE,
      );
      const ids = toIds(tasks);
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
    const titles = new Map(documents.map(({ id, title }) => [id, title]));
    const ending = documents.flatMap(toEndingOrder);
    for (const [subject, plan] of [
      ['order', planValidityAlerts],
      ['renewal', planRenewalAlerts],
    ] as const) {
      const sent = await listSentAlerts(tx, subject, toIds(documents), morning);
      await send(subject, plan(ending, recipients, sent, morning), titles);
    }
    for (const userId of mailed)
      await services.jobs.enqueue(tx, 'send-alerts', {
        organisationId,
        userId,
        morning,
        ...(digests.due.has(userId) ? { isDigest: true } : {}),
      });
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
  const validUpto: DateString | null = findEndDate(toValidityInput(row));
  const { id, renewalAppliedOn } = row;
  const applyBy = toApplyBy({ facts: mergeFacts(row), validity: row.validity });
  return validUpto === null ? [] : [{ documentId: id, validUpto, applyBy, renewalAppliedOn }];
}

type Users = Awaited<ReturnType<typeof repository.listActiveUsers>>;
type Channels = Awaited<ReturnType<typeof chooseChannels>>;
type Delivery = Pick<LedgerEntry, 'result' | 'note'>;

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Who gets a digest: those who have chosen one and can get mails of alerts. */
function findChoosers(users: Users, channels: Channels): Digests['choosers'] {
  return new Set(
    users
      .filter((user) => user.hasDigest && user.emailVerifiedAt !== null)
      .filter(({ id }) => channels.get(id)?.includes('email'))
      .map(({ id }) => id),
  );
}

/** How an alert is delivered: a notification at once, a mail by a job, and neither where the user does not want it. */
function resolveDelivery(
  users: Users,
  channels: Channels,
): (userId: string, channel: DeliveryChannel) => Delivery {
  const confirmed = new Set(toIds(users.filter((user) => user.emailVerifiedAt !== null)));
  return (userId, channel) => {
    if (!channels.get(userId)?.includes(channel)) return { result: 'skipped', note: NOTES.switchedOff };
    if (channel === 'in_app') return { result: 'sent', note: null };
    return confirmed.has(userId)
      ? { result: 'pending', note: null }
      : { result: 'skipped', note: NOTES.unconfirmed };
  };
}
