import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';

/** Keeps an address that asks for the newsletter. @returns its id, and whether it has it already */
export async function keepAddress(
  tx: Tx,
  email: string,
  now: Date,
): Promise<{ id: string; isSubscribed: boolean }> {
  await tx
    .insertInto('newsletterSubscribers')
    .values({ id: uuidv7(), email, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute();
  const row = await tx
    .selectFrom('newsletterSubscribers')
    .select(['id', 'confirmedAt', 'unsubscribedAt'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return { id: row.id, isSubscribed: row.confirmedAt !== null && row.unsubscribedAt === null };
}

export async function findAddress(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('newsletterSubscribers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function insertToken(
  tx: Tx,
  token: { tokenHash: Buffer; subscriberId: string; createdAt: Date },
): Promise<void> {
  await tx.insertInto('newsletterTokens').values(token).execute();
}

/** Whose link it is, and when it was mailed. */
export async function findToken(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('newsletterTokens')
    .select(['subscriberId', 'createdAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function confirm(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('newsletterSubscribers')
    .set({ confirmedAt: now, unsubscribedAt: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function unsubscribe(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
