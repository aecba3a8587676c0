import { TASK_COLUMNS } from '@anupalan/validators/requests/task-import';
import { stringify } from 'csv-stringify/sync';
import { WORKBOOK_TYPE } from '../../../http/sheet-media.ts';
import { packRows } from '../../../sheets/pack-rows.ts';
import { type WorkbookReader, writeWorkbook } from '../../../sheets/workbook.ts';

/** A file as it is answered. */
export type TemplateFile = { bytes: Buffer; mimeType: string; fileName: string };

const HEADINGS = TASK_COLUMNS.map(({ heading }) => heading);
/** Rows that begin with # are left out when the file comes back. */
const EXPLANATIONS = TASK_COLUMNS.map(
  ({ explanation, isRequired }, index) =>
    `${index === 0 ? '# ' : ''}${isRequired ? 'Required. ' : ''}${explanation}`,
);
const EXAMPLE = TASK_COLUMNS.map(({ example }, index) => (index === 0 ? `# Example: ${example}` : example));
const EXPLAINED = [
  { heading: 'Column', width: 20 },
  { heading: 'Required', width: 10 },
  { heading: 'What to write', width: 90 },
  { heading: 'Example', width: 40 },
];

/** The template as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsvTemplate(): TemplateFile {
  const text = stringify([HEADINGS, EXPLANATIONS, EXAMPLE], { bom: true, record_delimiter: 'windows' });
  return { bytes: Buffer.from(text), mimeType: 'text/csv; charset=utf-8', fileName: 'tasks-template.csv' };
}

/** The template as a workbook: the sheet to fill, and one that explains each column. */
export async function toWorkbookTemplate(reader: WorkbookReader): Promise<TemplateFile> {
  const rows = TASK_COLUMNS.map(({ heading, isRequired, explanation, example }) => [
    heading,
    isRequired ? 'Yes' : 'No',
    explanation,
    example,
  ]);
  const bytes = await writeWorkbook(
    [
      {
        name: 'Tasks',
        columns: TASK_COLUMNS.map(({ id, heading }) => ({
          heading,
          width: id === 'name' || id === 'description' ? 44 : 18,
        })),
        batches: [packRows([EXAMPLE])],
      },
      { name: 'Columns', columns: EXPLAINED, batches: [packRows(rows)] },
    ],
    reader,
  );
  return { bytes: Buffer.from(bytes.buffer), mimeType: WORKBOOK_TYPE, fileName: 'tasks-template.xlsx' };
}
