import type { OrderReading } from '@anupalan/compliance/reading/types';
import type { Due } from '@anupalan/orders/model/order';

type Recurrence = NonNullable<OrderReading['obligations'][number]['recurrence']>;

/** What is said of a series whose days the order does not print: they are counted from its date of issue. */
export const FROM_ISSUE = 'counted from the date of issue';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTHS_BETWEEN: Record<string, number> = { quarterly: 3, half_yearly: 6, yearly: 12 };

const toDate = (iso: string) => new Date(`${iso}T00:00:00Z`);
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The days of a series as the gold prints them: `on day 5 of the month`, `on monday`, `on 01-01, 07-01`. */
export function wordsOfDue(due: Due): string {
  if (due === null) return FROM_ISSUE;
  if (typeof due === 'string') return `on ${due}`;
  if ('day' in due) return `on ${due.day}`;
  return 'dayOfMonth' in due ? `on day ${due.dayOfMonth} of the month` : `on ${due.toSorted().join(', ')}`;
}

/** The anchor of a recurrence in the words of `wordsOfDue`; one without an anchor counts from the date of issue. */
export function wordsOfAnchor({ frequency, interval, day, dayOfMonth, month }: Recurrence): string {
  if (interval) return FROM_ISSUE;
  if (day) return `on ${day}`;
  if (dayOfMonth === undefined) return FROM_ISSUE;
  const between = MONTHS_BETWEEN[frequency ?? ''];
  if (!month || between === undefined) return `on day ${dayOfMonth} of the month`;
  const first = MONTHS.indexOf(month);
  const all = Array.from({ length: 12 / between }, (_, at) => ((first + at * between) % 12) + 1);
  const days = all.toSorted((a, b) => a - b).map((each) => `${twoDigits(each)}-${twoDigits(dayOfMonth)}`);
  return `on ${days.join(', ')}`;
}

/** Whether an anchor is nothing but the day of the date of issue. */
export function isDayOf(issuedOn: string, { day, dayOfMonth, month }: Recurrence): boolean {
  const date = toDate(issuedOn);
  return (
    (day === undefined || day === DAYS[date.getUTCDay()]) &&
    (dayOfMonth === undefined || dayOfMonth === date.getUTCDate()) &&
    (month === undefined || month === MONTHS[date.getUTCMonth()])
  );
}

/** The first day on or after the date of issue that a printed series falls on. */
export function firstDay(due: Exclude<Due, null>, issuedOn: string): string {
  const isIt = (date: Date): boolean => {
    const iso = date.toISOString().slice(5, 10);
    if (typeof due === 'string') return iso === due;
    if ('day' in due) return DAYS[date.getUTCDay()] === due.day;
    return 'dayOfMonth' in due ? date.getUTCDate() === due.dayOfMonth : due.includes(iso);
  };
  const date = toDate(issuedOn);
  for (let days = 0; days <= 366 && !isIt(date); days++) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
