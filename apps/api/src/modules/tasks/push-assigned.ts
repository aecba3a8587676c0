import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { toOccurrencesPath } from '../notifications/links.ts';
import { pushToUsers } from '../push/service.ts';

/** Tasks that a message names; the others are counted. */
const NAMED = 3;

/** The names of tasks as a sentence has them: “A”, “B” and 4 more. */
export function toNames(names: readonly string[]): string {
  const quoted = names.slice(0, NAMED).map((name) => `“${name}”`);
  const more = names.length - quoted.length;
  const all = more > 0 ? [...quoted, `${more} more`] : quoted;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** "A task was assigned to you", "5 tasks were assigned to you". */
export function toYoursNow(count: number): string {
  return count === 1 ? 'A task was assigned to you' : `${count} tasks were assigned to you`;
}

/** The portal's path of what a person was given: the dates of one task, or else all that are theirs. */
export function toAssignedPath(
  { organisation: { type } }: MemberCaller,
  userId: string,
  taskIds: readonly string[],
): string {
  const [only, ...others] = taskIds;
  const one = type === 'lab' ? 'task' : 'of';
  const query = only !== undefined && others.length === 0 ? { [one]: only } : { assignee: userId };
  return `${toOccurrencesPath(type)}?${new URLSearchParams(query)}`;
}

/**
 * Tells people at once in their browsers of the tasks that somebody else gave them, in the transaction of that (D49).
 * @param tasks those that were given, with whoever has them now; nobody counts as none
 */
export async function pushAssigned(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  caller: MemberCaller,
  tasks: readonly { id: string; name: string; assigneeId?: string | null | undefined }[],
): Promise<void> {
  const given = Map.groupBy(tasks, ({ assigneeId }) => assigneeId ?? null);
  const messages = [...given].flatMap(([userId, own]) =>
    userId === null || userId === caller.userId
      ? []
      : [
          [
            userId,
            {
              title: toYoursNow(own.length),
              body: `${caller.name} assigned you ${toNames(own.map(({ name }) => name))}.`,
              path: toAssignedPath(
                caller,
                userId,
                own.map(({ id }) => id),
              ),
              tag: `assigned-${uuidv7()}`,
            },
          ] as const,
        ],
  );
  await pushToUsers(services, tx, caller.organisation.id, new Map(messages));
}
