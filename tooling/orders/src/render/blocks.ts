import type { Block } from '../model/order.ts';
import { drawLetterhead, drawRule } from './letterhead.ts';
import type { Setting, Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

const LABEL = 26;

/** Draws one block at the cursor. */
export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.type) {
    case 'letterhead':
      drawLetterhead(sheet, block);
      break;
    case 'heading':
      drawHeading(sheet, block);
      break;
    case 'para': {
      const indent = block.indent ?? 0;
      const font = block.bold ? 'bold' : 'regular';
      sheet.flow(block.text, { ...body(sheet, indent), font, align: block.align ?? body(sheet, 0).align });
      sheet.y += 4;
      break;
    }
    case 'item':
      drawItem(sheet, block);
      break;
    case 'table':
      drawTable(sheet, block);
      break;
    case 'pair':
      drawPair(sheet, block);
      break;
    case 'signature':
      drawSignature(sheet, block);
      break;
    case 'space':
      sheet.y += block.height;
      break;
    case 'rule':
      drawRule(sheet);
      break;
    case 'pageBreak':
      sheet.addPage();
  }
}

function body(sheet: Sheet, indent: number): Setting {
  const { size, justify } = sheet.order.style;
  const align = justify ? 'justify' : 'left';
  return { x: sheet.left + indent, width: sheet.width - indent, size, font: 'regular', align };
}

function drawHeading(sheet: Sheet, block: Extract<Block, { type: 'heading' }>): void {
  const size = block.size ?? sheet.order.style.size + 1;
  sheet.y += 6;
  // A heading does not stand alone at the foot of a page.
  sheet.ensure(size * 5);
  const setting: Setting = { ...body(sheet, 0), font: 'bold', align: block.align, size };
  sheet.flow(block.text, setting);
  if (block.underline) {
    const width = Math.min(sheet.width, sheet.lines(block.text, setting).at(-1)?.width ?? 0);
    const x = sheet.left + (sheet.width - width) / 2;
    sheet.ink((doc) => {
      doc
        .lineWidth(0.6)
        .moveTo(x, sheet.y - 1)
        .lineTo(x + width, sheet.y - 1)
        .stroke();
    });
  }
  sheet.y += 4;
}

function drawItem(sheet: Sheet, block: Extract<Block, { type: 'item' }>): void {
  const start = block.level * LABEL;
  const setting = body(sheet, start + LABEL);
  const step = setting.size * sheet.order.style.leading;
  // The label stands beside its first line, also when marked words carry that line to the next page.
  sheet.ensure(step * Math.min(3, sheet.lines(block.text, setting).length));
  const label: Setting = { ...body(sheet, start), width: LABEL, align: 'left' };
  const [line] = sheet.lines(block.label, label);
  if (line) sheet.printLine(line, label, sheet.y, true);
  sheet.flow(block.text, setting);
  sheet.y += 3;
}

function drawPair(sheet: Sheet, block: Extract<Block, { type: 'pair' }>): void {
  const font = block.bold ? 'bold' : 'regular';
  const half = sheet.width / 2;
  const left: Setting = { ...body(sheet, 0), width: half * 1.2, font, align: 'left' };
  const right: Setting = { ...left, x: sheet.left + half * 1.2, width: half * 0.8, align: 'right' };
  const step = left.size * sheet.order.style.leading;
  const columns = [sheet.lines(block.left, left), sheet.lines(block.right, right)] as const;
  const rows = Math.max(columns[0].length, columns[1].length);
  sheet.ensure(rows * step);
  columns[0].forEach((line, i) => {
    sheet.printLine(line, left, sheet.y + i * step, true);
  });
  columns[1].forEach((line, i) => {
    sheet.printLine(line, right, sheet.y + i * step, true);
  });
  sheet.y += rows * step + 4;
}

function drawSignature(sheet: Sheet, block: Extract<Block, { type: 'signature' }>): void {
  const { size, leading } = sheet.order.style;
  const all = [...(block.digital ?? []), ...block.lines];
  sheet.ensure(all.length * size * leading + 16);
  sheet.y += 12;
  const box: Setting = { ...body(sheet, sheet.width * 0.5), align: 'center' };
  for (const text of block.digital ?? []) sheet.flow(text, { ...box, size: size - 2, align: 'left' });
  for (const text of block.lines) sheet.flow(text, { ...box, font: 'bold' });
  sheet.y += 8;
}
