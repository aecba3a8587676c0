import type { DashboardConsent, DashboardMonth } from '@anupalan/api-client/endpoints/dashboard';
import { OPEN_ENDED_LABELS, type ValidityState } from '@anupalan/enums/consents';
import { type Ribbon, type Tone, toMonthWords } from '@anupalan/ui';
import { formatDueDate, formatLongDate } from '../../shared/tasks/task-dates.ts';

const DAYS_IN_MONTH = 30.44;
const MONTHS_IN_YEAR = 12;
/** From here on days are told in years and months. */
const LONG_DAYS = 365;

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** "130 days", "1 day", "2 yr 7 mo", "expired 4 days ago". */
export function formatDaysLeft(days: number): string {
  if (days < 0) return `expired ${plural(-days, 'day')} ago`;
  if (days < LONG_DAYS) return days === 0 ? 'last day' : plural(days, 'day');
  const months = Math.floor(days / DAYS_IN_MONTH);
  const years = Math.floor(months / MONTHS_IN_YEAR);
  const rest = months % MONTHS_IN_YEAR;
  return rest === 0 ? `${years} yr` : `${years} yr ${rest} mo`;
}

const TONES: Readonly<Record<ValidityState, Tone | undefined>> = {
  expired: 'danger',
  expiring: 'warn',
  valid: undefined,
  none: undefined,
};

function toLeft({ daysLeft, openEnded, state }: DashboardConsent): string {
  if (daysLeft !== null) return formatDaysLeft(daysLeft);
  if (state === 'valid') return 'no end date';
  return openEnded === null ? 'not known' : '';
}

function toRenewalNote({ renewalOpensOn, state }: DashboardConsent, today: string): string | undefined {
  if (state === 'expired') return 'Renew now';
  if (renewalOpensOn === null) return undefined;
  return renewalOpensOn > today
    ? `Renewal window opens ${formatDueDate(renewalOpensOn, today)}`
    : 'Renewal window is open';
}

/** A consent as a bar of the shared axis, with the same in words. */
export function toRibbon(consent: DashboardConsent, today: string, href: string | null): Ribbon {
  const left = toLeft(consent);
  const until = consent.upto
    ? `to ${formatLongDate(consent.upto)}`
    : OPEN_ENDED_LABELS[consent.openEnded ?? 'not_stated'];
  const from = consent.from === null ? '' : ` from ${formatLongDate(consent.from)}`;
  return {
    id: consent.id,
    name: consent.title,
    href: href ?? undefined,
    from: consent.from,
    to: consent.upto,
    renewFrom: consent.renewalOpensOn,
    left,
    tone: TONES[consent.state],
    until,
    note: toRenewalNote(consent, today),
    summary: [`${consent.title}${from}`, until, left].filter((words) => words !== '').join(', '),
  };
}

/** The year's chart in one sentence. */
export function describeYear(months: readonly DashboardMonth[]): string {
  const sum = (key: Exclude<keyof DashboardMonth, 'month'>) =>
    months.reduce((total, month) => total + month[key], 0);
  return `Due dates by month: ${sum('onTime')} done on time, ${sum('late')} done late, ${sum('overdue')} overdue, ${sum('planned')} planned.`;
}

/** "Nov" of "2026-11". */
export function formatMonth(month: string): string {
  return toMonthWords(month);
}
