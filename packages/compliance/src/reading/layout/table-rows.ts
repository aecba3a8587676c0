import { beginsValue } from './cell-values.ts';
import { ROW_LABEL } from './row-label.ts';
import type { LineCell, TableRow } from './table-columns.ts';
import type { TextLine } from './text-line.ts';

const join = (a: string, b: string): string => (a && b ? `${a} ${b}` : a || b);

/** The distance between two lines of a page; none is so far as lines of two pages. */
export const gapTo = (from: TextLine | undefined, to: TextLine | undefined): number =>
  !from || !to || from.page !== to.page ? Number.POSITIVE_INFINITY : Math.abs(to.y - from.y);

/** Gaps that differ by less than this (points) are the same gap. */
const SAME_GAP = 1.2;

/**
 * Where to cut between two lines that belong to different rows: at the widest gap between them. Where several are as
 * wide, the cells are either set to the top (the cut is right above the lower label) or to the middle of their row.
 */
export const findCut = (lines: TextLine[], from: number, to: number, isCentred: boolean): number => {
  const cuts = Array.from({ length: to - from }, (_, at) => from + at + 1);
  const widest = Math.max(...cuts.map((cut) => gapTo(lines[cut - 1], lines[cut])));
  const best = cuts.filter((cut) => gapTo(lines[cut - 1], lines[cut]) >= widest - SAME_GAP);
  return (isCentred ? best[Math.floor((best.length - 1) / 2)] : best.at(-1)) ?? to;
};

/** A cell of the grid, or nothing. */
export const cellAt = (grid: LineCell[][], row: number, column = 0): string =>
  grid[row]?.[column]?.text ?? '';

/** Puts the cells of several lines together, column by column. */
const toRow = (lines: TextLine[], grid: LineCell[][]): TableRow => ({
  cells: (grid[0] ?? []).map((_, at) => grid.reduce((text, cells) => join(text, cells[at]?.text ?? ''), '')),
  lines,
  grid,
  under: null,
});

const isEvenlySet = (lines: TextLine[]): boolean => {
  const gaps = lines.slice(1).map((line, at) => gapTo(lines[at], line));
  return Math.max(...gaps) - Math.min(...gaps) < SAME_GAP;
};

/** "NOx | 120" at the head of a page, above a row that fills its first columns: the row of the page before goes on. */
const goesOnOverPage = (lines: TextLine[], grid: LineCell[][], from: number, to: number): boolean => {
  const breaks = Array.from({ length: to - from }, (_, at) => from + at + 1).filter(
    (at) => lines[at - 1]?.page !== lines[at]?.page,
  );
  const [start] = breaks;
  if (breaks.length !== 1 || start === undefined || start === to || cellAt(grid, to, 1) === '') return false;
  return grid.slice(start, to).every((cells) => {
    const filled = cells.map(({ text }) => text).filter(Boolean);
    const isInside = cells.slice(0, 2).every(({ text }) => text === '');
    return isInside && filled.length > 1 && filled.some((text) => /^[<≤]?\s*\d/.test(text));
  });
};

/** So much of the widest gap may part rows as well, where all begin with their labels. */
const NEARLY_WIDEST = 0.8;

/** Whether the first row begins with its label and goes on right below it: then all rows begin with theirs. */
const isSetToTop = (lines: TextLine[], [first, second]: number[]): boolean => {
  if (first !== 0 || second === undefined || second < 2) return false;
  const gaps = lines.slice(1, second + 1).map((line, at) => gapTo(lines[at], line));
  return (gaps[0] ?? 0) < Math.max(...gaps) - SAME_GAP;
};

/** Whether the line of a label and the one above it each have a value, and stand nearly as far apart as any since the label before (`from`). */
const beginsRow = (lines: TextLine[], grid: LineCell[][], from: number, label: number): boolean => {
  const gaps = lines.slice(from + 1, label + 1).map((line, at) => gapTo(lines[from + at], line));
  const hasValue = (at: number) => (grid[at]?.at(-1)?.text ?? '') !== '';
  return (gaps.at(-1) ?? 0) >= NEARLY_WIDEST * Math.max(...gaps) && hasValue(label) && hasValue(label - 1);
};

