import { type DutyEvent, toDutyEvent } from '@anupalan/compliance/events/to-event';
import { toWhy } from '@anupalan/compliance/reading/duties/why';
import { toDoubtedWhy } from '@anupalan/compliance/reading/recognised/doubts';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import { listOpen, tellDoubts } from '../consent-documents/doubts.ts';
import { toLastDone } from './last-done.ts';
import type { ObligationRow } from './repository.ts';

/** The contract's Obligation. @param today the day of now where the organisation is */
export function toObligation(row: ObligationRow, today: string): Obligation {
  const { confidence, doubts } = tellDoubts(
    { citation: row.citation as Citation, confidence: row.confidence },
    listOpen(row.doubts),
  );
  return {
    id: row.id,
    consentDocumentId: row.consentDocumentId,
    title: row.title,
    text: row.text,
    conditionNo: row.conditionNo,
    category: row.category as Obligation['category'],
    frequency: row.frequency as Obligation['frequency'],
    recurring: row.recurring,
    statedFrequency: row.statedFrequency,
    dueDate: row.dueDate,
    done: row.done,
    schedule: row.schedule as Obligation['schedule'],
    citation: row.citation as Obligation['citation'],
    confidence: row.source === 'read' ? confidence : row.confidence,
    state: row.state as Obligation['state'],
    taskId: row.taskId,
    event: findEvent(row),
    why: toDoubtedWhy(tellWhy(row), doubts),
    doubts,
    source: row.source as Obligation['source'],
    lastDone: toLastDone(row, today),
    learnedFrom:
      row.learnedFrom && row.learnedAt
        ? {
            id: row.learnedFrom,
            wording: row.learnedWording ?? '',
            taughtBy: row.learnedBy ?? '',
            taughtOn: row.learnedAt.toISOString(),
          }
        : null,
  };
}

/** How it was read, in a sentence: it follows a correction of its order, an answer, and what a person has set. */
function tellWhy(row: ObligationRow): string {
  const { issuedOn, validUpto, statedFrequency, dueDate, recurring } = row;
  return toWhy(
    {
      quote: (row.citation as Citation).quote,
      statedFrequency,
      dueDate,
      recurring,
      frequency: row.frequency as Schedule['frequency'],
      schedule: row.schedule as Schedule | null,
      recurrence: row.recurrence as Recurrence | null,
      basis: row.basis as 'printed' | 'worked_out' | null,
      // What was learned was set by a person in another order.
      isEdited: row.editedAt !== null || row.learnedFrom !== null,
    },
    { issuedOn, validUpto },
  );
}

/** What an obligation waits for, or null. */
export function findEvent(
  row: Pick<ObligationRow, 'recurring' | 'dueDate' | 'schedule' | 'statedFrequency' | 'citation'>,
): DutyEvent | null {
  return toDutyEvent({
    recurring: row.recurring,
    dueDate: row.dueDate,
    schedule: row.schedule as Schedule | null,
    statedFrequency: row.statedFrequency,
    quote: (row.citation as Citation).quote,
  });
}
