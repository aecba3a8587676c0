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
  };
}
