import type { OrderReading, ReadObligation } from '@anupalan/compliance/reading/types';
import { describeSchedule, formatDate } from '@anupalan/compliance/schedules/describe';
import { type Condition, toConditions } from '../../../shared/viewer/condition.ts';

/** What was found, in the shape that list and page view take. Nothing of it is stored anywhere. */
export function toFoundConditions({ obligations }: OrderReading): Condition[] {
  return toConditions(
    obligations.map((found, index) => ({
      id: `found-${index + 1}`,
      consentDocumentId: 'preview',
      title: found.title,
      text: found.text,
      conditionNo: found.conditionNo,
      category: found.category,
      frequency: found.frequency,
      recurring: found.recurring,
      statedFrequency: found.statedFrequency,
      dueDate: found.dueDate,
      done: null,
      schedule: found.schedule,
      citation: found.citation,
      confidence: found.confidence,
      state: 'suggested',
      taskId: null,
      why: found.why,
      source: 'read',
      lastDone: { asked: false, dueDate: null, answer: null, completedOn: null },
    })),
  );
}

/** "Every month on the 10th", "Once on 30 Sep 2026", the order's own words, or that none are there. */
export function toPeriodWords(
  found: Pick<ReadObligation, 'schedule' | 'statedFrequency' | 'dueDate' | 'recurring'>,
): string {
  if (found.schedule !== null) return describeSchedule(found.schedule);
  if (found.dueDate !== null && !found.recurring) return `Once on ${formatDate(found.dueDate)}`;
  return found.statedFrequency === null || found.statedFrequency === ''
    ? 'No date stated'
    : `“${found.statedFrequency}”`;
}
