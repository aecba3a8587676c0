import type { Block, Text } from '../model/order.ts';
import { paragraph, textRuns } from './docx-runs.ts';

const WIDTH = 9638;

/** A ruled table with a repeated row of titles. */
export function docxTable({ columns, rows }: Extract<Block, { type: 'table' }>): string {
  const widths = columns.map(({ width }) => Math.round(width * WIDTH));
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="000000"/>`)
    .join('');
  const row = (cells: readonly Text[], isTitle: boolean) =>
    `<w:tr><w:trPr><w:cantSplit/>${isTitle ? '<w:tblHeader/>' : ''}</w:trPr>${cells
      .map(
        (cell, i) =>
          `<w:tc><w:tcPr><w:tcW w:w="${widths[i] ?? 0}" w:type="dxa"/></w:tcPr>` +
          `${paragraph(textRuns(cell, isTitle), { after: 20 })}</w:tc>`,
      )
      .join('')}</w:tr>`;
  const titles = row(
    columns.map(({ title }) => title),
    true,
  );
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders>` +
    `<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>` +
    `${titles}${rows.map((cells) => row(cells, false)).join('')}</w:tbl>${paragraph('', { after: 40 })}`
  );
}
