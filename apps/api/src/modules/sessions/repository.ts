import { sql } from 'kysely';
import type { Grant } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { fixQuery } from '../../database/fixed-query.ts';

const GRANTS = sql<Grant[]>`(
  SELECT coalesce(json_agg(json_build_object('permissionName', permission_name, 'accessLevel', access_level)), '[]')
  FROM role_permissions WHERE role_id = users.role_id)`;

/** A session with the user, the role and the organisation behind it. */
export type SessionRow = {
  sessionId: string;
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  userId: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  isActive: boolean;
  deletedAt: Date | null;
  roleId: string;
  roleSlug: string;
  baseRoleSlug: string | null;
  organisationId: string | null;
  organisationName: string | null;
  organisationType: string | null;
  ownerId: string | null;
  timeZone: string | null;
  trialEndsAt: Date | null;
  /** What the role grants. */
  grants: Grant[];
};

export async function insert(
  tx: Tx,
  session: { id: string; tokenHash: Buffer; userId: string; now: Date },
): Promise<void> {
  const { now, ...values } = session;
  await tx
    .insertInto('sessions')
    .values({ ...values, createdAt: now, lastUsedAt: now })
    .execute();
}

const SESSION = fixQuery<{ tokenHash: Buffer }, SessionRow>(['tokenHash'], (tx, { tokenHash }) =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .leftJoin('roles as base', 'base.id', 'roles.baseRoleId')
    .leftJoin('organisations', 'organisations.id', 'users.organisationId')
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt',
      'sessions.lastUsedAt',
      'sessions.endedAt',
      'users.id as userId',
      'users.name',
      'users.email',
      'users.emailVerifiedAt',
      'users.isActive',
      'users.deletedAt',
      'users.roleId',
      'roles.slug as roleSlug',
      'base.slug as baseRoleSlug',
      'organisations.id as organisationId',
      'organisations.name as organisationName',
      'organisations.type as organisationType',
      'organisations.ownerId',
      'organisations.timeZone',
      'organisations.trialEndsAt',
      GRANTS.as('grants'),
    ])
    .where('sessions.tokenHash', '=', tokenHash),
);

/** All that a call needs to know of who makes it, in one query: every call asks it. */
export async function findByToken(tx: Tx, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return (await SESSION(tx, { tokenHash }))[0];
}

export async function listGrants(tx: Tx, roleId: string): Promise<Grant[]> {
  return tx
    .selectFrom('rolePermissions')
    .select(['permissionName', 'accessLevel'])
    .where('roleId', '=', roleId)
    .orderBy('permissionName')
    .execute();
}

export async function touch(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ lastUsedAt: now }).where('id', '=', sessionId).execute();
}

export async function endOne(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endAll(tx: Tx, userId: string, now: Date, keepId?: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(keepId !== undefined, (query) => query.where('id', '<>', keepId ?? ''))
    .execute();
}

export async function endAllOfWorkspace(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('endedAt', 'is', null)
    .where('userId', 'in', (eb) =>
      eb
        .selectFrom('users')
        .innerJoin('organisations', 'organisations.id', 'users.organisationId')
        .select('users.id')
        .where('organisations.ownerId', '=', ownerId),
    )
    .execute();
}

/** Which of some sessions are alive: not ended, of a user who may come in. */
export async function listAlive(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('sessions.endedAt', 'is', null)
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .execute();
  return found.map(({ id }) => id);
}
