import { type AssignableUsersQuery, assignableUsersList } from '@anupalan/validators/requests/users';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import type { UserRow } from './entities.ts';

/** Selects users with role and organisation; works under both roles. */
export function selectUsers(tx: Tx) {
  return tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .leftJoin('roles as base', 'base.id', 'roles.baseRoleId')
    .leftJoin('organisations', 'organisations.id', 'users.organisationId')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.mobileNo',
      'users.designation',
      'users.department',
      'users.avatarKey',
      'users.isActive',
      'users.createdAt',
      'users.updatedAt',
      'users.organisationId',
      'organisations.name as organisationName',
      'organisations.type as organisationType',
      'roles.id as roleId',
      'roles.name as roleName',
      'roles.slug as roleSlug',
      'base.id as baseRoleId',
      'base.slug as baseRoleSlug',
    ])
    .where('users.deletedAt', 'is', null);
}

export function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return selectUsers(tx).where('users.id', '=', id).executeTakeFirst();
}

/** The account that holds an address: verified ones only, whatever the case. */
export async function findCredentials(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'passwordHash', 'isActive', 'organisationId'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Whose password it is, with what it must not be made of. */
export async function findPasswordOwner(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .leftJoin('organisations', 'organisations.id', 'users.organisationId')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.passwordHash',
      'users.isActive',
      'users.organisationId',
      'organisations.name as organisation',
    ])
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function updatePassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ passwordHash, updatedAt: now }).where('id', '=', id).execute();
}

/** Keeps when a user last signed in, for those who manage users. */
export async function noteSignIn(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ lastSignInAt: now }).where('id', '=', id).execute();
}

export async function verifyEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

export async function updateProfile(
  tx: Tx,
  id: string,
  changes: { name?: string; mobileNo?: string | null; avatarKey?: string; avatarSize?: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Stores a token and voids the older ones of the same purpose. */
export async function replaceToken(
  tx: Tx,
  token: {
    id: string;
    tokenHash: Buffer;
    userId: string;
    purpose: 'reset' | 'invitation' | 'sign_up';
    expiresAt: Date;
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('passwordTokens')
    .set({ usedAt: now })
    .where('userId', '=', token.userId)
    .where('purpose', '=', token.purpose)
    .where('usedAt', 'is', null)
    .execute();
  await tx
    .insertInto('passwordTokens')
    .values({ ...token, createdAt: now })
    .execute();
}

/** Uses a token up: the one caller that gets a row back is the one that may go on. */
export async function consumeToken(
  tx: Tx,
  tokenHash: Buffer,
  purposes: ('reset' | 'invitation' | 'sign_up')[],
  now: Date,
) {
  return tx
    .updateTable('passwordTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'purpose'])
    .executeTakeFirst();
}

/** Users of the organisation that work can be given to, by name. */
export async function listAssignable(
  tx: Tx,
  query: AssignableUsersQuery,
): Promise<{ users: { id: string; name: string }[]; total: number }> {
  let rows = tx.selectFrom('users').where('deletedAt', 'is', null).where('isActive', '=', true);
  if (query.keyword) rows = rows.where('name', 'ilike', toPattern(query.keyword));
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { order } = toSort(assignableUsersList, query);
  const window = toWindow(query);
  const users = await rows
    .select(['id', 'name'])
    .orderBy('name', order)
    .orderBy('id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { users, total };
}

export async function isAssignable(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** The address of an avatar is known by its unguessable key alone. @returns its size in bytes */
export async function findAvatarSize(tx: Tx, key: string): Promise<number | null> {
  const found = await tx
    .selectFrom('users')
    .select('avatarSize')
    .where('avatarKey', '=', key)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found?.avatarSize ?? null;
}

/** Notes until when the link of an invitation holds. */
export async function noteInvitation(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('users').set({ invitedUntil: expiresAt }).where('id', '=', id).execute();
}
