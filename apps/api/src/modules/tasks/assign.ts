import type { Task } from '@anupalan/validators/entities/task';
import type { AssignTasksRequest } from '@anupalan/validators/requests/tasks';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { checkAssignee } from '../accounts/service.ts';
import { recordChanges } from '../audit/service.ts';
import { notifyUser } from '../notifications/service.ts';
import { toTask } from './entities.ts';
import { pushAssigned, toAssignedPath, toNames, toYoursNow } from './push-assigned.ts';
import * as repository from './repository.ts';
import { getTasksByIds } from './service.ts';

/**
 * Assigns tasks to a person, or to nobody: all or none. Tasks that the person has already do not change.
 * Who gets some is told once, unless it was their own doing.
 * @throws AppError not_found for a task or a user that is not there
 */
export async function assignTasks(
  services: Services,
  caller: MemberCaller,
  { ids, assigneeId = null }: AssignTasksRequest,
): Promise<Task[]> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    // An id that is none breaks the lock; it is not found before.
    await getTasksByIds(tx, ids);
    await repository.lock(tx, ids);
    const rows = await getTasksByIds(tx, ids);
    await checkAssignee(tx, assigneeId);
    const changed = rows.filter((row) => row.assigneeId !== assigneeId);
    const now = services.now();
    if (changed.length > 0)
      await repository.assign(
        tx,
        changed.map(({ id }) => id),
        assigneeId,
        now,
      );
    const tasks = await getTasksByIds(tx, ids);
    const name = tasks.find((task) => task.assigneeId === assigneeId)?.assigneeName ?? null;
    await recordChanges(
      tx,
      caller,
      changed.map((row) => ({
        action: 'update',
        entity: 'task',
        entityId: row.id,
        summary: name ? `Assigned “${row.name}” to ${name}` : `Removed the assignee of “${row.name}”`,
        details: {
          from: { assigneeId: row.assigneeId, assignee: row.assigneeName },
          to: { assigneeId, assignee: name },
        },
        at: now,
      })),
    );
    if (assigneeId !== null && assigneeId !== caller.userId) {
      await tell(tx, caller, assigneeId, changed, now);
      await pushAssigned(
        services,
        tx,
        caller,
        changed.map(({ id, name }) => ({ id, name, assigneeId })),
      );
    }
    return tasks.map(toTask);
  });
}

async function tell(
  tx: Tx,
  caller: MemberCaller,
  userId: string,
  tasks: readonly repository.TaskRow[],
  now: Date,
): Promise<void> {
  if (tasks.length === 0) return;
  await notifyUser(tx, {
    organisationId: caller.organisation.id,
    userId,
    title: toYoursNow(tasks.length),
    message: `${caller.name} assigned you ${toNames(tasks.map(({ name }) => name))}.`,
    link: toAssignedPath(
      caller,
      userId,
      tasks.map(({ id }) => id),
    ),
    now,
  });
}
