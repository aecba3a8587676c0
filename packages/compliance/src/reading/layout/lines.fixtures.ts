import type { InputPage, PageItem } from '../types.ts';

const LEFT = 60;
const TOP = 70;
const PITCH = 14;
const GAP = 7;
const HEIGHT = 10;
const CHAR = 5;

/**
 * A page from plain lines, as a printer would place them: a blank line leaves a gap, `|` parts cells that stand 130
 * points apart, and lines below each other are 14 points apart.
 */
export const toPage = (number: number, lines: string[]): InputPage => {
  const items: PageItem[] = [];
  let y = TOP;
  for (const line of lines) {
    if (line.trim() === '') {
      y += GAP;
      continue;
    }
    const cells = line.split('|');
    let free = LEFT;
    cells.forEach((cell, at) => {
      const x = Math.max(free, LEFT + at * (cells.length > 2 ? 130 : 200));
      free = x + cell.trim().length * CHAR + 2 * HEIGHT;
      if (cell.trim())
        items.push({ text: cell.trim(), x, y, width: cell.trim().length * CHAR, height: HEIGHT });
    });
    y += PITCH;
  }
  return { number, width: 595, height: 842, kind: 'text', items };
};
