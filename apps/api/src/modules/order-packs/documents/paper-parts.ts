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
export function describeState(condition: Omit<PackCondition, 'tasks'>): string {
  const { state, isDone, untasked, unanswered } = condition;
  if (state === 'suggested') return 'Not reviewed yet.';
  if (state === 'rejected') return 'Rejected in the review: nothing is tracked.';
  if (isDone === true) return 'A person has recorded that this was done.';
  if (isDone === false) return 'A person has recorded that this was not done.';
  if (untasked === 'untracked') return 'Accepted. Its task was deleted: nothing is tracked.';
  if (unanswered !== null) return `Accepted. ${describeUnanswered(unanswered)}`;
  return untasked === 'standing' ? 'Accepted, without a due date.' : 'Accepted, and not scheduled yet.';
}

/** That nobody has answered for a due date from before the order was accepted (D22, D42). */
export function describeUnanswered(dueDate: string): string {
  return `It was due on ${formatDate(dueDate)}, and nobody has recorded whether it was done.`;
}
