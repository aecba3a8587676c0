import { findDates } from '../language/dates.ts';
import type { TextLine } from '../layout/text-line.ts';
import { isOfOtherPaper, toOpenEnd } from './other-paper.ts';

/** A number with the lines that it was found in, and its confidence (0..1). */
export type NumberReading = { value: string; lines: TextLine[]; confidence: number; isInSentence?: boolean };

const OTHER_NUMBER =
  /\b(?:application|inward|UAN\s*no|phone|fax|plot|survey|vide|earlier|previous|minutes|GSTIN|CIN|PCB\s*ID)\b/i;

const END =
  /(?:(?:\s*,?\s+(?!(?:part|volume)\b)[A-Z][a-z]{3,}){0,5}\s*,?\s+|(?<=\d))(?:dated?|dt\.?|dtd\.?|date|and\s+(?:\d+|\([a-z](?=\)))|pcb\s*id|valid|in\s+force|signed|w\.\s?e\.\s?f|of\s+(?=\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:\d{1,2}|[A-Z][a-z]{2,8})[\s.,/-]+(?:19|20)\d{2})\d+|(?:in|out)\s?ward|UID|issued|unit\s*id|file\s*no|application\s*(?:id|no|number)|industry|for\b|PROC|memo|was\b|is\b|has\b|which\b|shall\b|stands\b|(?:and|&)\s*(?:the\s+)?(?:date|$))\b.*$|\s*[,;]\s*(?:dated?|dt)\b.*$|\s*,?\s*(?:दिनांक|दिनाँक|तारीख|તારીખ).*$/i;

/** "Application No. 44 " in front of "Consent No. 7": another number, which has ended. */
const WHOLE_OTHER =
  /\b(?:application|inward|PCB|unit)\s*(?:no|number|ID)\b[\s.:–-]*[\w/-]*\d[\w/-]*[\s,;]*$/i;

/** The rest of a number that was broken at a blank: "NAGAR/2024" at the start of the next line. */
const WRAPPED = /^[A-Z][A-Z-]*\/(?:[\w-]+\/)*\d{2,}(?=\s|$)/;
/** "APSPCB-III/CTO-61/2023-24/", "PCB/RO/2024-": the rest stands alone on the next line. */
const CUT_OFF = /(?:\/|\/.*\d[-–])\s*$/;
const REST_ALONE = /^\d[\w./-]{1,20}$/;

/** Without a bracket at the end that is not closed, or one that was never opened: "4471/2019 (Pt", "4471/2019)". */
const withBalancedBrackets = (value: string): string => {
  const open = value.lastIndexOf('(');
  if (open > value.lastIndexOf(')')) return value.slice(0, open).trim();
  return value.endsWith(')') && value.split(')').length > value.split('(').length
    ? value.slice(0, -1)
    : value;
};

/** Without the day that it was issued on and the place: "T-3188 Patna, the 9th June 2023", "CTO/118 12/05/2023". */
const withoutDay = (value: string): string => {
  const date = findDates(value).at(-1);
  const own =
    date?.iso && /^[\s.)]*$/.test(value.slice(date.end)) && /[\s,]$/.test(value.slice(0, date.start))
      ? value.slice(0, date.start).replace(/[\s,]+(?:the)?\s*$/, '')
      : value;
  return /\d/.test(own) ? own.replace(PLACE_BEHIND, '') : own;
};
const PLACE_BEHIND =
  /(?<=[\d)/])\s+(?!(?:Part|Volume|Phase|Unit)\b)[A-Z][a-z]{3,}(?:\s[A-Z][a-z]+){0,3}\s*,?$/;

const clean = (raw: string): string => withoutDay(cleanEnds(raw));

