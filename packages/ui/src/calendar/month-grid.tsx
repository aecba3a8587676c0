import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { addMonths, formatMonth, toMonth, toShownMonth, toWeeks } from './month-days.ts';

/** The number of entries to show for each day. "N more" opens the others. */
const SHOWN = 3;

/** Props of {@link MonthGrid}: a div's. */
export type MonthGridProps = DayGridProps & {
  /** The month to show, YYYY-MM. */
  month: string;
  /** Called with the month that the reader chose. */
  onMonth: (month: string) => void;
};

/** A month as a grid. Arrow keys move from day to day. Each day shows at most three entries. */
export function MonthGrid({ month: asked, onMonth, ...rest }: MonthGridProps) {
  const month = toShownMonth(asked, rest.today);
  return (
    <DayGrid
      {...rest}
      frame={{
        title: formatMonth(month),
        unit: 'month',
        rows: toWeeks(month),
        first: `${month}-01`,
        shown: SHOWN,
        has: (day) => toMonth(day) === month,
        onStep: (step) => onMonth(addMonths(month, step)),
        onGo: (day) => onMonth(toMonth(day)),
      }}
    />
  );
}
