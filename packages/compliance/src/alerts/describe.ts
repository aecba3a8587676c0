import type { Stage } from './stages.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** A stage as the ledger shows it: "7 days before", "On the day", "14 days after". */
export function describeStage(stage: Stage): string {
  if (stage === 0) return 'On the day';
  return stage < 0 ? `${days(-stage)} before` : `${days(stage)} after`;
}

/** How a due date stands, by the days from today to it (negative once it has passed): "Due in 7 days", "1 day overdue". */
export function describeDaysLeft(daysLeft: number): string {
  if (daysLeft === 0) return 'Due today';
  if (daysLeft === 1) return 'Due tomorrow';
  return daysLeft > 0 ? `Due in ${days(daysLeft)}` : `${days(-daysLeft)} overdue`;
}

/** How the end of an order stands, by the days from today to it: "Expires in 30 days", "Expired 1 day ago". */
export function describeValidityLeft(daysLeft: number): string {
  if (daysLeft === 0) return 'Last day today';
  if (daysLeft === 1) return 'Expires tomorrow';
  return daysLeft > 0 ? `Expires in ${days(daysLeft)}` : `Expired ${days(-daysLeft)} ago`;
}
