import { TASK_COLUMNS, TASK_IMPORT_MAX_BYTES } from '@anupalan/validators/requests/task-import';
import { strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

const ROWS = 5_000;
const TASKS = 500;
/** What a workbook may unpack to, but for its other parts. */
const UNPACKED_BYTES = 10 * 1024 * 1024 - 50_000;

/** A workbook with as many rows as are looked at, of which as many as may be are tasks, and the others explanations. */
export async function createLargestList(): Promise<Buffer> {
  const start = `01-01-${new Date().getFullYear() + 1}`;
  const known: Partial<Record<string, string>> = { repeats: 'Monthly', startDate: start };
  const rows = Array.from({ length: ROWS - 1 }, (_, row) =>
    TASK_COLUMNS.map(({ id }, column) => {
      if (row >= TASKS) return column === 0 ? `# ${row}` : `Explanation ${row} of column ${column}`;
      if (id === 'name') return `Read the flow meter ${row}`;
      if (id === 'description') return `Reading ${row} of the day, `.repeat(20);
      return known[id] ?? '';
    }),
  );
  const bytes = await writeExcelFile(
    [TASK_COLUMNS.map(({ heading }) => heading), ...rows].map((row) =>
      row.map((value) => (value === '' ? null : { value, type: String })),
    ),
  ).toBuffer();
  if (bytes.length > TASK_IMPORT_MAX_BYTES) throw new Error(`The list has ${bytes.length} bytes`);
  return bytes;
}

/** A workbook of a few kilobytes whose texts are ten megabytes of escapes: what costs a reader most. */
export function createBomb(list: Buffer): Buffer {
  const files = unzipSync(list);
  const escapes = '&#x41;'.repeat(Math.floor(UNPACKED_BYTES / 6));
  return Buffer.from(
    zipSync({
      ...files,
      'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData/></worksheet>'),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${escapes}</t></si></sst>`),
    }),
  );
}
