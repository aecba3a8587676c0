import type {
  NotificationAudience,
  NotificationChannel,
  NotificationType,
} from '@anupalan/enums/notifications';
import type { CreateNotificationRequest } from '@anupalan/validators/requests/notifications';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import * as admin from './admin-repository.ts';
import { insertNotices } from './repository.ts';
import { distribute } from './service.ts';

/**
 * Sends a notice of the platform: it is kept now, in the transaction of the caller, and goes out by a job to the
 * people of its audience that exist now (D31).
 * @param createdBy the person of the platform; null for an operator's command
 * @returns its id
 */
export async function sendToAudience(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  notice: CreateNotificationRequest,
  createdBy: string | null,
  now: Date,
): Promise<string> {
  const [id = ''] = await insertNotices(tx, [
    { ...notice, organisationId: null, link: null, createdBy, now },
  ]);
  await services.jobs.enqueue(tx, 'fan-out-notification', { notificationId: id });
  return id;
}

/** Puts a notice before everybody of its audience: once, in one transaction, however often the job runs. */
export async function fanOut(services: Pick<Services, 'db' | 'jobs' | 'now'>, id: string): Promise<void> {
  await services.db.asSystem('notification-fan-out', async (tx) => {
    const notice = await admin.takeToFanOut(tx, id, services.now());
    if (!notice) return;
    const recipients = await admin.listAudience(
      tx,
      notice.audience as NotificationAudience,
      notice.createdAt,
    );
    await distribute(
      services,
      tx,
      {
        id,
        type: notice.type as NotificationType,
        channel: notice.channel as NotificationChannel,
        now: notice.createdAt,
      },
      recipients,
    );
  });
}
