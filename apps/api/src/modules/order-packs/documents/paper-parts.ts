import { formatDate } from '@anupalan/compliance/schedules/describe';
import type { PackCondition, PackContent } from '../content.ts';

/** "1 Apr 2026 to 30 Sep 2026". */
export function toPeriod({ period }: Pick<PackContent, 'period'>): string {
  return `${formatDate(period.startDate)} to ${formatDate(period.endDate)}`;
}

/** What stands at the foot of every page: who made it, and when. */
export function toFoot({ organisation, madeBy, today }: PackContent): string {
  return `${organisation.name} · Made on ${formatDate(today)} by ${madeBy}`;
}

/** Whose order it is, what it says of itself, and of which period a paper speaks. What is not known is left out. */
export function toOrderFacts(content: PackContent): [string, string][] {
  const { organisation, order, madeBy, today } = content;
  const facts: [string, string | null][] = [
    ['Organisation', organisation.name],
    ['Address', organisation.address],
    ['Kind of order', order.kind],
    ['Number', order.number],
    ['Issued by', order.authority],
    ['Issued on', order.issuedOn && formatDate(order.issuedOn)],
    ['Valid until', order.validUpto && formatDate(order.validUpto)],
    ['Period', toPeriod(content)],
    ['Made on', `${formatDate(today)} by ${madeBy}`],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** What is known of a condition without a task. */
export function describeState({ state, isDone }: Pick<PackCondition, 'state' | 'isDone'>): string {
  if (state === 'suggested') return 'Not reviewed yet.';
  if (state === 'rejected') return 'Rejected in the review: nothing is tracked.';
  if (isDone === true) return 'A person has recorded that this was done.';
  if (isDone === false) return 'A person has recorded that this was not done.';
  return 'Accepted, without a due date.';
}
