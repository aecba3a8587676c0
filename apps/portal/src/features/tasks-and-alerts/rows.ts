import type { ScheduledTask } from '@anupalan/api-client/types';

/**
 * A row of the list: a due date, also one of an open round; a round by the date that stands for it, open or not; or the way
 * to the dates of a round that are not shown.
 */
export type OccurrenceRow =
  | { kind: 'one'; id: string; row: ScheduledTask; isNested: boolean }
  | { kind: 'round'; id: string; row: ScheduledTask; isOpen: boolean }
  | { kind: 'more'; id: string; row: ScheduledTask; total: number };

/** The dates of the open round: null until they are there. */
export type OpenRound = { taskId: string; dates: { rows: readonly ScheduledTask[]; total: number } | null };

// A due date has one row for ever: a list in which something else changed draws that alone.
const known = new WeakMap<ScheduledTask, OccurrenceRow>();

function toRow(row: ScheduledTask): OccurrenceRow {
  const before = known.get(row);
  if (before !== undefined) return before;
  const next: OccurrenceRow =
    row.folded === undefined
      ? { kind: 'one', id: row.id, row, isNested: false }
      : { kind: 'round', id: `round-${row.taskId}`, row, isOpen: false };
  known.set(row, next);
  return next;
}

/** The rows of a page; the open round is followed by its dates. */
export function toRows(page: readonly ScheduledTask[], open: OpenRound | null): OccurrenceRow[] {
  return page.flatMap((row): OccurrenceRow[] => {
    if (row.folded === undefined || open === null || open.taskId !== row.taskId) return [toRow(row)];
    const head: OccurrenceRow = { kind: 'round', id: `round-${row.taskId}`, row, isOpen: true };
    const { rows = [], total = 0 } = open.dates ?? {};
    return [
      head,
      ...rows.map((date): OccurrenceRow => ({ kind: 'one', id: date.id, row: date, isNested: true })),
      ...(total > rows.length ? [{ kind: 'more' as const, id: `more-${row.taskId}`, row, total }] : []),
    ];
  });
}
