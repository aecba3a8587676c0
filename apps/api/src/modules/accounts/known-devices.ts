import { DEVICE_MARK_HEADER } from '@anupalan/enums/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { hashToken, makeToken } from '../sessions/service.ts';

const DAY = 86_400_000;
/** A browser that has not signed in for so long is a strange one again. */
const FORGOTTEN_AFTER_MS = 180 * DAY;
/** So many browsers of an account are known, those that signed in last. */
const DEVICES_PER_ACCOUNT = 10;

const MARK = /^[\w-]{43}$/;

/** The mark that a browser sends, or null where it has none. */
export function findMark(request: FastifyRequest): string | null {
  const sent = request.headers[DEVICE_MARK_HEADER];
  return typeof sent === 'string' && MARK.test(sent) ? sent : null;
}

/** Gives a browser its mark. It keeps one for all accounts that sign in there. */
export function sendMark(reply: FastifyReply, mark: string): void {
  void reply.header(DEVICE_MARK_HEADER, mark);
}

/** A browser that has signed in to an account before, by what stands for it in the database. */
export type KnownDevice = { userId: string; markHash: Buffer };

/** Whether a browser has signed in to the account of an address before; null where it has not. */
export async function findKnownDevice(
  tx: Tx,
  email: string,
  mark: string | null,
  now: Date,
): Promise<KnownDevice | null> {
  if (mark === null) return null;
  const found = await tx
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select(['knownDevices.userId', 'knownDevices.markHash'])
    .where('knownDevices.markHash', '=', hashToken(mark))
    .where('knownDevices.lastUsedAt', '>', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('users.emailVerifiedAt', 'is not', null)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Remembers the browser in which somebody has just shown that the account is theirs, and forgets those that have not
 * signed in for long, or are too many.
 * @returns its mark: the one it has, or a new one
 */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  mark: string | null,
  now: Date,
): Promise<string> {
  const kept = mark ?? makeToken();
  const markHash = hashToken(kept);
  await tx
    .insertInto('knownDevices')
    .values({ userId, markHash, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'markHash']).doUpdateSet({ lastUsedAt: now }))
    .execute();
  await tx
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('lastUsedAt', '<=', new Date(now.getTime() - FORGOTTEN_AFTER_MS)),
        eb(
          'markHash',
          'not in',
          eb
            .selectFrom('knownDevices as newest')
            .select('newest.markHash')
            .where('newest.userId', '=', userId)
            .orderBy((order) => order('newest.markHash', '=', markHash), 'desc')
            .orderBy('newest.lastUsedAt', 'desc')
            .limit(DEVICES_PER_ACCOUNT),
        ),
      ]),
    )
    .execute();
  return kept;
}

/** Forgets every browser of an account: after a reset, because one of them may have been somebody else's. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}
