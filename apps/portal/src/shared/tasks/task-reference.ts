import type { ScheduledTask } from '@anupalan/api-client/types';
import { CONSENT_KIND_SHORT_LABELS } from '@anupalan/enums/consents';
import { taskWords } from './words.ts';

/** A due date as far as its place in the order is concerned. */
export type Referred = Pick<ScheduledTask, 'consentDocumentId' | 'consentKind' | 'conditionNo'>;

/** Kind of the order of a task in few letters, and its condition: "CTO, condition 7.3"; "No order" without one. */
export function toReferenceWords(row: Referred): string {
  if (row.consentDocumentId === null) return taskWords.reference.none;
  const order = CONSENT_KIND_SHORT_LABELS[row.consentKind ?? 'other'];
  return row.conditionNo ? taskWords.reference.condition(order, row.conditionNo) : order;
}
