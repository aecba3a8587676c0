import { findMatch, replaceMatches } from '../language/search.ts';
import { PLAINER } from './plainer-wordings.ts';

const MODAL = '(?:shall|should|must|will|is\\s+to|are\\s+to|has\\s+to|have\\s+to)';
/** What follows an act that is done to something; a noun would make it a word of that: "treated effluent". */
const AFTER =
  'by|at|in|for|from|through|via|once|twice|thrice|every|each|on|within|before|after|with|per|as|under|[a-z-]+ly';
const DONE = '(?:[a-z]+ed|done|taken|made)';

/**
 * Somebody gets something done: "shall get the samples collected and analysed" is that they shall be analysed, because the
 * last act is what all are for.
 */
const GETS_DONE = new RegExp(
  `^.*?\\b${MODAL}\\s+(?:also\\s+)?(?:at\\s+(?:his|its|their)\\s+own\\s+cost,?\\s+)?get\\s+((?:(?!\\b(?:and\\s+)?${MODAL}\\b)[^;.])+?)\\s+(?:${DONE}\\s*(?:,|&|\\band\\b)\\s*)*(${DONE})\\b(?=\\s*(?:$|[,.;(])|\\s+(?:${AFTER})\\b)(.*)$`,
  'i',
);

/** A clause in the plainer words that its name is made of; what is told stays. */
export const toPlainClause = (clause: string): string => {
  const letters = clause.toLowerCase();
  const plain = PLAINER.reduce(
    (words, [wording, plainer, hint = '']) =>
      letters.includes(hint) ? replaceMatches(words, wording, plainer) : words,
    clause,
  );
  const done = findMatch(GETS_DONE, plain);
  return done ? `${done[1]} shall be ${done[2]}${done[3]}` : plain;
};
