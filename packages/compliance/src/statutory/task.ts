import { describeDue } from './due.ts';
import type { StatutoryRow } from './types.ts';

/** What a task says that is made of a row: the law it comes from, who gets it, and where that was read. */
export function describeStatutoryTask(row: StatutoryRow): string {
  const law = [row.act, row.rule, row.form].filter((part) => part !== null).join(', ');
  return [
    `${law}.`,
    ...(row.authority === null ? [] : [`To: ${row.authority}.`]),
    `Due: ${describeDue(row.due)}.`,
    row.note,
    ...(row.sources.length === 0 ? [] : [`Source: ${row.sources.join(' , ')}`]),
  ].join('\n');
}
