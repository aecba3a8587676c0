import type { CalendarScope } from '@anupalan/enums/calendar';
import type { AppRole } from '@anupalan/enums/roles';
import { sql } from 'kysely';
import type { Grant } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';

/** Which calendars of a user have an address. */
export async function listTokens(tx: Tx, userId: string): Promise<{ scope: string; createdAt: Date }[]> {
  return tx
    .selectFrom('calendarTokens')
    .select(['scope', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('scope')
    .execute();
}

/** Gives a calendar of a user an address; the former one is dead. */
export async function replaceToken(
  tx: Tx,
  token: { organisationId: string; userId: string; scope: CalendarScope; tokenHash: Buffer; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('calendarTokens')
    .values(token)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'scope'])
        .doUpdateSet({ tokenHash: token.tokenHash, createdAt: token.createdAt }),
    )
    .execute();
}

/** @returns whether there was one */
export async function deleteToken(tx: Tx, userId: string, scope: CalendarScope): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendarTokens')
    .where('userId', '=', userId)
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const GRANTS = sql<Grant[]>`(
  SELECT coalesce(json_agg(json_build_object('permissionName', permission_name, 'accessLevel', access_level)), '[]')
  FROM role_permissions WHERE role_id = users.role_id)`;

/** Whose calendar an address is; undefined for one that is unknown, or of a person who has no access any more. */
export async function findSubscriber(tx: Tx, tokenHash: Buffer) {
  const row = await tx
    .selectFrom('calendarTokens as token')
    .innerJoin('users', 'users.id', 'token.userId')
    .innerJoin('organisations', 'organisations.id', 'token.organisationId')
    .select([
      'token.scope',
      'token.organisationId',
      'token.userId',
      'organisations.name',
      'organisations.type',
      'organisations.timeZone',
      'organisations.ownerId',
      GRANTS.as('grants'),
    ])
    .where('token.tokenHash', '=', tokenHash)
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, scope: row.scope as CalendarScope, type: row.type as AppRole };
}

/** Whose tasks: of one person, with those that fall to the owner, or null for all. */
export type Whose = { userId: string; isOwner: boolean } | null;

/** Tasks of a calendar. Those of nobody, or of somebody who is gone, are the owner's (D24). */
export async function listTasks(tx: Tx, whose: Whose) {
  return tx
    .selectFrom('tasks as task')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .leftJoin('consentDocuments as document', 'document.id', 'task.consentDocumentId')
    .select(['task.id', 'task.name', 'task.schedule', 'task.updatedAt'])
    .select(['assignee.name as assigneeName', 'document.title as orderTitle'])
    .where('task.deletedAt', 'is', null)
    .$if(whose !== null, (tasks) =>
      tasks.where((eb) =>
        eb.or([
          eb('task.assigneeId', '=', whose?.userId ?? null),
          eb.and([
            sql<boolean>`${whose?.isOwner ?? false}`,
            eb.or([
              eb('assignee.id', 'is', null),
              eb('assignee.isActive', '=', false),
              eb('assignee.deletedAt', 'is not', null),
            ]),
          ]),
        ]),
      ),
    )
    .execute();
}

/** Due dates of tasks in a time, the earliest first; `withOpen`: and the open ones before it. */
export async function listDates(
  tx: Tx,
  taskIds: readonly string[],
  { from, to, withOpen, limit }: { from: string; to: string; withOpen: boolean; limit: number },
) {
  return tx
    .selectFrom('scheduledTasks as scheduled')
    .select(['scheduled.taskId', 'scheduled.dueDate', 'scheduled.completedAt', 'scheduled.updatedAt'])
    .where(sql<boolean>`scheduled.task_id = ANY(${[...taskIds]}::uuid[])`)
    .where(sql<boolean>`NOT scheduled.is_withdrawn`)
    .where('scheduled.dueDate', '<=', to)
    .where((eb) =>
      withOpen
        ? eb.or([eb('scheduled.dueDate', '>=', from), eb('scheduled.completedAt', 'is', null)])
        : eb('scheduled.dueDate', '>=', from),
    )
    .orderBy('scheduled.dueDate')
    .orderBy('scheduled.taskId')
    .limit(limit)
    .execute();
}
