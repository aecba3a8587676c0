import { confidenceOf } from './foreign-lines.ts';
import { type IndicCode, scriptOf } from './languages.ts';
import type { RecognisedLine, Recognition } from './types.ts';

/** A language that the recogniser is less sure of is not that of a line. */
const KNOWN_LANGUAGE = 60;
/** One of which it is so sure needs none in another script to be tried. */
const SURE_LANGUAGE = 88;
/** Shorter lines of what was cut out are pieces of others around it. */
const FEWEST_WORDS = 4;

/** The confidence of a line that was cut out: the pieces of other lines around it do not count. */
const confidenceIn = ({ lines, confidence }: Recognition): number =>
  Math.max(confidence, ...lines.filter(({ words }) => words.length >= FEWEST_WORDS).map(confidenceOf));

type Best = { language: IndicCode; sure: number } | null;

const better = (best: Best, language: IndicCode, sure: number): Best =>
  sure > (best?.sure ?? KNOWN_LANGUAGE) ? { language, sure } : best;

/**
 * The language of the first line that has one, by the confidence of the recogniser; null: none of them has. Each language
 * is asked for all lines before the next, since its model is opened for it.
 * @param lines the longest first: the others count where that may be dirt
 * @param languages the likeliest first
 */
export const findLanguage = async (
  lines: readonly RecognisedLine[],
  languages: readonly IndicCode[],
  recognise: (line: RecognisedLine, language: IndicCode) => Promise<Recognition>,
): Promise<IndicCode | null> => {
  const bests: Best[] = lines.map(() => null);
  for (const language of languages) {
    const [first] = bests;
    if (first && first.sure >= SURE_LANGUAGE && scriptOf(language) !== scriptOf(first.language)) continue;
    for (const [at, line] of lines.entries()) {
      // What a line before it tells decides.
      if (bests.slice(0, at).some((best) => best !== null)) break;
      bests[at] = better(bests[at] ?? null, language, confidenceIn(await recognise(line, language)));
    }
  }
  return bests.find((best) => best !== null)?.language ?? null;
};
