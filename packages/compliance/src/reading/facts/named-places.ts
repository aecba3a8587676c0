import type { TextLine } from '../layout/text-line.ts';
import { toName } from './place-name.ts';

/** A name that stands where an order names its holder, and the lines that it was found in. */
export type NamedPlace = { name: string; lines: TextLine[] };

/** The subject of a letter. */
export const SUBJECT = /^\W*sub(?:ject)?\s*[.:;-]/i;

/** Words over three lines, as sentences run, which begin in the first. */
export const windowAt = (lines: TextLine[], at: number, count = 3): string =>
  lines
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');

/** A full line that the next goes on with. */
export const LONG_OPEN = /^.{60,}[^.:;\s]\s*$/;

/** The names that a pattern finds in its first group, where its match begins, with the lines that the name stands in. */
export const findAll = (lines: TextLine[], pattern: RegExp): NamedPlace[] =>
  lines.flatMap((line, at) => {
    // In the middle of a sentence the start of a line is the start of nothing.
    const lead = LONG_OPEN.test(lines[at - 1]?.text ?? '') ? 'a ' : '';
    const text = `${lead}${windowAt(lines, at)}`;
    return [...text.matchAll(pattern)].flatMap((match) => {
      const name = match.index < line.text.length + lead.length ? toName(match[1] ?? '') : null;
      const [start = 0] = match.indices?.[1] ?? [];
      const below =
        start < line.text.length + lead.length
          ? 0
          : start < `${lead}${windowAt(lines, at, 2)}`.length
            ? 1
            : 2;
      return name ? [{ name, lines: lines.slice(at + below, at + below + 2) }] : [];
    });
  });

/** A run of words that begin with capitals, with small words and brackets among them. */
const WORD = "(?:[A-Z][\\w.&'’/+-]*|\\d+[A-Z]?|&|\\([^()]{1,50}\\))";
export const NAME = `((?!(?:Establish|Operat|ESTABLISH|OPERAT)\\w*\\b)${WORD}(?:(?:\\s+(?:of|and|for|the|de|cum))?\\s+${WORD}){1,9})`;
/** Where the name ends. */
export const BEHIND =
  '(?=\\s*(?:[,;:.(–]|\\s-\\s|$)|\\s+(?:at|of|in|located|situated|having|with|for|is|are|has|have|an?|the|to|under|on|from|and|as|by|which|who|was)\\b)';
export const anyOf = (source: string) => new RegExp(source, 'dg');
