import { USER_MESSAGES } from '@anupalan/enums/users';
import type { SubUser } from '@anupalan/validators/entities/user';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/service.ts';
import { toOccurrencesPath } from '../notifications/links.ts';
import { notifyUser } from '../notifications/service.ts';
import { pushAssigned } from '../tasks/push-assigned.ts';
import { assignTasks, findSubUser, lockOpenTasks } from './repository.ts';

type OpenTask = Awaited<ReturnType<typeof lockOpenTasks>>[number];

/**
 * Gives the open tasks of users to somebody else, who is told; each task's entry in the trail names both.
 * @throws AppError not_found (404) for nobody of the organisation, invalid (422) for one who cannot take them
 */
export async function handOver(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  caller: MemberCaller,
  from: readonly SubUser[],
  takerId: string,
  at: Date,
): Promise<void> {
  const taker = isId(takerId) ? await findSubUser(tx, takerId, at) : undefined;
  if (!taker) throw notFound('person');
  if (from.some(({ id }) => id === taker.id)) throw invalidField('handOverTo', USER_MESSAGES.takerLeaves);
  if (!taker.isActive) throw invalidField('handOverTo', USER_MESSAGES.takerInactive);
  const tasks = await lockOpenTasks(
    tx,
    from.map(({ id }) => id),
  );
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id);
  await assignTasks(tx, ids, taker.id, at);
  await recordAll(tx, caller, from, tasks, taker, at);
  if (taker.id === caller.userId) return;
  const count = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;
  await notifyUser(tx, {
    organisationId: caller.organisation.id,
    userId: taker.id,
    title: `${count} handed over to you`,
    message: `${caller.name} handed ${count} of ${from.map(({ name }) => name).join(', ')} over to you.`,
    link: `${toOccurrencesPath(caller.organisation.type)}?${new URLSearchParams({ assignee: taker.id })}`,
    now: at,
  });
  const given = tasks.map(({ id, name }) => ({ id, name, assigneeId: taker.id }));
  await pushAssigned(services, tx, caller, given);
}

/** Leaves the open tasks of users without an assignee; each task's audit entry says whose it was. */
export async function releaseTasks(
  tx: Tx,
  caller: MemberCaller,
  from: readonly SubUser[],
  at: Date,
): Promise<void> {
  const tasks = await lockOpenTasks(
    tx,
    from.map(({ id }) => id),
  );
  await recordAll(tx, caller, from, tasks, null, at);
}

function recordAll(
  tx: Tx,
  caller: MemberCaller,
  from: readonly SubUser[],
  tasks: readonly OpenTask[],
  taker: SubUser | null,
  at: Date,
): Promise<void> {
  const changes = tasks.map(({ id, name, assigneeId }) => {
    const before = from.find((user) => user.id === assigneeId)?.name ?? 'somebody';
    return {
      action: 'update',
      entity: 'task',
      entityId: id,
      summary: taker
        ? `Handed “${name}” over from ${before} to ${taker.name}`
        : `Left “${name}” without an assignee: ${before} was deleted`,
      details: {
        from: { assigneeId, assignee: before },
        to: { assigneeId: taker?.id ?? null, assignee: taker?.name ?? null },
      },
      at,
    };
  });
  return recordChanges(tx, caller, changes);
}
