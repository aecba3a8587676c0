import { findMatch } from '../language/search.ts';
import type { Rule } from '../rule.ts';

/** A word for "again and again" that says not how often, with its place in the sentence. */
export type VaguenessRule = Rule<[sentence: string], RegExpExecArray>;

const byWord = (id: string, pattern: RegExp): VaguenessRule => ({
  id,
  read: (sentence) => findMatch(pattern, sentence),
});

/** Each asks a question, the first in the sentence. */
export const VAGUENESS_RULES: readonly VaguenessRule[] = [
  /** "periodically", "periodical". Leaves "the period". */
  byWord('periodically', /\bperiodical(?:ly)?\b/i),
  /** "at regular intervals", "at suitable intervals". Leaves an interval with a count. */
  byWord(
    'some-intervals',
    /\bat\s+(?:regular|frequent|suitable|appropriate|reasonable|proper|short|fixed|prescribed|specified|required|periodic|definite|defined)\s+(?:time\s+)?intervals?\b(?!\s+of\s+\S+\s+(?:days|weeks|months|years))/i,
  ),
  /** "on a regular basis". Leaves "regularly", which most conditions say. */
  byWord('regular-basis', /\bon\s+a\s+regular\s+basis\b/i),
];

const ACTIVITY =
  /\b(?:shall|should|must|to\s+be)\b[^.;]*\b(?:examin\w*|monitor\w*|analy[sz]\w*|submit\w*|report\w*|test\w*|calibrat\w*|clean\w*|check\w*|inspect\w*|train\w*|updat\w*|upload\w*|conduct\w*|carr(?:y|ied)|done|measur\w*|send|sent)\b/i;
const LEFT_OPEN =
  /\b(?:quarterly|monthly|half[-\s]*yearly)\s*\/\s*(?:quarterly|monthly|half[-\s]*yearly|yearly)\b/i;

/** The words by which a duty is to be done again and again where the order does not say how often; null otherwise. */
export const findVagueWords = (sentence: string, rules = VAGUENESS_RULES): string | null => {
  const words = rules.map((rule) => rule.read(sentence)).filter((match) => match !== null);
  const word = words.toSorted((a, b) => a.index - b.index)[0]?.[0];
  return word && ACTIVITY.test(sentence) && !LEFT_OPEN.test(sentence) ? word : null;
};

/** What to ask where a duty is to be done "periodically" and the order does not say how often; null otherwise. */
export const findVagueness = (sentence: string, rules = VAGUENESS_RULES): string | null => {
  const words = findVagueWords(sentence, rules);
  return words && `The order says "${words.toLowerCase()}" and not how often. Which period should be kept?`;
};
