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
  const keyOf = (line: TextLine) => `${levelled(line)}@${Math.round(line.y / 8)}`;
  const keysOf = (line: TextLine) => [-1, 0, 1].map((d) => `${levelled(line)}@${Math.round(line.y / 8) + d}`);
  for (const line of lines.filter(isNearEdge)) {
    const key = keyOf(line);
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page));
  }
  const isRunning = (line: TextLine): boolean => {
    if (line.page === null || !isNearEdge(line)) return false;
    const on = new Set(keysOf(line).flatMap((key) => [...(seen.get(key) ?? [])]));
    return readFirst(rules, line, { on: on.size, pages }) === 'running';
  };
  return { body: lines.filter((line) => !isRunning(line)), running: lines.filter(isRunning) };
};
