import { findDates } from '../language/dates.ts';
import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Rule } from '../rule.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';
import { isOfOtherPaper, toOpenEnd } from './other-paper.ts';

type NumberReading = { value: string; lines: TextLine[]; confidence: number };

/** The number behind a label in a line or, where nothing stands behind it, in the next; the line before may go on in it. */
export type ConsentNoRule = Rule<
  [line: TextLine, next: TextLine | undefined, last: TextLine | undefined],
  NumberReading
>;

const OTHER_NUMBER =
  /\b(?:application|inward|UAN\s*no|phone|fax|plot|survey|vide|earlier|previous|minutes|GSTIN|CIN|PCB\s*ID)\b/i;

const END =
  /(?:(?:\s+(?!(?:part|volume)\b)[A-Z][a-z]{3,}){0,5}\s*,?\s+|(?<=\d))(?:dated?|dt\.?|dtd\.?|date|and\s+(?:\d+|\([a-z](?=\)))|pcb\s*id|valid|(?:in|out)\s?ward|UID|issued|unit\s*id|file\s*no|industry|for\b|PROC|memo|was\b|is\b|has\b|which\b|shall\b|stands\b|(?:and|&)\s*(?:the\s+)?(?:date|$))\b.*$|\s*[,;]\s*(?:dated?|dt)\b.*$|\s*,?\s*(?:दिनांक|दिनाँक|तारीख|તારીખ).*$/i;

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

const clean = (raw: string): string =>
  withBalancedBrackets(
    raw
      .replace(/^[\s:.\-–—]+/, '')
      .replace(/^No\.\s*(?=\S)/, '')
      // The second line of a label beside it: "Number and | date of issue".
      .replace(/^(?:and|&)\s+(?=[A-Z][\w-]*\/)/, '')
      .replace(END, '')
      // "…/FIROZABAD/2023 17/04/2023": the day in the next column, whose label stands above it.
      .replace(/(?:\s*,\s*|\s+)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}$/, '')
      .replace(/\s*,\s*\d{1,2}[./-]\d{1,2}[./-]\d{2}$/, '')
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
    !/\d{2}/.test(value) ||
    value.length < 4 ||
    value.length > 90 ||
    value.replace(/\s*[/-]\s*/g, '/').split(' ').length > 7
  )
    return false;
  const date = findDates(value)[0];
  return !(date && date.end - date.start >= value.length - 2);
};

const readBehind = (
  line: TextLine,
  next: TextLine | undefined,
  last: TextLine | undefined,
  label: RegExp,
): Omit<NumberReading, 'confidence'> | null => {
  const match = label.exec(line.text);
  if (!match) return null;
  const before = line.text.slice(0, match.index);
  if (OTHER_NUMBER.test(before.slice(-40))) return null;
  const rest = line.text.slice(match.index + match[0].length);
  if (isOfOtherPaper(`${toOpenEnd(last?.text)}${before}`, `${rest} ${next?.text ?? ''}`)) return null;
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
    value.includes('/') && line.text.trim().endsWith(value) ? WRAPPED.exec(next?.text ?? '')?.[0] : undefined;
  return wrapped && next ? { value: `${value} ${wrapped}`, lines: [line, next] } : { value, lines: [line] };
};

/** The number of a proposal on the portal of the ministry. */
const PROPOSAL = /^S?IA\//;
/** "No. 3188/SEIAA": a letter of the authority itself. */
const OWN_LETTER =
  /^\W*No\.?\s*:?\s*(?!S?IA\/)[\w.-]+\/[\w./()-]*\d|^\W*No\.?\s*:?\s*\d[\w./()-]*\/[A-Z]{3,}/;
const hasOwnLetter = (head: Head): boolean => head.lines.some(({ text }) => OWN_LETTER.test(text));

/** "DPCC/WMC/2024/G-118342" instead of "G-118342", where the head prints both. */
const longest = (best: NumberReading | undefined, head: Head): NumberReading | undefined => {
  if (!best || best.value.includes('/')) return best;
  const end = `/${best.value}`;
  for (const line of head.lines) {
    const value = line.text.split(/\s+/).find((word) => word.endsWith(end) && word.length > end.length + 3);
    if (value) return { ...best, value, lines: [line] };
  }
  return best;
};

/** A number that tells what was granted, alone or behind the title of the order. */
const GRANT_NUMBER = '(?:CTE|CTO|CFE|CFO|CCA|NOC|A?WH|AW|W|A|H)[-–]\\d{4,}';
const BEHIND_TITLE = new RegExp(
  `^(?:consent|consolidated|combined|authori[sz]ation|CCA|CTE|CTO|NOC)\\b[^.;:\\d]{0,50}?\\s*[-–:]\\s*(${GRANT_NUMBER})\\s*$`,
  'i',
);
const ALONE = new RegExp(`^${GRANT_NUMBER}$`);

/** "JSPCB/HO/RNC/CTO-1441/2022": a part of the number that says what was granted. */
const NAMES_CONSENT =
  /(?:^|[\W_\d])(?:CTO|CTE|CFO|CFE|CCA|NOC|CON|CONSENT|AUTH|HWM?|HWA|BMW|EC|PWM)(?=[\W_\d])/i;

const byLabel = (id: string, confidence: number, label: RegExp): ConsentNoRule => ({
  id,
  read: (line, next, last) => {
    const found = readBehind(line, next, last, label);
    return found && { ...found, confidence };
  },
});

