import type { ConsentDocument, Obligation, Question } from '@anupalan/api-client/types';
import type { ObligationState } from '@anupalan/enums/obligations';

/** An obligation with its number in the order, from 1: the number on its chip. */
export type Condition = Obligation & { number: number };

/** Conditions that stand on one page (null: a DOCX, which has none), in the order of the document. */
export type ConditionGroup = { page: number | null; conditions: Condition[] };

/** Below this the reader was not sure, and the row says so in a sentence. */
export const SURE_FROM = 0.7;

/** Numbers obligations as they come: in the order of the document. */
export function toConditions(obligations: readonly Obligation[]): Condition[] {
  return obligations.map((obligation, index) => ({ ...obligation, number: index + 1 }));
}

/** How many conditions are in each state. */
export function countStates(conditions: readonly Condition[]): Record<ObligationState, number> {
  const counts = { suggested: 0, accepted: 0, rejected: 0 };
  for (const { state } of conditions) counts[state] += 1;
  return counts;
}

/** Conditions by the page they stand on, in the order of the document. */
export function groupByPage(conditions: readonly Condition[]): ConditionGroup[] {
  const groups: ConditionGroup[] = [];
  for (const condition of conditions) {
    const { page } = condition.citation;
    const last = groups.at(-1);
    if (last !== undefined && last.page === page) last.conditions.push(condition);
    else groups.push({ page, conditions: [condition] });
  }
  return groups;
}

/** Whether something is done once and not again. */
export function isOnce(obligation: Pick<Obligation, 'schedule' | 'recurring'>): boolean {
  const { schedule, recurring } = obligation;
  return schedule === null ? !recurring : schedule.frequency === null && schedule.interval === undefined;
}

/** Neither a date nor a recurrence: no task can be made of it (D19, `no_date`). */
export function needsDate(obligation: Pick<Obligation, 'schedule' | 'dueDate' | 'frequency'>): boolean {
  return obligation.schedule === null && obligation.dueDate === null && obligation.frequency === null;
}

/** A one-off whose date has passed and of which nobody has said whether it was done (D22). */
export function isPastQuestion(obligation: Obligation, today: string): boolean {
  if (!isOnce(obligation) || obligation.taskId !== null || obligation.done !== null) return false;
  const dueDate = obligation.dueDate ?? obligation.schedule?.startDate ?? null;
  return dueDate !== null && dueDate < today;
}

/** Accepted, not a task yet, and not closed by "it was done". */
export function isToSchedule(obligation: Obligation): boolean {
  return obligation.state === 'accepted' && obligation.taskId === null && obligation.done !== true;
}

/** What the reader could not decide about this very condition: a question that cites the same words. */
export function findQuestion(
  obligation: Pick<Obligation, 'citation'>,
  questions: readonly Question[],
): Question | null {
  const { page, paragraph, quote } = obligation.citation;
  const found = questions.find(({ citation }) => {
    if (citation === null || citation.page !== page || citation.paragraph !== paragraph) return false;
    return citation.quote !== '' && (quote.includes(citation.quote) || citation.quote.includes(quote));
  });
  return found ?? null;
}

/** "Page 6, condition 3.1", as far as the order tells. */
export function toPlace({ citation, conditionNo }: Pick<Obligation, 'citation' | 'conditionNo'>): string {
  const parts: string[] = [];
  if (citation.page !== null) parts.push(`Page ${citation.page}`);
  else if (citation.paragraph !== undefined) parts.push(`Paragraph ${citation.paragraph + 1}`);
  if (conditionNo !== null && conditionNo !== '') {
    parts.push(`${parts.length > 0 ? 'condition' : 'Condition'} ${conditionNo}`);
  }
  return parts.join(', ');
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
