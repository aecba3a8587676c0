import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { toPattern } from '../../http/list.ts';

const ROWS = 1000;

/** A user as operators see them. `organisationId` null: platform staff. */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  emailVerifiedAt: Date | null;
  hasPassword: boolean;
  lastSignInAt: Date | null;
  createdAt: Date;
  roleName: string;
  roleSlug: string;
  organisationId: string | null;
  organisationName: string | null;
  isOwner: boolean;
};

function select(tx: Tx) {
  return tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .leftJoin('organisations', 'organisations.id', 'users.organisationId')
    .where('users.deletedAt', 'is', null)
    .select((eb) => [
      'users.id',
      'users.name',
      'users.email',
      'users.isActive',
      'users.emailVerifiedAt',
      'users.lastSignInAt',
      'users.createdAt',
      'roles.name as roleName',
      'roles.slug as roleSlug',
      'organisations.id as organisationId',
      'organisations.name as organisationName',
      eb('users.passwordHash', 'is not', null).as('hasPassword'),
      eb(
        eb.fn.coalesce('organisations.ownerId', sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`),
        '=',
        eb.ref('users.id'),
      ).as('isOwner'),
    ])
    .$castTo<UserRow>();
}

/** Users by name. */
export async function listUsers(
  tx: Tx,
  filter: {
    organisationId?: string | undefined;
    keyword?: string | undefined;
    state?: string | undefined;
    isPlatform?: boolean | undefined;
  },
): Promise<UserRow[]> {
  let rows = select(tx);
  if (filter.organisationId) rows = rows.where('users.organisationId', '=', filter.organisationId);
  if (filter.isPlatform) rows = rows.where('users.organisationId', 'is', null);
  if (filter.state === 'active') rows = rows.where('users.isActive', '=', true);
  if (filter.state === 'inactive') rows = rows.where('users.isActive', '=', false);
  if (filter.state === 'unverified') rows = rows.where('users.emailVerifiedAt', 'is', null);
  if (filter.keyword) {
    const pattern = toPattern(filter.keyword);
    rows = rows.where((eb) =>
      eb.or([eb('users.name', 'ilike', pattern), eb('users.email', 'ilike', pattern)]),
    );
  }
  return rows.orderBy('users.name').orderBy('users.id').limit(ROWS).execute();
}

/** The users that a text may mean: one of that id, or those of that address, verified ones first. */
export async function findUsers(tx: Tx, text: string, isId: boolean): Promise<UserRow[]> {
  return select(tx)
    .$if(isId, (query) => query.where('users.id', '=', text))
    .$if(!isId, (query) => query.where(sql`lower(users.email)`, '=', text.toLowerCase()))
    .orderBy(sql`users.email_verified_at NULLS LAST`)
    .limit(20)
    .execute();
}

/** Makes a user of the platform whose address the operator vouches for. @returns the id */
export async function insertAdmin(
  tx: Tx,
  admin: { name: string; email: string; role: string; now: Date },
): Promise<string> {
  const id = uuidv7();
  const role = await tx
    .selectFrom('roles')
    .select('id')
    .where('organisationId', 'is', null)
    .where('slug', '=', admin.role)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('users')
    .values({
      id,
      roleId: role.id,
      name: admin.name,
      email: admin.email,
      emailVerifiedAt: admin.now,
      createdAt: admin.now,
      updatedAt: admin.now,
    })
    .execute();
  return id;
}

export async function setActive(tx: Tx, id: string, isActive: boolean, now: Date): Promise<void> {
  await tx.updateTable('users').set({ isActive, updatedAt: now }).where('id', '=', id).execute();
}
