import type { ConsentDocument, QueuePlace } from '@anupalan/validators/entities/consent-document';
import type { Findings } from '../limits/service.ts';
import type { DocumentRow } from './repository.ts';

/**
 * The contract's ConsentDocument.
 * @param besides `place`: where it stands while it waits to be read; its limits and particulars
 */
export function toConsentDocument(
  row: DocumentRow,
  { place, limits, particulars }: { place: QueuePlace | null } & Findings,
): ConsentDocument {
  return {
    id: row.id,
    title: row.title,
    fileName: row.fileName,
    mimeType: row.mimeType,
    size: row.size,
    pageCount: row.pageCount,
    uploadedBy: { id: row.uploadedBy, name: row.uploaderName },
    createdAt: row.createdAt.toISOString(),
    status: row.status as ConsentDocument['status'],
    progress: row.progress,
    queue: place,
    readFrom: row.readFrom?.toISOString() ?? null,
    failure: row.failure,
    unreadPages: row.unreadPages,
    supersededById: row.supersededById,
    facts: mergeFacts(row),
    validity: row.validity as ConsentDocument['validity'],
    limits,
    particulars,
    questions: row.questions as ConsentDocument['questions'],
    obligationCount: row.obligationCount,
    acceptedCount: row.acceptedCount,
  };
}

/** What was read, with what a person put right over it; a correction to null says that the order has no such fact. */
export function mergeFacts(row: { facts: unknown; correctedFacts: unknown }): ConsentDocument['facts'] {
  const merged: Record<string, unknown> = { ...(row.facts as Record<string, unknown>) };
  for (const [key, value] of Object.entries(row.correctedFacts as Record<string, unknown>)) {
    if (value === null) delete merged[key];
    else merged[key] = { value, citation: null, confidence: 1 };
  }
  return merged as ConsentDocument['facts'];
}
