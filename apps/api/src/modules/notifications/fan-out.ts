import type {
  NotificationAudience,
  NotificationChannel,
  NotificationType,
} from '@anupalan/enums/notifications';
import type { CreateNotificationRequest } from '@anupalan/validators/requests/notifications';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import * as admin from './admin-repository.ts';
import { insertNotifications } from './repository.ts';
import { distribute } from './service.ts';

/**
 * Sends a notification of the platform: it is kept now, in the transaction of the caller, and goes out by a job to the
 * users of its audience that exist now (D31).
 * @param createdBy the user of the platform; null for an operator's command
 * @returns its id
 */
export async function sendToAudience(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  notification: CreateNotificationRequest,
  createdBy: string | null,
  now: Date,
): Promise<string> {
  const [id = ''] = await insertNotifications(tx, [
    { ...notification, organisationId: null, link: null, createdBy, now },
  ]);
  await services.jobs.enqueue(tx, 'fan-out-notification', { notificationId: id });
  return id;
}

/** Puts a notification before everybody of its audience: once, in one transaction, however often the job runs. */
export async function fanOut(services: Pick<Services, 'db' | 'jobs' | 'now'>, id: string): Promise<void> {
  await services.db.asSystem('notification-fan-out', async (tx) => {
    const notification = await admin.takeToFanOut(tx, id, services.now());
    if (!notification) return;
    const recipients = await admin.listAudience(
      tx,
      notification.audience as NotificationAudience,
      notification.createdAt,
    );
    await distribute(
      services,
      tx,
      {
        id,
        type: notification.type as NotificationType,
        channel: notification.channel as NotificationChannel,
        now: notification.createdAt,
      },
      recipients,
    );
  });
}
