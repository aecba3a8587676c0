import type {
  NotificationAudience,
  NotificationChannel,
  NotificationType,
} from '@anupalan/enums/notifications';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { chooseChannels } from './preferences.ts';
import * as repository from './repository.ts';

/** What is told. `link` is a path of the portal; `organisationId` is null for a notice of the platform. */
export type Notice = {
  organisationId: string | null;
  title: string;
  message: string;
  type: NotificationType;
  channel: NotificationChannel;
  audience: NotificationAudience;
  link: string | null;
  /** The person of the platform who wrote it; null for what the product says itself. */
  createdBy: string | null;
  now: Date;
};

/** Who is told. Platform staff have no organisation and no bell: a mail is all that reaches them. */
export type Recipient = { userId: string; organisationId: string | null };

/**
 * Sends a notice to people by its channel and what each of them wants (D31), in the transaction that decides on it:
 * in the app at once, by mail through a job for each. The people are those that exist now; the caller chooses them by
 * the audience. Runs in a transaction of the system for many organisations, or in one of the organisation itself.
 *
 * @returns the notice's id, and how many people it reaches in each way
 */
export async function deliverNotification(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  notice: Notice,
  recipients: readonly Recipient[],
): Promise<{ id: string; inApp: number; email: number }> {
  const [id = ''] = await repository.insertNotices(tx, [notice]);
  const reached = await distribute(services, tx, { ...notice, id }, recipients);
  return { id, ...reached };
}

/** Brings a notice that is kept to people, by its channel and what each of them wants. @returns how many it reaches */
export async function distribute(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  notice: Pick<Notice, 'type' | 'channel' | 'now'> & { id: string },
  recipients: readonly Recipient[],
): Promise<{ inApp: number; email: number }> {
  const { id } = notice;
  const channels = await chooseChannels(
    tx,
    recipients.map(({ userId }) => userId),
    notice.type,
    notice.channel,
  );
  const isReached = (userId: string, by: 'in_app' | 'email') => channels.get(userId)?.includes(by) ?? false;
  const readers = recipients.flatMap(({ userId, organisationId }) =>
    organisationId !== null && isReached(userId, 'in_app')
      ? [{ notificationId: id, userId, organisationId, now: notice.now }]
      : [],
  );
  await repository.insertReaders(tx, readers);
  const mailed = recipients.filter(({ userId }) => isReached(userId, 'email'));
  for (const { userId } of mailed)
    await services.jobs.enqueue(tx, 'send-notification', { notificationId: id, userId });
  return { inApp: readers.length, email: mailed.length };
}

/** A notice to one person, in the app. */
export type PersonalNotice = {
  organisationId: string;
  userId: string;
  title: string;
  message: string;
  link: string | null;
  type?: NotificationType;
  now: Date;
};

/**
 * Tells one person something in the app, in the transaction of what happened. Who has switched the type off there is
 * not told.
 */
export async function notifyUser(tx: Tx, notice: PersonalNotice): Promise<void> {
  const channels = await chooseChannels(tx, [notice.userId], notice.type ?? 'system', 'in_app');
  if (channels.get(notice.userId)?.includes('in_app')) await notifyMany(tx, [notice]);
}

/** Tells people something in the app, each their own; what they want has been asked for already. */
export async function notifyMany(tx: Tx, notices: readonly PersonalNotice[]): Promise<void> {
  const ids = await repository.insertNotices(
    tx,
    notices.map(({ userId: _, type = 'system', ...notice }) => ({
      ...notice,
      type,
      channel: 'in_app',
      audience: 'all',
      createdBy: null,
    })),
  );
  await repository.insertReaders(
    tx,
    notices.map(({ organisationId, userId, now }, index) => ({
      notificationId: ids[index] ?? '',
      organisationId,
      userId,
      now,
    })),
  );
}
