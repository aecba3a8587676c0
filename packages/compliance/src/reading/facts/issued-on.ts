import { findDates } from '../language/dates.ts';
import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';

const LABEL = /\b(?:date\s+of\s+issue|issue\s+date|issued\s+on|dated?|dtd?|dt)\b\s*[.:;,\-–]*\s*$/i;
const ISSUE = /\b(?:date\s+of\s+issue|issue\s+date|issued\s+on)\b/i;
const SIGNED = /\b(?:date|signed)\b[^\d]{0,30}((?:20)\d{2})\.(\d{2})\.(\d{2})/i;
const APPLICATION =
  /application|minutes|meeting|vide|hearing|inspection|your\s+(?:letter|application)|notification|valid|expir/i;

const labelledDate = (text: string): string | null => {
  for (const date of findDates(text)) {
    if (!date.iso) continue;
    const before = text.slice(Math.max(0, date.start - 26), date.start);
    const context = text.slice(Math.max(0, date.start - 60), date.start);
    if (
      (LABEL.test(before) || /^\s*[:\-–]?\s*$/.test(text.slice(0, date.start))) &&
      !APPLICATION.test(context)
    )
      return date.iso;
  }
  return null;
};

const anyDate = (text: string): string | null => findDates(text).find((date) => date.iso)?.iso ?? null;

/**
 * The day of issue: beside the order's number, else labelled as such, else the first labelled date of the head,
 * else the day of the digital signature. `numberQuote` is the words that the number was found in.
 */
export const findIssuedOn = (
  head: Head,
  all: TextLine[],
  numberQuote: string | null,
): Fact<string> | undefined => {
  const beside = numberQuote === null ? -1 : head.lines.findIndex((line) => numberQuote.includes(line.text));
  const fact = (value: string, line: TextLine, confidence: number): Fact<string> => ({
    value,
    citation: citeLines([line]),
    confidence,
  });
  const issue = head.lines.find(
    (line) => ISSUE.test(line.text) && anyDate(line.text.slice(line.text.search(ISSUE))),
  );
  const own = beside >= 0 ? head.lines.slice(beside, beside + 2) : [];
  for (const line of own) {
    const value = labelledDate(line.text);
    if (value) return fact(value, line, 0.96);
  }
  if (issue) {
    const value = anyDate(issue.text.slice(issue.text.search(ISSUE)));
    if (value) return fact(value, issue, 0.95);
  }
  for (const [at, line] of head.lines.entries()) {
    const value = labelledDate(line.text);
    if (value) return fact(value, line, 0.9);
    // The label at the end of one line, the date on the next.
    const next = head.lines[at + 1];
    if (next && LABEL.test(line.text) && !APPLICATION.test(line.text)) {
      const below = anyDate(next.text);
      if (below) return fact(below, next, 0.85);
    }
  }
  const signed = all.find((line) => SIGNED.test(line.text));
  const match = signed ? SIGNED.exec(signed.text) : null;
  return signed && match ? fact(`${match[1]}-${match[2]}-${match[3]}`, signed, 0.75) : undefined;
};
