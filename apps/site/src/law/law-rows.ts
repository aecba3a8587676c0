import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import { describeDue } from '@anupalan/compliance/statutory/due';
import { toSource } from './year-dates.ts';

/**
 * Rows of the catalogue as cells of a table: what, when, where it says so, whether it is verified.
 * @param titles the beginnings of their titles, in the order of the table
 * @throws Error where the catalogue has no row of that title, so that a page never loses one in silence
 */
export function toLawRows(titles: readonly string[]): string[][] {
  return titles.map((title) => {
    const row = STATUTORY_ROWS.find((one) => one.title.startsWith(title));
    if (!row) throw new Error(`The catalogue has no row “${title}”.`);
    const status = row.verification === 'verified' ? 'Verified' : 'Not\u00a0verified';
    return [row.title, describeDue(row.due), toSource(row), status];
  });
}
