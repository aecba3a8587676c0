import type { ScheduledTask } from '@anupalan/api-client/types';
import { CONSENT_KIND_SHORT_LABELS } from '@anupalan/enums/consents';

/** A due date as far as its place in the order is concerned. */
export type Referred = Pick<ScheduledTask, 'consentDocumentId' | 'consentKind' | 'conditionNo'>;

/** Kind of the order of a task in few letters, and its condition: "CTO, condition 7.3"; null without an order. */
export function toReference(row: Referred): { order: string; condition: string | null } | null {
  if (row.consentDocumentId === null) return null;
  const condition = row.conditionNo ? `condition ${row.conditionNo}` : null;
  return { order: CONSENT_KIND_SHORT_LABELS[row.consentKind ?? 'other'], condition };
}

/** The same in words, for lines of text: "CTO, condition 7.3", "No order". */
export function toReferenceWords(row: Referred): string {
  const reference = toReference(row);
  if (reference === null) return 'No order';
  return reference.condition === null ? reference.order : `${reference.order}, ${reference.condition}`;
}

/** Where a task comes from, under its name. */
export function TaskReference({ row }: { row: Referred }) {
  const reference = toReference(row);
  if (reference === null) return 'No order';
  return (
    <>
      {reference.order}
      {reference.condition !== null && (
        <>
          , <strong>{reference.condition}</strong>
        </>
      )}
    </>
  );
}
