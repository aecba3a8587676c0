import { citeLines } from '../../layout/passage.ts';
import type { TextLine } from '../../layout/text-line.ts';
import type { Fact } from '../../types.ts';
import { END, fold, SUFFIX, toPattern } from '../fold.ts';
import { type Labelled, listLabelled } from './cells.ts';
import type { IndicHead } from './head.ts';

const OF = '(?:\\s*(?:का|की|के|चा|ची|चे|ना|नी|नो|नुं))?';
/** What names the order itself. */
const OWN = `(?:(?:संचालन|स्थापना|संयुक्त|एकीकृत|नवीनीकरण)\\s+)?(?:सहमति|सम्मति|संमती|संमति|प्राधिकार|प्राधिकृति|अधिकृति|अनापत्ति|अनुमति|आदेश|हुकम|हुकूम|પરવાનગી)${SUFFIX}`;
/** What names a letter of the board. */
const LETTER =
  '(?:संदर्भ|पत्र|जावक|जा\\.?|ज्ञापन?|फाइल|फाईल|नस्ती|निर्गम|निर्गमन|प्रेषण|एफ\\.?|कार्यालय\\s+आदेश|સંદર્ભ|પત્ર|આઉટવર્ડ|ફાઇલ)';
const NUMBER = `(?:संख्या|सं(?:\\.|0)|क्रमांक|कमांक|क्र(?:\\.|0)|क्रम${END}|नंबर|नं(?:\\.|0)|no\\b\\.?)`;
/** Words that are a label alone. */
const ALONE = '(?:पत्रांक|ज्ञापांक|क्रमांक|कमांक|संख्या|क्र(?:\\.|0)|क्रम)';
const START_OF_CELL = '^[^\\p{L}\\p{M}\\d]*(?:\\(?\\d{1,2}[.)]\\s*)?';
const PAPER = '(?:\\s*-?\\s*(?:पत्र|प्रमाण\\s*पत्र|आदेश|હુકમ))?';
const DAY = '(?:\\s*(?:व|एवं|तथा|और|आणि|અને|&)\\s*(?:दिनांक|तिथि|तारीख))?';

/** "सम्मति आदेश संख्या", "संमतीपत्र क्र.", "સંમતિ આદેશ નંબર": of the order wherever it begins a cell. */
const OWN_LABEL = toPattern(`${START_OF_CELL}${OWN}${PAPER}${OF}\\s*${NUMBER}${DAY}`, 'iu');
/** "पत्रांक", "जावक क्र.", "संदर्भ संख्या": of the order above its subject. */
const LETTER_LABEL = toPattern(`${START_OF_CELL}(?:${LETTER}\\s*${NUMBER}|${ALONE})${DAY}${END}`, 'iu');
const IS_LABEL = toPattern('^[^\\p{L}\\p{M}\\d]*(?:दिनांक|दि(?:\\.|0)|तिथि|तारीख|ता\\.|dated?\\b)', 'iu');

/** Where a number ends: its day, or a sentence. */
const BEHIND = toPattern(
  '\\s*[,;]?\\s*(?:\\(?(?:दिनांक|दि(?:\\.|0)|तिथि|तारीख|ता\\.)|\\bdated?\\b|\\bdt\\b)|\\s+(?:द्वारा|अन्वये|हेठळ|के\\s+द्वारा)|;|\\s\\d{1,2}[./-]\\d{1,2}[./-]20\\d{2}',
  'iu',
);
const OTHER = toPattern('आवेदन|अर्ज|अरजी|ઇનવર્ડ|आवक|पूर्व|यापूर्वी|अगाउ|जी\\.?एस\\.?आर|अधिसूचना|GSR', 'iu');
const MOST_WORDS = 8;

/** The number at the start of the words behind a label; null where they begin with none. */
const toNumber = (words: string): string | null => {
  const { text, at } = fold(words);
  const end = BEHIND.exec(text);
  const value = (end ? words.slice(0, at[end.index]) : words)
    .replace(/^[\s:.\-–—]+/, '')
    .replace(/[\s,;:.\-–—(।]+$/, '')
    .trim();
  const digits = fold(value).text.match(/\d/g)?.length ?? 0;
  const isLong = value.split(/\s+/).length > MOST_WORDS || value.length > 90;
  return digits < 2 || value.length < 3 || isLong || OTHER.test(fold(value).text) ? null : value;
};

const first = (found: readonly Labelled[]): { value: string; lines: TextLine[] } | null => {
  for (const { words, lines } of found) {
    const value = toNumber(words);
    if (value) return { value, lines };
  }
  return null;
};

/** The number of an order in an Indian language as it is printed, behind a label that begins a cell. */
export const findIndicConsentNo = ({ letterhead, opening }: IndicHead): Fact<string> | undefined => {
  const isLabel = (text: string) => IS_LABEL.test(text);
  const found =
    first(listLabelled(letterhead, OWN_LABEL, isLabel)) ??
    first(listLabelled(letterhead, LETTER_LABEL, isLabel)) ??
    first(listLabelled(opening, OWN_LABEL, isLabel));
  return found ? { value: found.value, citation: citeLines(found.lines), confidence: 0.92 } : undefined;
};
