import type { AppRole } from '@anupalan/enums/roles';
import type { Tx } from '../../database/database.ts';

/** Organisations with their zone and the last morning whose alerts were made; those whose trial is over are left out. */
export async function listMornings(tx: Tx, now: Date) {
  return tx
    .selectFrom('organisations')
    .leftJoin('alertMornings', 'alertMornings.organisationId', 'organisations.id')
    .select(['organisations.id', 'organisations.timeZone', 'alertMornings.lastMorning'])
    .where((eb) =>
      eb.or([eb('organisations.trialEndsAt', 'is', null), eb('organisations.trialEndsAt', '>', now)]),
    )
    .execute();
}

export async function getOrganisation(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('organisations')
    .select(['id', 'name', 'type', 'timeZone', 'ownerId', 'trialEndsAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, type: row.type as AppRole };
}

/**
 * Takes a morning: true for the first who asks, and for nobody after it has committed. Whoever asks meanwhile waits.
 * Any other morning may be taken, an earlier one too: a clock that was wrong once must not silence the days between.
 */
export async function claimMorning(
  tx: Tx,
  organisationId: string,
  morning: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('alertMornings')
    .values({ organisationId, lastMorning: morning, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('organisationId')
        .doUpdateSet({ lastMorning: morning, updatedAt: now })
        .where('alertMornings.lastMorning', '<>', morning),
    )
    .returning('lastMorning')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends what is open of earlier mornings. A mail that is recorded as sent counts as sent, whatever failed behind it; one
 * that never went out has failed, so that its stage is due again.
 */
export async function expirePendingMails(tx: Tx, before: string, note: string, now: Date): Promise<void> {
  const pending = tx
    .updateTable('alerts')
    .where('alerts.channel', '=', 'email')
    .where('alerts.result', '=', 'pending')
    .where('alerts.morning', '<', before);
  await pending
    .set({ result: 'sent', note: null, updatedAt: now })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('alertMails as mail')
          .select('mail.morning')
          .whereRef('mail.userId', '=', 'alerts.recipientId')
          .whereRef('mail.morning', '=', 'alerts.morning'),
      ),
    )
    .execute();
  await pending.set({ result: 'failed', note, updatedAt: now }).execute();
  await tx.deleteFrom('alertMails').where('morning', '<', before).execute();
}

/** Users who are there, with whether a mail may go to them, and whether they have chosen a digest. */
export async function listActiveUsers(tx: Tx) {
  return tx
    .selectFrom('users')
    .select(['id', 'emailVerifiedAt', 'hasDigest'])
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
}
