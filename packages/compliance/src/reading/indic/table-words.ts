import type { Table } from '../layout/table.ts';
import type { TextLine } from '../layout/text-line.ts';
import { END, fold, hasIndic, START, toPattern } from './fold.ts';

type Word = { english: string; pattern: RegExp };

/** Words anywhere in a cell. */
const word = (english: string, source: string): Word => ({
  english,
  pattern: toPattern(`${START}(?:${source})`, 'giu'),
});

/** What a cell says and nothing else. */
const cell = (english: string, source: string): Word => ({
  english,
  pattern: toPattern(`^\\s*(?:${source})\\s*[:.,]?\\s*$`, 'giu'),
});

/** "of", written together with the word in Marathi and Gujarati. */
const OF = 'ची|चे|चा|च्या|નું|ની|નો|ના';

/** The letters of an abbreviation as they are spoken, with stops between them or without. */
const spoken = (english: string, ...letters: readonly string[]): Word =>
  word(english, `${letters.map((letter) => `(?:${letter})`).join('[.\\s]{0,2}')}(?:${OF})?${END}\\.?`);

const SUSPENDED = 'निलंबित|निलम्बित|तरंगणारे|નિલંબિત|તરતા';
const DISSOLVED = 'घुलित|घुले\\s+हुए|विरघळलेले|દ્રાવ્ય|ઓગળેલા';
const SOLIDS = '(?:ठोस|घन|ઘન)(?:\\s*(?:पदार्थ|पदार्थ|પદાર્થો?|कण))?';
const MILLIGRAM = '(?:मि(?:ली)?\\.?\\s*ग्र(?:ा|ॅ)?(?:म|\\.)?|મિ(?:લી)?\\.?\\s*ગ્રા?(?:મ|\\.)?)';
const MICROGRAM = '(?:माइक्रो|मायक्रो|માઇક્રો)\\s*-?\\s*(?:ग्र(?:ा|ॅ)?म|ગ્રામ)';
const PER = '\\s*(?:/|प्रति|પ્રતિ)\\s*';
const NORMAL = '(?:(?:सामान्य|नॉर्मल|નોર્મલ)\\s*)?(?:घन|ઘન)\\s*(?:मी(?:टर)?|મી(?:ટર)?)\\.?';

/** In the order in which they are tried: the longer before what is in it. Texts are folded, so that Gujarati is read by the letters of Hindi where the words are alike. */
const WORDS: readonly Word[] = [
  cell(
    'Sr. No.',
    '(?:अ\\.?\\s*|अनु\\.?\\s*)?क्र[\\p{L}\\p{M}]?(?:\\s*\\.|म|मांक|म\\s*संख्या|\\.?\\s*सं\\.?|\\.?\\s*नं\\.?)?|अनुक्रमांक|ક્રમ(?:\\s*નંબર)?|અ\\.?\\s*નં\\.?',
  ),
  cell('Unit', 'इकाई|मात्रक|एकक|એકમ'),
  cell(
    'Parameter',
    '(?:प्रदूषण\\s+)?(?:मापदंड|मापदण्ड|मानदंड|पैरामीटर|पॅरामीटर|प्राचल|घटक|परिमाप|पॅरामीटर्स|પરિમાણ|ઘટક|પેરામીટર)',
  ),
  word(
    'Maximum limit',
    '(?:अधिकतम|अनुज्ञेय|अनुमत|अनुमन्य|निर्धारित|कमाल|परवानगी|મહત્તમ|નિયત|માન્ય)\\s+(?:सीमाए|सीमा|मर्यादा|मात्रा|મર્યાદા|સીમા)',
  ),
  word('Standard', `(?:निर्धारित\\s+)?(?:मानकांची|मानके|मानक|ધોરણો|ધોરણ)${END}`),
  cell('Limit', 'सीमा|मर्यादा|મર્યાદા'),
  spoken('pH', 'पी|પી', 'एच|એચ'),
  word('pH', 'सामू'),
  spoken('BOD', 'बी|બી', 'ओ|ઓ', 'डी|ડી'),
  spoken('COD', 'सी|સી', 'ओ|ઓ', 'डी|ડી'),
  spoken('TSS', 'टी|ટી', 'एस|એસ', 'एस|એસ'),
  spoken('TDS', 'टी|ટી', 'डी|ડી', 'एस|એસ'),
  word('BOD', '(?:जैव(?:िक)?|જૈવ(?:િક)?)[\\s-]*रासायनिक\\s+(?:ऑक्सीजन|प्राणवायू)\\s+(?:की\\s+)?(?:मांग|मागणी)'),
  word('COD', 'रासायनिक\\s+(?:ऑक्सीजन|प्राणवायू)\\s+(?:की\\s+)?(?:मांग|मागणी)'),
  word('Suspended solids', `(?:(?:कुल|एकूण|કુલ)\\s+)?(?:${SUSPENDED})\\s+${SOLIDS}`),
  word('Dissolved solids', `(?:(?:कुल|एकूण|કુલ)\\s+)?(?:${DISSOLVED})\\s+${SOLIDS}`),
  word('Oil and grease', '(?:तेल|તેલ)\\s*(?:एवं|तथा|और|व|आणि|અને|&)\\s*(?:ग्रीस|ग्रीज|वंगण|ગ્રીસ|ગ્રીઝ|चिकनाई)'),
  word(
    'Particulate matter',
    `(?:कणिकीय|कणीय|कणिका|सूक्ष्म|વિવિક્ત)\\s+(?:पदार्थ|द्रव्य|कण|પદાર્થ)|पार्टिकुलेट\\s+मैटर|धूलिकण|रजकण|રજકણ`,
  ),
  word('SO2', '(?:सल्फर|સલ્ફર)\\s+(?:डाई|डाइ|डाय|ડાયો?)\\s*-?\\s*(?:ऑक्साइड|आक्साइड|ऑक्साईड|ઓક્સાઇડ|ક્સાઇડ)'),
  word('NOx', '(?:नाइट्रोजन|नायट्रोजन|નાઇટ્રોજન)\\s+(?:के\\s+|चे\\s+|ના\\s+)?(?:ऑक्साइड|आक्साइड|ऑक्साईड|ઓક્સાઇડ)'),
  word('Temperature', `(?:तापमान|તાપમાન)${END}`),
  word('Chloride', '(?:क्लोराइड|क्लोराईड|ક્લોરાઇડ)'),
  word('Sulphate', '(?:सल्फेट|સલ્ફેટ)'),
  word('Chromium', '(?:क्रोमियम|ક્રોમિયમ)'),
  word('µg/m3', `${MICROGRAM}${PER}${NORMAL}`),
  word('mg/Nm3', `${MILLIGRAM}${PER}${NORMAL}`),
  word('mg/l', `${MILLIGRAM}${PER}(?:ली(?:टर)?|लि(?:टर)?|લી(?:ટર)?|લિ(?:ટર)?)(?:${END}\\.?|(?=पेक्षा|થી))`),
  word('°C', '(?:डिग्री|अंश|ડિગ્રી|અંશ)\\s*(?:सेल्सियस|सेल्सिअस|सेंटीग्रेड|सें|સેલ્સિયસ)\\.?'),
  word('dB(A)', '(?:डीबी|ડીબી|डेसिबल|डेसीबल|ડેસિબલ)(?:\\s*\\(?(?:ए|A)\\)?)?'),
];

