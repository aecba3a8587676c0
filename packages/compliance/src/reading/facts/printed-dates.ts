import { findDates } from '../language/dates.ts';
import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Fact } from '../types.ts';
import { isOfOtherPaper, toOpenEnd } from './other-paper.ts';

const LABEL =
  /\b(?:date\s+of\s+issue|issue\s+date|issued\s+on|dated?|dtd?|dt)\b\s*[.:;,\-–]*\s*(?:(?:at\s+)?(?:[a-z]+\s*,?\s+){0,2}the\s+|(?<=,\s*)[a-z]{4,}\s*,?\s+)?$|(?:दिनांक|दिनाँक|तारीख|તારીખ)\s*[.:;,\-–]*\s*$/i;
const ISSUE =
  /\b(?:date\s+of\s+(?:issu(?:e|ance)|generation|(?:grant\s+of\s+)?(?:registration|authori[sz]ation|grant|consent|order|approval|renewal|certificate)(?=\s*[:–-]))|date\s+of\s+d[ei]spatch|issue\s+date|issued\s+on|issued(?=\s*[:–])|generated\s+on|d[ei]spatched\s+on)\b/i;
/** Words between a label and a date that is not its own. */
const BREAKS = /\b(?:up\s*to|till|until|valid\w*|to|from|expir\w*|application|earlier|previous)\b/i;
/** The number under which a letter was sent, before its day. */
export const OUTWARD =
  /\b(?:out\s?ward|dispatch|despatch)\s*(?:no|number)\b[\s.:]*[\w/-]+\s*,?\s*(?=\d{1,2}[./-])/i;
/** How an order that is dated at its end says so. */
export const DATED_THIS =
  /^\W*(?:dated|given|issued|signed)\s+(?:[^.;]{2,80}\s)?this\b|^\W*given\s+under\s+[^.;]{2,60}\son\s+(?:the\s+)?(?=\d)/i;
/** Nothing, or "Agartala, the", "Ranchi-2, the": the place may have the number of its post office. */
const PLACE_ALONE = /^\s*(?:[A-Z][a-z]+(?:\s*[-–]\s*\d{1,6})?\s*[,-]\s*)?(?:the\s+)?$/;
/** A place, and no verb. */
export const PLACE = /(?:^|\s)[A-Z][a-z]+(?:\s*[-–]\s*\d{1,6}(?=\s*,))?\s*[,-]\s*(?:this\s+)?(?:the\s+)?$/;
/** "…, given at Mysuru on the": how a sentence of the order gives its own day. */
export const GIVEN_AT =
  /(?<!\b(?:was|were|been|is|are|as)\s+)\b(?:given|issued|signed)\s+(?:at|from)\s+(?:[A-Z][a-z]+(?:\s*[-–]\s*\d{1,6})?\s*,?\s+){1,3}(?:on\s+)?(?:the\s+)?$/;
/** A digital signature with its day. */
export const SIGNED = /\b(?:date|signed)\b[^\d]{0,30}((?:20)\d{2})\.(\d{2})\.(\d{2})/i;
/** Words that give a day to an application, a meeting, a payment or another paper. */
export const APPLICATION =
  /application|minutes|meeting|vide|hearing|inspection|\breports?\s+of\b|your\s+(?:letter|application)|notification|G\.?S\.?R\b|gazette|valid|expir|\breceipt|challan|receive|affidavit|undertaking|\blease|agreement|commission|executed|printed|\bC\.?A\.?\s+certificate|\bTOR\s+(?:letter\s+)?(?:date|granted|issued)|terms\s+of\s+reference|\bproposal\b|आवेदन|अर्ज|અરજી|बैठक|वैध|मान्य|पत्र\s+दिनांक/i;

/** "… consent up to" above "31/03/2029, subject to": a date that a sentence goes on with. */
const goesOn = (last: TextLine | undefined, behind: string): boolean =>
  /^\s*[,;]?\s*(?:and|subject|of|for|with|under|to|till)\b/.test(behind) ||
  /\b(?:up\s*to|till|until|to|from|valid|on|of|and)\s*$/i.test(last?.text ?? '');

/** The first date of a text that a label or the start of the line makes its own; `last` is the line before. */
export const labelledDate = (text: string, last?: TextLine): string | null => {
  for (const date of findDates(text)) {
    if (!date.iso) continue;
    const before = text.slice(Math.max(0, date.start - 48), date.start);
    const open = toOpenEnd(last?.text, text);
    // A label that begins its line is of no sentence above.
    const context = `${/^\W*D(?:at|AT|t\b)/.test(text) ? '' : open}${text.slice(0, date.start)}`.slice(-60);
    if (
      (LABEL.test(before) ||
        (/^\s*[:\-–]?\s*$/.test(text.slice(0, date.start)) &&
          !goesOn(last, text.slice(date.end)) &&
          (open === '' || /\b(?:dated?|dt|the|on)\W*$/i.test(open)))) &&
      !APPLICATION.test(context) &&
      !isOfOtherPaper(`${open}${text.slice(0, date.start)}`, text.slice(date.end))
    )
      return date.iso;
  }
  return null;
};

/** "Date of issue: 12-09-2023": the date behind a label, and not that of an end ("from the date of issue up to …"). */
export const issueDate = (text: string, last?: TextLine): string | null => {
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

/** The first date of a text. */
export const anyDate = (text: string): string | null => findDates(text).find((date) => date.iso)?.iso ?? null;

/** "Consent No: 4471/2023 | 31st July 2023": a date alone in a cell behind another. */
export const dateAlone = ({ cells }: TextLine): string | null => {
  for (const { text } of cells.slice(1)) {
    const [date] = findDates(text);
    const before = text.slice(0, date?.start ?? 0);
    if (date?.iso && date.end === text.trimEnd().length && PLACE_ALONE.test(before)) return date.iso;
  }
  return null;
};

/** "…/2023-24, 12.05.2023", "…/2023 May 12, 2023", "…/2023 of 12.05.2023": the day that ends the line of the number. */
export const dateBehind = (text: string): string | null => {
  const date = findDates(text).at(-1);
  const before = text.slice(0, date?.start ?? 0).replace(/\bof\s+$/, '');
  return date?.iso &&
    /^[\s.)]*$/.test(text.slice(date.end)) &&
    /[\w)](?:\s*[,;]\s*|\s+)$/.test(before) &&
    /\d\S*\W*$/.test(before) &&
    !APPLICATION.test(before) &&
    !OUTWARD.test(text)
    ? date.iso
    : null;
};

/** A day with its line. */
export const fact = (value: string, line: TextLine, confidence: number): Fact<string> => ({
  value,
  citation: citeLines([line]),
  confidence,
});

/** Whether a line ends in a label of a day, which the next line then begins with. */
export const isBelowLabel = (line: TextLine): boolean =>
  LABEL.test(`${line.text} `) && !APPLICATION.test(line.text);

/** A line with the rest of a day that the next goes on with: "dated Silchar, the 11th" above "November, 2024". */
export const withDay = (lines: readonly TextLine[], at: number): string => {
  const [line, next] = [lines[at]?.text ?? '', lines[at + 1]?.text];
  const date =
    next === undefined
      ? undefined
      : findDates(`${line} ${next}`).find(
          ({ start, end, iso }) => iso !== null && start < line.length && end > line.length + 1,
        );
  return date ? `${line} ${next}`.slice(0, date.end) : line;
};
