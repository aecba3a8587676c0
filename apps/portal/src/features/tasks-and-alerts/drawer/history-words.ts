import type { AuditEntry } from '@anupalan/api-client/types';
import { TASK_STATUS_LABELS, TASK_STATUSES } from '@anupalan/enums/task-status';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { historyWords } from './words.ts';

/** The status of an entry's detail in words, or null. */
function toStatusLabel(value: unknown): string | null {
  const status = TASK_STATUSES.find((known) => known === value);
  return status === undefined ? null : TASK_STATUS_LABELS[status];
}

function toAssignee(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('assignee' in value)) return null;
  return typeof value.assignee === 'string' ? value.assignee : historyWords.nobody;
}

/** What was recorded of a date that was done, as the trail keeps it. */
type Recorded = { completedOn?: unknown; reference?: unknown; remark?: unknown };

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** "done on 9 Nov 2026, DAL/2611/0482: “By post”"; nothing of what was not recorded. */
function toRecordWords({ completedOn, reference, remark }: Recorded): string {
  const day = toText(completedOn);
  const parts = [day === '' ? '' : historyWords.doneOn(formatLongDate(day)), toText(reference)];
  const words = parts.filter((part) => part !== '').join(', ');
  return toText(remark) === '' ? words : `${words}: “${toText(remark)}”`;
}

const isRecord = (value: unknown): value is Recorded => typeof value === 'object' && value !== null;

/** What happened, in a sentence: from what, to what, and what was recorded. */
export function toHistoryText({ action, summary, details }: AuditEntry): string {
  const from = toStatusLabel(details.from);
  const to = toStatusLabel(details.to);
  if (from !== null && to !== null && (action === 'completed' || action === 'pending')) {
    const record = toRecordWords(details);
    return `${historyWords.changed(from, to)}${record === '' || record.startsWith(':') ? '' : ', '}${record}`;
  }
  if (action === 'amend' && isRecord(details.from) && isRecord(details.to))
    return historyWords.amended(toRecordWords(details.to), toRecordWords(details.from));
  const before = toAssignee(details.from);
  const after = toAssignee(details.to);
  if (before !== null && after !== null) return historyWords.assignee(before, after);
  return summary;
}
