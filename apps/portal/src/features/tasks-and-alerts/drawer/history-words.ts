import type { AuditEntry } from '@anupalan/api-client/types';
import { TASK_STATUS_LABELS, TASK_STATUSES } from '@anupalan/enums/task-status';

/** The status of an entry's detail in words, or null. */
function toStatusLabel(value: unknown): string | null {
  const status = TASK_STATUSES.find((known) => known === value);
  return status === undefined ? null : TASK_STATUS_LABELS[status];
}

function toAssignee(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('assignee' in value)) return null;
  return typeof value.assignee === 'string' ? value.assignee : 'nobody';
}

/** What happened, in a sentence: from what, to what, and the remark. */
export function toHistoryText({ action, summary, details }: AuditEntry): string {
  const from = toStatusLabel(details.from);
  const to = toStatusLabel(details.to);
  if (from !== null && to !== null && (action === 'completed' || action === 'pending')) {
    const remark = typeof details.remark === 'string' && details.remark !== '' ? `: “${details.remark}”` : '';
    return `From ${from} to ${to}${remark}`;
  }
  const before = toAssignee(details.from);
  const after = toAssignee(details.to);
  if (before !== null && after !== null) return `Assignee: from ${before} to ${after}`;
  return summary;
}
