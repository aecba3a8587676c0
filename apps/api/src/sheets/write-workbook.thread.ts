import writeExcelFile from 'write-excel-file/node';
import { answerWith } from '../threads/answer.ts';
import { unpackRows } from './pack-rows.ts';
import type { WorkbookSheet } from './workbook.ts';

const toCell = (value: string) => (value === '' ? null : { value, type: String });

await answerWith(
  async (sheets: readonly WorkbookSheet[]) => {
    const bytes = await writeExcelFile(
      sheets.map(({ name, columns, batches }) => ({
        sheet: name,
        data: [
          columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: 'bold' as const })),
          ...batches.flatMap((batch) => unpackRows(batch).map((row) => row.map(toCell))),
        ],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      })),
    ).toBuffer();
    // A copy of its own: small buffers are parts of a shared one, which cannot be handed over.
    return new Uint8Array(bytes);
  },
  (bytes) => [bytes.buffer],
);
