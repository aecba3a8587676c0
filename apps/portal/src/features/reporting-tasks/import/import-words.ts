import type { ImportedTasks } from '@anupalan/validators/requests/task-import';

/** A row of the list as it was checked. */
export type CheckedRow = ImportedTasks['rows'][number];

/** "1 task", "14 tasks". */
export function toTaskCount(count: number): string {
  return count === 1 ? '1 task' : `${count} tasks`;
}

/** Rows in which something is wrong. */
export function listWrong(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.filter(({ errors }) => errors.length > 0);
}

/** What the check found, in a sentence. */
export function toVerdict(rows: readonly CheckedRow[]): { tone: 'ok' | 'warn'; title: string; text: string } {
  const wrong = listWrong(rows).length;
  if (wrong === 0) {
    return {
      tone: 'ok',
      title: `All ${toTaskCount(rows.length)} can be imported`.replace('All 1 task', 'The task'),
      text: 'Check the dates, then import.',
    };
  }
  return {
    tone: 'warn',
    title: wrong === 1 ? '1 row needs a correction' : `${wrong} rows need a correction`,
    text: 'Nothing is imported until every row is correct. Correct your file and upload it again.',
  };
}
