import type { TaskQuery } from '@anupalan/api-client/endpoints/tasks';
import { FREQUENCIES, type Frequency } from '@anupalan/enums/frequencies';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@anupalan/enums/limits';
import { TASK_ORIGINS, type TaskOrigin } from '@anupalan/enums/task-origin';

/** Columns that the list can be sorted by. */
export const SORT_COLUMNS = ['name', 'dueDate', 'frequency', 'origin'] as const;
/** A column that the list can be sorted by. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What the address says about the list. Empty texts and nulls mean no filter. */
export type TaskFilters = {
  origin: TaskOrigin | null;
  frequency: Frequency | null;
  keyword: string;
  assigneeId: string;
  consentDocumentId: string;
  sort: { column: SortColumn; isDescending: boolean } | null;
  pageSize: number;
};

/** Reads the filters of an address; what it cannot mean counts as not there. */
export function parseTaskFilters(get: (name: string) => string): TaskFilters {
  const sort = get('sort');
  const column = SORT_COLUMNS.find((known) => known === sort.replace('-', ''));
  return {
    origin: TASK_ORIGINS.find((known) => known === get('origin')) ?? null,
    frequency: FREQUENCIES.find((known) => known === get('frequency')) ?? null,
    keyword: get('keyword').trim(),
    assigneeId: get('assignee'),
    consentDocumentId: get('order'),
    sort: column === undefined ? null : { column, isDescending: sort.startsWith('-') },
    pageSize: PAGE_SIZES.find((known) => String(known) === get('size')) ?? DEFAULT_PAGE_SIZE,
  };
}

/** Whether the list is narrowed by more than its tab. */
export function hasTaskFilters({ frequency, keyword, assigneeId, consentDocumentId }: TaskFilters): boolean {
  return frequency !== null || [keyword, assigneeId, consentDocumentId].some((value) => value !== '');
}

/** Every name of the address that narrows the list, emptied. */
export const NO_TASK_FILTERS: Readonly<Record<string, string>> = {
  frequency: '',
  keyword: '',
  assignee: '',
  order: '',
};

/** The call of the list. */
export function toTaskQuery(filters: TaskFilters, pageNo: number): TaskQuery {
  const { origin, frequency, keyword, assigneeId, consentDocumentId, sort, pageSize } = filters;
  return {
    pageNo,
    pageSize,
    origin: origin ?? undefined,
    frequency: frequency ?? undefined,
    keyword: keyword || undefined,
    assigneeId: assigneeId || undefined,
    consentDocumentId: consentDocumentId || undefined,
    ...(sort === null ? {} : { sortBy: sort.column, sortOrder: sort.isDescending ? 'desc' : 'asc' }),
  };
}
