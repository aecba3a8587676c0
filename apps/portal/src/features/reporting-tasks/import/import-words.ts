import type { ImportedTasks } from '@anupalan/validators/requests/task-import';
import { words } from './words.ts';

/** A row of the list as it was checked. */
export type CheckedRow = ImportedTasks['rows'][number];

/** Rows in which something is wrong. */
export function listWrong(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.filter(({ errors }) => errors.length > 0);
}

/** What the check found; `text`: what to do, before and after the name of the file. */
export function toVerdict(rows: readonly CheckedRow[]): {
  tone: 'ok' | 'warn';
  title: string;
  text: readonly string[];
} {
  const wrong = listWrong(rows).length;
  if (wrong === 0) {
    return {
      tone: 'ok',
      title: words.check.right(rows.length),
      text: words.check.rightText,
    };
  }
  return {
    tone: 'warn',
    title: words.check.wrong(wrong),
    text: words.check.wrongText,
  };
}
