import { todayIn } from '@anupalan/compliance/schedules/today';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { MemberCaller } from '../../access/caller.ts';
import { AppError, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { toObligation } from './entities.ts';
import type { CiteTask } from './merge.ts';
import * as rework from './rework-repository.ts';
import { getObligationsByIds } from './service.ts';

const CHANGED = 'This can no longer be undone: the obligation has changed since, or has become a task.';
const UNDONE = { add: 'the addition', merge: 'the merge', split: 'the split' } as const;

/**
 * Takes back the addition, merge or split that made an obligation what it is, as long as nothing else was done with
 * what came of it. @returns the obligations as they are again, in the order of their ids; none after an addition
 * @throws AppError not_found; conflict (409) where there is nothing to take back any more
 */
export async function undoRework(
  services: Services,
  caller: MemberCaller,
  id: string,
  citeTask: CiteTask,
): Promise<Obligation[]> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const now = services.now();
    await getObligationsByIds(tx, [id], { lock: true });
    const [row] = await getObligationsByIds(tx, [id]);
    if (!row) throw notFound('obligation');
    const undo = await rework.findUndo(tx, id);
    if (undo === null || undo.kind === 'part') throw new AppError('conflict', CHANGED);
    const taskId = undo.kind === 'add' ? null : undo.taskId;
    if (row.taskId !== taskId) throw new AppError('conflict', CHANGED);
    let ids = [id];
    if (undo.kind === 'add') {
      await rework.deleteAll(tx, [id]);
      ids = [];
    } else {
      if (undo.kind === 'merge') {
        await rework.takeOut(tx, undo.ids, now);
        ids = [id, ...undo.ids];
      } else {
        const parts = await rework.listUntouched(tx, undo.ids);
        if (parts.length !== undo.ids.length) throw new AppError('conflict', CHANGED);
        await rework.deleteAll(tx, parts);
      }
      await rework.rewrite(tx, id, undo.before, null, now);
      if (taskId) await citeTask(tx, taskId, undo.before.citation);
    }
    await recordChange(tx, caller, {
      action: 'undo',
      entity: 'obligation',
      entityId: id,
      summary: `Undid ${UNDONE[undo.kind]} of “${row.title}”`,
      details: { undo },
      at: now,
    });
    const today = todayIn(caller.organisation.timeZone, now.toISOString());
    return ids.length === 0
      ? []
      : (await getObligationsByIds(tx, ids)).map((each) => toObligation(each, today));
  });
}
