import type { Block } from '../model/order.ts';
import { PAGE, type Setting, type Sheet } from './sheet.ts';

type Letterhead = Extract<Block, { type: 'letterhead' }>;

const EMBLEM = 44;

/** Draws an office's name and address, with a plain round emblem (no board's own). */
export function drawLetterhead(sheet: Sheet, { lines, emblem }: Letterhead): void {
  const top = sheet.y;
  if (emblem === 'left') drawEmblem(sheet, sheet.left + EMBLEM / 2, top + EMBLEM / 2);
  if (emblem === 'center') {
    drawEmblem(sheet, PAGE.width / 2, top + EMBLEM / 2);
    sheet.y += EMBLEM + 6;
  }
  const inset = emblem === 'left' ? EMBLEM + 10 : 0;
  for (const line of lines) {
    const font = line.script ?? (line.bold ? 'bold' : 'regular');
    const setting: Setting = {
      x: sheet.left + inset,
      width: sheet.width - inset,
      size: line.size,
      font,
      align: 'center',
    };
    sheet.flow(line.text, setting);
  }
  sheet.y = Math.max(sheet.y, top + (emblem === 'none' ? 0 : EMBLEM)) + 4;
  drawRule(sheet);
}

/** Draws a thin line between the margins. */
export function drawRule(sheet: Sheet): void {
  sheet.ink((doc) => {
    doc
      .lineWidth(0.8)
      .moveTo(sheet.left, sheet.y)
      .lineTo(sheet.left + sheet.width, sheet.y)
      .stroke();
  });
  sheet.y += 8;
}

function drawEmblem(sheet: Sheet, x: number, y: number): void {
  sheet.ink((doc) => {
    doc.lineWidth(1);
    doc.circle(x, y, EMBLEM / 2 - 1).stroke();
    doc.circle(x, y, EMBLEM / 2 - 5).stroke();
    doc.moveTo(x, y + 11).bezierCurveTo(x - 14, y + 2, x - 8, y - 9, x, y - 12);
    doc.bezierCurveTo(x + 8, y - 9, x + 14, y + 2, x, y + 11).stroke();
    doc
      .moveTo(x, y + 11)
      .lineTo(x, y - 5)
      .stroke();
  });
}
