import { findStatutoryRow } from '@anupalan/compliance/statutory/catalogue';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { listCoveredBy } from '../statutory/coverage.ts';
import { listFreeTasks, releaseTask } from '../statutory/repository.ts';
import * as repository from './repository.ts';

const UNKNOWN = 'This duty of the law is not in the catalogue.';

/**
 * Ids of the rows of the catalogue that an obligation is the same as. Its words do not tell which state's rule it is: a
 * row that holds in some states only is named by a person.
 */
export function listSameRows(row: repository.ObligationRow): string[] {
  const rows = listCoveredBy({ ...row, quote: (row.citation as Citation).quote });
  return row.statutoryIds === null ? rows.filter((id) => findStatutoryRow(id)?.states === null) : rows;
}

/**
 * Writes down which duties of the law an obligation is the same as, as a person says (D47); null: as it was read. It is kept
 * over a re-read and teaches nothing. Where the obligation is no task yet, it takes over the task of the catalogue when it
 * becomes one. A task that it took over before stays with the order when the link goes.
 * @throws AppError invalid (422) for a row that is not in the catalogue; conflict (409) where both are tasks already
 */
export async function linkStatutory(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  row: repository.ObligationRow,
  ids: string[] | null,
): Promise<void> {
  if ((ids ?? []).some((id) => findStatutoryRow(id) === null)) throw invalidField('statutoryIds', UNKNOWN);
  const now = services.now();
  const before = listSameRows(row);
  const after = listSameRows({ ...row, statutoryIds: ids });
  if (row.taskId !== null) {
    const added = after.filter((id) => !before.includes(id));
    const [other] = await listFreeTasks(tx, added);
    if (other !== undefined) throw new AppError('conflict', toBothTasks(row.title, other.name));
    await releaseTask(tx, row.taskId, after, now);
  }
  await repository.setStatutory(tx, row.id, ids, now);
  await recordChange(tx, caller, {
    action: 'update',
    entity: 'obligation',
    entityId: row.id,
    summary: describeLink(row.title, { before, after, isAsRead: ids === null }),
    details: { from: before, to: after },
    at: now,
  });
}

function toBothTasks(title: string, name: string): string {
  return `“${title}” and “${name}” of the catalogue are both tasks already. Delete one of the two tasks first.`;
}

/** "Linked “File return” of the order to “Annual return” of the catalogue". */
function describeLink(
  title: string,
  { before, after, isAsRead }: { before: string[]; after: string[]; isAsRead: boolean },
): string {
  const toNames = (ids: string[]) => ids.map((id) => `“${findStatutoryRow(id)?.title ?? ''}”`).join(' and ');
  const to = after.length > 0 ? `: it is the same as ${toNames(after)} of the catalogue` : '';
  if (isAsRead) return `Put the link of “${title}” back as it was read${to}`;
  if (after.length > 0) return `Linked “${title}”${to}`;
  return before.length > 0
    ? `Unlinked “${title}” from ${toNames(before)} of the catalogue`
    : `Said that “${title}” is in no row of the catalogue`;
}
