import {
  type ScheduledTaskQuery,
  useListScheduledTasksQuery,
} from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
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

function useSection(sections: readonly Section[], id: SectionId): LoadedSection | null {
  const section = sections.find((one) => one.id === id);
  const answer = useListScheduledTasksQuery(section?.query ?? NO_QUERY, {
    skip: section === undefined,
    refetchOnMountOrArgChange: true,
  });
  if (section === undefined) return null;
  // While other filters are loaded the rows of the ones before stay, rather than a flash of emptiness.
  const page = answer.currentData ?? answer.data;
  return {
    ...section,
    rows: page?.rows ?? [],
    total: page?.total ?? 0,
    isMinimum: page?.totalIsMinimum ?? false,
    isLoading: page === undefined && !answer.isError,
    isError: answer.isError && answer.currentData === undefined,
    retry: () => void answer.refetch(),
  };
}

/** The groups of the list for its filters: what each holds, and how the whole is doing. */
export function useSections(filters: Filters, today: string, pageNo: number) {
  const sections = toSections(filters, today, pageNo);
  // One hook for each group, always in this order.
  const all = [
    useSection(sections, 'overdue'),
    useSection(sections, 'soon'),
    useSection(sections, 'later'),
    useSection(sections, 'completed'),
  ];
  const loaded = all.filter((section) => section !== null);
  return {
    sections: loaded,
    isLoading: loaded.some((section) => section.isLoading),
    isEmpty: loaded.every((section) => !section.isLoading && !section.isError && section.total === 0),
  };
}