/** Whether a row of the lines `from` to `last`, with its label in the middle, begins where a page does, and ends with the table or evenly before the label `next`. */
const beginsPage = (lines: TextLine[], from: number, last: number, next: number | undefined): boolean =>
  lines[from]?.page !== lines[from - 1]?.page &&
  (next === undefined ? last === lines.length - 1 : last < next && isEvenlySet(lines.slice(from, last + 1)));

/** The index of the first line of each row, where rows have labels. */
const findLabelledStarts = (lines: TextLine[], grid: LineCell[][], labels: number[]): number[] => {
  const isCentred = (labels[0] ?? 0) > 0;
  const isTop = isSetToTop(lines, labels);
  const starts: number[] = [];
  for (const [at, label] of labels.entries()) {
    const before = labels[at - 1];
    const start = starts.at(-1) ?? 0;
    // A label in the middle of its row has as many lines below it as above, where all stand equally far apart.
    const mirrored = before === undefined ? 0 : 2 * before - start + 1;
    const isEven =
      isCentred &&
      before !== undefined &&
      mirrored > before + 1 &&
      mirrored <= label &&
      (isEvenlySet(lines.slice(start, mirrored + 1)) ||
        (isEvenlySet(lines.slice(start, mirrored)) &&
          beginsPage(lines, mirrored, 2 * label - mirrored, labels[at + 1])));
    const cut = () =>
      before !== undefined &&
      (goesOnOverPage(lines, grid, before, label) || (isTop && beginsRow(lines, grid, before, label)))
        ? label
        : findCut(lines, before ?? 0, label, isCentred);
    starts.push(before === undefined ? 0 : isEven ? mirrored : cut());
  }
  return starts;
};

const WRAPPED = 1.45;

