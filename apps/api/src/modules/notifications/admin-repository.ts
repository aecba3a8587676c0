import type { NotificationAudience } from '@anupalan/enums/notifications';
import { PLATFORM_ROLES } from '@anupalan/enums/roles';
import type { AdminNotification } from '@anupalan/validators/entities/notification';
import { type NotificationsQuery, notificationsList } from '@anupalan/validators/requests/notifications';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';

/** Notifications of the platform to many, newest first. */
export async function listOfPlatform(
  tx: Tx,
  query: NotificationsQuery,
): Promise<{ notifications: AdminNotification[]; total: number }> {
  let rows = tx.selectFrom('notifications').where('notifications.organisationId', 'is', null);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([eb('notifications.title', 'ilike', pattern), eb('notifications.message', 'ilike', pattern)]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { order } = toSort(notificationsList, query);
  const found = await rows
    .leftJoin('users as author', 'author.id', 'notifications.createdBy')
    .select([
      'notifications.id',
      'notifications.title',
      'notifications.message',
      'notifications.type',
      'notifications.channel',
      'notifications.audience',
      'notifications.createdAt',
      'author.id as authorId',
      'author.name as authorName',
    ])
    .orderBy('notifications.createdAt', order)
    .orderBy('notifications.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return {
    total,
    notifications: found.map((row) => ({
      id: row.id,
      title: row.title,
      message: row.message,
      type: row.type as AdminNotification['type'],
      channel: row.channel as AdminNotification['channel'],
      audience: row.audience as AdminNotification['audience'],
      createdBy: row.authorId && row.authorName ? { id: row.authorId, name: row.authorName } : null,
      createdDate: row.createdAt.toISOString(),
    })),
  };
}

/** Takes a notification for its fan-out; null where another run has done it. */
export async function takeToFanOut(tx: Tx, id: string, now: Date) {
  const row = await tx
    .updateTable('notifications')
    .set({ fannedOutAt: now })
    .where('id', '=', id)
    .where('organisationId', 'is', null)
    .where('fannedOutAt', 'is', null)
    .returning(['type', 'channel', 'audience', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** The active users of an audience who were there at an instant. */
export async function listAudience(
  tx: Tx,
  audience: NotificationAudience,
  at: Date,
): Promise<{ userId: string; organisationId: string | null }[]> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('organisations', 'organisations.id', 'users.organisationId')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .select(['users.id as userId', 'users.organisationId'])
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .where('users.createdAt', '<=', at)
    .$if(audience === 'company' || audience === 'lab', (query) =>
      query.where('organisations.type', '=', audience),
    )
    .$if(audience === 'admin', (query) =>
      query.where('users.organisationId', 'is', null).where('roles.slug', 'in', PLATFORM_ROLES),
    )
    .orderBy('users.id')
    .execute();
  return rows;
}