/** Labels of the order's own number, the most telling first: each is looked for in the whole head before the next. */
export const CONSENT_NO_RULES: readonly ConsentNoRule[] = [
  /** "Consent Order No: …", "Combined consent order no". Leaves other words for the order. */
  byLabel('consent-order', 0.95, /(?:combined\s+)?consent\s*order\s*(?:no|number)s?\b\.?/i),
  /** "CCA No", "CTE order number". Leaves abbreviations without "No". */
  byLabel(
    'abbreviation',
    0.95,
    /\b(?:CC\s*&?\s*A|CTE|CTO|CFE|CFO|NOC|(?<=^\W*(?:\d+[.)]\s*)?)consent\s*[-–]?\s*(?:to|for)\s*[-–]?\s*(?:operate|operation|establish|establishment|expansion))\s*(?:certificate\s*)?(?:(?:amendment|renewal|extension)\s*)?(?:order\s*)?(?:no|number)\b\.?/i,
  ),
  /** "Consent letter no". Leaves other letters. */
  byLabel('consent-letter', 0.95, /\bconsent\s+letter\s*(?:no|number)\b\.?/i),
  /** "Order No", "Authorisation No", "Consent No". Leaves numbers of applications and earlier orders, as all do. */
  byLabel(
    'order',
    0.95,
    /\b(?:order|authori[sz]ation|consent|certificate)\s*(?:order\s*)?(?:no|number)\b\.?/i,
  ),
  /** "सहमति आदेश संख्या", "संमतीपत्र क्रमांक", "હુકમ નં.". Leaves numbers of applications ("आवेदन संख्या"). */
  byLabel(
    'order-in-indian-languages',
    0.9,
    /(?:(?:सहमति|सम्मति|संमती|संमति|સંમતિ)\s*-?\s*)?(?:आदेश|सहमति|सम्मति|संमती(?:पत्र)?|संमतीपत्र|प्राधिकार|હુકમ|આદેશ|સંમતિ(?:પત્ર)?)\s*(?:पत्र\s*)?(?:संख्या|सं\.|क्रमांक|क्र\.|नंबर|नं\.|ક્રમાંક|નંબર|નં\.)/,
  ),
  /** "Number of authorisation and date of issue". Leaves the number of anything else. */
  byLabel(
    'number-of-authorisation',
    0.95,
    /(?:file\s+)?number\s+of\s+(?:the\s+)?authori[sz]ation(?:\s+and\s+date\s+of\s+issue)?/i,
  ),
  /** "Registration No", also behind other words. Leaves the registration of a firm, an industry or a tax. */
  byLabel(
    'registration',
    0.9,
    /(?<!\b(?:industry|industrial|firm|company|GST|tax|vehicle|society|factory|shop|MSME|udyam|lease)['’s]*\s+)\bregistration\s*(?:certificate\s*)?(?:no|number)\b\.?/i,
  ),
  /** "EC Identification No", and "EC No." at the start of a line. Leaves other identifications, and clearances inside a line. */
  byLabel(
    'clearance',
    0.95,
    /\bEC\s+identification\s*(?:no|number)\b\.?|^\W*(?:EC|clearance)\s*(?:no|number)\b\.?/i,
  ),
  /** "Consent to Establish (NOC) - CTE-118820": behind the title of the order. Leaves titles without a number. */
  {
    id: 'behind-title',
    read: (line) => {
      const value = BEHIND_TITLE.exec(line.text.trim())?.[1];
      return value ? { value, lines: [line], confidence: 0.85 } : null;
    },
  },
  /** "File No", "F. No" at the start of a line. Leaves a file named inside it. */
  byLabel('file', 0.85, /^\W*(?:F|file)\.?\s*no\b\.?/i),
  /** "Ref No", "Letter No", "Proceedings No" or a bare "No." at the start of a line. Leaves them inside it. */
  byLabel(
    'letter',
    0.85,
    /^\W*(?:(?:ref(?:erence)?|letter|lr|memo|outward|proc(?:eeding)?s?)?\.?\s*no\b\.?|ref\s*[.:]+(?=\s*[A-Z][\w.()-]*(?:\/[\w.()-]+){2,}))/i,
  ),
  /** "SEIAA-TN/F.No.8123/EC/2021", "F.17(22)/CTO/4410" alone at the start of a line. Leaves words with a stroke. */
  {
    id: 'bare',
    read: (line) => {
      const alone = ALONE.exec(line.text.trim())?.[0];
      if (alone) return { value: alone, lines: [line], confidence: 0.75 };
      const value =
        /^(?:[A-Z]{2,}[\w.-]*|[A-Z]\.?[-\s]?\d[\w().-]*)(?:\/[\w().-]+){2,}/.exec(line.text.trim())?.[0] ??
        '';
      return /\d{2}/.test(value) ? { value, lines: [line], confidence: 0.75 } : null;
    },
  },
];

/** The number of the order itself, not of an application, an earlier consent or the proceedings. */
export const findConsentNo = (head: Head, rules = CONSENT_NO_RULES): Fact<string> | undefined => {
  for (const rule of rules) {
    const found = head.lines.flatMap(
      (line, at) => rule.read(line, head.lines[at + 1], head.lines[at - 1]) ?? [],
    );
    // Among bare numbers of letters, the one that names a consent is surer than that of the office.
    // The number of a proposal ("SIA/…") is no order's where a letter of the authority has one.
    if (rule.id === 'file' && found.every(({ value }) => PROPOSAL.test(value)) && hasOwnLetter(head))
      continue;
    const best = longest(
      (rule.id === 'letter' ? found.find(({ value }) => NAMES_CONSENT.test(value)) : null) ?? found[0],
      head,
    );
    if (best) return { value: best.value, citation: citeLines(best.lines), confidence: best.confidence };
  }
  return undefined;
};
