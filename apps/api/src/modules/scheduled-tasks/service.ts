import { formatDate } from '@anupalan/compliance/schedules/describe';
import { isOverdue, todayIn } from '@anupalan/compliance/schedules/today';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { UpdateScheduledTaskStatusRequest } from '@anupalan/validators/requests/scheduled-tasks';
import type { ScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks-list';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { commitWithNext } from '../../database/unit-executor.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/service.ts';
import { listEvidence, readListed, toEvidence } from '../evidence/repository.ts';
import * as pages from './list-page.ts';
import * as repository from './repository.ts';

const OF_DELETED_TASK = 'The task of this date was deleted: its history can be read, and not be changed.';

/** The contract's ScheduledTask; overdue is worked out from the date and the day of today, never stored. */
export function toScheduledTask(row: repository.DescribedRow, today: string): ScheduledTask {
  return {
    id: row.id,
    taskId: row.taskId,
    name: row.name,
    frequency: row.frequency as ScheduledTask['frequency'],
    origin: row.origin as ScheduledTask['origin'],
    dueDate: row.dueDate,
    status: statusOf(row, today),
    completedAt: row.completedAt?.toISOString() ?? null,
    completedBy:
      row.completerId && row.completerName ? { id: row.completerId, name: row.completerName } : null,
    remark: row.remark,
    evidence: readListed(row.evidence),
    assignee: row.assigneeId && row.assigneeName ? { id: row.assigneeId, name: row.assigneeName } : null,
    consentDocumentId: row.consentDocumentId,
  };
}

/**
 * Locks a date to which something is added.
 * @throws AppError not_found (404), invalid (422) for the date of a deleted task
 */
export async function lockDate(tx: Tx, id: string): Promise<repository.ScheduledTaskRow> {
  const [row] = await getLocked(tx, [id]);
  if (!row) throw notFound('scheduled task');
  if (row.taskDeletedAt) throw new AppError('invalid', OF_DELETED_TASK);
  return row;
}

function statusOf(
  row: Pick<repository.ScheduledTaskRow, 'completedAt' | 'dueDate'>,
  today: string,
): ScheduledTask['status'] {
  if (row.completedAt) return 'completed';
  return isOverdue(row.dueDate, today) ? 'overdue' : 'pending';
}

export async function listScheduled(services: Services, caller: MemberCaller, query: ScheduledTasksQuery) {
  if ([query.taskId, query.assigneeId, query.consentDocumentId].some((id) => id !== undefined && !isId(id)))
    return { scheduledTasks: [], total: 0 };
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const { rows, ...total } = await pages.listScheduled(tx, query, today);
    return { scheduledTasks: rows.map((row) => toScheduledTask(row, today)), ...total };
  });
}

/** The dates of a task around a day, without what the task says of each. */
export function listAround(tx: Tx, taskId: string, today: string, each: number) {
  return repository.listAround(tx, taskId, today, each);
}

/** Ids without doubles. @throws AppError not_found for what is no id */
function toIds(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  if (!unique.every(isId)) throw notFound('scheduled task');
  return unique;
}

/** Locks dates and what decides about them: their tasks first. @throws AppError not_found unless every one is there */
async function getLocked(tx: Tx, ids: readonly string[]) {
  const unique = toIds(ids);
  const rows = await repository.lockDates(tx, unique);
  if (rows.length !== unique.length) throw notFound('scheduled task');
  return rows;
}

/** All of the ids, or nothing. @throws AppError not_found */
export async function checkScheduled(services: Services, caller: MemberCaller, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const unique = toIds(ids);
  const rows = await services.db.readOrganisation(caller.organisation.id, (tx) =>
    repository.listByIds(tx, unique),
  );
  if (rows.length !== unique.length) throw notFound('scheduled task');
}

/**
 * Completes or opens dates again, all or nothing. The same status again is no change; `pending` on an overdue one
 * neither. Every change is in the audit trail.
 */
export async function updateStatus(
  services: Services,
  caller: MemberCaller,
  body: UpdateScheduledTaskStatusRequest,
): Promise<ScheduledTask[]> {
  const now = services.now();
  const today = todayIn(caller.organisation.timeZone, now.toISOString());
  const ids = toIds(body.ids ?? (body.id ? [body.id] : []));
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const [, rows] = await Promise.all([repository.lockTasksOf(tx, ids), getLocked(tx, ids)]);
    const changed = rows.filter((row) => (body.status === 'completed') === (row.completedAt === null));
    if (changed.some(({ taskDeletedAt }) => taskDeletedAt !== null))
      throw new AppError('invalid', OF_DELETED_TASK);
    const change = toChange(caller, body, now, today);
    // What has come to the dates while they were waited for is read behind their locks.
    commitWithNext(tx);
    const [evidence] = await Promise.all([
      listEvidence(tx, ids),
      changed.length > 0 ? writeChange(tx, caller, changed, body.status, change, today) : undefined,
    ]);
    const after = (row: repository.ScheduledTaskRow) =>
      changed.some(({ id }) => id === row.id)
        ? {
            ...row,
            ...change,
            completerId: change.completedBy,
            completerName: change.completedBy && caller.name,
          }
        : row;
    return ids.flatMap((id) =>
      rows
        .filter((row) => row.id === id)
        .map((row) => ({
          ...toScheduledTask({ ...after(row), evidence: null }, today),
          evidence: evidence.filter(({ scheduledTaskId }) => scheduledTaskId === id).map(toEvidence),
        })),
    );
  });
}

function toChange(
  caller: MemberCaller,
  { status, remark }: UpdateScheduledTaskStatusRequest,
  now: Date,
  today: string,
): repository.StatusChange {
  const isDone = status === 'completed';
  return {
    completedAt: isDone ? now : null,
    completedOn: isDone ? today : null,
    completedBy: isDone ? caller.userId : null,
    remark: remark || null,
    updatedAt: now,
  };
}

/** Writes a change of status with its lines of the audit trail. */
async function writeChange(
  tx: Tx,
  caller: MemberCaller,
  changed: readonly repository.ScheduledTaskRow[],
  status: UpdateScheduledTaskStatusRequest['status'],
  change: repository.StatusChange,
  today: string,
): Promise<void> {
  await Promise.all([
    recordChanges(
      tx,
      caller,
      changed.map((row) => ({
        action: status,
        entity: 'scheduled_task',
        entityId: row.id,
        summary: `${status === 'completed' ? 'Completed' : 'Reopened'} “${row.name}”, due ${formatDate(row.dueDate)}`,
        details: {
          from: statusOf(row, today),
          to: statusOf({ ...row, completedAt: change.completedAt }, today),
          remark: change.remark,
        },
        at: change.updatedAt,
      })),
    ),
    repository.setStatus(
      tx,
      changed.map(({ id }) => id),
      change,
    ),
  ]);
}

/** Dates by id, in the order of the ids. */
export async function getByIds(tx: Tx, ids: string[], today: string): Promise<ScheduledTask[]> {
  if (ids.length === 0) return [];
  const rows = await repository.listDescribed(tx, ids);
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => toScheduledTask(row, today)));
}