/** Words before a table that say what is limited in it. */
const MEDIA: readonly Word[] = [
  word('stack emission', 'चिमनी|चिमणी|धुराड|उत्सर्जन|ચીમની|ઉત્સર્જન'),
  word('sewage', 'घरेलू|सीवेज|मलजल|घरगुती|ઘરેલું|ઘરગથ્થુ'),
  word('ambient air', 'परिवेशीय|આસપાસની\\s+હવા'),
  word('noise', 'ध्वनि|शोर|ध्वनी|અવાજ|ઘોંઘાટ|ધ્વનિ'),
  word('effluent', 'बहिस्राव|बहि:स्राव|उच्छिष्ट|सांडपाण|अपशिष्ट\\s+जल|ગંદ\\S+\\s+પાણી'),
];

/** Digits of an Indian script: the last letters of its block are 0 to 9. */
const DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

const withWords = (printed: string, words: readonly Word[]): string =>
  words
    .reduce((text, { english, pattern }) => {
      if (!hasIndic(text)) return text;
      const folded = fold(text);
      let result = '';
      let from = 0;
      for (const { index, 0: match } of folded.text.matchAll(pattern)) {
        result += text.slice(from, folded.at[index]) + english;
        from = folded.at[index + match.length] ?? text.length;
      }
      return result + text.slice(from);
    }, printed)
    .replace(DIGIT, (digit) => fold(digit).text);

/**
 * A cell of a table with the words of Hindi, Marathi and Gujarati that limits are printed with in English, and its figures in
 * Latin digits; other words stay. For the rules of tables alone: what is cited is what is printed.
 */
export const toEnglishCell = (text: string): string => (hasIndic(text) ? withWords(text, WORDS) : text);

/** The words before a table, with those in English that name air, water or noise. */
export const withEnglishMedia = (text: string): string => (hasIndic(text) ? withWords(text, MEDIA) : text);

/** A line whose cells say in English what heads a table; one without such letters stays the same. */
export const toEnglishLine = (line: TextLine): TextLine =>
  hasIndic(line.text)
    ? {
        ...line,
        text: toEnglishCell(line.text),
        cells: line.cells.map((each) => ({ ...each, text: toEnglishCell(each.text) })),
      }
    : line;

/** A table in the English words of its heads and cells; `printed` of its rows are the cells as they stand. */
export const toEnglishTable = (table: Table): Table => {
  const isIndicTable = table.heads.some(hasIndic) || table.rows.some(({ cells }) => cells.some(hasIndic));
  if (!isIndicTable) return table;
  return {
    ...table,
    heads: table.heads.map(toEnglishCell),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map(toEnglishCell),
      printed: row.cells,
      grid: row.grid.map((line) => line.map((each) => ({ ...each, text: toEnglishCell(each.text) }))),
    })),
  };
};
