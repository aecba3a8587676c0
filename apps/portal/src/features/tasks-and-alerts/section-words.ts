import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import type { LoadedSection } from './use-sections.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** The groups in one sentence, for screen readers: "3 overdue, 7 next 7 days." */
export function toAnnouncement(sections: readonly LoadedSection[]): string {
  const parts = sections
    .filter((section) => section.total > 0)
    .map((section) => `${numbers.format(section.total)} ${section.label.toLowerCase()}`);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** What is not shown of a group that is shown in full: its first rows only, or null for all of it. */
export function toCutWords({ rows, total, isPaged, id }: LoadedSection): string | null {
  if (isPaged || id === 'completed' || rows.length === 0 || rows.length >= total) return null;
  const last = rows.at(-1);
  const until = last === undefined ? '' : `, until ${formatLongDate(last.dueDate)}`;
  return `The first ${numbers.format(rows.length)} of ${numbers.format(total)}${until}. Narrow the list to see the others.`;
}
