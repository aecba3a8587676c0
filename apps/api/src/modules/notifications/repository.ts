import type { Notification } from '@anupalan/validators/entities/notification';
import type { NotificationsQuery } from '@anupalan/validators/requests/notifications';
import type { Tx } from '../../database/database.ts';
import { toPattern, toWindow } from '../../http/list.ts';

export async function listOfUser(
  tx: Tx,
  userId: string,
  query: NotificationsQuery,
): Promise<{ notifications: Notification[]; total: number }> {
  let rows = tx
    .selectFrom('userNotifications as received')
    .innerJoin('notifications as notification', 'notification.id', 'received.notificationId')
    .where('received.userId', '=', userId);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([eb('notification.title', 'ilike', pattern), eb('notification.message', 'ilike', pattern)]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const order = query.sortOrder ?? 'desc';
  const found = await rows
    .select([
      'received.id',
      'received.readAt',
      'received.createdAt',
      'notification.id as notificationId',
      'notification.title',
      'notification.message',
      'notification.type',
      'notification.link',
    ])
    .orderBy('received.createdAt', order)
    .orderBy('received.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return {
    total,
    notifications: found.map((row) => ({
      id: row.id,
      isRead: row.readAt !== null,
      createdAt: row.createdAt.toISOString(),
      notification: {
        id: row.notificationId,
        title: row.title,
        message: row.message,
        type: row.type as Notification['notification']['type'],
        link: row.link,
      },
    })),
  };
}

export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('userNotifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** How many of the ids are the user's own. */
export async function countOwn(tx: Tx, userId: string, ids: string[]): Promise<number> {
  const row = await tx
    .selectFrom('userNotifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** @param ids null: all of them */
export async function markRead(tx: Tx, userId: string, ids: string[] | null, now: Date): Promise<void> {
  await tx
    .updateTable('userNotifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute();
}
