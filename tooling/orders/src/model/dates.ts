const DAY = 86_400_000;
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const toDate = (iso: string) => new Date(`${iso}T00:00:00Z`);
const toIso = (date: Date) => date.toISOString().slice(0, 10);
const toMonthName = (iso: string) => monthName.format(toDate(iso));
const parts = (iso: string) => ({ year: iso.slice(0, 4), month: iso.slice(5, 7), day: iso.slice(8, 10) });

/** The calendar date so many days later (earlier when negative), `YYYY-MM-DD`. */
export function addDays(iso: string, days: number): string {
  return toIso(new Date(toDate(iso).getTime() + days * DAY));
}

/** The calendar date so many months later; a day that the month lacks falls on its last day. */
export function addMonths(iso: string, months: number): string {
  const from = toDate(iso);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  to.setUTCDate(Math.min(from.getUTCDate(), to.getUTCDate()));
  return toIso(to);
}

/** `14/03/2023`. */
export function slashed(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${day}/${month}/${year}`;
}

/** `14.03.2023`. */
export function dotted(iso: string): string {
  return slashed(iso).replaceAll('/', '.');
}

/** `14-03-2023`. */
export function dashed(iso: string): string {
  return slashed(iso).replaceAll('/', '-');
}

/** `March 14, 2023`. */
export function worded(iso: string): string {
  const { year, day } = parts(iso);
  return `${toMonthName(iso)} ${Number(day)}, ${year}`;
}

/** `14th March, 2023`. */
export function ordinal(iso: string): string {
  const { year, day } = parts(iso);
  const n = Number(day);
  const ending =
    n % 10 === 1 && n !== 11
      ? 'st'
      : n % 10 === 2 && n !== 12
        ? 'nd'
        : n % 10 === 3 && n !== 13
          ? 'rd'
          : 'th';
  return `${n}${ending} ${toMonthName(iso)}, ${year}`;
}
