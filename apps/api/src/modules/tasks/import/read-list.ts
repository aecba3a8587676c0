import {
  TASK_COLUMNS,
  TASK_IMPORT_MAX_ROWS,
  type TaskColumnId,
} from '@anupalan/validators/requests/task-import';
import { cleanText } from '../../../files/clean-text.ts';
import { AppError, invalidField } from '../../../http/problem.ts';
import { readCsv } from '../../../sheets/read-csv.ts';
import { readWorkbook } from '../../../sheets/read-workbook.ts';
import { type Sheet, type SheetCell, SheetError, TOO_BIG, toText } from '../../../sheets/sheet.ts';
import type { RowCells } from './parse-row.ts';

/** A row of the list with its number in the file: the headings are row 1. */
export type ListRow = { row: number; cells: RowCells };

/** Longer than any column takes: what is cut off here is refused as too long by the rules of the row. */
const CELL_MAX_CHARACTERS = 10_000;
/** Of all cells together; 500 tasks with the longest texts have half of it. What a workbook names often counts often. */
const LIST_MAX_CHARACTERS = 6_000_000;

/** Rows that are looked at: empty ones and explanations do not count as tasks. */
const SCANNED_ROWS = 5000;
/** Beginnings of files that are neither a workbook nor a text. */
const OTHER_FILES: readonly [string, string][] = [
  ['d0cf11e0', 'This workbook is old or has a password. Save it as .xlsx without a password'],
  [
    '25504446',
    'This is a PDF. Upload a CSV file or a workbook (.xlsx). Upload orders in the Consent Analyzer',
  ],
];

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Reads a list of tasks: a workbook or CSV by content, not by name. Columns are found by their headings, in any order;
 * rows that are empty or begin with # are left out.
 * @throws AppError invalid (422) for a file that is no such list, unsupported_file (415)
 */
export async function readTaskList(bytes: Buffer): Promise<ListRow[]> {
  if (bytes.length === 0) throw invalidField('file', 'The file is empty');
  const head = bytes.subarray(0, 4).toString('hex');
  const other = OTHER_FILES.find(([beginning]) => head.startsWith(beginning));
  if (other)
    throw new AppError('unsupported_file', `${other[1]}.`, {
      errors: [{ field: 'file', message: other[1] }],
    });
  try {
    const sheet = head === '504b0304' ? await readWorkbook(bytes) : readCsv(bytes, SCANNED_ROWS);
    const rows = toRows(sheet.map((row) => row.map(toCleanCell)));
    checkLength(rows);
    return rows;
  } catch (error) {
    if (error instanceof SheetError) throw invalidField('file', error.message);
    throw error;
  }
}

function toCleanCell(cell: SheetCell): SheetCell {
  return typeof cell === 'string' ? cleanText(cell.slice(0, CELL_MAX_CHARACTERS)) || null : cell;
}

function checkLength(rows: readonly ListRow[]): void {
  let length = 0;
  for (const { cells } of rows)
    for (const cell of Object.values(cells)) length += typeof cell === 'string' ? cell.length : 0;
  if (length > LIST_MAX_CHARACTERS) throw new SheetError(TOO_BIG);
}

function toRows(sheet: Sheet): ListRow[] {
  const [headings = [], ...body] = sheet;
  const columns = findColumns(headings.map(toText));
  const rows = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null) && !toText(cells[0]).startsWith('#'))
    .map(({ cells, row }) => ({
      row,
      cells: Object.fromEntries(
        columns.flatMap((id, index) => (id === null ? [] : [[id, cells[index] ?? null]])),
      ) as RowCells,
    }))
    // A cell of a column that we do not know makes no task.
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== null));
  if (rows.length === 0) throw new SheetError('The file has no tasks');
  if (rows.length > TASK_IMPORT_MAX_ROWS)
    throw new SheetError(`The file has more than ${TASK_IMPORT_MAX_ROWS} tasks. Split it into several files`);
  return rows;
}

/** The column of each heading, or null for one that we do not know. */
function findColumns(headings: readonly string[]): (TaskColumnId | null)[] {
  const columns = headings.map(
    (heading) => TASK_COLUMNS.find((column) => plain(column.heading) === plain(heading))?.id ?? null,
  );
  for (const { id, heading, isRequired } of TASK_COLUMNS) {
    const count = columns.filter((column) => column === id).length;
    if (isRequired && count === 0) throw new SheetError(`The column ${heading} is missing`);
    if (count > 1) throw new SheetError(`The column ${heading} appears twice`);
  }
  return columns;
}
