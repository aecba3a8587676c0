import { readFirst } from '../rule.ts';
import { RUNNING_LINE_RULES } from './running-line-rules.ts';
import type { TextLine } from './text-line.ts';

/** What repeats on every page does so with another page number or time: digits are levelled. */
const levelled = (line: TextLine): string => line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, '');

const isNearEdge = (line: TextLine): boolean =>
  line.y < line.pageHeight * 0.14 || line.y + line.height > line.pageHeight * 0.88;

/**
 * Takes running headers, footers and page numbers out of the lines: lines near the upper or lower edge of the page
 * that stand at the same height on at least half of the pages, and bare page numbers there.
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
  const isRunning = (line: TextLine): boolean => {
    if (line.page === null) return false;
    const on = new Set([-1, 0, 1].flatMap((higher) => [...(seen.get(keyOf(line, higher)) ?? [])]));
    return readFirst(rules, line, { on: on.size, pages }) === 'running';
  };
  const running = new Set([...words.keys()].filter(isRunning));
  return { body: lines.filter((line) => !running.has(line)), running: [...running] };
};
