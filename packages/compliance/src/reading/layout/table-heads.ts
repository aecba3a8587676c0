import { beginsValue } from './cell-values.ts';
import { hasRowLabel } from './row-label.ts';
import type { LineCell } from './table-columns.ts';
import { isHeaderCell, isMeasured, isTableHeader } from './table-header-rules.ts';
import { cellAt, findCut, gapTo, isLabelled } from './table-rows.ts';
import type { TextLine } from './text-line.ts';

const MOST_UPPER = 4;
/** Lines closer than this, in heights, are of cells side by side. */
const BESIDE = 0.75;

/** "1 | 2": outlets or columns by their numbers, below their names. */
const isCounted = (cells: LineCell[]): boolean =>
  cells
    .map(({ text }) => text)
    .filter(Boolean)
    .every((text, at) => text === String(at + 1));

/** "TPH | 8 MT | fired" above "1 | PM | 150 | 300 | 450": the second line of heads, as each of its words has a figure below it. */
const isOverFigures = (cells: LineCell[], row: LineCell[]): boolean => {
  const filled = cells.flatMap(({ text }, at) => (text === '' ? [] : [at]));
  return (
    filled.length > 0 &&
    filled.every((at) => FIGURE.test(row[at]?.text ?? '')) &&
    filled.some((at) => !FIGURE.test(cells[at]?.text ?? ''))
  );
};

/** "SPM | CO | Particulate matter", "ETP outlet | STP outlet": the second line of heads that run across. */
const namesColumns = (cells: LineCell[]): boolean => {
  const filled = cells.map(({ text }) => text).filter(Boolean);
  return filled.length > 1 && filled.every((text) => isHeaderCell(text) || isMeasured(text));
};

/** "What is to | For which | How many" above "be sampled | parameters | times": heads that each end in the middle of their words. */
const areLeftOpen = (cells: LineCell[], below: LineCell[]): boolean => {
  const open = cells.flatMap(({ text }, at) => (text === '' ? [] : [{ text, next: below[at]?.text ?? '' }]));
  return (
    open.length > 1 &&
    open.every(
      ({ text, next }) =>
        /\b(?:of|per|in|to|to\s+be|and|which|many|how|what)$/i.test(text) && /^[a-z]/.test(next),
    )
  );
};

