import { formatDate } from '@anupalan/compliance/schedules/describe';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError } from '../../http/problem.ts';
import { recordChange } from '../audit/service.ts';
import { updateStatusIn } from '../scheduled-tasks/change-status.ts';
import { insertOccurrences, lock } from '../tasks/repository.ts';
import { getTasksByIds } from '../tasks/service.ts';
import * as repository from './repository.ts';

/** What the register says of a cycle: it was completed on a day, it is open, or it is not there. */
export type CycleState = { completedOn: string } | 'open' | 'absent';

const HAS_FILES = 'This due date has evidence. Delete the files first.';

/**
 * Makes the register say of a cycle of a task what a person has answered. The task is locked before its dates.
 * @throws AppError conflict (409) where a date with evidence would go; invalid (422) where the task asks for evidence
 */
export async function followAnswer(
  tx: Tx,
  caller: MemberCaller,
  { taskId, dueDate }: { taskId: string; dueDate: string },
  state: CycleState,
  at: { now: Date; today: string },
): Promise<void> {
  await lock(tx, [taskId]);
  const [task] = await getTasksByIds(tx, [taskId]);
  const date = await repository.findDate(tx, taskId, dueDate);
  if (state === 'absent') {
    if (!date) return;
    if ((date.files ?? 0) > 0) throw new AppError('conflict', HAS_FILES);
    await repository.deleteDate(tx, date.id);
    await recordChange(tx, caller, {
      action: 'delete',
      entity: 'scheduled_task',
      entityId: date.id,
      summary: `Removed “${task?.name}”, due ${formatDate(dueDate)}, from the register: the condition did not apply then`,
      at: at.now,
    });
    return;
  }
  if (state !== 'open' && task?.evidenceRequired && (date?.files ?? 0) === 0) {
    const message = `“${task.name}” requires evidence. Answer “Not yet”, add a file to its due date, then complete it.`;
    throw new AppError('invalid', message, { errors: [{ field: 'lastDone', message }] });
  }
  const id = date?.id ?? uuidv7();
  if (!date) {
    await insertOccurrences(tx, caller.organisation.id, [{ id, taskId, dueDate }]);
    await recordChange(tx, caller, {
      action: 'create',
      entity: 'scheduled_task',
      entityId: id,
      summary: `Added “${task?.name}”, due ${formatDate(dueDate)}, from before its acceptance`,
      at: at.now,
    });
  }
  if (state === 'open') await updateStatusIn(tx, caller, [id], { status: 'pending' }, at);
  else await updateStatusIn(tx, caller, [id], { status: 'completed', ...state }, at);
}
