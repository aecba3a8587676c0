import type { SubUser } from '@anupalan/validators/entities/user';
import { type SubUsersQuery, subUsersList } from '@anupalan/validators/requests/users';
import { type OrderByItemBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { isId } from '../../http/route.ts';
import { toUser, type UserRow } from '../accounts/entities.ts';
import { findUser, selectUsers } from '../accounts/repository.ts';

/** What a change may set on a user. */
export type UserChanges = {
  name?: string;
  email?: string;
  mobileNo?: string | null;
  designation?: string | null;
  department?: string | null;
  roleId?: string;
  isActive?: boolean;
};

/** A user with what the API tells of their invitation; undefined where there is none of that id. */
export async function findSubUser(tx: Tx, id: string, now: Date): Promise<SubUser | undefined> {
  const row = await findUser(tx, id);
  return row && (await toSubUsers(tx, [row], now))[0];
}

/** Locks a user for a change. */
export async function lockUser(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUsers(
  tx: Tx,
  query: SubUsersQuery,
  now: Date,
): Promise<{ users: SubUser[]; total: number }> {
  let rows = tx.selectFrom('users').where('users.deletedAt', 'is', null);
  if (query.isActive !== undefined) rows = rows.where('users.isActive', '=', query.isActive === 1);
  if (query.roleId !== undefined) {
    // What is no id is nobody's.
    if (!isId(query.roleId)) return { users: [], total: 0 };
    rows = rows.where('users.roleId', '=', query.roleId);
  }
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('users.name', 'ilike', pattern),
        eb('users.email', 'ilike', pattern),
        eb('users.designation', 'ilike', pattern),
        eb('users.department', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { by: sortedBy, order } = toSort(subUsersList, query);
  const column = `users.${sortedBy}` as const;
  // Who has never signed in comes last, whichever way.
  const direct = (by: OrderByItemBuilder) => (order === 'desc' ? by.desc() : by.asc()).nullsLast();
  const window = toWindow(query);
  const ids = await rows
    .select('users.id')
    .orderBy(column, direct)
    .orderBy('users.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  if (ids.length === 0) return { users: [], total };
  const found = await selectUsers(tx)
    .where(
      'users.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy(column, direct)
    .orderBy('users.id', order)
    .execute();
  return { users: await toSubUsers(tx, found, now), total };
}

async function toSubUsers(tx: Tx, rows: UserRow[], now: Date): Promise<SubUser[]> {
  const ids = rows.map(({ id }) => id);
  const states = await tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select([
      'users.id',
      'users.passwordHash',
      'users.invitedUntil',
      'users.lastSignInAt',
      'organisations.ownerId',
    ])
    .where('users.id', 'in', ids)
    .execute();
  const open = await selectOpenTasks(tx, ids)
    .select((eb) => ['tasks.assigneeId', eb.fn.countAll<number>().as('count')])
    .groupBy('tasks.assigneeId')
    .execute();
  return rows.map((row) => {
    const state = states.find(({ id }) => id === row.id);
    const isWaiting = state?.passwordHash === null;
    const until = state?.invitedUntil ?? null;
    return {
      ...toUser(row),
      isOwner: state?.ownerId === row.id,
      lastSignInAt: state?.lastSignInAt?.toISOString() ?? null,
      openTasks: open.find(({ assigneeId }) => assigneeId === row.id)?.count ?? 0,
      invitation: isWaiting
        ? {
            state: until !== null && until <= now ? 'expired' : 'pending',
            expiresAt: until?.toISOString() ?? null,
          }
        : null,
    };
  });
}

/** Tasks of users that are not done: they have a date that nobody has completed. */
function selectOpenTasks(tx: Tx, userIds: readonly string[]) {
  return tx
    .selectFrom('tasks')
    .where('tasks.assigneeId', 'in', userIds)
    .where('tasks.deletedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('scheduledTasks')
          .select('scheduledTasks.id')
          .whereRef('scheduledTasks.taskId', '=', 'tasks.id')
          .where('scheduledTasks.completedAt', 'is', null),
      ),
    );
}

/** The open tasks of users, locked for a change. */
export function lockOpenTasks(
  tx: Tx,
  userIds: readonly string[],
): Promise<{ id: string; name: string; assigneeId: string | null }[]> {
  return selectOpenTasks(tx, userIds)
    .select(['tasks.id', 'tasks.name', 'tasks.assigneeId'])
    .orderBy('tasks.id')
    .forUpdate('tasks')
    .execute();
}

/** Gives tasks to a user. */
export async function assignTasks(
  tx: Tx,
  ids: readonly string[],
  assigneeId: string,
  now: Date,
): Promise<void> {
  await tx.updateTable('tasks').set({ assigneeId, updatedAt: now }).where('id', 'in', ids).execute();
}

/** Whether a user of the organisation has this address. */
export async function isAddressOfUser(tx: Tx, email: string, exceptId: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deletedAt', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertUser(
  tx: Tx,
  user: {
    id: string;
    organisationId: string;
    roleId: string;
    name: string;
    email: string;
    mobileNo: string | null;
    designation: string | null;
    department: string | null;
    now: Date;
  },
): Promise<void> {
  const { now, ...values } = user;
  await tx
    .insertInto('users')
    .values({ ...values, createdAt: now, updatedAt: now })
    .execute();
}

export async function updateUser(tx: Tx, id: string, changes: UserChanges, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes users: the name stays for the history, the address is free again (D41), and open tasks have nobody. */
export async function deleteUsers(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deletedAt: now, isActive: false, updatedAt: now })
    .where('id', 'in', ids)
    .execute();
  await tx.updateTable('tasks').set({ assigneeId: null }).where('assigneeId', 'in', ids).execute();
}

/** The verified domain of the running organisation, or null. */
export async function findVerifiedDomain(tx: Tx, organisationId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('organisations')
    .select('verifiedDomain')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  return row?.verifiedDomain ?? null;
}
