import { SUB_USER_COLUMNS } from '@anupalan/validators/requests/users';
import { CsvError, parse } from 'csv-parse/sync';
import { cleanTexts } from '../../files/clean-text.ts';
import { invalidField } from '../../http/problem.ts';

/** Rows at most: more users than that come by another way. */
const MOST_ROWS = 500;

type Column = (typeof SUB_USER_COLUMNS)[keyof typeof SUB_USER_COLUMNS];
/** A row of the list: texts, of which none is checked. */
export type UserDraft = Partial<Record<Column, string>>;
/**
 * Reads a list of users to invite: CSV with headings, commas or semicolons, UTF-8 with or without a byte order mark.
 * @throws AppError invalid (422) for a file that is no such list
 */
export function readUserList(bytes: Buffer): UserDraft[] {
  const known = new Map(
    Object.entries(SUB_USER_COLUMNS).map(([heading, column]) => [toPlain(heading), column]),
  );
  try {
    const rows = parse(bytes, {
      bom: true,
      delimiter: [',', ';', '\t'],
      trim: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
      to: MOST_ROWS + 1,
      columns: (headings: string[]) => {
        const columns = headings.map((heading) => known.get(toPlain(heading)) ?? false);
        for (const needed of ['name', 'email', 'role'] as const)
          if (!columns.includes(needed)) throw new ListError(`The column ${toHeading(needed)} is missing`);
        return columns;
      },
    }) as UserDraft[];
    if (rows.length === 0) throw new ListError('The file has no people');
    if (rows.length > MOST_ROWS) throw new ListError(`The file has more than ${MOST_ROWS} people`);
    return cleanTexts(rows);
  } catch (error) {
    if (error instanceof ListError) throw invalidField('file', error.message);
    if (error instanceof CsvError)
      throw invalidField('file', `The file cannot be read as a list: ${error.message}`);
    throw error;
  }
}

/** A heading to compare: "E-mail" of an older file is "Email". */
function toPlain(heading: string): string {
  return heading.trim().toLowerCase().replaceAll('-', '');
}

class ListError extends Error {}

function toHeading(column: Column): string {
  return Object.entries(SUB_USER_COLUMNS).find(([, each]) => each === column)?.[0] ?? column;
}
