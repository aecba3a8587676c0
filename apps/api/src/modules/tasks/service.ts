import { defaultAlertDays } from '@anupalan/compliance/schedules/alerts';
import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { describeScheduleInline } from '@anupalan/compliance/schedules/describe';
import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import { SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { TASK_OCCURRENCES_SHOWN } from '@anupalan/enums/limits';
import type { Task, TaskDetail } from '@anupalan/validators/entities/task';
import type { AddTasksRequest, TasksQuery, UpdateTaskRequest } from '@anupalan/validators/requests/tasks';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { afterCommit } from '../../database/held-commit.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkAssignee } from '../accounts/service.ts';
import { recordChange, recordChanges } from '../audit/service.ts';
import { deleteUncitedFiles } from '../consent-documents/service.ts';
import { listAround, toScheduledTask } from '../scheduled-tasks/service.ts';
import { toTask } from './entities.ts';
import * as list from './list-tasks.ts';
import { makeOccurrences, toHorizon } from './occurrences.ts';
import { pushAssigned } from './push-assigned.ts';
import * as repository from './repository.ts';

/** The day of now where the organisation is. */
export function todayOf(services: Pick<Services, 'now'>, caller: MemberCaller): string {
  return todayIn(caller.organisation.timeZone, services.now().toISOString());
}

export async function listTasks(services: Services, caller: MemberCaller, query: TasksQuery) {
  if ([query.consentDocumentId, query.assigneeId].some((id) => id !== undefined && !isId(id)))
    return { tasks: [], total: 0 };
  const { rows, total } = await services.db.readOrganisation(caller.organisation.id, (tx) =>
    list.listTasks(tx, query),
  );
  return { tasks: rows.map(toTask), total };
}

/** A task with its last and its next dates. @throws AppError not_found */
export async function getTask(services: Services, caller: MemberCaller, id: string): Promise<TaskDetail> {
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const today = todayOf(services, caller);
    const [[row], dates] = await Promise.all([
      getTasksByIds(tx, [id]),
      listAround(tx, id, today, TASK_OCCURRENCES_SHOWN),
    ]);
    if (!row) throw notFound('task');
    return {
      ...toTask(row),
      scheduledTasks: dates.map((date) => toScheduledTask({ ...row, ...date }, today)),
    };
  });
}

/** Tasks by id. @throws AppError not_found unless every one is there */
export async function getTasksByIds(tx: Tx, ids: string[]): Promise<repository.TaskRow[]> {
  const unique = [...new Set(ids)];
  if (!unique.every(isId)) throw notFound('task');
  const rows = await repository.listByIds(tx, unique);
  if (rows.length !== unique.length) throw notFound('task');
  return rows;
}

/** All of the ids, or nothing. @throws AppError not_found */
export async function checkTasks(services: Services, caller: MemberCaller, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await services.db.readOrganisation(caller.organisation.id, (tx) => getTasksByIds(tx, ids));
}

/** A task that a person makes by hand. Its origin is Received (docs/decisions/0006). */
export async function addByHand(
  services: Services,
  caller: MemberCaller,
  body: AddTasksRequest & { name: string; schedule: Schedule },
): Promise<Task> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkAssignee(tx, body.assigneeId);
    // What a user can edit goes from the body into the row as it is.
    const { obligationIds: _, statutoryIds: __, firstDates: ___, schedule, ...own } = body;
    const ids = await createTasks(services, tx, caller, [
      {
        ...own,
        description: own.description ?? '',
        origin: 'Received',
        schedule: withAnchor(schedule),
        assigneeId: own.assigneeId ?? null,
        consentDocumentId: null,
        obligationId: null,
        citation: null,
      },
    ]);
    const [row] = await getTasksByIds(tx, ids);
    if (!row) throw notFound('task');
    return toTask(row);
  });
}

/** Fills in the anchor that follows from the start date. */
function withAnchor(schedule: Schedule): Schedule {
  const { startDate, endDate, ...recurrence } = schedule;
  return buildSchedule({ recurrence, startDate, ...(endDate ? { endDate } : {}) });
}

/** What a task is made of. */
export type TaskSeed = Omit<
  repository.NewTask,
  'id' | 'organisationId' | 'beginsOn' | 'occurrencesUntil' | 'alertDays' | 'now'
> & {
  alertDays?: number[];
  /** From when it has dates; without it from today on. */
  beginsOn?: string;
};

/**
 * Makes tasks and their dates, from today on unless a seed says otherwise, in as many statements for one as for many.
 * @returns their ids, in order
 */
