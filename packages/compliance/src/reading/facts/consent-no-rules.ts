import { citeLines } from '../layout/passage.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { Rule } from '../rule.ts';
import type { Fact } from '../types.ts';
import type { Head } from './head.ts';
import { type NumberReading, readBehind } from './number-behind.ts';

/** The number behind a label in a line or, where nothing stands behind it, in the next; the line before may go on in it. */
export type ConsentNoRule = Rule<
  [line: TextLine, next: TextLine | undefined, last: TextLine | undefined],
  NumberReading
>;

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
const GRANT_NUMBER = '(?:CTE|CTO|CFE|CFO|CCA|NOC|A?WH|AW|W|A|H)\\s?[-–]\\s?\\d{4,}';
const BEHIND_TITLE = new RegExp(
  `^(?:consent|consolidated|combined|authori[sz]ation|CCA|CTE|CTO|NOC)\\b[^.;:\\d]{0,50}?\\s*[-–:]\\s*(${GRANT_NUMBER})\\s*$`,
  'i',
);
const BESIDE_TITLE =
  /^(?:consent|authori[sz]ation|registration)\s+(?:order|letter|certificate)\s*[:–-]?\s+([A-Z](?=\S*\d{2})[\w.()-]*(?:\/[\w.()-]+){2,})(?=\s|$)/i;
const ALONE = new RegExp(`^(${GRANT_NUMBER})(?:\\s+Dated?\\b.*)?$`);

/** "JSPCB/HO/RNC/CTO-1441/2022": a part of the number that says what was granted. */
const NAMES_CONSENT =
  /(?:^|[\W_\d])(?:CTO|CTE|CFO|CFE|CCA|NOC|CON|CONSENT|AUTH|HWM?|HWA|BMW|EC|PWM)(?=[\W_\d])/i;

const OPEN_LABEL = /^(?:consent|order|authori[sz]ation|certificate|registration)(?:\s+order)?$/i;

const readLabel = (
  line: TextLine,
  next: TextLine | undefined,
  last: TextLine | undefined,
  label: RegExp,
  confidence: number,
): NumberReading | null => {
  const found = readBehind(line, next, last, label);
  return found && { ...found, confidence };
};
const byLabel = (id: string, confidence: number, label: RegExp): ConsentNoRule => ({
  id,
  read: (line, next, last) => readLabel(line, next, last, label, confidence),
});

const ABBREVIATION =
  /\b(?:CC\s*&?\s*A|CTE|CTO|CFE|CFO|NOC|(?<=^\W*(?:\d+[.)]\s*)?)consent\s*[-–]?\s*(?:to|for)\s*[-–]?\s*(?:operate|operation|establish|establishment|expansion))\s*[-–]?\s*(?:\((?:NOC|CT[EO]|CF[EO])\)\s*)?(?:certificate\s*)?(?:(?:amendment|renewal|extension)\s*)?(?:order\s*)?(?:no|number)\b\.?/i;
/** Whether a label stands in one cell, or in a line of one. */
const isInOneCell = ({ cells }: TextLine, label: RegExp): boolean =>
  cells.length < 2 || cells.some(({ text }) => label.test(text));

