import writeExcelFile from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';
import { answerWith } from '../threads/answer.ts';
import { filterHeadings } from './filter-headings.ts';
import { unpackRows } from './pack-rows.ts';
import { toCell } from './to-cell.ts';
import type { WorkbookSheet } from './workbook.ts';

await answerWith(
  async (sheets: readonly WorkbookSheet[]) => {
    const filters: (string | null)[] = [];
    const bytes = await writeExcelFile(
      sheets.map(({ name, columns, batches, hasFilter = false }, at) => {
        const rows = batches.flatMap((batch) =>
          unpackRows(batch).map((row) => row.map((text, index) => toCell(text, columns[index]?.kind))),
        );
        filters[at] = hasFilter ? toRange(columns.length, rows.length + 1) : null;
        return {
          sheet: name,
          data: [
            columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: 'bold' as const })),
            ...rows,
          ],
          columns: columns.map(({ width }) => ({ width })),
          stickyRowsCount: 1,
        };
      }),
      { features: [filterHeadings(filters)] },
    ).toBuffer();
    // A copy of its own: small buffers are parts of a shared one, which cannot be handed over.
    return new Uint8Array(bytes);
  },
  (bytes) => [bytes.buffer],
);

/** "A1:P200". */
function toRange(columns: number, rows: number): string {
  return `A1:${getCellAddress(rows - 1, columns - 1)}`;
}