const cleanEnds = (raw: string): string =>
  withBalancedBrackets(
    raw
      .replace(/^[\s:.\-–—]+/, '')
      .replace(/^No\s*[.:][\s:–-]*(?=\S)/, '')
      // "Number of authorisation: F.0881/2024, Authorisation No. 24BAC61": the one that says what it is.
      .replace(/^\S+,\s*(?:authori[sz]ation|consent|certificate)\s+(?:order\s+)?no\b\.?\s*:?\s*(?=\S)/i, '')
      // The second line of a label beside it: "Number and | date of issue".
      .replace(/^(?:and|&)\s+(?=[A-Z][\w-]*\/)/, '')
      .replace(END, '')
      // "…/FIROZABAD/2023 17/04/2023": the day in the next column, whose label stands above it.
      .replace(/(?:\s*,\s*|\s+)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}$/, '')
      .replace(/\s*,\s*\d{1,2}[./-]\d{1,2}[./-]\d{2}$/, '')
      .replace(/\s*,\s*\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]{2,8}\.?,?\s+(?:19|20)\d{2}$/, '')
      .replace(/\s+(?:and|&)$/, '')
      // "H.88011/2023-MPCB/119 : In exercise of …", "… (Green Category)".
      .replace(/\s+:\s+[A-Z][a-z]+\s.*$/, '')
      .replace(/\s*\((?:red|orange|green|white)\b.*$/i, '')
      .replace(/\s*\((?:outward|inward|despatch|dispatch|hereinafter|hereafter|referred)\b.*$/i, '')
      .replace(/[\s,;:.\-–(]+$/, '')
      .trim(),
  );

/** A bracket that the end of a line leaves open, "4471/2006 (Pt-", and its rest on the next, "IV), dated …". */
const OPEN_BRACKET = /\([\w./-]{0,12}\s?[\w./-]{0,6}$/;
const REST_OF_BRACKET = /^[\w./-]{1,12}\)/;

/** What stands behind a label, with the rest of a bracket that the line was broken in, or null where none was. */
const joinBracket = (rest: string, next: TextLine | undefined): string | null => {
  const text = rest.trimEnd();
  const end = OPEN_BRACKET.test(text) ? REST_OF_BRACKET.exec(next?.text.trim() ?? '')?.[0] : undefined;
  return end ? `${text}${/[-/(.]$/.test(text) ? '' : ' '}${end}` : null;
};

/** "Dated: 15/10/2024" beside a label whose number was too long for its line. */
const ONLY_DATE = /^\W*(?:dated?|dt|dtd)\b\W*[\d./-]*\W*$/i;
/** "Format1.0/RO/UAN" at the end of a line, "No.MPCB-CONSENT-…" on the next. */
const UAN = /\/UAN$/;
const UAN_NO = /^No\.?\s*[A-Z\d][\w-]+(?:\/[\w-]+)*/;

const isNumber = (value: string): boolean => {
  if (
    /^of\b/i.test(value) ||
    !/\d{2}/.test(value) ||
    value.length < 4 ||
    value.length > 90 ||
    value.replace(/\s*[/-]\s*/g, '/').split(' ').length > 7
  )
    return false;
  const date = findDates(value)[0];
  return !(date && date.end - date.start >= value.length - 2);
};

/** What may stand before a label at the start of a line: its place in a list, or words in capitals. */
const AT_START = /^\W*(?:\(?[\divxa-h]{1,3}[.)]\s*)?(?:[^a-z]*|(?:file|combined|the|this)\s*)$/i;
const SMALL_WORD = /\b[a-z]{3,}\b/;
/** A line that the next goes on with. */
const NOT_AN_END =
  /(?:^|\s)(?:the|of|and|vide|to|in|under|by|with|this|our|your|its|an?|from|per|for|earlier|previous)\s*$/i;
/** "Proceedings No. F.0881/2024, ": another number before the label. */
const OTHER_LABELLED = /^\W*(?:[a-z]+\s+){1,2}(?:no|number)\b[\s.:]*[\w./()-]*\d[\w./()-]*[\s,;]*/i;

/**
 * Whether a label stands inside a sentence ("Land conversion order No. 18/2022 shall be complied with"), and not at the
 * start of a line or of a cell.
 */
const standsInSentence = (line: TextLine, last: TextLine | undefined, label: RegExp): boolean => {
  if (line.cells.length > 1 && line.cells.some(({ text }) => text.search(label) === 0)) return false;
  // "… up to 09/07/2030. CTE No. : CTE-118820": the start of a sentence is one as well.
  const before = line.text.slice(0, line.text.search(label)).replace(/^.*\d{4}\.\s+/, '');
  if (AT_START.test(before) && !SMALL_WORD.test(before.replace(/^\W*(?:file|combined|the|this)\b/i, '')))
    return before.trim() === '' && NOT_AN_END.test(last?.text ?? '');
  return SMALL_WORD.test(before.replace(OTHER_LABELLED, ''));
};

/** The number behind a label in a line, or in the next where nothing stands behind it; null where it is another paper's. */
export const readBehind = (
  line: TextLine,
  next: TextLine | undefined,
  last: TextLine | undefined,
  label: RegExp,
): Omit<NumberReading, 'confidence'> | null => {
  const found = readNumber(line, next, last, label);
  return found && { ...found, isInSentence: standsInSentence(line, last, label) };
};

const readNumber = (
  line: TextLine,
  next: TextLine | undefined,
  last: TextLine | undefined,
  label: RegExp,
): Omit<NumberReading, 'confidence'> | null => {
  const match = label.exec(line.text);
  if (!match) return null;
  const before = line.text.slice(0, match.index);
  // "Application No. 44 | Consent No. 7": another cell names another number.
  const own = line.cells.find((each) => label.test(each.text))?.text ?? line.text;
  if (OTHER_NUMBER.test(own.slice(0, own.search(label)).replace(WHOLE_OTHER, '').slice(-40))) return null;
  const rest = line.text.slice(match.index + match[0].length);
  if (isOfOtherPaper(`${toOpenEnd(last?.text, line.text)}${before}`, `${rest} ${next?.text ?? ''}`))
    return null;
  if (ONLY_DATE.test(rest) || /^\s*(?:[:.\-–]|\s)*$/.test(rest) || /^\s*:?\s*$/.test(clean(rest))) {
    const value = next ? clean(next.text) : '';
    return isNumber(value) && next ? { value, lines: [line, next] } : null;
  }
  const joined = joinBracket(rest, next);
  if (joined && next && isNumber(clean(joined))) return { value: clean(joined), lines: [line, next] };
  // What stands behind the label in the same cell, so that a second column does not run in.
  const cell = line.cells.find((each) => label.test(each.text));
  const inCell = cell
    ? clean(cell.text.slice((label.exec(cell.text)?.index ?? 0) + (label.exec(cell.text)?.[0].length ?? 0)))
    : '';
  const value = isNumber(inCell) ? inCell : clean(rest);
  const uan = UAN.test(inCell) ? UAN_NO.exec(next?.text ?? '')?.[0] : undefined;
  if (uan && next) return { value: `${inCell} ${uan}`, lines: [line, next] };
  if (!isNumber(value)) return null;
  const rawCell = cell?.text ?? line.text;
  const alone = CUT_OFF.test(rawCell) ? REST_ALONE.exec(next?.cells[0]?.text ?? '')?.[0] : undefined;
  const sign = rawCell.trimEnd().at(-1) ?? '/';
  if (alone && next) return { value: `${value.replace(/[/-]?$/, sign)}${alone}`, lines: [line, next] };
  const wrapped =
    value.includes('/') && (line.text.trim().endsWith(value) || cell?.text.trim().endsWith(value))
      ? WRAPPED.exec(next?.cells[0]?.text ?? '')?.[0]
      : undefined;
  return wrapped && next ? { value: `${value} ${wrapped}`, lines: [line, next] } : { value, lines: [line] };
};
