import { toLatinDigits } from './digits.ts';
import { fold, START, SUFFIX, toPattern } from './fold.ts';

const TIME = '(?:\\s+(?:के\\s+समय|के\\s+दौरान|में|दरम्यान|दरमियान|वेळी|ना\\s+समये))?';
const LEVEL = '(?:\\s+(?:का\\s+|की\\s+|के\\s+)?(?:स्तर|पातळी|प्रमाण|तीव्रता|मात्रा))?';

/** What sound is limited by, in the words of Hindi, Marathi and Gujarati. */
const WORDS: Readonly<Record<string, RegExp>> = {
  'day time': toPattern(`${START}(?:दिन|दिवस)${SUFFIX}${TIME}`, 'u'),
  'night time': toPattern(`${START}रात${SUFFIX}${TIME}`, 'u'),
  Noise: toPattern(`${START}(?:ध्वनि|शोर|आवाज|अवाज|घोंघाट)${SUFFIX}${LEVEL}`, 'u'),
};

/** The name of a limit of noise, with the words of its sentence behind it. */
export const withNoiseWords = (name: string, sentence: string): string => {
  const { text, at } = fold(sentence);
  const found = WORDS[name]?.exec(text);
  if (!found) return name;
  const printed = sentence.slice(at[found.index], at[found.index + found[0].length]);
  return `${name} (${toLatinDigits(printed).replace(/\s+/g, ' ').trim()})`;
};
