import { useListTaskDaysQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import {
  Card,
  CardBody,
  CardHead,
  Grid,
  GridItem,
  IconButton,
  LoadError,
  SkeletonRows,
  Stack,
  toGrouped,
} from '@anupalan/ui';
import { addMonths, YearMap, YearMapLegend } from '@anupalan/ui/interactive';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatFinancialYear, toFinancialYear } from '../../../shared/tasks/task-dates.ts';
import { toMapDays, toTotals, type YearTotals } from '../../../shared/tasks/year-days.ts';
import { toBaseQuery } from '../filters.ts';
import { narrowRange, toYearRange } from './calendar-address.ts';
import type { SpanViewProps } from './calendar-props.ts';
import { DayPanel } from './day-panel.tsx';
import { StatutoryDates } from './statutory-dates.tsx';
import { words } from './words.ts';

/** The figures of the year in a sentence; rounds apart (D46). */
function Totals({ totals }: { totals: YearTotals }) {
  if (totals.tasks === 0 && totals.missed === 0) return <p role="status">{words.year.empty}</p>;
  const { tasks, completed, late, toCome, missed } = totals;
  return (
    <p role="status">
      <strong>{toGrouped(tasks)}</strong> {words.year.total.dueDates(tasks)}{' '}
      <strong>{toGrouped(completed)}</strong> {words.year.total.completed} <strong>{toGrouped(late)}</strong>{' '}
      {words.year.total.late} <strong>{toGrouped(toCome)}</strong> {words.year.total.toCome}
      {missed > 0 && (
        <>
          {' '}
          {words.year.total.roundsApart} <strong>{toGrouped(missed)}</strong>{' '}
          {words.year.total.missedDays(missed)}
        </>
      )}
    </p>
  );
}

/** A financial year as a map of its days, and one of them in a panel. */
export function YearView({ address, filters, context, set, toAddress }: SpanViewProps) {
  const { month, day } = address;
  const year = toFinancialYear(`${month}-01`);
  const range = narrowRange(toYearRange(month), filters);
  const answer = useListTaskDaysQuery(
    {
      ...toBaseQuery(filters),
      status: filters.status,
      startDate: range?.first ?? '',
      endDate: range?.last ?? '',
    },
    { skip: range === null, refetchOnMountOrArgChange: true },
  );
  const days = range === null ? [] : answer.currentData?.rows;
  const goBy = (years: number) => set({ month: addMonths(month, years * 12), day: '' });
  const name = formatFinancialYear(year);
  return (
    <Grid>
      <GridItem span={9}>
        <Card aria-labelledby="year" aria-busy={answer.isFetching}>
          <CardHead id="year" title={name}>
            <IconButton
              icon={ChevronLeft}
              label={words.year.previous(formatFinancialYear(year - 1))}
              onClick={() => goBy(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label={words.year.next(formatFinancialYear(year + 1))}
              onClick={() => goBy(1)}
            />
          </CardHead>
          <CardBody>
            {days === undefined && answer.isError && (
              <LoadError
                title={words.year.failed}
                onRetry={() => void answer.refetch()}
                isRetrying={answer.isFetching}
              />
            )}
            {days === undefined && !answer.isError && <SkeletonRows label={words.year.loading} />}
            {days !== undefined && (
              <Stack gap={4}>
                <Totals totals={toTotals(days)} />
                <YearMap
                  year={year}
                  days={toMapDays(days)}
                  today={context.today}
                  selected={day}
                  onSelect={(next) => set({ month: next.slice(0, 7), day: next })}
                />
                <YearMapLegend none={words.year.noTask} />
              </Stack>
            )}
          </CardBody>
        </Card>
      </GridItem>
      <GridItem span={3} isTall>
        <DayPanel day={day} filters={filters} context={context} />
      </GridItem>
      {days !== undefined && (
        <GridItem span={9}>
          <StatutoryDates
            days={days}
            toDayHref={(next) => toAddress({ month: next.slice(0, 7), day: next })}
          />
        </GridItem>
      )}
    </Grid>
  );
}
