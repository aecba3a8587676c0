import type { Block, Text } from '../model/order.ts';
import type { Line } from './lines.ts';
import type { Setting, Sheet } from './sheet.ts';

type Table = Extract<Block, { type: 'table' }>;
interface Cell {
  lines: Line[];
  setting: Setting;
}

const PADDING = 3;

/** Draws a ruled table. A row never parts over two pages; the titles are repeated on a new page. */
export function drawTable(sheet: Sheet, block: Table): void {
  const titles = cells(
    sheet,
    block,
    block.columns.map(({ title }) => title),
    true,
  );
  const rows = block.rows.map((row) => cells(sheet, block, row, false));
  const first = rows[0] ? heightOf(sheet, rows[0]) : 0;
  sheet.ensure(heightOf(sheet, titles) + first);
  drawRow(sheet, titles);
  for (const row of rows) {
    const page = sheet.page;
    sheet.ensure(heightOf(sheet, row));
    if (sheet.page !== page) drawRow(sheet, titles);
    drawRow(sheet, row);
  }
  sheet.y += 6;
}

function cells(sheet: Sheet, { columns }: Table, texts: readonly Text[], isTitle: boolean): Cell[] {
  let x = sheet.left;
  return columns.map((column, i) => {
    const width = column.width * sheet.width;
    const setting: Setting = {
      x: x + PADDING,
      width: width - 2 * PADDING,
      size: sheet.order.style.size - 0.8,
      font: isTitle ? 'bold' : 'regular',
      align: column.align ?? 'left',
    };
    x += width;
    return { lines: sheet.lines(texts[i] ?? '', setting), setting };
  });
}

function heightOf(sheet: Sheet, row: readonly Cell[]): number {
  const step = (row[0]?.setting.size ?? 0) * sheet.order.style.leading;
  return Math.max(1, ...row.map(({ lines }) => lines.length)) * step + 2 * PADDING;
}

function drawRow(sheet: Sheet, row: readonly Cell[]): void {
  const height = heightOf(sheet, row);
  for (const { lines, setting } of row) {
    sheet.ink((doc) => {
      doc
        .lineWidth(0.5)
        .rect(setting.x - PADDING, sheet.y, setting.width + 2 * PADDING, height)
        .stroke();
    });
    const step = setting.size * sheet.order.style.leading;
    lines.forEach((line, i) => {
      sheet.printLine(line, setting, sheet.y + PADDING + i * step, true);
    });
  }
  sheet.y += height;
}
