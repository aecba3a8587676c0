import { formatDate } from '@anupalan/compliance/schedules/describe';
import { isOverdue, todayIn } from '@anupalan/compliance/schedules/today';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type {
  ScheduledTasksQuery,
  UpdateScheduledTaskStatusRequest,
} from '@anupalan/validators/requests/scheduled-tasks';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/service.ts';
import { type EvidenceRow, listEvidence, toEvidence } from '../evidence/repository.ts';
import * as pages from './list-page.ts';
import * as repository from './repository.ts';

const OF_DELETED_TASK = 'The task of this date was deleted: its history can be read, and not be changed.';

/** The contract's ScheduledTask; overdue is worked out from the date and the day of today, never stored. */
export function toScheduledTask(
  row: repository.ScheduledTaskRow,
  today: string,
  evidence: readonly EvidenceRow[] = [],
): ScheduledTask {
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
    evidence: evidence.filter((piece) => piece.scheduledTaskId === row.id).map(toEvidence),
    assignee: row.assigneeId && row.assigneeName ? { id: row.assigneeId, name: row.assigneeName } : null,
    consentDocumentId: row.consentDocumentId,
  };
}

/** Rows with their evidence. */
export async function describeRows(
  tx: Tx,
  rows: readonly repository.ScheduledTaskRow[],
  today: string,
): Promise<ScheduledTask[]> {
  const evidence = await listEvidence(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toScheduledTask(row, today, evidence));
}

/**
 * Locks a date to which something is added.
 * @throws AppError not_found (404), invalid (422) for the date of a deleted task
 */
export async function lockDate(tx: Tx, id: string): Promise<repository.ScheduledTaskRow> {
  const [row] = await getOccurrencesByIds(tx, [id], { lock: true });
  if (!row) throw notFound('scheduled task');
  if ((await repository.listDeletedAmong(tx, [id])).length > 0)
    throw new AppError('invalid', OF_DELETED_TASK);
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
    return { scheduledTasks: await describeRows(tx, rows, today), ...total };
  });
}

/** The dates of a task around a day. */
export async function listAround(
  tx: Tx,
  taskId: string,
  today: string,
  each: number,
): Promise<ScheduledTask[]> {
  return describeRows(tx, await repository.listAround(tx, taskId, today, each), today);
}

async function getOccurrencesByIds(
  tx: Tx,
  ids: string[],
  options: { lock?: boolean } = {},
): Promise<repository.ScheduledTaskRow[]> {
  const unique = [...new Set(ids)];
  if (!unique.every(isId)) throw notFound('scheduled task');
  const rows = await repository.listByIds(tx, unique, options);
  if (rows.length !== unique.length) throw notFound('scheduled task');
  return rows;
}

/** All of the ids, or nothing. @throws AppError not_found */
export async function checkScheduled(services: Services, caller: MemberCaller, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await services.db.readOrganisation(caller.organisation.id, (tx) => getOccurrencesByIds(tx, ids));
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
  const ids = body.ids ?? (body.id ? [body.id] : []);
  if (!ids.every(isId)) throw notFound('scheduled task');
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const [, rows, deleted] = await Promise.all([
      repository.lockTasksOf(tx, ids),
      getOccurrencesByIds(tx, ids, { lock: true }),
      repository.listDeletedAmong(tx, ids),
    ]);
    const changed = rows.filter((row) => (body.status === 'completed') === (row.completedAt === null));
    if (changed.some(({ id }) => deleted.includes(id))) throw new AppError('invalid', OF_DELETED_TASK);
    const [updated, evidence] = await Promise.all([
      changeAndRead(tx, caller, { ids, changed, status: body.status, remark: body.remark || null }, now),
      listEvidence(tx, ids),
    ]);
    const inOrder = [...new Set(ids)].flatMap((id) => updated.filter((row) => row.id === id));
    return inOrder.map((row) => toScheduledTask(row, today, evidence));
  });
}

/** Writes a change of status with its lines of the audit trail, and reads how the dates are then. */
async function changeAndRead(
  tx: Tx,
  caller: MemberCaller,
  change: {
    ids: string[];
    changed: repository.ScheduledTaskRow[];
    status: UpdateScheduledTaskStatusRequest['status'];
    remark: string | null;
  },
  now: Date,
): Promise<repository.ScheduledTaskRow[]> {
  const { ids, changed, status, remark } = change;
  if (changed.length === 0) return getOccurrencesByIds(tx, ids);
  const today = todayIn(caller.organisation.timeZone, now.toISOString());
  const changedIds = changed.map((row) => row.id);
  const [, , updated] = await Promise.all([
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
          to: status === 'completed' ? 'completed' : statusOf({ ...row, completedAt: null }, today),
          remark,
        },
        at: now,
      })),
    ),
    status === 'completed'
      ? repository.complete(tx, changedIds, { userId: caller.userId, remark, now, today })
      : repository.reopen(tx, changedIds, { remark, now }),
    getOccurrencesByIds(tx, ids),
  ]);
  return updated;
}

/** Dates by id, in the order of the ids. */
export async function getByIds(tx: Tx, ids: string[], today: string): Promise<ScheduledTask[]> {
  if (ids.length === 0) return [];
  const rows = await repository.listByIds(tx, ids);
  return describeRows(
    tx,
    ids.flatMap((id) => rows.filter((row) => row.id === id)),
    today,
  );
}
