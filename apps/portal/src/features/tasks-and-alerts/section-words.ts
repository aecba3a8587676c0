import { toGrouped } from '@anupalan/ui';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import type { LoadedSection } from './use-sections.ts';

/** How many dates a group has: "1,240", or "more than 10,000" where nobody has counted on. */
function toCount({ total, isMinimum }: Pick<LoadedSection, 'total' | 'isMinimum'>): string {
  return isMinimum ? `more than ${toGrouped(total)}` : toGrouped(total);
}

/** The heading of a group, before the number of its dates. */
export function toHeading({ label, isMinimum }: Pick<LoadedSection, 'label' | 'isMinimum'>): string {
  return isMinimum ? `${label}: more than` : label;
}

/** The link from the first completed dates to all of them. */
export function toAllCompleted({ total, isMinimum }: Pick<LoadedSection, 'total' | 'isMinimum'>): string {
  return isMinimum ? 'All completed' : `All ${toGrouped(total)} completed`;
}

/** The groups in one sentence, for screen readers: "3 overdue, 7 next 7 days." */
export function toAnnouncement(sections: readonly LoadedSection[]): string {
  const parts = sections
    .filter((section) => section.total > 0)
    .map((section) => `${toCount(section)} ${section.label.toLowerCase()}`);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** What is not shown of a group that is shown in full: its first rows only, or null for all of it. */
export function toCutWords(section: LoadedSection): string | null {
  const { rows, total, isPaged, id } = section;
  if (isPaged || id === 'completed' || rows.length === 0 || rows.length >= total) return null;
  const last = rows.at(-1);
  const until = last === undefined ? '' : `, until ${formatLongDate(last.dueDate)}`;
  return `The first ${toGrouped(rows.length)} of ${toCount(section)}${until}. Narrow the list to see the others.`;
}
