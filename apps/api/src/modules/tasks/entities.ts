import type { Task } from '@anupalan/validators/entities/task';
import type { TaskRow } from './repository.ts';

/** The contract's Task. */
export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    origin: row.origin as Task['origin'],
    schedule: row.schedule as Task['schedule'],
    frequency: row.frequency as Task['frequency'],
    dueDate: row.dueDate,
    alertDays: row.alertDays,
    assignee: row.assigneeId && row.assigneeName ? { id: row.assigneeId, name: row.assigneeName } : null,
    consentDocumentId: row.consentDocumentId,
    obligationId: row.obligationId,
    citation: row.citation as Task['citation'],
    statutoryId: row.statutoryId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
