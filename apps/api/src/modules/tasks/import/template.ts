import { TASK_COLUMNS } from '@anupalan/validators/requests/task-import';
import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';

/** A file as it is answered. */
export type TemplateFile = { bytes: Buffer; mimeType: string; fileName: string };

const HEADINGS = TASK_COLUMNS.map(({ heading }) => heading);
/** Rows that begin with # are left out when the file comes back. */
const EXPLANATIONS = TASK_COLUMNS.map(
  ({ explanation, isRequired }, index) =>
    `${index === 0 ? '# ' : ''}${isRequired ? 'Required. ' : ''}${explanation}`,
);
const EXAMPLE = TASK_COLUMNS.map(({ example }, index) => (index === 0 ? `# Example: ${example}` : example));

/** The template as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export function toCsvTemplate(): TemplateFile {
  const text = stringify([HEADINGS, EXPLANATIONS, EXAMPLE], { bom: true, record_delimiter: 'windows' });
  return { bytes: Buffer.from(text), mimeType: 'text/csv; charset=utf-8', fileName: 'tasks-template.csv' };
}

/** The template as a workbook: the sheet to fill, and one that explains each column. */
export async function toWorkbookTemplate(): Promise<TemplateFile> {
  const text = (value: string) => (value === '' ? null : { value, type: String });
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const bytes = await writeExcelFile([
    {
      sheet: 'Tasks',
      data: [HEADINGS.map(bold), EXAMPLE.map(text)],
      columns: TASK_COLUMNS.map(({ id }) => ({ width: id === 'name' || id === 'description' ? 44 : 18 })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Columns',
      data: [
        ['Column', 'Required', 'What to write', 'Example'].map(bold),
        ...TASK_COLUMNS.map(({ heading, isRequired, explanation, example }) =>
          [heading, isRequired ? 'Yes' : 'No', explanation, example].map(text),
        ),
      ],
      columns: [20, 10, 90, 40].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
  return {
    bytes,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: 'tasks-template.xlsx',
  };
}
