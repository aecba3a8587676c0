import type { Rule } from '../rule.ts';
import type { TextLine } from './text-line.ts';

/** On how many pages a line stands at the same height, and how many there are. */
export type Repetition = { on: number; pages: number };

/** Whether a line near the edge of its page is no part of the order's text. */
export type RunningLineRule = Rule<[line: TextLine, repetition: Repetition], 'running'>;

/** "10) सेंद्रिय …" has other letters behind its number. */
const SIGNS = '[^\\p{L}\\p{M}\\p{Nd}]*';
const PAGE = '(?:page|पृष्ठ|पेज|पान|પાનું|પાના|પૃષ્ઠ|પેજ)';
const NUMBER = '(?:no|क्रमांक|क्र|संख्या|सं|नं|નંબર|નં)';
/** "Page 3 of 12", "पृष्ठ 1 / 3", "पान क्र. २", "પાના નં. 3". */
const PAGE_NUMBER = new RegExp(
  `^${SIGNS}(?:${PAGE}\\s*(?:${NUMBER}\\.?)?\\s*[-:]?\\s*)?\\p{Nd}{1,3}\\s*(?:/|of|का|पैकी)?\\s*\\p{Nd}{0,3}\\s*(?:page\\s*s?)?${SIGNS}$|^page\\s*\\d+\\s*(?:of|/)\\s*\\d+$`,
  'iu',
);

/** Longer lines are words. */
const MOST_DIRT = 3;

/** A line is left out if one of them says so. */
export const RUNNING_LINE_RULES: readonly RunningLineRule[] = [
  /** "Page 3 of 12", "- 3 -" at the very edge, even on a single page. Leaves numbers further in, which may be rows. */
  {
    id: 'page-number',
    read: (line) =>
      PAGE_NUMBER.test(line.text) && (line.y > line.pageHeight * 0.9 || line.y < line.pageHeight * 0.07)
        ? 'running'
        : null,
  },
  /** "nN" at the very edge of a recognised page: a page number that came out as letters, or dirt. Leaves words further in. */
  {
    id: 'edge-dirt',
    read: (line) => {
      const isAtEdge = line.y < line.pageHeight * 0.05 || line.y > line.pageHeight * 0.95;
      return line.toPaper && isAtEdge && line.text.replaceAll(' ', '').length <= MOST_DIRT ? 'running' : null;
    },
  },
  /** What stands at the same height on half of the pages, numbers aside. Leaves an order of one page. */
  {
    id: 'repeated',
    read: (_, { on, pages }) => (on >= Math.max(2, Math.ceil(pages / 2)) ? 'running' : null),
  },
];
