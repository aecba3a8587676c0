import { chain, scaling, shift } from '../pages/mapping.ts';
import type { TextLine } from './text-line.ts';

/** A table goes over a page break within so many lines with several cells above it and below it. */
const ABOVE = 14;
const BELOW = 8;
/** Where cells begin that stand below each other, give or take so many points. */
const SAME_START = 3;
/** Sheets lie on the glass, or before a telephone, further to one side by so many points, and larger by such a share. */
const MOST_SHIFT = 40;
const MOST_LARGER = 0.05;
/** Fewer columns that go on below each other are chance. */
const FEWEST_COLUMNS = 3;

/** How places across a page lie on the page before: `times` as far, and `plus` points. */
type Fit = { times: number; plus: number };

const SAME: Fit = { times: 1, plus: 0 };

const startsOf = (lines: readonly TextLine[]): number[] => {
  const starts: number[] = [];
  for (const x0 of lines.flatMap(({ cells }) => cells.map((cell) => cell.x0)).toSorted((a, b) => a - b))
    if (x0 - (starts.at(-1) ?? Number.NEGATIVE_INFINITY) > SAME_START) starts.push(x0);
  return starts;
};

const countFitting = (below: readonly number[], above: readonly number[], { times, plus }: Fit): number =>
  below.filter((x) => above.some((other) => Math.abs(times * x + plus - other) < SAME_START)).length;

/** The fits by which two places of a page lie on two of the page before. */
const listFits = (below: readonly number[], above: readonly number[]): Fit[] => {
  const fits: Fit[] = [];
  for (const [at, left] of below.entries())
    for (const right of below.slice(at + 1))
      for (const [to, toLeft] of above.entries())
        for (const toRight of above.slice(to + 1)) {
          const times = (toRight - toLeft) / (right - left);
          const plus = toLeft - times * left;
          const isNear =
            Math.abs(times - 1) < MOST_LARGER &&
            Math.abs(left - toLeft) < MOST_SHIFT &&
            Math.abs(right - toRight) < MOST_SHIFT;
          if (isNear) fits.push({ times, plus });
        }
  return fits;
};

const isRow = ({ cells }: TextLine): boolean => cells.length > 1;

/** A cell so wide, as a share of its page, is prose, below or above the rows of a table. */
const PROSE = 0.5;
/** Running lines between the edge of a page and its table are so many at most. */
const MOST_RUNNING = 3;

const isProse = ({ cells, pageWidth }: TextLine): boolean =>
  cells.some(({ x0, x1 }) => x1 - x0 > PROSE * pageWidth);

/** The rows of a table next to the edge of a page that these lines begin at. */
const rowsAtEdge = (lines: readonly TextLine[]): TextLine[] => {
  const first = lines.findIndex((line) => !isProse(line));
  if (first < 0 || first > MOST_RUNNING) return [];
  const end = lines.findIndex((line, at) => at > first && isProse(line));
  return lines.slice(first, end < 0 ? lines.length : end).filter(isRow);
};

/** How the columns of a table that goes on over a page break lie on those above it; the same where none does. */
const findFit = (above: readonly TextLine[], below: readonly TextLine[]): Fit => {
  const ends = startsOf(rowsAtEdge(above.toReversed()).slice(0, ABOVE));
  const starts = startsOf(rowsAtEdge(below).slice(0, BELOW));
  let best = SAME;
  let most = Math.max(FEWEST_COLUMNS - 1, countFitting(starts, ends, SAME));
  for (const fit of listFits(starts, ends)) {
    const count = countFitting(starts, ends, fit);
    if (count <= most) continue;
    best = fit;
    most = count;
  }
  return best;
};

/** A line laid elsewhere on its page; where it stands on the paper stays the same. */
const lay = (line: TextLine, { times, plus }: Fit): TextLine => ({
  ...line,
  x0: times * line.x0 + plus,
  x1: times * line.x1 + plus,
  cells: line.cells.map((cell) => ({ ...cell, x0: times * cell.x0 + plus, x1: times * cell.x1 + plus })),
  items: line.items.map(({ cell, ...item }) => ({
    ...item,
    x: times * item.x + plus,
    width: times * item.width,
    ...(cell && { cell: { x0: times * cell.x0 + plus, x1: times * cell.x1 + plus } }),
  })),
  ...(line.toPaper && {
    toPaper: chain(chain(shift(-plus / line.pageWidth, 0), scaling(1 / times, 1)), line.toPaper),
  }),
});

/**
 * The lines of pages, one after the other. No two sheets lie on the glass alike: where a table goes on over the break
 * between two recognised pages, the second is laid so that its columns stand below those of the first.
 */
export const alignPages = (pages: readonly TextLine[][]): TextLine[] => {
  const all: TextLine[] = [];
  let above: TextLine[] = [];
  for (const lines of pages) {
    const isRecognised = [above, lines].every(([first]) => first?.toPaper !== undefined);
    const fit = isRecognised ? findFit(above, lines) : SAME;
    above = fit === SAME ? lines : lines.map((line) => lay(line, fit));
    all.push(...above);
  }
  return all;
};