/** Labels of the order's own number, the most telling first: each is looked for in the whole head before the next. */
export const CONSENT_NO_RULES: readonly ConsentNoRule[] = [
  /** "Consent Order No: …", "Combined consent order no". Leaves other words for the order. */
  byLabel('consent-order', 0.95, /(?:combined\s+)?consent\s*order\s*(?:no|number)s?\b\.?/i),
  /** "CCA No", "CTE order number". Leaves abbreviations without "No", and "Consent to Establish | No. …", a row that names a paper. */
  {
    id: 'abbreviation',
    read: (line, next, last) =>
      isInOneCell(line, ABBREVIATION) ? readLabel(line, next, last, ABBREVIATION, 0.95) : null,
  },
  /** "Consent letter no". Leaves other letters. */
  byLabel('consent-letter', 0.95, /\bconsent\s+letter\s*(?:no|number)\b\.?/i),
  /** "Order No", "Authorisation No", "Consent No". Leaves numbers of applications and earlier orders, as all do. */
  byLabel(
    'order',
    0.95,
    /\b(?:order|authori[sz]ation|consent|certificate)\s*(?:order\s*)?(?:no|number|(?<=order\s)ID(?=\s*[:–-]))\b\.?(?:\s*(?:and|&)\s*date(?:\s+of\s+issue)?\s*(?=[:–-]))?/i,
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
    /(?:file\s+)?(?:number|(?<=\b(?:identification|unique|serial|file)\s+)no\b\.?)\s+of\s+(?:the\s+)?(?:authori[sz]ation|consent|certificate|registration)(?:\s+and\s+date\s+of\s+issue)?/i,
  ),
  /** "Registration No", also behind other words. Leaves the registration of a firm, an industry or a tax. */
  byLabel(
    'registration',
    0.9,
    /(?<!\b(?:industry|industrial|firm|company|GST|tax|vehicle|society|factory|shop|MSME|udyam|lease|tourism|hotel|trade|trust|nursing\s+homes?|hospital|clinic(?:al)?|medical|council|RERA|boiler|engine|patent|import|dealer|land)['’s]*\s+)\bregistration\s*(?:certificate\s*)?(?:no|number)\b\.?/i,
  ),
  /** "EC Identification No", and "EC No." at the start of a line. Leaves other identifications, and clearances inside a line. */
  byLabel(
    'clearance',
    0.95,
    /\bEC\s+identification\s*(?:no|number)\b\.?|^\W*(?:EC|(?:environmental\s+)?clearance)\s*(?:no|number)\b\.?/i,
  ),
  /** "Consent to Operate | No. 44/2023": the label and its number in two cells, where no other label is printed. Leaves labels in one. */
  {
    id: 'abbreviation-over-cells',
    read: (line, next, last) =>
      isInOneCell(line, ABBREVIATION) ? null : readLabel(line, next, last, ABBREVIATION, 0.85),
  },
  /** "Consent | CTO/BOTH/2022/88" above "No.", in a narrow first column. Leaves other labels over two lines. */
  {
    id: 'label-over-lines',
    read: (line, next) => {
      const [label, value] = line.cells;
      const isLabel =
        OPEN_LABEL.test(label?.text.trim() ?? '') &&
        /^(?:order\s+)?no\b\.?\W*$/i.test(next?.cells[0]?.text.trim() ?? '');
      const own = value?.text.trim().replace(/\s+date\b.*$/i, '') ?? '';
      return isLabel && /\d{2}/.test(own) && !own.includes(' ')
        ? { value: own, lines: [line], confidence: 0.9 }
        : null;
    },
  },
  /** "Consent to Establish (NOC) - CTE-118820": behind the title of the order. Leaves titles without a number. */
  {
    id: 'behind-title',
    read: (line) => {
      const value = BEHIND_TITLE.exec(line.text.trim())?.[1];
      return value ? { value, lines: [line], confidence: 0.85 } : null;
    },
  },
  /** "Consent Order SPCB/CON/4418/23": right behind the title. Leaves titles with other words behind them. */
  {
    id: 'beside-title',
    read: (line) => {
      const value = BESIDE_TITLE.exec(line.text.trim())?.[1];
      return value ? { value, lines: [line], confidence: 0.8 } : null;
    },
  },
  /** "CTE-126650" alone in its line. Leaves numbers that do not tell what was granted. */
  {
    id: 'grant-number',
    read: (line) => {
      const value = ALONE.exec(line.text.trim())?.[1];
      return value ? { value, lines: [line], confidence: 0.8 } : null;
    },
  },
  /** "File No", "F. No" at the start of a line. Leaves a file named inside it. */
  byLabel('file', 0.85, /^\W*(?:F|file)\.?\s*no\b\.?/i),
  /** "Ref No", "Letter No", "Proceedings No" or a bare "No." at the start of a line. Leaves them inside it. */
  byLabel(
    'letter',
    0.85,
    /^\W*(?:(?:ref(?:erence)?|letter|lr|R\.?\s?O?\.?\s?c|endt|dis|memo|outward|proc(?:eeding)?s?)?\.?\s*no\b\.?|ref(?:\s*[.:])+(?=\s*\S*[A-Z]{2})(?=\s*[\w.()-]+(?:\/[\w.()-]+){2,}))/i,
  ),
  /** "SEIAA-TN/F.No.8123/EC/2021", "F.17(22)/CTO/4410" alone at the start of a line. Leaves words with a stroke. */
  {
    id: 'bare',
    read: (line) => {
      const value =
        /^(?:[A-Z]{2,}[\w.-]*|[A-Z]\.?[-\s]?\d[\w().-]*)(?:\/[\w().-]+){2,}(?:\/\s\d+(?=\s|$))?/.exec(
          line.text.trim(),
        )?.[0] ?? '';
      return /\d{2}/.test(value) ? { value, lines: [line], confidence: 0.75 } : null;
    },
  },
];

/** Where the letterhead ends. */
const PAST_LETTERHEAD = /^\W*(?:sub(?:ject)?\s*[.:;-]|to\b\W*$|sir\b|in\s+exercise)/i;
/** The confidence of labels that name what was granted. */
const SURE_LABEL = 0.9;

/** Numbers that the most telling label stands before, the order's own first; none where no rule finds one. */
export const listConsentNos = (head: Head, rules = CONSENT_NO_RULES): NumberReading[] => {
  const read = rules.map((rule) => ({
    rule,
    all: head.lines.flatMap((line, at) => rule.read(line, head.lines[at + 1], head.lines[at - 1]) ?? []),
  }));
  // A number that heads its line is surer than one that a sentence names, whatever its label.
  const isAnyAtStart = read.some(
    ({ rule, all }) => rule.id !== 'bare' && all.some(({ isInSentence }) => !isInSentence),
  );
  const subject = head.lines.findIndex(({ text }) => PAST_LETTERHEAD.test(text));
  const letterhead = head.lines.slice(0, Math.max(0, subject));
  const isOwn = ({ lines, confidence, isInSentence }: NumberReading) =>
    !isInSentence && confidence >= SURE_LABEL && lines.every((line) => letterhead.includes(line));
  const isAnyOwn = read.some(({ all }) => all.some(isOwn));
  for (const { rule, all } of read) {
    const stated = isAnyAtStart ? all.filter(({ isInSentence }) => !isInSentence) : all;
    // Of two sure labels the one in the letterhead is of the order; the other may be of a paper that it follows.
    const found = isAnyOwn ? stated.filter((each) => each.confidence < SURE_LABEL || isOwn(each)) : stated;
    // The number of a proposal ("SIA/…") is no order's where a letter of the authority has one.
    if (rule.id === 'file' && found.every(({ value }) => PROPOSAL.test(value)) && hasOwnLetter(head))
      continue;
    // Among bare numbers of letters, the one that names a consent is surer than that of the office.
    const naming = rule.id === 'letter' ? found.find(({ value }) => NAMES_CONSENT.test(value)) : undefined;
    const best = longest(naming ?? found[0], head);
    if (best) return naming ? [best] : [best, ...found.slice(1)];
  }
  return [];
};

/** The number of the order itself, not of an application, an earlier consent or the proceedings. */
export const findConsentNo = (head: Head, rules = CONSENT_NO_RULES): Fact<string> | undefined => {
  const [best] = listConsentNos(head, rules);
  return best && { value: best.value, citation: citeLines(best.lines), confidence: best.confidence };
};
