import { findDates } from '../language/dates.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';
import { isOfOtherPaper, toOpenEnd } from './other-paper.ts';
import {
  APPLICATION,
  anyDate,
  DATED_THIS,
  dateAlone,
  dateBehind,
  fact,
  GIVEN_AT,
  isBelowLabel,
  issueDate,
  labelledDate,
  OUTWARD,
  PLACE,
  SIGNED,
  withDay,
} from './printed-dates.ts';

/** The head, all lines of the order, and the words that its number was found in (null: no number). */
type IssueEvidence = { head: Head; all: TextLine[]; numberQuote: string | null };

/** The day of issue, or null. The first rule that finds one decides. */
export type IssuedOnRule = Rule<[evidence: IssueEvidence], Fact<string>>;

/** The order matters: what is sure comes first. */
export const ISSUED_ON_RULES: readonly IssuedOnRule[] = [
  /** A labelled date in the line of the order's number, or in the next. Leaves dates of applications and meetings. */
  {
    id: 'beside-number',
    read: ({ head, numberQuote }) => {
      const beside =
        numberQuote === null ? -1 : head.lines.findIndex((line) => numberQuote.includes(line.text));
      for (const [below, line] of (beside >= 0 ? head.lines.slice(beside, beside + 2) : []).entries()) {
        const value =
          labelledDate(withDay(head.lines, beside + below), head.lines[beside + below - 1]) ??
          (numberQuote?.startsWith(line.text) ? (dateAlone(line) ?? dateBehind(line.text)) : null);
        if (value) return fact(value, line, 0.96);
      }
      return null;
    },
  },
  /** "Date of issue: 12-09-2023". Leaves a date before the label. */
  {
    id: 'date-of-issue',
    read: ({ head }) => {
      for (const [at, line] of head.lines.entries()) {
        const value = issueDate(withDay(head.lines, at), head.lines[at - 1]);
        if (value) return fact(value, line, 0.95);
      }
      return null;
    },
  },
  /** "by this order No. 4471, given at Mysuru on the 4th November 2023, permits". Leaves what was given before. */
  {
    id: 'given-at',
    read: ({ head }) => {
      for (const [at, line] of head.lines.entries()) {
        const text = withDay(head.lines, at);
        const open = toOpenEnd(head.lines[at - 1]?.text, text);
        const date = findDates(text).find(
          ({ start, iso }) => iso !== null && GIVEN_AT.test(`${open}${text.slice(0, start)}`),
        );
        const before = `${open}${text.slice(0, date?.start ?? 0)}`;
        if (date?.iso && !isOfOtherPaper(before, text.slice(date.end))) return fact(date.iso, line, 0.9);
      }
      return null;
    },
  },
  /** The first "Dated: …" of the head, or a date below such a label at the end of a line. Leaves applications. */
  {
    id: 'labelled',
    read: ({ head }) => {
      for (const [at, line] of head.lines.entries()) {
        const value = labelledDate(withDay(head.lines, at), head.lines[at - 1]);
        if (value) return fact(value, line, 0.9);
        const next = head.lines[at + 1];
        const below = next && isBelowLabel(line) ? anyDate(next.text) : null;
        if (next && below) return fact(below, next, 0.85);
      }
      return null;
    },
  },
  /** "Puducherry, the 14th June 2024": the place before it. Leaves lines that speak of other papers. */
  {
    id: 'place-and-day',
    read: ({ head }) => {
      for (const [at, line] of head.lines.entries()) {
        const text = withDay(head.lines, at);
        const date = findDates(text).find(({ iso }) => iso);
        const before = text.slice(0, date?.start ?? 0);
        const isLast = date !== undefined && /^[.\s]*$/.test(text.slice(date.end));
        if (date?.iso && isLast && PLACE.test(before) && !APPLICATION.test(before))
          return fact(date.iso, line, 0.85);
      }
      return null;
    },
  },
  /** "Outward No. 119988, 02/02/2024": right behind the number under which it was sent. Leaves other numbers. */
  {
    id: 'behind-outward-number',
    read: ({ head }) => {
      for (const line of head.lines) {
        const value = OUTWARD.test(line.text) ? anyDate(line.text.slice(line.text.search(OUTWARD))) : null;
        if (value) return fact(value, line, 0.85);
      }
      return null;
    },
  },
  /** "Page 1 | 12 May 2023" above the subject: a day alone in its cell. Leaves days of applications. */
  {
    id: 'alone-in-cell',
    read: ({ head }) => {
      const subject = head.lines.findIndex(({ text }) =>
        /^\W*(?:sub(?:ject)?\s*[.:;-]|to\b\W*$|sir\b)/i.test(text),
      );
      for (const line of head.lines.slice(0, subject < 0 ? 0 : subject)) {
        const value = APPLICATION.test(line.text) ? null : dateAlone(line);
        if (value) return fact(value, line, 0.7);
      }
      return null;
    },
  },
  /** "Dated this Eighteenth day of January, 2023 (18/01/2023) at Gwalior", above the signature. Leaves agreements. */
  {
    id: 'dated-this',
    read: ({ all }) => {
      const line = all.find(({ text }) => DATED_THIS.test(text));
      const value = line ? anyDate(line.text) : null;
      return line && value ? fact(value, line, 0.85) : null;
    },
  },
  /** "Signed … 2024.06.05": the digital signature, anywhere in the order. Leaves other dates. */
  {
    id: 'signature',
    read: ({ all }) => {
      const signed = all.find((line) => SIGNED.test(line.text));
      const match = signed ? SIGNED.exec(signed.text) : null;
      return signed && match ? fact(`${match[1]}-${match[2]}-${match[3]}`, signed, 0.75) : null;
    },
  },
];

/**
 * The day of issue: beside the order's number, else labelled as such, else the first labelled date of the head,
 * else the day of the digital signature. `numberQuote` is the words that the number was found in.
 */
export const findIssuedOn = (
  head: Head,
  all: TextLine[],
  numberQuote: string | null,
  rules = ISSUED_ON_RULES,
): Fact<string> | undefined => readFirst(rules, { head, all, numberQuote }) ?? undefined;
