import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';

/** Tells one person something in the app, in the transaction of what happened. */
export async function notifyUser(
  tx: Tx,
  notice: {
    organisationId: string;
    userId: string;
    title: string;
    message: string;
    link: string | null;
    now: Date;
  },
): Promise<void> {
  const notificationId = uuidv7();
  await tx
    .insertInto('notifications')
    .values({
      id: notificationId,
      organisationId: notice.organisationId,
      title: notice.title.slice(0, 200),
      message: notice.message.slice(0, 5000),
      type: 'system',
      channel: 'in_app',
      audience: 'all',
      link: notice.link,
      createdAt: notice.now,
    })
    .execute();
  await tx
    .insertInto('userNotifications')
    .values({
      id: uuidv7(),
      organisationId: notice.organisationId,
      userId: notice.userId,
      notificationId,
      createdAt: notice.now,
    })
    .execute();
}
