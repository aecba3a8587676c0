import type { Span } from '../language/sentences.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';

/**
 * Source of a pattern for a verb that commands, with the end of its word: futures of Hindi ("करेगा", "की जाएगी"), its
 * imperatives ("करें", "किया जाए"), the forms in -ावे of Marathi and in -વું of Gujarati.
 */
export const COMMAND = `(?:${SUFFIX}(?:ेगा|ेगी|ेंगे|एगा|एगी|येगा|येगी|येंगे|एंगे|होगा|होगी|होंगे|वेगा|वेगी|ेंगी)|${START}(?:जाए|जाये|जाएं|जायें|जाय|जावे|करें|करे|कराए|कराएं|कराये|कराये|देवें|भेजें|भेजे|रखें|रखे|लगाए|लगाएं|लगाये)|${SUFFIX}(?:ावा|ावी|ावे|ावेत|ावीत|ाव्यात|वावा|वावी|वावे)|${SUFFIX}(?:વું|વો|વી|વા)(?=\\s*(?:[.,;:।]|$)|\\s+(?:અને|તથા|રહેશ|જોઈ|ફરજિયાત|આવશ્યક|જરૂરી))|${SUFFIX}(?:વાનું|વાનો|વાની|વાના)\\s+રહેશે|रहेशे|रજૂ\\s+કરશે|अनिवार्य|आवश्यक|आवश्यक|बंधनकारक|ફરજિયાત|જરૂરી|चाहिए|चाहिये|लागेल|राहील|करणे|घेणे|ठेवणे|बाध्य)${END}`;

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
