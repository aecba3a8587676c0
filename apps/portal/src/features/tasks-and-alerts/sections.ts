import type { ScheduledTaskQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { PAGINATION } from '@anupalan/enums/limits';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks-list';
import { type Filters, toBaseQuery } from './filters.ts';
import { COMPLETED_PREVIEW_SIZE, SOON_DAYS } from './section-sizes.ts';

/** Rows of a page of what is far away or done. */
export const PAGE_SIZE = scheduledTasksList.pageSize;

/** Names of the groups. */
export const SECTION_IDS = ['overdue', 'soon', 'later', 'completed'] as const;
/** A group of the list. */
export type SectionId = (typeof SECTION_IDS)[number];

/** A group of due dates: the call that fills it, and whether the address's page belongs to it. */
export type Section = { id: SectionId; label: string; query: ScheduledTaskQuery; isPaged: boolean };

const LABELS: Readonly<Record<SectionId, string>> = {
  overdue: 'Overdue',
  soon: 'Next 7 days',
  later: 'Later',
  completed: 'Completed',
};

const STATUSES: Readonly<Record<SectionId, TaskStatus>> = {
  overdue: 'overdue',
  soon: 'pending',
  later: 'pending',
  completed: 'completed',
};

type Window = { from: string; to: string };

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** The earlier of two last days; an empty one is none. */
function earlier(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  return one < other ? one : other;
}

/** The dates that a group may hold. Overdue dates lie before today by their nature (D23). */
function toWindow(id: SectionId, today: string): Window {
  if (id === 'soon') return { from: today, to: addDays(today, SOON_DAYS - 1) };
  if (id === 'later') return { from: addDays(today, SOON_DAYS), to: '' };
  return { from: '', to: '' };
}

function toPaging(id: SectionId, filters: Filters, pageNo: number): Partial<ScheduledTaskQuery> {
  if (id === 'overdue' || id === 'soon') return { isPagination: PAGINATION.off };
  if (id === 'completed' && filters.status !== 'completed')
    return { pageNo: 1, pageSize: COMPLETED_PREVIEW_SIZE };
  return { pageNo, pageSize: PAGE_SIZE };
}

/**
 * The groups that the filters leave, each with its call: overdue and the next seven days in full, later and completed
 * by pages. The latest completed come first unless the address sorts otherwise.
 */
export function toSections(filters: Filters, today: string, pageNo: number): Section[] {
  const { status, dueDate, startDate: first = '', endDate: last = '' } = filters;
  const asked: Window = dueDate === undefined ? { from: first, to: last } : { from: dueDate, to: dueDate };
  return SECTION_IDS.filter((id) => status === undefined || status === STATUSES[id]).flatMap((id) => {
    const own = toWindow(id, today);
    const startDate = later(own.from, asked.from);
    const endDate = earlier(own.to, asked.to);
    if (endDate !== '' && startDate > endDate) return [];
    const query: ScheduledTaskQuery = {
      ...(id === 'completed' ? { sortBy: 'dueDate', sortOrder: 'desc' } : {}),
      ...toBaseQuery(filters),
      ...toPaging(id, filters, pageNo),
      status: STATUSES[id],
      startDate: startDate || undefined,
      endDate: endDate || undefined,
    };
    const isPaged = id === 'later' || (id === 'completed' && status === 'completed');
    return [{ id, label: LABELS[id], query, isPaged }];
  });
}
