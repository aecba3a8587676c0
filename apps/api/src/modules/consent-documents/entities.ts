import { toDutyEvent } from '@anupalan/compliance/events/to-event';
import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import { toFactWhy } from '@anupalan/compliance/reading/facts/why';
import type { OrderFacts } from '@anupalan/compliance/reading/types';
import { findApplyBy } from '@anupalan/compliance/renewal/apply-by';
import { findEndDate } from '@anupalan/compliance/validity/document-validity';
import type { DutyCounts } from '@anupalan/enums/duty-states';
import type {
  ConsentDocument,
  ConsentFacts,
  QueuePlace,
  UnreadLines,
  ValidityPeriod,
} from '@anupalan/validators/entities/consent-document';
import type { Findings } from '../limits/service.ts';
import { toQuestions } from '../questions/stored.ts';
import { listOpen, type StoredDoubt, tellDoubts } from './doubts.ts';
import type { DocumentRow } from './repository.ts';

/**
 * The contract's ConsentDocument.
 * @param besides `place`: where it stands while it waits to be read; `duties`: how its duties stand, where it counts; its
 * limits and particulars; `today` where the organisation is: answers to questions say what would be due next
 */
export function toConsentDocument(
  row: DocumentRow,
  {
    place,
    duties,
    limits,
    particulars,
    today,
  }: { place: QueuePlace | null; duties: DutyCounts; today: string } & Findings,
): ConsentDocument {
  const facts = mergeFacts(row);
  const validity = row.validity as ValidityPeriod[];
  const doubts = listOpen(row.doubts);
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
    needsPassword: row.needsPassword,
    unreadPages: row.unreadPages,
    unreadLines: toUnreadLines(row.unreadLines),
    recognisedPages: row.recognisedPages,
    supersededById: row.supersededById,
    applyBy: toApplyBy({ ...row, facts }),
    renewalAppliedOn: row.renewalAppliedOn,
    renewalReference: row.renewalReference,
    facts: tellFacts(facts, validity, doubts),
    validity,
    limits: limits.map((limit) => (limit.source === 'read' ? tellDoubts(limit, doubts) : limit)),
    particulars: particulars.map((each) => (each.source === 'read' ? tellDoubts(each, doubts) : each)),
    questions: toQuestions(row, toDates(facts), today),
    obligationCount: row.obligationCount,
    suggestedCount: row.suggestedCount,
    acceptedCount: row.acceptedCount,
    eventCount: countEvents(row.undatedWords),
    duties: row.status === 'ready' && row.supersededById === null ? duties : null,
  };
}

const UNDATED = { recurring: false, dueDate: null, schedule: null } as const;

function countEvents(words: unknown): number {
  return (words as [statedFrequency: string, quote: string][]).filter(
    ([statedFrequency, quote]) => toDutyEvent({ ...UNDATED, statedFrequency, quote }) !== null,
  ).length;
}

/** The last day to apply for the renewal of an order; null where it has no end. */
export function toApplyBy({ facts, validity }: { facts: ConsentFacts; validity: unknown }): string | null {
  const periods = validity as ValidityPeriod[];
  return findApplyBy({
    endsOn: findEndDate({ validUpto: facts.validUpto?.value ?? null, periods }),
    renewalLeadDays: facts.renewalLeadDays?.value ?? null,
    kind: facts.kind?.value ?? null,
  });
}

/** The dates that due dates are worked out from. */
export function toDates(facts: Pick<ConsentDocument['facts'], 'issuedOn' | 'validUpto'>): OrderDates {
  return { issuedOn: facts.issuedOn?.value ?? null, validUpto: facts.validUpto?.value ?? null };
}

/** The dates of an order that others are worked out from, before (as corrected, and as read) and after a correction. */
export type DateChange = { before: OrderDates[]; after: OrderDates };

/** Lines that were not read, as a row keeps them: those of before say not where they stand. */
function toUnreadLines(stored: unknown): UnreadLines[] {
  const lines = stored as (Omit<UnreadLines, 'rects'> & Partial<Pick<UnreadLines, 'rects'>>)[];
  return lines.map((each) => ({ ...each, rects: each.rects ?? [] }));
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

/** Each fact with how it was read, and the figures in it that are to be compared with the page. */
function tellFacts(
  facts: ConsentFacts,
  validity: ValidityPeriod[],
  doubts: readonly StoredDoubt[],
): ConsentFacts {
  const told = Object.entries(facts).map(([key, read]) => {
    const fact = tellDoubts(read, doubts);
    const name = key as keyof ConsentFacts;
    const why = toFactWhy(name, { facts: facts as OrderFacts, validity });
    return [name, why === null ? fact : { ...fact, why }];
  });
  return Object.fromEntries(told) as ConsentFacts;
}
