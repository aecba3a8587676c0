import { findDates } from '../language/dates.ts';
import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';
import { isOfOtherPaper, toOpenEnd } from './other-paper.ts';

/** The head, all lines of the order, and the words that its number was found in (null: no number). */
type IssueEvidence = { head: Head; all: TextLine[]; numberQuote: string | null };

/** The day of issue, or null. The first rule that finds one decides. */
export type IssuedOnRule = Rule<[evidence: IssueEvidence], Fact<string>>;

const LABEL =
  /\b(?:date\s+of\s+issue|issue\s+date|issued\s+on|dated?|dtd?|dt)\b\s*[.:;,\-–]*\s*(?:(?:at\s+)?(?:[a-z]+\s*,?\s+){0,2}the\s+|(?<=,\s*)[a-z]{4,}\s*,?\s+)?$|(?:दिनांक|दिनाँक|तारीख|તારીખ)\s*[.:;,\-–]*\s*$/i;
const ISSUE =
  /\b(?:date\s+of\s+(?:issu(?:e|ance)|generation|(?:grant\s+of\s+)?(?:registration|authori[sz]ation|grant|consent|order|approval|renewal|certificate)(?=\s*[:–-]))|issue\s+date|issued\s+on|generated\s+on)\b/i;
/** Words between a label and a date that is not its own. */
const BREAKS = /\b(?:up\s*to|till|until|valid\w*|to|from|expir\w*|application|earlier|previous)\b/i;
const OUTWARD = /\b(?:out\s?ward|dispatch|despatch)\s*(?:no|number)\b[\s.:]*[\w/-]+\s*,?\s*(?=\d{1,2}[./-])/i;
/** How an order that is dated at its end says so. */
const DATED_THIS = /^\W*(?:dated|given|issued|signed)\s+(?:[^.;]{2,80}\s)?this\b/i;
/** A day whose month stands on the next line. */
const OPEN_DAY = /\b\d{1,2}\s?(?:st|nd|rd|th)\s*(?:day\s+of)?\s*$/i;
/** Nothing, or "Agartala, the". */
const PLACE_ALONE = /^\s*(?:[A-Z][a-z]+\s*[,-]\s*)?(?:the\s+)?$/;
/** A place, and no verb. */
const PLACE = /(?:^|\s)[A-Z][a-z]+\s*[,-]\s*(?:the\s+)?$/;
const SIGNED = /\b(?:date|signed)\b[^\d]{0,30}((?:20)\d{2})\.(\d{2})\.(\d{2})/i;
const APPLICATION =
  /application|minutes|meeting|vide|hearing|inspection|your\s+(?:letter|application)|notification|G\.?S\.?R\b|gazette|valid|expir|\breceipt|challan|receive|affidavit|undertaking|\blease|agreement|commission|executed|printed|\bC\.?A\.?\s+certificate|\bTOR\s+(?:letter\s+)?(?:date|granted|issued)|terms\s+of\s+reference|\bproposal\b|आवेदन|अर्ज|અરજી|बैठक|वैध|मान्य|पत्र\s+दिनांक/i;

/** "… consent up to" above "31/03/2029, subject to": a date that a sentence goes on with. */
const goesOn = (last: TextLine | undefined, behind: string): boolean =>
  /^\s*[,;]?\s*(?:and|subject|of|for|with|under|to|till)\b/.test(behind) ||
  /\b(?:up\s*to|till|until|to|from|valid|on|of|and)\s*$/.test(last?.text ?? '');

const labelledDate = (text: string, last?: TextLine): string | null => {
  for (const date of findDates(text)) {
    if (!date.iso) continue;
    const before = text.slice(Math.max(0, date.start - 48), date.start);
    const context = text.slice(Math.max(0, date.start - 60), date.start);
    if (
      (LABEL.test(before) ||
        (/^\s*[:\-–]?\s*$/.test(text.slice(0, date.start)) && !goesOn(last, text.slice(date.end)))) &&
      !APPLICATION.test(context) &&
      !isOfOtherPaper(`${toOpenEnd(last?.text, text)}${text.slice(0, date.start)}`, text.slice(date.end))
    )
      return date.iso;
  }
  return null;
};

