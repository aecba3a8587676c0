import { useListTaskDaysQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { useMemo } from 'react';
import { type Filters, toBaseQuery } from '../filters.ts';
import { type DayRange, narrowRange } from './calendar-address.ts';

const NONE: readonly string[] = [];

/** Days of a range on which something is due that a law names. Without an answer none is marked: the dates are there. */
export function useStatutoryDays(days: DayRange, filters: Filters): readonly string[] {
  const range = narrowRange(days, filters);
  const { currentData } = useListTaskDaysQuery(
    {
      ...toBaseQuery(filters),
      status: filters.status,
      startDate: range?.first ?? '',
      endDate: range?.last ?? '',
    },
    { skip: range === null, refetchOnMountOrArgChange: true },
  );
  const rows = range === null ? undefined : currentData?.rows;
  return useMemo(() => rows?.flatMap(({ day, statutory }) => (statutory > 0 ? [day] : [])) ?? NONE, [rows]);
}