/** What a cell cannot end with: its next line goes on with it. */
const OPEN_END = /[/(,&:+]$|\b(?:and|or|of|with|for|to|plus)$/i;

/** "1 x 250 KVA | 75 mg/Nm3" right below "2 x 500 KVA and | PM (DG):": the second line of several cells of a named row, as one of them is open. */
const goesOnTogether = (lines: TextLine[], grid: LineCell[][], at: number): boolean => {
  const line = lines[at];
  if (!line || cellAt(grid, at) !== '' || gapTo(lines[at - 1], line) >= WRAPPED * line.height) return false;
  const filled = (grid[at] ?? []).flatMap(({ text }, column) => (text === '' ? [] : [column]));
  return (
    filled.length > 1 &&
    cellAt(grid, at - 1) !== '' &&
    filled.every((column) => cellAt(grid, at - 1, column) !== '') &&
    filled.some((column) => OPEN_END.test(cellAt(grid, at - 1, column)))
  );
};

/** "PM 50 mg/Nm3, SO2" above "600 mg/Nm3": the second line of a cell whose row has begun above it. */
const goesOn = (lines: TextLine[], grid: LineCell[][], at: number): boolean => {
  const filled = (grid[at] ?? []).flatMap(({ text }, column) => (text === '' ? [] : [column]));
  const [column] = filled;
  const [line, above] = [lines[at], lines[at - 1]];
  // "NOx (kiln commissioned before" above "25.08.2014)": the bracket is of one cell.
  const own = column === undefined ? '' : (grid[at]?.[column]?.text ?? '');
  if (/^[^(]*\)/.test(own) && column !== undefined && /\([^)]*$/.test(grid[at - 1]?.[column]?.text ?? ''))
    return true;
  return (
    filled.length === 1 &&
    column !== undefined &&
    column > 0 &&
    line !== undefined &&
    gapTo(above, line) < WRAPPED * line.height &&
    /(?:[a-z,]|[A-Z]\d)$/i.test(grid[at - 1]?.[column]?.text ?? '') &&
    (cellAt(grid, at - 1) !== '' || goesOn(lines, grid, at - 1))
  );
};

/** The index of the first line of each row, where rows have no labels: by their names, or by their values. */
const findPlainStarts = (lines: TextLine[], grid: LineCell[][]): number[] => {
  const all = lines.map((_, at) => at);
  const isNamed = (at: number) => cellAt(grid, at) !== '';
  const values = all.filter(
    (at) =>
      !goesOn(lines, grid, at) &&
      !goesOnTogether(lines, grid, at) &&
      grid[at]?.slice(1).some(({ text }) => /^[<≤]?\s*\d|^nil/i.test(text)),
  );
  // A value without a name beside it: names are wrapped and values set to their middle.
  if (values.some((at) => !isNamed(at))) {
    return values.map((value, at) => (at === 0 ? 0 : findCut(lines, values[at - 1] ?? 0, value, true)));
  }
  // "(stack 1) | | mg/Nm3 | months" close below a value: the second line of several cells of its row.
  const wraps = (at: number) =>
    (values.includes(at - 1) || cellAt(grid, at - 1) !== '') &&
    !values.includes(at) &&
    !grid[at]?.slice(1).some(({ text }) => beginsValue(text)) &&
    /^(?:[a-z(]|(?:MW|KVA|TPH|TPD|MT|KL|KW|HP|MVA)\b)/.test(cellAt(grid, at)) &&
    gapTo(lines[at - 1], lines[at]) < WRAPPED * (lines[at]?.height ?? 0);
  // "MW | | Nm3" below "15 | ESP | 60 mg /": the second line of several of its cells, as one of them is open.
  const isOpen = (at: number) =>
    (grid[at] ?? []).some(
      ({ text }, column) => text !== '' && /[/(,&]$/.test(cellAt(grid, at - 1, column)),
    ) && gapTo(lines[at - 1], lines[at]) < WRAPPED * (lines[at]?.height ?? 0);
  return all.filter(
    (at) => isNamed(at) && !wraps(at) && !isOpen(at) && grid[at]?.slice(1).some(({ text }) => text !== ''),
  );
};

/** One label ("Outlet 1") beside several rows: every line has a name and a value of its own. */
const isSharedLabel = (grid: LineCell[][]): boolean =>
  grid.length > 1 &&
  grid.every((cells) => {
    const [name, value, ...more] = cells
      .slice(1)
      .map(({ text }) => text)
      .filter(Boolean);
    return (
      name !== undefined &&
      value !== undefined &&
      more.length === 0 &&
      /^[A-Z]/i.test(name) &&
      /^[<≤]?\s*\d+(?:\.\d+)?(?:\s*(?:to|-|–)\s*\d+(?:\.\d+)?|\s*[a-zµμ]+\s?\/\s?[\w³]+)$/i.test(value)
    );
  });

/** "Total | 354.0": the sum below the rows, and no name that begins so. */
const isTotal = (cells: LineCell[]): boolean => {
  const [first, ...rest] = cells.map(({ text }) => text).filter(Boolean);
  return (
    /^(?:grand\s+|sub[\s-]?)?total(?:\s*[(:].*|\s+(?:at|quantity)\b.*)?$/i.test(first ?? '') &&
    rest.some((text) => /^\d/.test(text))
  );
};

/** Places of one rule, above words of several columns, differ by less than this, in points. */
const SAME_RULE = 5;

/** The first of the lines of a page up to `at` that stand below a rule: a rule may have been seen above other cells alone. */
const firstBelow = (lines: readonly TextLine[], at: number, rule: number): number => {
  const isBelow = (line: TextLine | undefined) => line?.page === lines[at]?.page && (line?.y ?? 0) > rule;
  let first = at;
  while (isBelow(lines[first - 1])) first--;
  return first;
};

/** The index of the first line of each row, where rules part rows on the page; empty where none do. */
export const findRuledStarts = (lines: TextLine[]): number[] => {
  const starts: number[] = [];
  let last: { page: number | null; rule: number } | null = null;
  for (const [at, { items, page }] of lines.entries())
    for (const { ruleAbove: rule } of items) {
      if (rule === undefined) continue;
      // The cells of a row may begin on several of its lines.
      if (last !== null && last.page === page && rule < last.rule + SAME_RULE) continue;
      const first = firstBelow(lines, at, rule);
      if (first > (starts.at(-1) ?? -1)) starts.push(first);
      last = { page, rule };
    }
  return starts.length > 0 && starts[0] !== 0 ? [0, ...starts] : starts;
};

/** Whether a line of the grid begins with the label of a row; "N." below "S." does not, and "I)" below "Category (Schedule-" closes a bracket. */
export const isLabelled = (grid: LineCell[][], at: number): boolean =>
  ROW_LABEL.test(cellAt(grid, at)) &&
  !(/^N\.?$/i.test(cellAt(grid, at)) && /^S[rl]?\.?$/i.test(cellAt(grid, at - 1))) &&
  !(/^[^(]*\)$/.test(cellAt(grid, at)) && /\([^)]*$/.test(cellAt(grid, at - 1)));

const FIGURES = /^[<≤]?\s*\d[\d,.]*(?:\s*(?:to|-|–)\s*\d[\d.]*)?\.?$/;
/** "4.500 T/year": a figure with its unit, which has a stroke. */
const MEASURED = /^[<≤]?\s*\d[\d,.]*\s*[a-zµμ]+\s?\/\s?[a-z]+[\d³]?\.?$/i;
const PART = /^[<≤]?\s*\d+\.\d+$|^\d[\d.]*\s*(?:to|-|–)\s*\d+\.\d/;

/** The lines of a body that begin with labels. Where most rows begin with names, one of a letter ("F", "B") is a name as well. */
const listLabels = (grid: LineCell[][]): number[] => {
  const filled = grid.flatMap((cells, at) => (cellAt(grid, at) !== '' && cells.length > 1 ? [at] : []));
  // "12 | ETP sludge" above "0.4 | Used oil": figures in front of their names, each of a row of its own.
  if (
    filled.some((at) => PART.test(cellAt(grid, at))) &&
    filled.every((at) => FIGURES.test(cellAt(grid, at)))
  )
    return filled;
  const labels = grid.flatMap((_, at) => (isLabelled(grid, at) ? [at] : []));
  const named = grid.filter(
    ([first, ...others]) => /[a-z]{2}/i.test(first?.text ?? '') && others.some(({ text }) => text !== ''),
  );
  return named.length > 2 * labels.length ? [] : labels;
};

/**
 * Whether rows that begin at `starts` would hold two lines that each have a name and a figure in one column: some of the
 * rules between rows were not seen.
 */
const joinsRows = (starts: readonly number[], grid: LineCell[][]): boolean =>
  starts.some((start, at) => {
    const named = grid
      .slice(start, starts[at + 1] ?? grid.length)
      .filter(([name]) => (name?.text ?? '') !== '');
    return (named[0] ?? []).some(
      (_, column) =>
        column > 0 &&
        [FIGURES, MEASURED].some(
          (pattern) => named.filter((cells) => pattern.test(cells[column]?.text ?? '')).length > 1,
        ),
    );
  });

/** Rows from the lines of a table's body: by their labels, or else by the lines that fill the first column; by the rules between them where labels are lost. */
export const toRows = (lines: TextLine[], grid: LineCell[][]): TableRow[] => {
  const labels = listLabels(grid);
  // A sum is a row of its own, though it has no label.
  const marked =
    labels.length === 0
      ? labels
      : lines.map((_, at) => at).filter((at) => labels.includes(at) || isTotal(grid[at] ?? []));
  const ruled = findRuledStarts(lines);
  const starts =
    ruled.length > labels.length && !joinsRows(ruled, grid)
      ? ruled
      : labels.length > 0
        ? findLabelledStarts(lines, grid, marked)
        : findPlainStarts(lines, grid);
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? lines.length;
    const each = lines.slice(start, end);
    const cells = grid.slice(start, end);
    return labels.length > 0 && isSharedLabel(cells)
      ? each.map((line, row) => toRow([line], [cells[row] ?? []]))
      : [toRow(each, cells)];
  });
};
