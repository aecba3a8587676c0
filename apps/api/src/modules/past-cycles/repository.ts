import type { Tx } from '../../database/database.ts';

/** What is kept of the question about a past cycle, and of its answer. */
export type PastColumns = {
  pastSettled: boolean;
  pastDueOn: string | null;
  pastAnswer: string | null;
  pastCompletedOn: string | null;
};

/** Writes the question and the answer of an obligation. */
export async function setPast(tx: Tx, id: string, past: PastColumns, now: Date): Promise<void> {
  await tx
    .updateTable('obligations')
    .set({ ...past, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Of an obligation and what counts as one cycle of it: after a due date, up to the next. */
export type CycleOf = {
  obligationId: string;
  consentDocumentId: string;
  taskId: string | null;
  previous: string;
  dueDate: string;
};

/**
 * Whether the task of an obligation, or one that it had before, has a date in a cycle. What a task keeps after it was
 * deleted is what was completed.
 */
export async function hasDateInCycle(tx: Tx, cycle: CycleOf): Promise<boolean> {
  const found = await tx
    .selectFrom('tasks')
    .innerJoin('scheduledTasks as scheduled', 'scheduled.taskId', 'tasks.id')
    .select('scheduled.id')
    .where('tasks.consentDocumentId', '=', cycle.consentDocumentId)
    .where((eb) =>
      eb.or([
        eb('tasks.obligationId', '=', cycle.obligationId),
        ...(cycle.taskId ? [eb('tasks.id', '=', cycle.taskId)] : []),
      ]),
    )
    .where('scheduled.dueDate', '>', cycle.previous)
    .where('scheduled.dueDate', '<=', cycle.dueDate)
    .where('scheduled.isWithdrawn', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The date of a task on a day, and how many files it has. */
export async function findDate(tx: Tx, taskId: string, dueDate: string) {
  return tx
    .selectFrom('scheduledTasks as scheduled')
    .select(['scheduled.id', 'scheduled.completedAt'])
    .select((eb) =>
      eb
        .selectFrom('evidence')
        .whereRef('evidence.scheduledTaskId', '=', 'scheduled.id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('files'),
    )
    .where('scheduled.taskId', '=', taskId)
    .where('scheduled.dueDate', '=', dueDate)
    .forUpdate('scheduled')
    .executeTakeFirst();
}

/** Takes a date away that nothing hangs on. */
export async function deleteDate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('scheduledTasks').where('id', '=', id).execute();
}
