import { citeLines } from '../../layout/passage.ts';
import type { TextLine } from '../../layout/text-line.ts';
import type { Fact } from '../../types.ts';
import { findIndicDates } from '../dates.ts';
import { fold, isIndic, SUFFIX, toPattern } from '../fold.ts';
import { listLabelled } from './cells.ts';
import type { IndicHead } from './head.ts';

const DAY = '(?:दिनांक|दि(?:\\.|0)|तिथि|तारीख|ता\\.)';
/** "जारी करने की", "आदेशाची", "આદેશની", "संमतीपत्र निर्गमित केल्याचा": whose day it is. */
const OF_ORDER = `(?:(?:आदेश|हुकम|सहमति|सम्मति|संमती|संमति|पत्र|जारी|निर्गत|निर्गम|निर्गमन|निर्गमित|प्रदान|दिल्याच|दिल्याची)${SUFFIX}\\s*(?:करने|करण्याच[ाीे]|केल्याच[ाीे]|होने|કર્યા|જારી)?\\s*(?:का|की|के|ની|ના|नो)?\\s*)`;
/** A place before the label: "लखनऊ, दिनांक". */
const PLACE = '(?:[\\p{L}\\p{M}]+(?:\\s+[\\p{L}\\p{M}]+){0,3}\\s*[,:–-]\\s*)?';
const LABEL = toPattern(`^[^\\p{L}\\p{M}\\d]*${PLACE}(?:${OF_ORDER}{1,3})?${DAY}`, 'iu');
const OWN_LABEL = toPattern(`^[^\\p{L}\\p{M}]*(?:\\d{1,2}[.)]?\\s*)?${OF_ORDER}{1,3}${DAY}`, 'iu');
/** Right behind the number of the order, in its cell. */
const INSIDE = toPattern(`[\\d)]\\s*[,;]?\\s*\\(?(?:${DAY}|\\bdated?\\b|\\bdt\\b)[\\s:.–-]{0,4}$`, 'iu');
const IS_LABEL = toPattern('^[^\\p{L}\\p{M}\\d]*(?:क्रमांक|संख्या|पत्रांक|संदर्भ|जावक)', 'iu');
/** Days of other papers, and days that a sentence gives. */
const OTHER = toPattern(
  'आवेदन|अर्ज|अरजी|अरजि|પત્ર\\s+તા|बैठक|बैठकी|निरीक्षण|वैध|मान्य|मुदत|अवधि|अवधी|समाप्त|पूर्व\\s+में|यापूर्वी|अगाउ|अधिसूचना|शुल्क|प्राप्त|(?:से|पासून|थी)\\s',
  'iu',
);

const toFact = (iso: string, lines: TextLine[], confidence: number): Fact<string> => ({
  value: iso,
  citation: citeLines(lines),
  confidence,
});

/** A day with nothing before it but signs. */
const atStart = (words: string): string | null => {
  const { text } = fold(words);
  const [date] = findIndicDates(text);
  return date && /^[^\p{L}\p{M}\d]*$/u.test(text.slice(0, date.start)) ? date.iso : null;
};

const behindLabel = (lines: readonly TextLine[], label: RegExp, confidence: number): Fact<string> | null => {
  for (const found of listLabelled(lines, label, (text) => IS_LABEL.test(text))) {
    const iso = OTHER.test(fold(found.words).text) ? null : atStart(found.words);
    if (iso) return toFact(iso, found.lines, confidence);
  }
  return null;
};

/** "पत्रांक 1183/2024, दिनांक 05.03.2024": behind the number in one cell. */
const besideNumber = (lines: readonly TextLine[], numberQuote: string | null): Fact<string> | null => {
  const line = lines.find(({ text }) => numberQuote?.includes(text));
  const { text } = fold(line?.text ?? '');
  const date = findIndicDates(text).find(({ start }) => INSIDE.test(text.slice(0, start)));
  return line && date ? toFact(date.iso, [line], 0.94) : null;
};

/** A day alone in a cell of the letterhead. */
const alone = (lines: readonly TextLine[]): Fact<string> | null => {
  for (const line of lines)
    for (const cell of line.cells) {
      const { text } = fold(cell.text);
      const [date] = findIndicDates(text);
      if (date && !/[\p{L}\p{M}\d]/u.test(text.slice(0, date.start) + text.slice(date.end)))
        return toFact(date.iso, [line], 0.75);
    }
  return null;
};

/** "दिनांक : 12.08.2025" or "स्थान : जयपुर, दिनांक 12.08.2025" below the conditions, the last one first. */
const atSignature = (all: readonly TextLine[]): Fact<string> | null => {
  for (const line of all.slice(-LAST_LINES).reverse())
    for (const cell of line.cells) {
      const { text } = fold(cell.text);
      const label = SIGNED.exec(text);
      const [date] = label ? findIndicDates(text) : [];
      if (label && date && isIndic(cell.text) && !/[\p{L}\d]/u.test(text.slice(date.end)))
        return toFact(date.iso, [line], 0.8);
    }
  return null;
};
const LAST_LINES = 40;
const SIGNED = toPattern(
  `^[^\\p{L}\\p{M}\\d]*(?:(?:स्थान|स्थळ|ठिकाण|સ્થળ)\\s*[:–-]\\s*[\\p{L}\\p{M}]+\\s*,?\\s*|${PLACE})${DAY}[\\s:.–-]{0,5}\\d`,
  'iu',
);

/** The day of an order in an Indian language: beside its number, in its letterhead, in a row of its particulars, or at the signature. */
export const findIndicIssuedOn = (
  { letterhead, opening }: IndicHead,
  all: readonly TextLine[],
  numberQuote: string | null,
): Fact<string> | undefined =>
  besideNumber(opening, numberQuote) ??
  behindLabel(letterhead, LABEL, 0.94) ??
  behindLabel(opening, OWN_LABEL, 0.9) ??
  alone(letterhead) ??
  atSignature(all) ??
  undefined;
