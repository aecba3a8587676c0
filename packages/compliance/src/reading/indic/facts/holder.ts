import { citeLines } from '../../layout/passage.ts';
import type { TextLine } from '../../layout/text-line.ts';
import type { Fact } from '../../types.ts';
import { END, fold, START, SUFFIX, toPattern } from '../fold.ts';
import { listLabelled } from './cells.ts';
import type { IndicHead } from './head.ts';

/** "मे.", "मै0", "मेसर्स", "મે.", "M/s". */
const MESSRS = `(?:(?:में?|मै|मेस|मैस)\\s?(?:\\.|/|0|o\\b)(?!\\s*(?:टन|वॅट|वाट))\\s*(?:स\\.?\\s+)?|(?:मेसर्स|मैसर्स|मेसस|मैसस)${END}\\.?|\\bm\\s*[/.]\\s*s\\b\\.?|\\bmessrs\\b\\.?)[\\s,:–-]*`;
const MESSRS_AT_START = toPattern(`^[^\\p{L}\\p{M}\\d]*(?:\\(?\\d{1,2}[.)]\\s*)?${MESSRS}`, 'iu');
const MESSRS_ANYWHERE = toPattern(`${START}${MESSRS}`, 'iu');

const FIRM =
  '(?:औद्योगिक\\s+)?(?:उद्योग|इकाई|कारखान|कंपनी|संस्था|संस्थान|फर्म|प्रतिष्ठान|अस्पताल|चिकित्सालय|रुग्णालय|हॉस्पिटल|परियोजना|प्रकल्प|આવેદક|अरजदार|अर्जदार|આવેદક|आवेदक|एकम|कंपनि|प्लांट|खदान|धारक|सहमतिधारक|હોસ્પિટલ)';
/** "उद्योग का नाम", "उद्योगाचे नाव व पत्ता", "એકમનું નામ અને સરનામું"; "उद्योग" alone in its cell. */
const LABEL = toPattern(
  `^[^\\p{L}\\p{M}\\d]*(?:\\(?\\d{1,2}[.)]?\\s*)?(?:${FIRM}${SUFFIX}\\s*(?:का|के|की|चे|नुं)?\\s*(?:नाम|नाव)${END}(?:\\s*(?:एवं|तथा|व|और|आणि|અને|&)\\s*(?:पूरा\\s+)?(?:पता|पत्ता|ठिकाण|સરનામું|સરનામુ))?|(?:नाम|नाव)\\s*(?=[:–-]))`,
  'iu',
);

/** Where an order says to whom it is sent. */
const TO = toPattern('^[^\\p{L}\\p{M}\\d]*(?:सेवा\\s+में|सेवा\\s+मे|प्रति)\\s*[,:–-]*\\s*$', 'iu');
/** Offices of a firm, which stand above its name. */
const OFFICER = toPattern(
  `${START}(?:प्रबंधक|प्रबंध|निदेशक|निर्देशक|संचालक|व्यवस्थापक|महाप्रबंधक|अधिभोगी|भोगवटादार|स्वामी|मालक|मालिक|प्रोपराइटर|प्रोप्रायटर|भागीदार|साझेदार|अध्यक्ष|सचिव|कार्यकारी|कार्यपालक|अधीक्षक|मैनेजर|मॅनेजर|મેનેજર|ડાયરેક્ટર|ડિરેક્ટર|કબજેદાર|માલિક|manager|director|partner|proprietor|occupier|owner)`,
  'iu',
);
/** Where a name ends and its address begins. */
const ADDRESS = toPattern(
  `\\s*[,;।]|\\s+[–-]\\s|\\s*\\((?!(?:प्रा|प्राइवेट|इंडिया|भारत|India|P|Pvt|I|A\\s+unit)\\b)(?=[^)]*(?:जिला|जि\\.|तहसील|\\d{6}))|\\s+(?:प्लॉट|प्लाट|भूखंड|भूखण्ड|गट|सर्वे|सर्व्हे|खसरा|आराजी|गाटा|मौजे|मौजा|ग्राम|गाव|ગામ|मु\\.?\\s*पो|पता|पत्ता|સરનામું|तहसील|जिला|जनपद|औद्योगिक\\s+क्षेत्र|plot|village|survey|khasra|gat)${END}|\\s+(?:को|यांना|ने|के\\s+पक्ष|के\\s+द्वारा|द्वारा|हेतु|यांनी|ને)${END}`,
  'iu',
);
/** What a firm may end with. */
const FORM = toPattern(
  `${START}(?:लिमिटेड|लि(?:\\.|${END})|एल\\.?एल\\.?पी|प्रा(?:\\.|इवेट)|कंपनी|उद्योग|इंडस्ट्रीज|(?:ltd|limited|llp|pvt|private|company|co|industries|mills?)\\b)`,
  'iu',
);
const LETTERS = /[\p{L}]{2}/u;
const LONGEST = 90;

