import type { Span } from '../language/sentences.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';

const HINDI_FUTURE = `${SUFFIX}(?:ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एंगे|येगा|येगी|येंगे|वेगा|वेगी|होगा|होगी|होंगे)`;
/** "जाए", "भेजें"; other words that end alike stand before others ("में"). */
const HINDI_IMPERATIVE = `${START}(?:जाए|जाये|जाएं|जायें|जाय|जावे|करें|करे|कराए|कराएं|कराये|देवें|भेजें|भेजे|रखें|रखे|लगाए|लगाएं|लगाये)|${SUFFIX}(?:ायें|ाएं|ावें|ें)(?=\\s*(?:[.,;।]|$))`;
const MARATHI = `${SUFFIX}(?:ावा|ावी|ावे|ावेत|ावीत|ाव्यात)|करणे|घेणे|ठेवणे|लागेल|राहील`;
const GUJARATI = `${SUFFIX}(?:વું|વો|વી|વા)(?=\\s*(?:[.,;:।]|$)|\\s+(?:અને|તથા|રહેશ|જોઈ|ફરજિયાત|આવશ્યક|જરૂરી))|${SUFFIX}(?:વાનું|વાનો|વાની|વાનાં|વાના)\\s+રહેશે|પડશે|ફરજિયાત|જરૂરી`;
/** Shared by the languages. */
const NEEDED = 'अनिवार्य|आवश्यक|बंधनकारक|चाहिए|चाहिये|बाध्य';

/** Source of a pattern for a verb that commands, with the end of its word, in Hindi, Marathi or Gujarati. */
export const COMMAND = `(?:${[HINDI_FUTURE, HINDI_IMPERATIVE, MARATHI, GUJARATI, NEEDED].join('|')})${END}`;

const BETWEEN = toPattern(
  `${COMMAND}(?:\\s+(?:है|हैं|होगा|होगी|आहे|राहील|રહેશે|છે))?\\s*(?:[,;]|(?:एवं|तथा|और|व|आणि|किन्तु|परन्तु|परंतु|लेकिन|અને|તથા|પરંતુ)${END})`,
);

/** The parts of a folded sentence that have a verb each: cut behind a verb that a conjunction or a comma follows. */
export const toParts = (text: string): Span[] => {
  const parts: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(BETWEEN)) {
    const end = match.index + match[0].length;
    parts.push({ start, end });
    start = end;
  }
  if (start < text.length) parts.push({ start, end: text.length });
  return parts;
};
