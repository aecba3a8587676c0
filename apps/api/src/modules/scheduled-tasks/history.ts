import type { AuditEntry } from '@anupalan/validators/entities/audit-entry';
import type { MemberCaller } from '../../access/caller.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { listEntriesOf } from '../audit/repository.ts';
import { listByIds } from './repository.ts';

/** What happened to a due date, newest first: its own changes, and those of its task. @throws AppError not_found */
export async function listHistory(
  services: Services,
  caller: MemberCaller,
  id: string,
): Promise<AuditEntry[]> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const [row] = await listByIds(tx, [id]);
    if (!row) throw notFound('scheduled task');
    return listEntriesOf(tx, [
      { entity: 'scheduled_task', entityId: row.id },
      { entity: 'task', entityId: row.taskId },
    ]);
  });
}
