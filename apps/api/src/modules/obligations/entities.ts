import { type DutyEvent, toDutyEvent } from '@anupalan/compliance/events/to-event';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { ObligationRow } from './repository.ts';

/** The contract's Obligation. */
export function toObligation(row: ObligationRow): Obligation {
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
    confidence: row.confidence,
    state: row.state as Obligation['state'],
    taskId: row.taskId,
    event: findEvent(row),
  };
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
