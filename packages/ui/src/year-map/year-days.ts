import { toDayNumber } from '../shared/calendar.ts';

const DAY_MS = 86_400_000;
const toIso = (dayNumber: number) => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** The months of a financial year, `YYYY-MM`, April first; none if the value is not a year. */
export function toYearMonths(year: number): string[] {
  if (toDayNumber(`${year}-04-01`) === null) return [];
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1;
    return `${index < 9 ? year : year + 1}-${String(month).padStart(2, '0')}`;
  });
}

/** The days of a month, `YYYY-MM-DD`. */
export function toMonthDays(month: string): string[] {
  return Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`).filter(
    (day) => toDayNumber(day) !== null,
  );
}

/** The shade of a day: 0 for nothing, 1 for one, 2 for two, 3 for three or four, 4 for more. */
export function toShade(count: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0) return 0;
  if (count >= 5) return 4;
  return count >= 3 ? 3 : count === 2 ? 2 : 1;
}

/** The same day of another month, or the last day of a shorter month. */
function addMonth(day: string, step: 1 | -1): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + step;
  const other = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const days = toMonthDays(other);
  return days.find((one) => one.endsWith(day.slice(7))) ?? days.at(-1) ?? day;
}

/** The day that a key moves to, or null for other keys: left and right by a day, up and down by a month. */
export function toKeyDay(key: string, day: string): string | null {
  const number = toDayNumber(day);
  if (number === null) return null;
  if (key === 'ArrowLeft') return toIso(number - 1);
  if (key === 'ArrowRight') return toIso(number + 1);
  if (key === 'ArrowUp') return addMonth(day, -1);
  if (key === 'ArrowDown') return addMonth(day, 1);
  if (key === 'Home') return `${day.slice(0, 7)}-01`;
  return key === 'End' ? (toMonthDays(day.slice(0, 7)).at(-1) ?? null) : null;
}
