import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import { listDueDates } from '@anupalan/compliance/statutory/due';
import type { StatutoryRow } from '@anupalan/compliance/statutory/types';
import type { YearDate } from '@anupalan/ui/site';

/** Any year that begins on 1 April, for days that are the same in each. */
const YEAR = { first: '2026-04-01', last: '2027-03-31' };
const MOST_A_YEAR = 4;

/**
 * A row whose days the site may show: one in force with a day of the calendar, found in a text. Where rules differ from
 * state to state only what was verified is shown.
 */
function isShown({ due, verification, isReplaced, validTo, states }: StatutoryRow): boolean {
  const isFound =
    verification === 'verified' || (verification === 'secondary' && (states === null || 'except' in states));
  return (due.kind === 'yearly' || due.kind === 'quarterly') && !isReplaced && validTo === null && isFound;
}

/** Where a duty comes from, as one line: act, rule and form. */
export function toSource({ act, rule, form }: Pick<StatutoryRow, 'act' | 'rule' | 'form'>): string {
  return [act, rule, form].filter(Boolean).join(', ');
}

/** The dates of the law in a year from April to March, each with its source and whether it was verified. */
export function listYearDates(rows: readonly StatutoryRow[] = STATUTORY_ROWS): YearDate[] {
  return rows
    .filter(isShown)
    .flatMap((row) =>
      listDueDates({ ...row, extensions: [] }, { from: YEAR.first, limit: MOST_A_YEAR })
        .filter(({ dueDate }) => dueDate <= YEAR.last)
        .map(({ dueDate }) => ({ row, dueDate })),
    )
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
    .map(({ row, dueDate }) => ({
      month: (Number(dueDate.slice(5, 7)) + 8) % 12,
      day: Number(dueDate.slice(8)),
      title: row.title,
      source: toSource(row),
      status: row.verification === 'verified' ? 'verified' : 'not verified',
    }));
}
