import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { addWeek, formatWeek, toShownDay, toWeekDays } from './month-days.ts';

/** The number of entries to show for each day. A week is as high as a month, so it has room for more. */
const SHOWN = 10;

/** Props of {@link WeekGrid}: a div's. */
export type WeekGridProps = DayGridProps & {
  /** Any day of the week to show, YYYY-MM-DD. */
  day: string;
  /** Called with a day of the week that the reader chose. */
  onWeek: (day: string) => void;
};

/** A week as a grid of one row. Arrow keys move from day to day, and on into the next week. */
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
