import { useListPeopleQuery } from '@anupalan/api-client/endpoints/people';
import { useState } from 'react';
import { type PeopleFilters, toPeopleQuery } from './filters.ts';

/** The people of the page, which of them are selected, and how the call is doing. */
export function usePeopleRows(filters: PeopleFilters, pageNo: number) {
  const answer = useListPeopleQuery(toPeopleQuery(filters, pageNo), { refetchOnMountOrArgChange: true });
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { data, currentData, isError, isFetching, refetch } = answer;
  const hasFailed = isError && currentData === undefined;
  const people = hasFailed ? [] : (data?.rows ?? []);
  return {
    people,
    total: data?.total ?? 0,
    isLoading: data === undefined && !isError,
    hasFailed,
    isFetching,
    refetch,
    selected: people.filter(({ id }) => ids.has(id)),
    selectedIds: ids,
    onSelect: setIds,
    onClear: () => setIds(new Set()),
  };
}
