import type { ScheduledTaskQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks-list';
import { defineAddress, type ReadList, toNoFilters, toSortQuery } from '../../shared/lists/list-address.ts';

/** The due dates in their address: `?status=overdue&from=2026-04-01&of=…` (`of`: all dates of one task). */
export const occurrenceAddress = defineAddress(scheduledTasksList, {
  filters: {
    status: 'status',
    dueDate: 'on',
    startDate: 'from',
    endDate: 'to',
    origin: 'origin',
    assigneeId: 'assignee',
    consentDocumentId: 'order',
    taskId: 'of',
  },
  tabs: ['status'],
});

/** What the address says about the due dates. */
export type OccurrenceRead = ReadList<
  typeof scheduledTasksList,
  keyof (typeof occurrenceAddress)['filters'],
  Record<never, never>
>;
/** Filters of the due dates; one that is absent filters nothing. */
export type Filters = OccurrenceRead['filters'] & Pick<OccurrenceRead, 'keyword' | 'sort' | 'isFiltered'>;

/** Every name of the address that narrows the list, emptied; the status too. */
export const NO_FILTERS: Readonly<Record<string, string>> = { ...toNoFilters(occurrenceAddress), status: '' };

/** The filters of what an address says. */
export function toFilters({
  filters,
  keyword,
  sort,
  isFiltered,
}: Pick<OccurrenceRead, 'filters' | 'keyword' | 'sort' | 'isFiltered'>): Filters {
  return { ...filters, keyword, sort, isFiltered };
}

/** The part of the call that does not depend on status and dates. */
export function toBaseQuery(filters: Filters): ScheduledTaskQuery {
  const { keyword, origin, assigneeId, consentDocumentId, taskId, sort } = filters;
  return {
    keyword: keyword || undefined,
    origin,
    assigneeId,
    consentDocumentId,
    taskId,
    ...toSortQuery(occurrenceAddress, sort),
  };
}

/** The whole call of what the address shows, for an export: every status, day and word, without pages. */
export function toExportQuery(filters: Filters): ScheduledTaskQuery {
  const { status, dueDate, startDate, endDate } = filters;
  return {
    ...toBaseQuery({ ...filters, sort: null }),
    status,
    ...(dueDate === undefined ? { startDate, endDate } : { dueDate }),
  };
}
