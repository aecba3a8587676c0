import type { ImportedSubUsers } from '@anupalan/api-client/types';
import { SUB_USER_COLUMNS } from '@anupalan/validators/requests/users';
import { toCount } from '../../../shared/to-count.ts';

/** A row of a checked file. */
export type ImportRow = ImportedSubUsers['rows'][number];

/** Byte order mark: a spreadsheet reads the file as UTF-8 then. */
const BOM = '\ufeff';

/** The empty file to fill in: the headings, as a spreadsheet opens them. */
export function toTemplate(): string {
  return `${BOM}${Object.keys(SUB_USER_COLUMNS).join(',')}\r\n`;
}

/** The heading of the column that an error is in; the field's own name where there is none. */
export function toColumnName(field: string): string {
  const column = field === 'roleId' ? 'role' : field;
  const found = Object.entries(SUB_USER_COLUMNS).find(([, name]) => name === column);
  return found?.[0] ?? field;
}

/** "Phone: Please enter a valid phone number", one for each error of a row. */
export function toRowErrors({ errors }: ImportRow): string[] {
  return errors.map(({ field, message }) => `${toColumnName(field)}: ${message}`);
}

/** What a checked file comes down to. */
export function toImportSummary({ rows, created, dryRun }: ImportedSubUsers): string {
  const wrong = rows.filter(({ errors }) => errors.length > 0).length;
  const people = toCount(rows.length, 'person', 'people');
  const wrongLines = toCount(wrong, 'line');
  if (!dryRun && created > 0)
    return wrong === 0
      ? `${people} invited.`
      : `${created} of ${people} invited. ${wrongLines} could not be: see below.`;
  return wrong === 0
    ? `${people} can be invited. Nothing has been sent yet.`
    : `${wrongLines} of ${rows.length} must be corrected first. Nothing has been sent.`;
}
