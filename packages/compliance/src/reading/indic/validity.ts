import { addToDate } from '../language/dates.ts';
import { DATE, findIndicDates, parseDate } from './dates.ts';
import { END, fold, isIndic, START, SUFFIX, toPattern } from './fold.ts';
import { NUMBER, parseNumber } from './numbers.ts';
import { toSpan, UNIT } from './units.ts';

/** From when until when an order holds (`YYYY-MM-DD`). */
export type IndicValidity = { from: string | null; upto: string };

const HOLDS = `(?:वैध|विधिमान्य|मान्य|प्रभावी|प्रभावशील|लागू|अमलात|અમલમાં|લાગુ|માન્ય)`;
const GRANTED = '(?:नवीनीकरण|नूतनीकरण|प्रदान|जारी|स्वीकृत|नवीनीकृत|मंजूर|देण्यात|આપવામાં|મંજૂર)';
const CONSENT = `(?:सहमति|सम्मति|संमती|संमति|संमतीपत्र|आदेश|प्राधिकार|अधिकृति|પરવાનગી|હુકમ|प्राधिकृति|अनापत्ति)${SUFFIX}`;
const DAY = '(?:(?:दिनांक|दि\\.|दि0|ता\\.|तारीख)\\s*)?';
const IN_WORDS = '(?:\\s*\\([^()]{2,60}\\))?';
const FROM = `(?:${DAY}(${DATE})${IN_WORDS}\\s*(?:से|पासून|ते|થી|[–-])\\s*)`;
const TILL = `${DAY}(${DATE})${IN_WORDS}\\s*(?:तक|पर्यंत|સુધી)${SUFFIX}`;

/** "31.12.2029 तक वैध", "३१ मार्च २०३० पर्यंतच्या कालावधीसाठी वैध", "31.12.2029 સુધી અમલમાં"; a span that is granted. */
const UNTIL = toPattern(
  `${FROM}?${TILL}[^.;।\\d]{0,40}?${HOLDS}|${FROM}${TILL}[^.;।\\d]{0,60}?${GRANTED}|${HOLDS}${SUFFIX}[^.;।\\d]{0,24}?${FROM}${TILL}`,
  'iu',
);
/** "वैधता: 31.12.2029 तक", "सम्मति की वैधता अवधि", "संमतीची मुदत", "સંમતિની મુદત": a label and the days behind it. */
const LABELLED = toPattern(
  `^[^\\p{L}\\p{M}\\d]*(?:\\(?\\d{1,2}[.)]?\\s+)?(?:(?:${CONSENT}\\s+(?:व|एवं|तथा|आणि|અને)\\s+)?${CONSENT}\\s*(?:की|का|के|ची|चा|ની|નો)?\\s*(?:अवधि|अवधी|कालावधी|मुदत|मुदत|વૈધતા|समाप्ति|वैध|मान्य)|वैधता|वैध\\s+(?:अवधि|तिथि)|मुदत|વૈધતા|मान्यता)${SUFFIX}(?:\\s+(?:अवधि|अवधी|कालावधी|तिथि|तारीख|मुदत))*[^\\d\\p{L}]{0,12}(?:दिनांक[^\\d\\p{L}]{0,4}|ता\\.\\s*|दि\\.\\s*)?${FROM}?${DAY}(${DATE})`,
  'iu',
);
/** "जारी होने की तिथि से पाँच वर्ष तक वैध": counted from the day of the order. */
const COUNTED = toPattern(
  `${START}(${NUMBER})\\s*(${UNIT})${SUFFIX}\\s*(?:की\\s+अवधि\\s*|कालावधी${SUFFIX}\\s*)?(?:तक|हेतु|के\\s+लिए|के\\s+लिये|साठी|માટે|पर्यंत|સુધી)?[^.;।\\d]{0,20}?${HOLDS}`,
  'iu',
);
/** Other papers, which hold as well, and orders before this one. */
const OTHER = toPattern(
  `${START}(?:बैंक|बँक|બેંક|गारंटी|हमी|ગેરંટી|लाइसेंस|अनुज्ञप्ति|परवाना|परवान|લાઇસન્સ|पूर्व\\s+सहमति|शुल्क|फी${END}|ફી${END}|पूर्व\\s+में|यापूर्वी|અગાઉ|पूर्ववर्ती|लीज|पट्टा)`,
  'iu',
);
const ABOUT_CONSENT = toPattern(CONSENT, 'iu');

const toPeriod = (from: string | undefined, upto: string | undefined): IndicValidity | null => {
  const last = upto === undefined ? null : parseDate(upto);
  return last ? { from: from === undefined ? null : parseDate(from), upto: last } : null;
};

const count = (text: string, issuedOn: string | null): IndicValidity | null => {
  const match = issuedOn && ABOUT_CONSENT.test(text) ? COUNTED.exec(text) : null;
  const span = match && toSpan(parseNumber(match[1] ?? '') ?? 0, match[2] ?? '');
  return issuedOn && span && span.amount > 0 && findIndicDates(text).length === 0
    ? { from: null, upto: addToDate(issuedOn, span.amount, span.unit) }
    : null;
};

/** What a cell or a line says behind a label of the validity; null where it begins with none. */
export const findLabelledValidity = (printed: string): IndicValidity | null => {
  if (!isIndic(printed)) return null;
  const { text } = fold(printed);
  const match = OTHER.test(text) ? null : LABELLED.exec(text);
  return match && toPeriod(match[1], match[2]);
};

/**
 * From when until when a sentence in Hindi, Marathi or Gujarati says that the order holds; null: it does not.
 * @param issuedOn the day that a span of years is counted from
 */
export const findIndicValidity = (sentence: string, issuedOn: string | null = null): IndicValidity | null => {
  if (!isIndic(sentence)) return null;
  const { text } = fold(sentence);
  if (OTHER.test(text)) return null;
  const match = UNTIL.exec(text);
  return match
    ? toPeriod(match[1] ?? match[3] ?? match[5], match[2] ?? match[4] ?? match[6])
    : (findLabelledValidity(sentence) ?? count(text, issuedOn));
};
