import type { InputPage } from '../types.ts';

const LEFT = 50;
/** Below the edge, where lines that repeat are running heads. */
const TOP = 220;
const PITCH = 13;
const LETTER = 4.6;

/**
 * A page drawn with letters of one width: cells are parted by three blanks and more and stand where they are drawn; an
 * empty line is a gap.
 */
export const drawPage = (number: number, text: string): InputPage => {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indent = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length),
  );
  const items = lines.flatMap((line, row) =>
    [...line.slice(indent).matchAll(/\S+(?: {1,2}\S+)*/g)].map((run) => ({
      text: run[0],
      x: LEFT + run.index * LETTER,
      y: TOP + row * PITCH,
      width: run[0].length * LETTER,
      height: 10,
    })),
  );
  return { number, width: 842, height: 1190, kind: 'text', items };
};