const cut = (words: string): string | null => {
  const lead = words.replace(/^[\s:.,\-–—]+/, '');
  const start = fold(lead);
  const messrs = MESSRS_AT_START.exec(start.text);
  const named = messrs ? lead.slice(start.at[messrs[0].length]) : lead;
  const { text, at } = fold(named);
  const end = ADDRESS.exec(text);
  const name = (end ? named.slice(0, at[end.index]) : named).replace(/[\s,;:–-]+$/, '').trim();
  return LETTERS.test(name) && name.length <= LONGEST ? name : null;
};

/** A name that its line does not end goes on in the next, where that has the legal form of a firm. */
const joinNext = (own: string, next: TextLine | undefined): { words: string; isJoined: boolean } => {
  const rest = next?.cells[0]?.text ?? '';
  const isOpen = !/[,;:।]\s*$/.test(own) && !FORM.test(fold(own).text) && !ADDRESS.test(fold(own).text);
  const [first = ''] = rest.split(/[,;]/);
  return isOpen && FORM.test(fold(first).text) && !OFFICER.test(fold(first).text)
    ? { words: `${own} ${rest}`, isJoined: true }
    : { words: own, isJoined: false };
};

const toFact = (
  own: string,
  line: TextLine,
  next: TextLine | undefined,
  confidence: number,
): Fact<string> | null => {
  const { words, isJoined } = joinNext(own, next);
  const value = cut(words);
  return value ? { value, citation: citeLines(isJoined && next ? [line, next] : [line]), confidence } : null;
};

const behindMessrs = (lines: readonly TextLine[]): Fact<string> | null => {
  for (const pattern of [MESSRS_AT_START, MESSRS_ANYWHERE])
    for (const [at, line] of lines.entries())
      for (const cell of line.cells) {
        const { text, at: places } = fold(cell.text);
        const match = pattern.exec(text);
        const own = match ? cell.text.slice(places[match.index + match[0].length]) : '';
        const found = match && toFact(own, line, lines[at + 1], pattern === MESSRS_AT_START ? 0.94 : 0.8);
        if (found) return found;
      }
  return null;
};

const behindLabel = (lines: readonly TextLine[]): Fact<string> | null => {
  for (const { words, lines: cited } of listLabelled(lines, LABEL)) {
    const line = cited.at(-1);
    const found = line && toFact(words, line, lines[lines.indexOf(line) + 1], 0.9);
    if (found) return found;
  }
  return null;
};

/** The first line below "सेवा में" that is no office of the firm. */
const belowTo = (lines: readonly TextLine[]): Fact<string> | null => {
  const to = lines.findIndex(({ text }) => TO.test(fold(text).text));
  if (to < 0) return null;
  for (const [below, line] of lines.slice(to + 1, to + 5).entries()) {
    const own = line.cells[0]?.text ?? '';
    if (OFFICER.test(fold(own).text)) continue;
    return toFact(own, line, lines[to + 2 + below], 0.85);
  }
  return null;
};

/** Who holds an order in an Indian language, in the script that its name is printed in. */
export const findIndicHolder = ({ opening }: IndicHead): Fact<string> | undefined =>
  behindMessrs(opening) ?? behindLabel(opening) ?? belowTo(opening) ?? undefined;
