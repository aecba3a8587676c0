import type { Task } from '@anupalan/validators/entities/task';
import type { AssignTasksRequest } from '@anupalan/validators/requests/tasks';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { checkAssignee } from '../accounts/service.ts';
import { recordChanges } from '../audit/service.ts';
import { toOccurrencesPath } from '../notifications/links.ts';
import { notifyUser } from '../notifications/service.ts';
import { toTask } from './entities.ts';
import * as repository from './repository.ts';
import { getTasksByIds } from './service.ts';

/**
 * Gives tasks to somebody, or to nobody in particular: all or none. Those that are theirs already stay as they are.
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
        summary: name ? `Gave “${row.name}” to ${name}` : `Took “${row.name}” from whoever had it`,
        details: {
          from: { assigneeId: row.assigneeId, assignee: row.assigneeName },
          to: { assigneeId, assignee: name },
        },
        at: now,
      })),
    );
    if (assigneeId !== null && assigneeId !== caller.userId) await tell(tx, caller, assigneeId, changed, now);
    return tasks.map(toTask);
  });
}

/** Tasks that a notification names; the others are counted. */
const NAMED = 3;

function toNames(names: readonly string[]): string {
  const quoted = names.slice(0, NAMED).map((name) => `“${name}”`);
  const more = names.length - quoted.length;
  const all = more > 0 ? [...quoted, `${more} more`] : quoted;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
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
    title: tasks.length === 1 ? 'A task is yours now' : `${tasks.length} tasks are yours now`,
    message: `${caller.name} gave you ${toNames(tasks.map(({ name }) => name))}.`,
    link: `${toOccurrencesPath(caller.organisation.type)}?${new URLSearchParams({ assignee: userId })}`,
    now,
  });
}
