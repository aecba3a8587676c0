import type { ConsentDocument, Obligation, Question } from '@anupalan/api-client/types';
import type { ObligationState } from '@anupalan/enums/obligations';
import { type Condition, needsDate } from '../../../shared/viewer/condition.ts';

/** Below this the reader was not sure, and the row says so in a sentence. */
export const SURE_FROM = 0.7;

/** How many conditions are in each state. */
export function countStates(conditions: readonly Condition[]): Record<ObligationState, number> {
  const counts = { suggested: 0, accepted: 0, rejected: 0 };
  for (const { state } of conditions) counts[state] += 1;
  return counts;
}

/** Whether something is done once and not again. */
export function isOnce(obligation: Pick<Obligation, 'schedule' | 'recurring'>): boolean {
  const { schedule, recurring } = obligation;
  return schedule === null ? !recurring : schedule.frequency === null && schedule.interval === undefined;
}

/** A one-off whose date has passed and of which nobody has said whether it was done (D22). */
export function isPastQuestion(obligation: Obligation, today: string): boolean {
  if (!isOnce(obligation) || obligation.taskId !== null || obligation.done !== null) return false;
  const dueDate = obligation.dueDate ?? obligation.schedule?.startDate ?? null;
  return dueDate !== null && dueDate < today;
}

/** Accepted, not a task yet, not closed by "it was done", and not waiting for something to happen. */
export function isToSchedule(obligation: Obligation): boolean {
  const { state, taskId, done, event } = obligation;
  return state === 'accepted' && taskId === null && done !== true && !(event && needsDate(obligation));
}

/** What the reader could not decide about a condition: questions that name it, or that cite the same words. */
export function listQuestions(
  obligation: Pick<Obligation, 'id' | 'citation'>,
  questions: readonly Question[],
): Question[] {
  const { page, paragraph, quote } = obligation.citation;
  return questions.filter(({ obligationId, citation }) => {
    if (obligationId !== null) return obligationId === obligation.id;
    if (citation === null || citation.page !== page || citation.paragraph !== paragraph) return false;
    return citation.quote !== '' && (quote.includes(citation.quote) || citation.quote.includes(quote));
  });
}

/** Whether one of a condition's questions has no answer yet. */
export function hasOpenQuestion(
  obligation: Pick<Obligation, 'id' | 'citation'>,
  questions: readonly Question[],
): boolean {
  return listQuestions(obligation, questions).some(({ answer }) => answer === null);
}

/** Whether everything accepted has become tasks and nothing is left to check. */
export function isScheduled(conditions: readonly Condition[]): boolean {
  const { suggested, accepted } = countStates(conditions);
  return suggested === 0 && accepted > 0 && !conditions.some(isToSchedule);
}

/** The condition that follows in `order`, looking behind the end from the start; null when there is no other. */
export function findNext(
  order: readonly Condition[],
  currentId: string,
  wants: (condition: Condition) => boolean,
): Condition | null {
  const at = order.findIndex(({ id }) => id === currentId);
  const others = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  return others.find((condition) => condition.id !== currentId && wants(condition)) ?? null;
}

/** Whether an order is shown by its paragraphs: it has no pages. */
export function isShownAsText({ mimeType }: Pick<ConsentDocument, 'mimeType'>): boolean {
  return mimeType.includes('wordprocessingml');
}
