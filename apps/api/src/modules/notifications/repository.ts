import { MESSAGE_MAX_LENGTH, NOTIFICATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import type { Notification } from '@anupalan/validators/entities/notification';
import {
  type OwnNotificationsQuery,
  ownNotificationsList,
} from '@anupalan/validators/requests/notifications';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';

export async function listOfUser(
  tx: Tx,
  userId: string,
  query: OwnNotificationsQuery,
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
  if (query.type) rows = rows.where('notification.type', '=', query.type);
  if (query.status) rows = rows.where('received.readAt', query.status === 'read' ? 'is not' : 'is', null);
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { order } = toSort(ownNotificationsList, query);
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

/** A notification as it is stored. */
export type NotificationRow = {
  organisationId: string | null;
  title: string;
  message: string;
  type: string;
  channel: string;
  audience: string;
  link: string | null;
  createdBy: string | null;
  now: Date;
};

/** @returns the ids of the notifications, in their order */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NotificationRow[],
): Promise<string[]> {
  const rows = notifications.map((notification) => ({
    id: uuidv7(),
    organisationId: notification.organisationId,
    title: notification.title.slice(0, NOTIFICATION_TITLE_MAX_LENGTH),
    message: notification.message.slice(0, MESSAGE_MAX_LENGTH),
    type: notification.type,
    channel: notification.channel,
    audience: notification.audience,
    link: notification.link,
    createdBy: notification.createdBy,
    createdAt: notification.now,
  }));
  await insertRows(tx, 'notifications', rows);
  return rows.map(({ id }) => id);
}

/** Gives notifications to users. */
export async function insertReaders(
  tx: Tx,
  readers: readonly { notificationId: string; userId: string; organisationId: string; now: Date }[],
): Promise<void> {
  await insertRows(
    tx,
    'userNotifications',
    readers.map(({ now, ...reader }) => ({ id: uuidv7(), ...reader, createdAt: now })),
  );
}

/** What a mail of a notification says and to whom; null where the user may not be mailed or is not there any more. */
export async function findMail(tx: Tx, notificationId: string, userId: string) {
  const row = await tx
    .selectFrom('notifications')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('organisations', 'organisations.id', 'users.organisationId')
    .select([
      'notifications.title',
      'notifications.message',
      'notifications.type',
      'notifications.link',
      'users.name',
      'users.email',
      'organisations.type as area',
    ])
    .where('notifications.id', '=', notificationId)
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}
