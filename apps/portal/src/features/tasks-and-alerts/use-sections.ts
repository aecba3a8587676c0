import {
  type ScheduledTaskQuery,
  useListScheduledTasksQuery,
} from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { useStableCallback } from '@anupalan/ui';
import { useMemo } from 'react';
import type { Filters } from './filters.ts';
import { type Section, type SectionId, toSections } from './sections.ts';

/** A group with what the server answered. */
export type LoadedSection = Section & {
  rows: readonly ScheduledTask[];
  total: number;
  /** There are more than `total`, and the server has not counted on. */
  isMinimum: boolean;
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
};

const NO_QUERY: ScheduledTaskQuery = {};
const NO_ROWS: readonly ScheduledTask[] = [];

function useSection(sections: readonly Section[], id: SectionId): LoadedSection | null {
  const section = sections.find((one) => one.id === id);
  const answer = useListScheduledTasksQuery(section?.query ?? NO_QUERY, {
    skip: section === undefined,
    refetchOnMountOrArgChange: true,
  });
  // While other filters are loaded the rows of the ones before stay, rather than a flash of emptiness.
  const page = answer.currentData ?? answer.data;
  const isError = answer.isError && answer.currentData === undefined;
  const isLoading = page === undefined && !answer.isError;
  const retry = useStableCallback(() => void answer.refetch());
  return useMemo(() => {
    if (section === undefined) return null;
    return {
      ...section,
      rows: page?.rows ?? NO_ROWS,
      total: page?.total ?? 0,
      isMinimum: page?.totalIsMinimum ?? false,
      isLoading,
      isError,
      retry,
    };
  }, [section, page, isLoading, isError, retry]);
}

/**
 * The groups of the list for its filters: what each holds, and how the whole is doing. The same object as long as nothing
 * of it changes.
 */
export function useSections(filters: Filters, today: string, pageNo: number) {
  const sections = useMemo(() => toSections(filters, today, pageNo), [filters, today, pageNo]);
  // One hook for each group, always in this order.
  const overdue = useSection(sections, 'overdue');
  const soon = useSection(sections, 'soon');
  const later = useSection(sections, 'later');
  const completed = useSection(sections, 'completed');
  return useMemo(() => {
    const loaded = [overdue, soon, later, completed].filter((section) => section !== null);
    return {
      sections: loaded,
      rows: loaded.flatMap((section) => section.rows),
      isLoading: loaded.some((section) => section.isLoading),
      isEmpty: loaded.every((section) => !section.isLoading && !section.isError && section.total === 0),
    };
  }, [overdue, soon, later, completed]);
}
