import type { CitationRect, Obligation } from '@anupalan/api-client/types';
import type { ViewTarget } from './view-target.ts';

/** An obligation with its number in the order, from 1: the number on its chip. */
export type Condition = Obligation & { number: number };

/** Conditions that stand on one page (null: a DOCX, which has none), in the order of the document. */
export type ConditionGroup = { page: number | null; conditions: Condition[] };

/** Numbers obligations as they come: in the order of the document. */
export function toConditions(obligations: readonly Obligation[]): Condition[] {
  return obligations.map((obligation, index) => ({ ...obligation, number: index + 1 }));
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

/** Neither a date nor a recurrence: no task can be made of it (D19, `no_date`). */
export function needsDate(obligation: Pick<Obligation, 'schedule' | 'dueDate' | 'frequency'>): boolean {
  return obligation.schedule === null && obligation.dueDate === null && obligation.frequency === null;
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

/** Where a condition's words stand, for the page view. */
export function toTarget({ citation }: Pick<Obligation, 'citation'>): ViewTarget {
  const { page, paragraph, rects } = citation;
  const own = rects.filter((rect: CitationRect) => rect.page === undefined || rect.page === page);
  return { page, paragraph, y: own.length === 0 ? null : Math.min(...own.map(({ y }) => y)) };
}
