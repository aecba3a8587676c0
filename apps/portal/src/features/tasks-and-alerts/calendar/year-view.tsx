import { useListTaskMonthsQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { Button, Card, CardBody, CardHead, LoadError, SkeletonRows } from '@anupalan/ui';
import { addMonths, YearStrip } from '@anupalan/ui/interactive';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatFinancialYear, toFinancialYear } from '../../../shared/tasks/task-dates.ts';
import { toBaseQuery } from '../filters.ts';
import { narrowRange, toYearRange } from './calendar-address.ts';
import type { SpanViewProps } from './calendar-props.ts';

/** The twelve months of a financial year, each with what is late, open and done; a month opens as a grid. */
export function YearView({ address, filters, context, set }: SpanViewProps) {
  const { month } = address;
  const year = toFinancialYear(`${month}-01`);
  const range = narrowRange(toYearRange(month), filters);
  const answer = useListTaskMonthsQuery(
    {
      ...toBaseQuery(filters),
      status: filters.status,
      startDate: range?.first ?? '',
      endDate: range?.last ?? '',
    },
    { skip: range === null, refetchOnMountOrArgChange: true },
  );
  const months = range === null ? [] : answer.currentData?.rows;
  const counts = Object.fromEntries(
    (months ?? []).map(({ month: key, overdue, pending, completed }) => [
      key,
      { overdue, pending, completed },
    ]),
  );
  const goBy = (years: number) => set({ month: addMonths(month, years * 12), day: '' });
  return (
    <Card aria-labelledby="year" aria-busy={answer.isFetching}>
      <CardHead
        id="year"
        title={formatFinancialYear(year)}
        note={months?.length === 0 ? <span role="status">Nothing is due in this year</span> : undefined}
      >
        <Button size="sm" icon={ChevronLeft} onClick={() => goBy(-1)}>
          {formatFinancialYear(year - 1)}
        </Button>
        <Button size="sm" iconEnd={ChevronRight} onClick={() => goBy(1)}>
          {formatFinancialYear(year + 1)}
        </Button>
      </CardHead>
      <CardBody>
        {months === undefined && answer.isError && (
          <LoadError
            title="The due dates of this year could not be loaded"
            onRetry={() => void answer.refetch()}
            isRetrying={answer.isFetching}
          />
        )}
        {months === undefined && !answer.isError && <SkeletonRows label="Loading the year" />}
        {months !== undefined && (
          <YearStrip
            year={year}
            counts={counts}
            current={context.today.slice(0, 7)}
            selected={month}
            onSelect={(next) => set({ view: 'month', month: next, day: '' })}
          />
        )}
      </CardBody>
    </Card>
  );
}
