import type { TextCell, TextLine } from '../reading/layout/text-line.ts';
import { toRole } from './columns.ts';
import type { ReportHead } from './types.ts';

/** How far apart two edges may be and still be one, in points. */
const SAME_EDGE = 3;
/** The widest gap between words of one head, in heights of a line: heads of narrow columns stand close. */
const BLANK = 0.35;

/** The heads of a line by its runs of text, since narrow columns stand closer than cells elsewhere. */
export const toHeadCells = (line: TextLine): TextCell[] => {
  if (line.items.length === 0) return line.cells;
  const cells: TextCell[] = [];
  for (const { text, x, width, height, startsCell } of line.items) {
    const last = cells.at(-1);
    if (last && !startsCell && x - last.x1 < BLANK * Math.max(height, line.height)) {
      last.text += x - last.x1 > 0.1 * height && !last.text.endsWith(' ') ? ` ${text}` : text;
      last.x1 = Math.max(last.x1, x + width);
    } else cells.push({ text, x0: x, x1: x + width });
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() })).filter(({ text }) => text !== '');
};

type HeadCell = TextCell & { line: number };

const middleOf = ({ x0, x1 }: TextCell): number => (x0 + x1) / 2;
const overlaps = (a: TextCell, b: TextCell): boolean => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0;

/**
 * The heads that may stand below a head that runs across them: neighbours in one line with no other head above them.
 * What a table begins with, its numbers and parameters, is below no other head but a title.
 */
const findBelow = (head: HeadCell, cells: readonly HeadCell[]): HeadCell[] => {
  const others = cells.filter((cell) => cell !== head);
  const isFree = (cell: HeadCell) =>
    cell.line > head.line && !others.some((other) => other.line < cell.line && overlaps(other, cell));
  const free = others.filter(isFree).toSorted((a, b) => a.x0 - b.x0);
  const nearest = free.toSorted(
    (a, b) => Math.abs(middleOf(a) - middleOf(head)) - Math.abs(middleOf(b) - middleOf(head)),
  )[0];
  if (!nearest) return [];
  const isBetween = (cell: HeadCell, a: HeadCell, b: HeadCell) =>
    middleOf(cell) > Math.min(middleOf(a), middleOf(b)) &&
    middleOf(cell) < Math.max(middleOf(a), middleOf(b));
  const below = free.filter(
    (cell) =>
      cell.line === nearest.line &&
      !others.some((other) => !free.includes(other) && isBetween(other, cell, nearest)),
  );
  const isTitle = below.some(({ text }) => ['parameter', 'serial'].includes(toRole(text) ?? ''));
  const isOver =
    middleOf(head) >= Math.min(...below.map(({ x0 }) => x0)) &&
    middleOf(head) <= Math.max(...below.map(({ x1 }) => x1));
  return below.length > 1 && isOver && !isTitle ? below : [];
};

/** Of the heads that run across a head: the last that begins to its left, where all begin with a column, else the nearest. */
const chooseAbove = (cell: HeadCell, spans: ReadonlyMap<HeadCell, HeadCell[]>): HeadCell | null => {
  const own = [...spans].filter(([, below]) => below.includes(cell));
  const heads = own.map(([head]) => head).toSorted((a, b) => a.x0 - b.x0);
  const isLeft = own.every(([head, below]) => below.some(({ x0 }) => Math.abs(x0 - head.x0) <= SAME_EDGE));
  if (isLeft) return heads.findLast(({ x0 }) => x0 <= cell.x0 + SAME_EDGE) ?? heads[0] ?? null;
  return (
    heads.toSorted(
      (a, b) => Math.abs(middleOf(a) - middleOf(cell)) - Math.abs(middleOf(b) - middleOf(cell)),
    )[0] ?? null
  );
};

type HeadGroup = TextCell & { above: string | null };

/** Heads that stand below each other, joined in reading order, each with the head that runs across it. */
const toGroups = (lines: readonly TextLine[]): HeadGroup[] => {
  const cells = lines.flatMap((line, at) => toHeadCells(line).map((cell) => ({ ...cell, line: at })));
  const spans = new Map<HeadCell, HeadCell[]>();
  for (const cell of cells) {
    const below = findBelow(cell, cells);
    if (below.length > 0) spans.set(cell, below);
  }
  const groups: HeadGroup[] = [];
  for (const cell of cells.filter((each) => !spans.has(each))) {
    const group = groups.find((each) => overlaps(each, cell));
    if (group) {
      group.text += ` ${cell.text}`;
      group.x0 = Math.min(group.x0, cell.x0);
      group.x1 = Math.max(group.x1, cell.x1);
    } else {
      const { text, x0, x1 } = cell;
      groups.push({ text, x0, x1, above: chooseAbove(cell, spans)?.text ?? null });
    }
  }
  return groups.toSorted((a, b) => a.x0 - b.x0);
};

/** The lines of a table's heads as one line, without heads that run across columns, and those by column afterwards. */
export type HeadLine = { line: TextLine; toHeads: (texts: readonly string[]) => ReportHead[] };

/** Makes one line of the lines of heads, so that the columns below are told by what stands in them. */
export const toHeadLine = (lines: readonly [TextLine, ...TextLine[]]): HeadLine => {
  const groups = toGroups(lines);
  const last = lines.at(-1) ?? lines[0];
  const { y, height } = last;
  const cells = groups.map(({ text, x0, x1 }) => ({ text, x0, x1 }));
  const items = cells.map(({ text, x0, x1 }) => ({
    text,
    x: x0,
    y,
    width: x1 - x0,
    height,
    startsCell: true as const,
  }));
  const line: TextLine = {
    ...last,
    text: cells.map(({ text }) => text).join(' '),
    x0: Math.min(...cells.map(({ x0 }) => x0)),
    x1: Math.max(...cells.map(({ x1 }) => x1)),
    cells,
    items,
  };
  return {
    line,
    toHeads: (texts) => {
      let next = 0;
      return texts.map((text) => {
        const [first] = groups.slice(next);
        for (let taken = ''; taken !== text && next < groups.length; next++)
          taken = [taken, groups[next]?.text ?? ''].filter(Boolean).join(' ');
        return { text, above: text === '' ? null : (first?.above ?? null) };
      });
    },
  };
};

/**
 * The heads of a sheet whose second row names columns below heads of the first. A head that runs across several is kept
 * in the first of them.
 */
export const toSheetHeads = (upper: readonly string[], lower: readonly string[]): ReportHead[] => {
  const named = (at: number) => (lower[at] ?? '') !== '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at): ReportHead => {
    const own = upper[at] ?? '';
    if (!named(at)) return { text: own, above: null };
    let from = at;
    while (from > 0 && (upper[from] ?? '') === '' && named(from - 1)) from--;
    const isAlone = from === at && !((upper[at + 1] ?? '') === '' && named(at + 1));
    const text = lower[at] ?? '';
    return isAlone
      ? { text: [own, text].filter(Boolean).join(' '), above: null }
      : { text, above: upper[from] || null };
  });
};
