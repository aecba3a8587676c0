import type {
  NotificationAudience,
  NotificationChannel,
  NotificationType,
} from '@anupalan/enums/notifications';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { chooseChannels } from './preferences.ts';
import * as repository from './repository.ts';

/** A notification to send. `link` is a path of the portal; `organisationId` is null for a notification of the platform. */
export type NewNotification = {
  organisationId: string | null;
  title: string;
  message: string;
  type: NotificationType;
  channel: NotificationChannel;
  audience: NotificationAudience;
  link: string | null;
  /** The user of the platform who wrote it; null for what the product says itself. */
  createdBy: string | null;
  now: Date;
};

/** Who gets it. Platform staff have no organisation and no bell: a mail is all that reaches them. */
export type Recipient = { userId: string; organisationId: string | null };

/**
 * Sends a notification to users by its channel and what each of them wants (D31), in the transaction that decides on
 * it: in the app at once, by mail through a job for each. The users are those that exist now; the caller chooses them
 * by the audience. Runs in a transaction of the system for many organisations, or in one of the organisation itself.
 *
 * @returns the notification's id, and how many users it reaches in each way
 */
export async function deliverNotification(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  notification: NewNotification,
  recipients: readonly Recipient[],
): Promise<{ id: string; inApp: number; email: number }> {
  const [id = ''] = await repository.insertNotifications(tx, [notification]);
  const reached = await distribute(services, tx, { ...notification, id }, recipients);
  return { id, ...reached };
}

/** Delivers a stored notification by its channel and what each user wants. @returns how many it reaches */
export async function distribute(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  notification: Pick<NewNotification, 'type' | 'channel' | 'now'> & { id: string },
  recipients: readonly Recipient[],
): Promise<{ inApp: number; email: number }> {
  const { id } = notification;
  const channels = await chooseChannels(
    tx,
    recipients.map(({ userId }) => userId),
    notification.type,
    notification.channel,
  );
  const isReached = (userId: string, by: 'in_app' | 'email') => channels.get(userId)?.includes(by) ?? false;
  const readers = recipients.flatMap(({ userId, organisationId }) =>
    organisationId !== null && isReached(userId, 'in_app')
      ? [{ notificationId: id, userId, organisationId, now: notification.now }]
      : [],
  );
  await repository.insertReaders(tx, readers);
  const mailed = recipients.filter(({ userId }) => isReached(userId, 'email'));
  for (const { userId } of mailed)
    await services.jobs.enqueue(tx, 'send-notification', { notificationId: id, userId });
  return { inApp: readers.length, email: mailed.length };
}

/** A notification to one user, in the app. */
export type PersonalNotification = {
  organisationId: string;
  userId: string;
  title: string;
  message: string;
  link: string | null;
  type?: NotificationType;
  now: Date;
};

/**
 * Tells one user something in the app, in the transaction of what happened. Who has switched the type off there is
 * not told.
 */
export async function notifyUser(tx: Tx, notification: PersonalNotification): Promise<void> {
  const channels = await chooseChannels(tx, [notification.userId], notification.type ?? 'system', 'in_app');
  if (channels.get(notification.userId)?.includes('in_app')) await notifyMany(tx, [notification]);
}

/** Tells users something in the app, each their own; what they want has been asked for already. */
export async function notifyMany(tx: Tx, notifications: readonly PersonalNotification[]): Promise<void> {
  const ids = await repository.insertNotifications(
    tx,
    notifications.map(({ userId: _, type = 'system', ...notification }) => ({
      ...notification,
      type,
      channel: 'in_app',
      audience: 'all',
      createdBy: null,
    })),
  );
  await repository.insertReaders(
    tx,
    notifications.map(({ organisationId, userId, now }, index) => ({
      notificationId: ids[index] ?? '',
      organisationId,
      userId,
      now,
    })),
  );
}
