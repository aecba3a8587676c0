import type { AppRole } from '@anupalan/enums/roles';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';

/** A new organisation with the user who owns it. Nobody has a password yet. */
export type NewWorkspace = {
  type: AppRole;
  name: string;
  state: string | null;
  /** Null: no trial. */
  trialEndsAt: Date | null;
  owner: { name: string; email: string };
  now: Date;
};

/** Makes an organisation and its owner, on the built-in role of its kind. @returns both ids */
export async function insertWorkspace(
  tx: Tx,
  { owner, now, ...organisation }: NewWorkspace,
): Promise<{ organisationId: string; ownerId: string }> {
  const organisationId = uuidv7();
  const ownerId = uuidv7();
  const role = await tx
    .selectFrom('roles')
    .select('id')
    .where('organisationId', 'is', null)
    .where('slug', '=', organisation.type)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('organisations')
    .values({ id: organisationId, ...organisation, createdAt: now, updatedAt: now })
    .execute();
  await tx
    .insertInto('users')
    .values({ id: ownerId, organisationId, roleId: role.id, ...owner, createdAt: now, updatedAt: now })
    .execute();
  await tx.updateTable('organisations').set({ ownerId }).where('id', '=', organisationId).execute();
  return { organisationId, ownerId };
}

/** Who signed up and has not set a password yet, with the end of the trial; the row is locked. */
export async function findSignUp(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['users.id', 'users.name', 'users.email', 'organisations.trialEndsAt'])
    .where('users.id', '=', userId)
    .where('users.passwordHash', 'is', null)
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Voids every sign-up link to an address, whichever workspace it was for: the newest one counts (D11). */
export async function voidSignUpLinks(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('passwordTokens')
    .set({ usedAt: now })
    .where('purpose', '=', 'sign_up')
    .where('usedAt', 'is', null)
    .where('userId', 'in', (eb) =>
      eb.selectFrom('users').select('users.id').where(sql`lower(users.email)`, '=', email.toLowerCase()),
    )
    .execute();
}
