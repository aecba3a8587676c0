import { useListTaskDaysQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { EmptyState, LoadError, Skeleton, Stack } from '@anupalan/ui';
import { YearMapLegend, YearMapPicture } from '@anupalan/ui/interactive';
import { formatFinancialYear } from '../../shared/tasks/task-dates.ts';
import { toMapDays, toTotals, type YearTotals } from '../../shared/tasks/year-days.ts';
import { yearWords } from './later.words.ts';

/** The picture in a sentence: "FY 2026–27: 226 due dates of tasks, 125 completed, 10 late, 91 to come". */
function toSummary(year: number, { tasks, completed, late, toCome }: YearTotals): string {
  const parts = [
    yearWords.dueDates(tasks),
    yearWords.completed(completed),
    yearWords.late(late),
    yearWords.toCome(toCome),
  ];
  return `${formatFinancialYear(year)}: ${parts.join(', ')}`;
}

/** The days of the financial year as a small map, of everyone's tasks or of one's own. */
export function DashboardYearMap({
  year,
  today,
  assigneeId,
}: {
  year: number;
  today: string;
  assigneeId: string | undefined;
}) {
  const answer = useListTaskDaysQuery(
    { startDate: `${year}-04-01`, endDate: `${year + 1}-03-31`, assigneeId },
    { refetchOnMountOrArgChange: true },
  );
  const days = answer.currentData?.rows;
  if (days === undefined && answer.isError) {
    return (
      <LoadError
        title={yearWords.loadError}
        onRetry={() => void answer.refetch()}
        isRetrying={answer.isFetching}
      />
    );
  }
  if (days === undefined) {
    return (
      <div role="status" aria-busy="true">
        <span className="sr">{yearWords.loading}</span>
        <Skeleton shape="block" />
      </div>
    );
  }
  const totals = toTotals(days);
  if (totals.tasks === 0 && totals.missed === 0)
    return <EmptyState level={3} title={yearWords.emptyTitle} text={yearWords.emptyText} />;
  return (
    <Stack gap={3}>
      <YearMapPicture year={year} days={toMapDays(days)} today={today} label={toSummary(year, totals)} />
      <YearMapLegend none={yearWords.noTask} kind="short" />
    </Stack>
  );
}
