import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { addWeek, formatWeek, toShownDay, toWeekDays } from './month-days.ts';

/** Entries of a day that are written out: a week has the height of a month. */
const SHOWN = 10;

/** Props of {@link WeekGrid}: a div's. */
export type WeekGridProps = DayGridProps & {
  /** A day of the week that is shown, YYYY-MM-DD. */
  day: string;
  /** Called with a day of the week that is asked for. */
  onWeek: (day: string) => void;
};

/** A week as a grid of one row: arrow keys move from day to day, and on into the next week. */
export function WeekGrid({ day: asked, onWeek, ...rest }: WeekGridProps) {
  const day = toShownDay(asked, rest.today);
  const days = toWeekDays(day);
  return (
    <DayGrid
      {...rest}
      frame={{
        title: formatWeek(days),
        unit: 'week',
        rows: [days],
        first: days[0] ?? day,
        shown: SHOWN,
        has: (one) => days.includes(one),
        onStep: (step) => onWeek(addWeek(day, step)),
        onGo: onWeek,
      }}
    />
  );
}
