import type { AuditEntry, ScheduledTask, Task, TaskDetail } from '@anupalan/api-client/types';

/** A due date of an invented task, for tests. */
export function toTestOccurrence(changes: Partial<ScheduledTask> = {}): ScheduledTask {
  return {
    id: 'due-1',
    taskId: 'task-1',
    name: 'Sample the effluent of the outlet',
    frequency: 'quarterly',
    origin: 'Generated',
    dueDate: '2026-11-17',
    status: 'overdue',
    completedAt: null,
    completedOn: null,
    completedBy: null,
    remark: null,
    reference: null,
    evidenceRequired: false,
    evidence: [],
    assignee: { id: 'user-2', name: 'Ravi Kelkar' },
    consentDocumentId: 'order-1',
    consentKind: 'cto',
    conditionNo: '7.3',
    ...changes,
  };
}

/** An invented task, for tests. */
export function toTestTask(changes: Partial<Task> = {}): Task {
  return {
    id: 'task-1',
    name: 'Sample the effluent of the outlet',
    description: 'At the final outlet, before it meets the drain.',
    origin: 'Generated',
    schedule: { frequency: 'quarterly', month: 'november', dayOfMonth: 17, startDate: '2026-02-17' },
    frequency: 'quarterly',
    dueDate: '2026-11-17',
    alertDays: [30, 7, 1, 0],
    evidenceRequired: false,
    assignee: { id: 'user-2', name: 'Ravi Kelkar' },
    consentDocumentId: 'order-1',
    obligationId: 'obligation-1',
    citation: { page: 6, quote: 'shall sample the treated effluent once in a quarter', rects: [] },
    createdAt: '2026-01-05T05:00:00.000Z',
    updatedAt: '2026-01-05T05:00:00.000Z',
    ...changes,
  };
}

/** The same with its dates. */
export function toTestTaskDetail(changes: Partial<TaskDetail> = {}): TaskDetail {
  return { ...toTestTask(), scheduledTasks: [toTestOccurrence()], ...changes };
}

/** An entry of the audit log about an invented due date that was completed, for tests. */
export function toTestEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'entry-1',
    at: '2026-11-18T05:00:00.000Z',
    by: { id: 'user-2', name: 'Ravi Kelkar' },
    action: 'completed',
    entity: 'scheduled_task',
    entityId: 'due-1',
    summary: 'Completed “Sample”, due 17 Nov 2026',
    details: {},
    ...changes,
  };
}
