import { readFirst } from '../rule.ts';
import { RUNNING_LINE_RULES } from './running-line-rules.ts';
import type { TextLine } from './text-line.ts';

/** What repeats on every page does so with another page number or time: digits are levelled. */
const levelled = (line: TextLine): string =>
  line.text
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, '');

const isNearEdge = (line: TextLine): boolean =>
  line.y < line.pageHeight * 0.14 || line.y + line.height > line.pageHeight * 0.88;

/** Lines of recognised pages stand at the same height if it differs by less than this share of their pages. */
const SAME_HEIGHT = 0.02;
/** Shorter ones are told by nothing but their letters one by one. */
const FEWEST_LETTERS = 10;
/** So much of two lines is alike if one letter here and there was misread. */
const ALIKE = 0.8;

/** The pairs of letters of a recognised line, whose strokes and digits come out as others on each page; null: too few. */
const pairsOf = ({ text }: TextLine): ReadonlySet<string> | null => {
  const letters = text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return letters.length < FEWEST_LETTERS
    ? null
    : new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
};

const isAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  2 * [...a].filter((pair) => b.has(pair)).length >= ALIKE * (a.size + b.size);

/** The pages of which a recognised line near the edge is read like one at the same height of its sheet, by line. */
const findAlike = (edges: readonly TextLine[]): ReadonlyMap<TextLine, ReadonlySet<number | null>> => {
  const known = edges.flatMap((line) => {
    const pairs = line.toPaper === undefined ? null : pairsOf(line);
    return pairs === null ? [] : [{ line, pairs, at: line.y / line.pageHeight }];
  });
  return new Map(
    known.map(({ line, pairs, at }) => [
      line,
      new Set(
        known
          .filter((each) => Math.abs(each.at - at) < SAME_HEIGHT && isAlike(pairs, each.pairs))
          .map((each) => each.line.page),
      ),
    ]),
  );
};

/**
 * Takes running headers, footers and page numbers out of the lines: lines near the upper or lower edge of the page
 * that stand at the same height on at least half of the pages, and bare page numbers there. On recognised pages, whose
 * sheets are cut differently, heights and letters may differ a little.
 */
export const withoutRunningLines = (
  lines: TextLine[],
  rules = RUNNING_LINE_RULES,
): { body: TextLine[]; running: TextLine[] } => {
  const pages = new Set(lines.map((line) => line.page)).size;
  const seen = new Map<string, Set<number | null>>();
  const words = new Map(lines.filter(isNearEdge).map((line) => [line, levelled(line)]));
  const keyOf = (line: TextLine, higher: number) => `${words.get(line)}@${Math.round(line.y / 8) + higher}`;
  for (const line of words.keys()) {
    const key = keyOf(line, 0);
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page));
  }
  const alike = findAlike([...words.keys()]);
  const isRunning = (line: TextLine): boolean => {
    if (line.page === null) return false;
    const on = new Set([-1, 0, 1].flatMap((higher) => [...(seen.get(keyOf(line, higher)) ?? [])]));
    return readFirst(rules, line, { on: Math.max(on.size, alike.get(line)?.size ?? 0), pages }) === 'running';
  };
  const running = new Set([...words.keys()].filter(isRunning));
  return { body: lines.filter((line) => !running.has(line)), running: [...running] };
};
