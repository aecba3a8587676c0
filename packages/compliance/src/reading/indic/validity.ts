import { findDates } from '../language/dates.ts';
import { END, fold, isIndic, START, toPattern } from './fold.ts';

const DATE = '\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?20\\d{2}';
const HOLDS = `(?:वैध|विधिमान्य|मान्य|प्रभावी|લાગુ|માન્ય)`;
/** "31.12.2029 तक वैध", "३१.१२.२०२९ पर्यंत वैध", "31.12.2029 સુધી માન્ય"; the label "वैधता: 31.12.2029 तक". */
const UNTIL = toPattern(
  `(?:(${DATE})\\s*(?:से|पासून|થી)\\s*)?(${DATE})\\s*(?:तक|पर्यंत|સુધી)\\s*(?:ही\\s+|के\\s+लिए\\s+)?${HOLDS}|^\\W*(?:वैधता|वैध\\s+अवधि|વૈધતા|માન્યતા)(?:\\s+तिथि)?${END}[^\\d]{0,20}?(?:(${DATE})\\s*(?:से|पासून|થી)\\s*)?(${DATE})`,
  'iu',
);
/** Other papers, which hold as well. */
const OTHER = toPattern(
  `${START}(?:बैंक|बँक|બેંક|गारंटी|हमी|ગેરંટી|लाइसेंस|अनुज्ञप्ति|परवाना|परवान|લાઇસન્સ|पूर्व\\s+सहमति|शुल्क|फी|ફી)`,
  'iu',
);

const toIso = (text: string | undefined): string | null =>
  text === undefined ? null : (findDates(text)[0]?.iso ?? null);

/** From when until when a sentence in Hindi, Marathi or Gujarati says that the order holds (`YYYY-MM-DD`); null: it does not. */
export const findIndicValidity = (sentence: string): { from: string | null; upto: string } | null => {
  if (!isIndic(sentence)) return null;
  const { text } = fold(sentence);
  const match = OTHER.test(text) ? null : UNTIL.exec(text);
  const upto = toIso(match?.[2] ?? match?.[4]);
  return match && upto ? { from: toIso(match[1] ?? match[3]), upto } : null;
};
