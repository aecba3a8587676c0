import type { ScheduledTaskQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { TASK_ORIGINS, type TaskOrigin } from '@anupalan/enums/task-origin';
import { TASK_STATUSES, type TaskStatus } from '@anupalan/enums/task-status';
import { isCalendarDate } from '@anupalan/validators/dates';

/** Columns that the list can be sorted by. */
export const SORT_COLUMNS = ['dueDate', 'name'] as const;
/** A column that the list can be sorted by. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What the address says about the list. Empty texts and nulls mean no filter. */
export type Filters = {
  status: TaskStatus | null;
  /** One due date. */
  on: string;
  /** First and last due date, both included. */
  from: string;
  to: string;
  keyword: string;
  origin: TaskOrigin | null;
  assigneeId: string;
  consentDocumentId: string;
  /** All dates of one task. */
  taskId: string;
  sort: { column: SortColumn; isDescending: boolean } | null;
};

function toDate(text: string): string {
  return isCalendarDate(text) ? text : '';
}

function toSort(text: string): Filters['sort'] {
  const isDescending = text.startsWith('-');
  const column = SORT_COLUMNS.find((known) => known === text.replace('-', ''));
  return column === undefined ? null : { column, isDescending };
}

/** Reads the filters of an address; what it cannot mean counts as not there. */
export function parseFilters(get: (name: string) => string): Filters {
  return {
    status: TASK_STATUSES.find((known) => known === get('status')) ?? null,
    on: toDate(get('on')),
    from: toDate(get('from')),
    to: toDate(get('to')),
    keyword: get('keyword').trim(),
    origin: TASK_ORIGINS.find((known) => known === get('origin')) ?? null,
    assigneeId: get('assignee'),
    consentDocumentId: get('order'),
    taskId: get('of'),
    sort: toSort(get('sort')),
  };
}

/** Address of the list without any filter: every name that {@link parseFilters} reads, emptied. */
export const NO_FILTERS: Readonly<Record<string, string>> = {
  status: '',
  on: '',
  from: '',
  to: '',
  keyword: '',
  origin: '',
  assignee: '',
  order: '',
  of: '',
};

/** Whether the list is narrowed by more than its status. */
export function hasFilters(filters: Filters): boolean {
  const { on, from, to, keyword, origin, assigneeId, consentDocumentId, taskId } = filters;
  return [on, from, to, keyword, origin ?? '', assigneeId, consentDocumentId, taskId].some(
    (value) => value !== '',
  );
}

/** The part of the call that does not depend on status and dates. */
export function toBaseQuery(filters: Filters): ScheduledTaskQuery {
  const { keyword, origin, assigneeId, consentDocumentId, taskId, sort } = filters;
  return {
    keyword: keyword || undefined,
    origin: origin ?? undefined,
    assigneeId: assigneeId || undefined,
    consentDocumentId: consentDocumentId || undefined,
    taskId: taskId || undefined,
    ...(sort === null ? {} : { sortBy: sort.column, sortOrder: sort.isDescending ? 'desc' : 'asc' }),
  };
}

/** The whole call of what the address shows, for an export: every status, day and word, without pages. */
export function toExportQuery(filters: Filters): ScheduledTaskQuery {
  const { on, from, to, status } = filters;
  const { sortBy: _sortBy, sortOrder: _sortOrder, ...base } = toBaseQuery(filters);
  return {
    ...base,
    status: status ?? undefined,
    ...(on === '' ? { startDate: from || undefined, endDate: to || undefined } : { dueDate: on }),
  };
}
