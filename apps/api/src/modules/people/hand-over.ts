import { PEOPLE_MESSAGES } from '@anupalan/enums/people';
import type { SubUser } from '@anupalan/validators/entities/user';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import { recordChanges } from '../audit/service.ts';
import { assignTasks, findPerson, lockOpenTasks } from './repository.ts';

/**
 * Gives the open tasks of people to somebody else; each task's entry in the trail names both.
 * @throws AppError not_found (404) for nobody of the organisation, invalid (422) for one who cannot take them
 */
export async function handOver(
  tx: Tx,
  caller: MemberCaller,
  from: readonly SubUser[],
  takerId: string,
  at: Date,
): Promise<void> {
  const taker = isId(takerId) ? await findPerson(tx, takerId, at) : undefined;
  if (!taker) throw notFound('person');
  if (from.some(({ id }) => id === taker.id)) throw invalidField('handOverTo', PEOPLE_MESSAGES.takerLeaves);
  if (!taker.isActive) throw invalidField('handOverTo', PEOPLE_MESSAGES.takerInactive);
  const tasks = await lockOpenTasks(
    tx,
    from.map(({ id }) => id),
  );
  if (tasks.length === 0) return;
  await assignTasks(
    tx,
    tasks.map(({ id }) => id),
    taker.id,
    at,
  );
  await recordChanges(
    tx,
    caller,
    tasks.map(({ id, name, assigneeId }) => {
      const before = from.find((person) => person.id === assigneeId);
      return {
        action: 'update',
        entity: 'task',
        entityId: id,
        summary: `${name} was handed over from ${before?.name ?? 'somebody'} to ${taker.name}`,
        details: { from: { assigneeId }, to: { assigneeId: taker.id } },
        at,
      };
    }),
  );
}
