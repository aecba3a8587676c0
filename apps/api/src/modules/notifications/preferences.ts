import {
  DELIVERY_CHANNELS,
  type DeliveryChannel,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
} from '@anupalan/enums/notifications';
import type { NotificationPreference } from '@anupalan/validators/entities/notification';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Which channels a user wants for one type of notification. */
export type ChannelPreferences = Record<DeliveryChannel, boolean>;

/** Whoever has chosen nothing hears everything, everywhere. */
const EVERYTHING: ChannelPreferences = { in_app: true, email: true };

/** The preferences of many users for one type. Who is missing in the answer wants everything. */
async function findChannelPreferences(
  tx: Tx,
  userIds: readonly string[],
  type: NotificationType,
): Promise<Map<string, ChannelPreferences>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('notificationPreferences')
    .select(['userId', 'inApp', 'email'])
    .where('type', '=', type)
    // One array: everybody on the platform may be more than a statement has parameters.
    .where(sql<boolean>`user_id = ANY(${[...userIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.userId, { in_app: row.inApp, email: row.email }]));
}

/**
 * Who is reached where: what a notification is sent by (`all` is both channels), as far as each user wants it (D31).
 * Works in a transaction of one organisation and in one of the system.
 */
export async function chooseChannels(
  tx: Tx,
  userIds: readonly string[],
  type: NotificationType,
  channel: NotificationChannel,
): Promise<Map<string, DeliveryChannel[]>> {
  const offered = channel === 'all' ? DELIVERY_CHANNELS : [channel];
  const chosen = await findChannelPreferences(tx, userIds, type);
  return new Map(
    userIds.map((userId) => [userId, offered.filter((each) => (chosen.get(userId) ?? EVERYTHING)[each])]),
  );
}

/** A user's switches, one line a type in the order of the types. */
export async function listPreferences(tx: Tx, userId: string): Promise<NotificationPreference[]> {
  const rows = await tx
    .selectFrom('notificationPreferences')
    .select(['type', 'inApp', 'email'])
    .where('userId', '=', userId)
    .execute();
  return NOTIFICATION_TYPES.map((type) => {
    const row = rows.find((each) => each.type === type);
    return { type, inApp: row?.inApp ?? true, email: row?.email ?? true };
  });
}

/** Whether a user has chosen a digest on Monday (D49). */
export async function hasDigest(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('hasDigest')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.hasDigest;
}

/** Keeps whether a user wants a digest. */
export async function saveDigest(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
  isWanted: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ hasDigest: isWanted, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** Keeps a user's switches of some types. */
export async function savePreferences(
  tx: Tx,
  owner: { organisationId: string; userId: string; now: Date },
  preferences: readonly NotificationPreference[],
): Promise<void> {
  if (preferences.length === 0) return;
  await tx
    .insertInto('notificationPreferences')
    .values(
      preferences.map(({ type, inApp, email }) => ({
        organisationId: owner.organisationId,
        userId: owner.userId,
        type,
        inApp,
        email,
        updatedAt: owner.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'type']).doUpdateSet((eb) => ({
        inApp: eb.ref('excluded.inApp'),
        email: eb.ref('excluded.email'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}
