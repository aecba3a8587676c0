import { daysBetween } from '@anupalan/compliance/schedules/dates';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { toCount } from '../../to-count.ts';

function toDays(count: number): string {
  return toCount(count, 'day');
}

/** Whether a day of work meets a due date, in words: "On time, 1 day early", "4 days late". */
export function toPunctuality(completedOn: DateString, dueDate: DateString): string {
  const days = daysBetween(dueDate, completedOn);
  if (days > 0) return `${toDays(days)} late`;
  return days === 0 ? 'On time' : `On time, ${toDays(-days)} early`;
}

/** Title of the dialog that completes, or that changes what was recorded. */
export function toCompletionTitle(names: readonly string[], isAmending: boolean): string {
  const [name] = names;
  if (isAmending) return `Change the record of “${name}”`;
  return names.length === 1 ? `Mark “${name}” as done` : `Mark ${names.length} due dates as done`;
}

/** Those of several that cannot be completed without evidence, in a sentence. */
export function toLeftOutWords(names: readonly string[]): string {
  const quoted = [...new Set(names)].map((name) => `“${name}”`);
  const last = quoted.pop();
  const all = quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
  return `${all} ${quoted.length === 0 ? 'needs' : 'need'} evidence: open ${quoted.length === 0 ? 'it' : 'each'} to mark it as done.`;
}