export async function createTasks(
  services: Pick<Services, 'now' | 'jobs'>,
  tx: Tx,
  caller: MemberCaller,
  seeds: readonly TaskSeed[],
): Promise<string[]> {
  const today = todayOf(services, caller);
  const now = services.now();
  const organisationId = caller.organisation.id;
  const occurrencesUntil = toHorizon(today);
  const tasks = seeds.map(({ alertDays, beginsOn = today, ...rest }) => ({
    ...rest,
    alertDays: alertDays ?? defaultAlertDays(rest.schedule),
    id: uuidv7(),
    organisationId,
    beginsOn,
    occurrencesUntil,
    now,
  }));
  await repository.insertTasks(tx, tasks);
  const undated = tasks.map(({ id, schedule, beginsOn }) => ({ id, schedule, from: beginsOn }));
  await makeOccurrences(tx, organisationId, undated, occurrencesUntil);
  await recordChanges(
    tx,
    caller,
    tasks.map(({ id, name, schedule }) => ({
      action: 'create',
      entity: 'task',
      entityId: id,
      summary: `Added the task “${name}”, ${describeScheduleInline(schedule)}`,
      at: now,
    })),
  );
  await pushAssigned(services, tx, caller, tasks);
  return tasks.map(({ id }) => id);
}

/** Ids of tasks in the order in which they were asked for: those that were there, and in the gaps the new ones. */
export function fillIn(wanted: readonly (string | null)[], made: readonly string[]): string[] {
  const left = [...made];
  return wanted.flatMap((id) => id ?? left.shift() ?? []);
}

/** Changes a task. A new schedule rewrites the open dates after today; the past stays. */
export async function updateTask(
  services: Services,
  caller: MemberCaller,
  body: UpdateTaskRequest,
): Promise<Task> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    const today = todayOf(services, caller);
    // Locked first and read then: what another one did while we waited is seen.
    await repository.lock(tx, [body.id]);
    const [row] = await getTasksByIds(tx, [body.id]);
    if (!row) throw notFound('task');
    await checkAssignee(tx, body.assigneeId);
    const schedule = withAnchor(body.schedule as Schedule);
    const isChanged = JSON.stringify(schedule) !== JSON.stringify(withAnchor(row.schedule as Schedule));
    const isOnce = schedule.frequency === null && !schedule.interval;
    if (isChanged && isOnce && schedule.startDate < today)
      throw invalidField('schedule.startDate', SCHEDULE_MESSAGES.oneOffInPast);
    const { id: _id, schedule: _schedule, ...rest } = body;
    const occurrencesUntil = toHorizon(today);
    const alertDays = rest.alertDays ?? alertDaysAfter(row, schedule);
    await repository.updateTask(tx, row.id, { ...rest, alertDays, schedule, occurrencesUntil }, now);
    if (isChanged) {
      await repository.deletePendingAfter(tx, row.id, today);
      const from = row.beginsOn > today ? row.beginsOn : today;
      await makeOccurrences(tx, caller.organisation.id, [{ id: row.id, schedule, from }], occurrencesUntil);
    }
    await recordChange(tx, caller, {
      action: 'update',
      entity: 'task',
      entityId: row.id,
      summary: isChanged
        ? `Changed “${body.name ?? row.name}” to ${describeScheduleInline(schedule)}`
        : `Changed the task “${body.name ?? row.name}”`,
      details: {
        from: { schedule: row.schedule, alertDays: row.alertDays, assigneeId: row.assigneeId },
        to: { ...rest, alertDays, schedule },
      },
      at: now,
    });
    const [updated] = await getTasksByIds(tx, [row.id]);
    if (!updated) throw notFound('task');
    if (updated.assigneeId !== row.assigneeId) await pushAssigned(services, tx, caller, [updated]);
    return toTask(updated);
  });
}

/** Days that are the period's default follow the period; a user's own stay. */
function alertDaysAfter(row: repository.TaskRow, schedule: Schedule): number[] {
  const isDefault = String(row.alertDays) === String(defaultAlertDays(row.schedule as Schedule));
  return isDefault ? defaultAlertDays(schedule) : row.alertDays;
}

/** Deletes tasks, all or nothing. Completed history stays readable. */
export async function deleteTasks(services: Services, caller: MemberCaller, ids: string[]): Promise<number> {
  const deleted = await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await repository.lock(tx, ids);
    const rows = await getTasksByIds(tx, ids);
    await repository.deleteTasks(
      tx,
      rows.map((row) => row.id),
      services.now(),
    );
    await recordChanges(
      tx,
      caller,
      rows.map((row) => ({
        action: 'delete',
        entity: 'task',
        entityId: row.id,
        summary: `Deleted the task “${row.name}”`,
        at: services.now(),
      })),
    );
    return rows;
  });
  const documentIds = deleted.flatMap((row) => row.consentDocumentId ?? []);
  await afterCommit(() => deleteUncitedFiles(services, caller, [...new Set(documentIds)]));
  return deleted.length;
}