/** "Date of issue: 12-09-2023": the date behind a label, and not that of an end ("from the date of issue up to …"). */
const issueDate = (text: string, last?: TextLine): string | null => {
  const label = ISSUE.exec(text);
  if (!label) return null;
  const behind = text.slice(label.index + label[0].length);
  const date = findDates(behind).find(({ iso }) => iso);
  const between = behind.slice(0, date?.start ?? 0);
  return date?.iso &&
    !BREAKS.test(between) &&
    !/\b(?:was|were|had\s+been|is|been)\s*$/i.test(text.slice(0, label.index)) &&
    !isOfOtherPaper(`${toOpenEnd(last?.text, text)}${text.slice(0, label.index)}`, behind.slice(date.end))
    ? date.iso
    : null;
};

const anyDate = (text: string): string | null => findDates(text).find((date) => date.iso)?.iso ?? null;

/** "Consent No: 4471/2023 | 31st July 2023": a date alone in a cell behind another. */
const dateAlone = ({ cells }: TextLine): string | null => {
  for (const { text } of cells.slice(1)) {
    const [date] = findDates(text);
    const before = text.slice(0, date?.start ?? 0);
    if (date?.iso && date.end === text.trimEnd().length && PLACE_ALONE.test(before)) return date.iso;
  }
  return null;
};

/** "…/2023-24, 12.05.2023", "…/2023 May 12, 2023": the day that ends the line of the number. */
const dateBehind = (text: string): string | null => {
  const date = findDates(text).at(-1);
  const before = text.slice(0, date?.start ?? 0);
  return date?.iso &&
    /^[\s.)]*$/.test(text.slice(date.end)) &&
    /[\w)](?:\s*[,;]\s*|\s+)$/.test(before) &&
    /\d\S*\W*$/.test(before) &&
    !APPLICATION.test(before) &&
    !OUTWARD.test(text)
    ? date.iso
    : null;
};

const fact = (value: string, line: TextLine, confidence: number): Fact<string> => ({
  value,
  citation: citeLines([line]),
  confidence,
});

const isBelowLabel = (line: TextLine): boolean => LABEL.test(line.text) && !APPLICATION.test(line.text);

/** The order matters: what is sure comes first. */
export const ISSUED_ON_RULES: readonly IssuedOnRule[] = [
  /** A labelled date in the line of the order's number, or in the next. Leaves dates of applications and meetings. */
  {
    id: 'beside-number',
    read: ({ head, numberQuote }) => {
      const beside =
        numberQuote === null ? -1 : head.lines.findIndex((line) => numberQuote.includes(line.text));
      for (const [below, line] of (beside >= 0 ? head.lines.slice(beside, beside + 2) : []).entries()) {
        // "dated Silchar, the 11th" above "November, 2024".
        const next = head.lines[beside + below + 1];
        const wrapped = next && OPEN_DAY.test(line.text) ? labelledDate(`${line.text} ${next.text}`) : null;
        const value =
          labelledDate(line.text) ??
          wrapped ??
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
        const value = issueDate(line.text, head.lines[at - 1]);
        if (value) return fact(value, line, 0.95);
      }
      return null;
    },
  },
  /** The first "Dated: …" of the head, or a date below such a label at the end of a line. Leaves applications. */
  {
    id: 'labelled',
    read: ({ head }) => {
      for (const [at, line] of head.lines.entries()) {
        const value = labelledDate(line.text, head.lines[at - 1]);
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
      for (const line of head.lines) {
        const date = findDates(line.text).find(({ iso }) => iso);
        const before = line.text.slice(0, date?.start ?? 0);
        const isLast = date !== undefined && /^[.\s]*$/.test(line.text.slice(date.end));
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
