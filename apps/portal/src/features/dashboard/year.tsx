import type { Dashboard, DashboardMonth } from '@anupalan/api-client/endpoints/dashboard';
import { Card, CardHead, EmptyState, YearChart, type YearSeries } from '@anupalan/ui';
import { formatFinancialYear, toFinancialYear } from '../../shared/tasks/task-dates.ts';
import { describeYear, formatMonth } from './dashboard-words.ts';

const SERIES: readonly YearSeries[] = [
  { key: 'onTime', label: 'On time', look: 'done' },
  { key: 'late', label: 'Late', look: 'risk' },
  { key: 'overdue', label: 'Overdue', look: 'overdue' },
  { key: 'planned', label: 'Planned', look: 'planned' },
];

function isEmpty({ onTime, late, overdue, planned }: DashboardMonth): boolean {
  return onTime + late + overdue + planned === 0;
}

/** Due dates of the financial year by month and what became of them. */
export function Year({ figures }: { figures: Dashboard }) {
  const { year, today } = figures;
  const { months } = year;
  const thisMonth = today.slice(0, 7);
  return (
    <Card aria-labelledby="year">
      <CardHead title={`Obligations, ${formatFinancialYear(toFinancialYear(year.startsOn))}`} id="year" />
      {months.every(isEmpty) ? (
        <EmptyState title="No due dates in this year" text="Those of your tasks appear here." />
      ) : (
        <YearChart
          series={SERIES}
          summary={describeYear(months)}
          months={months.map(({ month, ...values }) => ({
            label: formatMonth(month),
            values,
            isCurrent: month === thisMonth,
          }))}
        />
      )}
    </Card>
  );
}
