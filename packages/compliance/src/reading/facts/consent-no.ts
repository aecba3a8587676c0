import { findDates } from '../language/dates.ts';
import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';

/** Labels of the order's own number, the most telling first. */
const LABELS: RegExp[] = [
  /(?:combined\s+)?consent\s*order\s*(?:no|number)s?\b\.?/i,
  /\b(?:CC\s?&?\s?A|CTE|CTO|CFE|CFO|NOC)\s*(?:order\s*)?(?:no|number)\b\.?/i,
  /\bconsent\s+letter\s*(?:no|number)\b\.?/i,
  /\b(?:order|authori[sz]ation|consent|certificate)\s*(?:order\s*)?(?:no|number)\b\.?/i,
  /(?:file\s+)?number\s+of\s+(?:the\s+)?authori[sz]ation(?:\s+and\s+date\s+of\s+issue)?/i,
  /\bEC\s+identification\s*(?:no|number)\b\.?/i,
  /^\W*(?:F|file)\.?\s*no\b\.?/i,
  /^\W*(?:ref(?:erence)?|letter|outward|proc(?:eeding)?s?)?\.?\s*no\b\.?/i,
  /^\W*no\b\.?/i,
];
const OTHER_NUMBER =
  /\b(?:application|inward|UAN\s*no|phone|fax|plot|survey|vide|earlier|previous|minutes|GSTIN|CIN|PCB\s*ID)\b/i;

const END =
  /(?:\s+|(?<=\d))(?:dated?|dt\.?|dtd\.?|date|and\s+\d+|pcb\s*id|valid|inward|issued|unit\s*id|file\s*no|industry|for\b|PROC)\b.*$|\s*[,;]\s*(?:dated?|dt)\b.*$/i;

/** The rest of a number that was broken at a blank: "NAGAR/2024" at the start of the next line. */
const WRAPPED = /^[A-Z][A-Z-]*\/(?:[\w-]+\/)*\d{2,}(?=\s|$)/;

const clean = (raw: string): string =>
  raw
    .replace(/^[\s:.\-–—]+/, '')
    .replace(END, '')
    .replace(/[\s,;:.\-–(]+$/, '')
    .trim();

const isNumber = (value: string): boolean => {
  if (!/\d{2}/.test(value) || value.length < 4 || value.length > 90 || value.split(' ').length > 7)
    return false;
  const date = findDates(value)[0];
  return !(date && date.end - date.start >= value.length - 2);
};

const readLine = (
  line: TextLine,
  next: TextLine | undefined,
  label: RegExp,
): { value: string; lines: TextLine[] } | null => {
  const match = label.exec(line.text);
  if (!match) return null;
  const before = line.text.slice(0, match.index);
  if (OTHER_NUMBER.test(before.slice(-40))) return null;
  const rest = line.text.slice(match.index + match[0].length);
  if (/^\s*(?:[:.\-–]|\s)*$/.test(rest) || /^\s*:?\s*$/.test(clean(rest))) {
    const value = next ? clean(next.text) : '';
    return isNumber(value) && next ? { value, lines: [line, next] } : null;
  }
  // What stands behind the label in the same cell, so that a second column does not run in.
  const cell = line.cells.find((each) => label.test(each.text));
  const inCell = cell
    ? clean(cell.text.slice((label.exec(cell.text)?.index ?? 0) + (label.exec(cell.text)?.[0].length ?? 0)))
    : '';
  const value = isNumber(inCell) ? inCell : clean(rest);
  if (!isNumber(value)) return null;
  const wrapped =
    value.includes('/') && line.text.trim().endsWith(value) ? WRAPPED.exec(next?.text ?? '')?.[0] : undefined;
  return wrapped && next ? { value: `${value} ${wrapped}`, lines: [line, next] } : { value, lines: [line] };
};

/** The number of the order itself, not of an application, an earlier consent or the proceedings. */
export const findConsentNo = (head: Head): Fact<string> | undefined => {
  for (const [rank, label] of LABELS.entries()) {
    for (const [at, line] of head.lines.entries()) {
      const found = readLine(line, head.lines[at + 1], label);
      if (found)
        return { value: found.value, citation: citeLines(found.lines), confidence: rank < 6 ? 0.95 : 0.85 };
    }
  }
  return undefined;
};
