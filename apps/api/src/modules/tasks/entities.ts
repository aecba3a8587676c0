import type { Task } from '@anupalan/validators/entities/task';
import type { TaskRow } from './repository.ts';

/** The contract's Task: the columns of the row as they are, but for these. */
export function toTask({ assigneeId, assigneeName, beginsOn: _, eventObligationId, ...row }: TaskRow): Task {
  return {
    ...row,
    // Whoever asks what a task comes from need not know that its obligation can make several.
    obligationId: row.obligationId ?? eventObligationId,
    origin: row.origin as Task['origin'],
    schedule: row.schedule as Task['schedule'],
    frequency: row.frequency as Task['frequency'],
    assignee: assigneeId && assigneeName ? { id: assigneeId, name: assigneeName } : null,
    citation: row.citation as Task['citation'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
