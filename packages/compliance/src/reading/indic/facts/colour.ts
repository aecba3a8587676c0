import { citeLines } from '../../layout/passage.ts';
import type { TextLine } from '../../layout/text-line.ts';
import type { Fact, OrderCategory } from '../../types.ts';
import { END, fold, isIndic, START, SUFFIX, toPattern } from '../fold.ts';
import { listLabelled } from './cells.ts';

const COLOURS: Readonly<Record<OrderCategory, string>> = {
  red: `लाल|तांबड[ाेी]|रेड|red`,
  orange: 'नारंगी|नारिंगी|केशरी|केसरिया|केसरी|संतरा|ऑरेंज|आरेंज|ओरेंज|ઓરેન્જ|orange',
  green: 'हर[ाेी]|हरित|हिरव[ाेी]|हिरव्या|लील[ाेी]|લીલ[ોીા]|ग्रीन|green',
  white: 'सफेद|श्वेत|पांढर[ाेी]|पांढऱ्या|व्हाइट|व्हाईट|व्हाइट|वाइट|white',
};
const ANY = `(${Object.values(COLOURS).join('|')})`;
const WORD = `(?:श्रेणी|श्रेणि|प्रवर्ग|संवर्ग|वर्गवारी|वर्गीकरण|कोटि|कैटेगरी|कॅटेगरी|केटेगरी|કેટેગરી|category)${SUFFIX}`;
const SCALE =
  '(?:मोठ|मध्यम|लघु|वृहद|वृहत|बृहद|बड़|सूक्ष्म|મોટ|નાન|मोट|एल\\.?\\s?एस|एम\\.?\\s?एस|एस\\.?\\s?एस|L\\.?S\\.?I|M\\.?S\\.?I|S\\.?S\\.?I|large|medium|small|micro)';

/** Telling first: the word for the category beside the colour, then a scale. */
const PATTERNS = [
  // "लाल (Red) श्रेणी", "नारंगी प्रवर्गातील", "લીલી શ્રેણી".
  `${START}${ANY}${END}\\s*(?:\\(\\s*\\p{L}+\\s*\\))?\\s*[)"'’”–-]?\\s*${WORD}`,
  // "उद्योग की श्रेणी : लाल", "प्रवर्ग - नारिंगी".
  `${START}${WORD}(?:\\s*\\([^()]{2,20}\\))?\\s*(?:का|की|के|है|છે)?[\\s:–—.("'“‘-]*${ANY}${END}`,
  // "लाल / मोठा उद्योग".
  `${START}${ANY}${END}\\s*[/–-]\\s*${SCALE}`,
  `${START}${SCALE}${SUFFIX}(?:\\s+(?:उद्योग|स्तर))?\\s*[/–-]\\s*${ANY}${END}`,
].map((source) => toPattern(source, 'iu'));
const NAMED = (['red', 'orange', 'green', 'white'] as const).map((name) => ({
  name,
  pattern: toPattern(`^(?:${COLOURS[name]})$`, 'iu'),
}));
const toColour = (folded: string): OrderCategory | undefined =>
  NAMED.find(({ pattern }) => pattern.test(folded.trim()))?.name;

/** Bags and belts have colours as well. */
const OTHER = toPattern('थैली|थैला|पिशवी|बैग|पट्टी|पट्टा|डस्टबिन|કોથળી|बॅग', 'iu');

/** "उद्योग की श्रेणी": the head of a column, with the colour alone below it. */
const HEAD = toPattern(`^\\s*(?:[\\p{L}\\p{M}]+\\s+(?:(?:की|का|के)\\s+)?)?${WORD}$`, 'iu');

const findBelowHead = (lines: readonly TextLine[]): Fact<OrderCategory> | undefined => {
  const isOtherHead = (folded: string) => toColour(folded) === undefined;
  for (const { words, lines: cited } of listLabelled(lines, HEAD, isOtherHead)) {
    const value = toColour(fold(words).text);
    if (value) return { value, citation: citeLines(cited), confidence: 0.9 };
  }
  return undefined;
};

/** The colour of the category in the first lines of an order in an Indian language, also where the line breaks in it. */
export const findIndicColour = (lines: readonly TextLine[]): Fact<OrderCategory> | undefined => {
  for (const pattern of PATTERNS)
    for (const [at, line] of lines.entries()) {
      const next = lines[at + 1];
      const { text } = fold(`${line.text} ${next?.text ?? ''}`);
      const match = pattern.exec(text);
      const own = fold(line.text).text.length;
      if (!match || match.index >= own || OTHER.test(text) || !isIndic(match[0])) continue;
      const value = toColour(match[1] ?? '');
      if (!value) continue;
      const cited = next && match.index + match[0].length > own ? [line, next] : [line];
      return { value, citation: citeLines(cited), confidence: 0.92 };
    }
  return findBelowHead(lines);
};
