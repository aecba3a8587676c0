import { isDigestDue, mondayOf, waitsForDigest } from '@anupalan/compliance/alerts/digest';
import { addDays } from '@anupalan/compliance/schedules/dates';
import type { AlertSubject, DeliveryChannel } from '@anupalan/enums/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { NOTES } from './notes.ts';

/**
 * The digests of a morning (D49): who has chosen one, of these whose goes out this morning, and the Monday of the next.
 */
export type Digests = { choosers: ReadonlySet<string>; due: ReadonlySet<string>; next: string };

/**
 * Finds out whose digests go out this morning, in the transaction that has claimed it; what waits for them is of this morning
 * then. On the mornings after a Monday those whose mail has failed get theirs.
 * @param choosers who has chosen a digest, and can get mails
 */
export async function takeDigests(
  tx: Tx,
  { organisationId, morning, now }: { organisationId: string; morning: string; now: Date },
  choosers: ReadonlySet<string>,
): Promise<Digests> {
  const week = mondayOf(morning);
  const { lastDigestWeek } = await tx
    .selectFrom('alertMornings')
    .select('lastDigestWeek')
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();
  const isDue = isDigestDue(morning, lastDigestWeek);
  if (isDue)
    await tx
      .updateTable('alertMornings')
      .set({ lastDigestWeek: week })
      .where('organisationId', '=', organisationId)
      .execute();
  const due = isDue ? choosers : await findFailed(tx, { from: week, morning }, choosers);
  if (due.size > 0)
    await selectWaiting(tx, [...due])
      .set({ morning, note: null, updatedAt: now })
      .execute();
  return { choosers, due, next: addDays(week, 7) };
}

/** Lines that wait for the digests of people. */
function selectWaiting(tx: Tx, userIds: readonly string[]) {
  return tx
    .updateTable('alerts')
    .where('channel', '=', 'email')
    .where('result', '=', 'pending')
    .where('note', '=', NOTES.digest)
    .where(sql<boolean>`recipient_id = ANY(${[...userIds]}::uuid[])`);
}

/** Those of whom a mail of this week has failed. */
async function findFailed(
  tx: Tx,
  { from, morning }: { from: string; morning: string },
  userIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (userIds.size === 0) return userIds;
  const rows = await tx
    .selectFrom('alerts')
    .select('recipientId')
    .distinct()
    .where('channel', '=', 'email')
    .where('result', '=', 'failed')
    .where('morning', '>=', from)
    .where('morning', '<', morning)
    .where(sql<boolean>`recipient_id = ANY(${[...userIds]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ recipientId }) => recipientId));
}

/** Whether a mail waits for the digest of its reader. */
export function isHeld(
  { choosers, due }: Digests,
  of: { subject: AlertSubject; stage: number; recipientId: string; channel: DeliveryChannel },
): boolean {
  const { subject, stage, recipientId, channel } = of;
  return (
    channel === 'email' &&
    subject === 'task' &&
    waitsForDigest(stage) &&
    choosers.has(recipientId) &&
    !due.has(recipientId)
  );
}

/** What waits for the digest of a person who no longer wants one is due again on the next morning. */
export async function releaseDigest(tx: Tx, userId: string, now: Date): Promise<void> {
  await selectWaiting(tx, [userId])
    .set({ result: 'failed', note: NOTES.digestEnded, updatedAt: now })
    .execute();
}
