import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Card, CardHead, YearChart, type YearSeries } from '@anupalan/ui';
import { formatFinancialYear, toFinancialYear } from '../../shared/tasks/task-dates.ts';
import { describeYear, formatMonth } from './dashboard-words.ts';

const SERIES: readonly YearSeries[] = [
  { key: 'onTime', label: 'On time', look: 'done' },
  { key: 'late', label: 'Late', look: 'risk' },
  { key: 'overdue', label: 'Overdue', look: 'overdue' },
  { key: 'planned', label: 'Planned', look: 'planned' },
];

/** Due dates of the financial year by month and what became of them. */
export function Year({ figures }: { figures: Dashboard }) {
  const { year, today } = figures;
  const thisMonth = today.slice(0, 7);
  return (
    <Card aria-labelledby="year">
      <CardHead title={`Obligations, ${formatFinancialYear(toFinancialYear(year.startsOn))}`} id="year" />
      <YearChart
        series={SERIES}
        summary={describeYear(year.months)}
        months={year.months.map(({ month, ...values }) => ({
          label: formatMonth(month),
          values,
          isCurrent: month === thisMonth,
        }))}
      />
    </Card>
  );
}
