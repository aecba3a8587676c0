import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import type { PushSubscription } from '../../push/push-service.ts';

/** Whose browser it is. */
export type Subscriber = { organisationId: string; userId: string; sessionId: string };

/** Keeps a browser. One that is known under the same endpoint has been taken out before. */
export async function insertSubscription(
  tx: Tx,
  { organisationId, userId, sessionId }: Subscriber,
  { endpoint, p256dh, auth }: PushSubscription,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('pushSubscriptions')
    .values({ id: uuidv7(), organisationId, userId, sessionId, endpoint, p256dh, auth, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ userId, sessionId, p256dh, auth, createdAt: now }),
    )
    .execute();
}

/** Takes a browser out, whoever used it. */
export async function forgetEndpoint(tx: Tx, endpoint: string): Promise<void> {
  await tx.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();
}

/** Takes a browser of a user out. */
export async function deleteOwn(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Takes all but the newest browsers of a user out: who subscribes again and again must not be sent to without end. */
export async function keepNewest(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('pushSubscriptions as newest')
        .select('newest.id')
        .where('newest.userId', '=', userId)
        .orderBy('newest.createdAt', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(kept),
    )
    .execute();
}

/** The browsers of users. */
export async function listOf(tx: Tx, userIds: readonly string[]): Promise<{ id: string; userId: string }[]> {
  return tx
    .selectFrom('pushSubscriptions')
    .select(['id', 'userId'])
    .where(sql<boolean>`user_id = ANY(${[...userIds]}::uuid[])`)
    .execute();
}

/** One browser, or undefined where it has been taken out. */
export async function findSubscription(tx: Tx, id: string): Promise<PushSubscription | undefined> {
  return tx
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes one browser out. */
export async function deleteSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}