/** Where the header ends: the lines before the first row that has a label, or the first line. */
export const headerLength = (lines: TextLine[], grid: LineCell[][]): number => {
  const first = grid.findIndex((_, at) => at > 0 && isLabelled(grid, at));
  if (first > 0 && first <= 20) {
    // A label that is set to the middle of its rows has some of them above it.
    const value = grid.findIndex(
      (cells, at) =>
        at > 0 &&
        at < first &&
        !isCounted(cells) &&
        (VALUE_FIRST.test(cells[0]?.text ?? '') || cells.slice(1).some(({ text }) => FIGURE.test(text))) &&
        !isOverFigures(cells, grid[first] ?? []),
    );
    if (value <= 0) {
      let cut = findCut(lines, 0, first, false);
      while (cut < first && isOverFigures(grid[cut] ?? [], grid[first] ?? [])) cut++;
      return cut;
    }
    // The upper line of a cell that is set to its middle is closer above the figure beside it than lines are.
    let begin = value;
    while (begin > 1 && gapTo(lines[begin - 1], lines[begin]) < BESIDE * (lines[begin]?.height ?? 0)) begin--;
    return begin;
  }
  // Upper lines of heads that are set to the middle of a high header stand above the line that is known for one.
  const values = grid.findIndex(
    (cells, at) => at > 0 && cells.slice(1).some(({ text }) => beginsValue(text)),
  );
  const upper = lines.slice(0, values > 0 ? Math.min(values, MOST_UPPER) : MOST_UPPER);
  let length =
    Math.max(
      0,
      upper.findIndex((line) => isTableHeader(line)),
    ) + 1;
  // Without labels a header goes on in lines that hold words only and stand closer than the rows below.
  while (length < 4 && length < lines.length - 1) {
    const holdsValues = grid[length]?.some(
      ({ text }) => !isHeaderCell(text) && (beginsValue(text) || /^(?:once|monthly|quarterly)/i.test(text)),
    );
    if (holdsValues) break;
    if (areLeftOpen(grid[length - 1] ?? [], grid[length] ?? [])) {
      length++;
      continue;
    }
    const pitch = gapTo(lines[length - 1], lines[length]);
    const isFar = pitch > gapTo(lines[length], lines[length + 1]) + 0.5;
    if (isFar && !(cellAt(grid, length) === '' && namesColumns(grid[length] ?? []))) break;
    // "Name of | Height above" and "stack | ground level (m)" close below, with the rows further down: the second line of the first head as well.
    const rest = Array.from({ length: Math.max(0, values - length) }, (_, at) =>
      gapTo(lines[length + at], lines[length + at + 1]),
    );
    const name = cellAt(grid, length);
    const isOpen = /\b(?:of|per|in|to|and)$|[&/(,-]$/i.test(cellAt(grid, length - 1));
    const below = lines[length];
    const isHead = below !== undefined && isTableHeader(below);
    if (
      name !== '' &&
      !(
        (isOpen || isHead || /^(?:[a-z(]|No\.?$)/.test(name)) &&
        rest.length > 0 &&
        Math.max(...rest) > pitch + CLOSER
      )
    )
      break;
    length++;
  }
  return length;
};

/** "6.5-8.5", "30 mg/l": a value at the beginning of a row, which no label or head is. */
const VALUE_FIRST = /^[<≤]?\s*\d+(?:\.\d+)?\s*(?:(?:to|-|–)\s*\d+\.\d|(?:m?g|[µμ]g)\s?\/|ppm\b|dB)/i;

/** A figure alone or with a unit, as the cells of a body hold it; "24 hours" is a head. */
const FIGURE = /^[<≤]?\s*\d[\d.,]*(?:\s*(?:to|-|–)\s*\d[\d.]*)?(?:\s+(?!ho?u?rs?\b)[a-zµμ]\S*)?$/i;
/** Lines of one head are closer than rows by so many points. */
const CLOSER = 1.2;
const MOST_HEAD_LINES = 8;
/** How far the label of a row may begin from where the heads do, in points. */
const INDENT = 24;

/** How many lines are heads, before the columns are known: those above the first label, or above the first figure. */
export const countHeadLines = (lines: TextLine[]): number => {
  const above = lines.slice(0, MOST_HEAD_LINES + 1);
  // "m" below "Height," is the second line of that head: the label of a row stands at the left.
  const left = (above[0]?.x0 ?? 0) + INDENT;
  const labelled = above.findIndex((line, at) => at > 0 && line.x0 < left && hasRowLabel(line));
  const first =
    labelled > 0
      ? labelled
      : above.findIndex((line, at) => at > 0 && line.cells.slice(1).some(({ text }) => FIGURE.test(text)));
  return Math.max(0, first);
};

/**
 * Columns that belong together: the head is centred over a column whose cells stand to one side of it, so that one
 * strip holds only the head and the next only cells.
 */
export const mergeHalves = (grid: LineCell[][], length: number): LineCell[][] => {
  const width = grid[0]?.length ?? 0;
  const isEmpty = (at: number, from: number, to: number) =>
    grid.slice(from, to).every((cells) => !cells[at]?.text);
  const groups: number[][] = [];
  for (let at = 0; at < width; at++) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const headOnly = (each: number) => isEmpty(each, length, grid.length);
    const bodyOnly = (each: number) => isEmpty(each, 0, length);
    const fits =
      last !== undefined &&
      group?.length === 1 &&
      ((headOnly(last) && bodyOnly(at)) || (bodyOnly(last) && headOnly(at)));
    if (group && fits) group.push(at);
    else groups.push([at]);
  }
  return grid.map((cells) =>
    groups.map((group) => {
      const own = group.flatMap((at) => cells[at] ?? []);
      return {
        text: own
          .map(({ text }) => text)
          .filter(Boolean)
          .join(' '),
        parts: own.flatMap(({ parts }) => parts),
      };
    }),
  );
};
