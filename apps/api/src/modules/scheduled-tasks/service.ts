import { isOverdue, todayIn } from '@anupalan/compliance/schedules/today';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { ScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks-list';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { readListed } from '../evidence/repository.ts';
import { listFolded } from './folded-page.ts';
import * as pages from './list-page.ts';
import * as repository from './repository.ts';

export { mapStrips } from './round-strip.ts';

/** Why what belongs to a deleted task cannot be changed. */
export const OF_DELETED_TASK =
  'The task of this due date was deleted. You can read its history but not change it.';

/** A due date with its evidence; where its task comes from and how it repeats is known of those of a list alone. */
type Described = Omit<repository.DescribedRow, SourceColumn> &
  Partial<Pick<repository.DescribedRow, SourceColumn>>;
type SourceColumn = 'consentKind' | 'conditionNo' | 'schedule';

/** The contract's ScheduledTask; overdue is worked out from the date and the day of today, never stored. */
export function toScheduledTask(row: Described, today: string): ScheduledTask {
  return {
    id: row.id,
    taskId: row.taskId,
    name: row.name,
    frequency: row.frequency as ScheduledTask['frequency'],
    origin: row.origin as ScheduledTask['origin'],
    dueDate: row.dueDate,
    status: statusOf(row, today),
    completedAt: row.completedAt?.toISOString() ?? null,
    completedOn: row.completedOn,
    completedBy:
      row.completerId && row.completerName ? { id: row.completerId, name: row.completerName } : null,
    remark: row.remark,
    reference: row.reference,
    evidenceRequired: row.evidenceRequired,
    evidence: readListed(row.evidence),
    assignee: row.assigneeId && row.assigneeName ? { id: row.assigneeId, name: row.assigneeName } : null,
    consentDocumentId: row.consentDocumentId,
    consentKind: (row.consentKind ?? null) as NonNullable<ScheduledTask['consentKind']> | null,
    conditionNo: row.conditionNo ?? null,
    ...(row.schedule === undefined ? {} : { interval: (row.schedule as Schedule).interval ?? null }),
  };
}

/**
 * Locks a date to which something is added, and before it its task, which knows whether its latest one has evidence.
 * @throws AppError not_found (404), invalid (422) for the date of a deleted task
 */
export async function lockDate(tx: Tx, id: string): Promise<repository.ScheduledTaskRow> {
  const [, [row]] = await Promise.all([repository.lockTasksOf(tx, [id]), getLocked(tx, [id])]);
  if (!row) throw notFound('scheduled task');
  if (row.taskDeletedAt) throw new AppError('invalid', OF_DELETED_TASK);
  return row;
}

/** What a date is on a day; overdue follows from it. */
export function statusOf(
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
    if (query.rounds === 'folded') {
      const { rows, ...total } = await listFolded(tx, query, today);
      const scheduledTasks = rows.map(({ folded, ...row }) => {
        const one = toScheduledTask(row, today);
        return folded ? { ...one, folded } : one;
      });
      return { scheduledTasks, ...total };
    }
    const { rows, ...total } = await pages.listScheduled(tx, query, today);
    return { scheduledTasks: rows.map((row) => toScheduledTask(row, today)), ...total };
  });
}

/** The dates of a task around a day, without what the task says of each. */
export function listAround(tx: Tx, taskId: string, today: string, each: number) {
  return repository.listAround(tx, taskId, today, each);
}

/** Ids without doubles. @throws AppError not_found for what is no id */
export function toIds(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  if (!unique.every(isId)) throw notFound('scheduled task');
  return unique;
}

/** Locks dates and what decides about them: their tasks first. @throws AppError not_found unless every one is there */
export async function getLocked(tx: Tx, ids: readonly string[]) {
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

/** Dates by id, in the order of the ids. */
export async function getByIds(tx: Tx, ids: string[], today: string): Promise<ScheduledTask[]> {
  if (ids.length === 0) return [];
  const rows = await repository.listDescribed(tx, ids);
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => toScheduledTask(row, today)));
}
