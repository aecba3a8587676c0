/** Verbs of a laboratory: "is recorded as", "shows", "came to", "varied between", "detected in". */
const MEASURES =
  /\b(?:is|are|has\s+been|have\s+been|being)\s+(?:\w+ly\s+)?(?:found|observed|recorded|measured|detected|noticed|estimated|predicted|assessed)\b|\b(?:shows|indicates|reveals|recorded(?!\s+(?:in|on|at|by)\b)|measured\s+(?:as|to\s+be)|detected|exhibit(?:s|ed)|reported\s+(?:by|as|at|to\s+be))\b|\b(?:stood\s+at|obtained|gave)\b|\b(?:came|comes)\s+to\b|\b(?:var(?:y|ies|ied)|rang(?:es?|ed)|fluctuat(?:es?|ed)|lies|lay)\s+(?:from|between)\b|\b(?:was|were)\s+(?:only\s+|about\s+|around\s+|nearly\s+)?(?:between|from|up\s*to|in\s+the\s+range|of\s+the\s+order|as\s+high|as\s+low|below|within|\d)/i;
/** "rose to", "has come down to": how a figure moved. */
const MOVED =
  /\b(?:rose|fell|dropped|declined|increased|decreased|(?:has|have|had)\s+(?:come|gone|risen|fallen|dropped|reduced)(?:\s+(?:down|up))?)\s+(?:to|from|by)\b/i;
/** "The sample had BOD of 22 mg/l": what something holds. */
const HOLDS =
  /\b(?:has|have|had)\s+(?:an?\s+|the\s+)?[A-Za-z][\w. ]{0,40}?\s+(?:of|between)\s+(?:about\s+|only\s+|nearly\s+)?\d[\d.,]*\s*(?:(?:to|and|-|–)\s*\d[\d.,]*\s*)?(?:mg|[µμu]g|ppm|NTU|MPN|dB)/i;
/** What is there before anything is bounded: the base line, the forecast of a study, the water of a stage of the process. */
const STATE =
  /\b(?:base\s*-?\s?line|back\s*-?\s?ground|existing|present|ambient)\s+(?:[\w-]+\s+){0,3}?(?:data|study|level|levels|concentrations?|values?|quality|water|status|monitoring)\b[^.;]*?\b(?:has|have|is|are)\b|\b(?:predicted|incremental|resultant)\b|\b(?:is|are)\s+(?:being\s+)?generated\s+(?:from|by|in|at|during)\b/i;
/** What makes a standard of a figure, whatever was measured beside it. */
const BOUNDS =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|limit\w*|standards?|norms?|prescribed|permissible|permitted|allowed|stipulated|not\s+(?:to\s+)?exceed\w*|(?:not|no)\s+more\s+than|max(?:imum)?|tolerance|conform\w*|compl(?:y|ies))\b/i;

/** Whether words only tell what was measured, forecast or is there: a sentence that bounds as well does not. */
export const isTold = (text: string): boolean =>
  !BOUNDS.test(text) && [MEASURES, MOVED, HOLDS, STATE].some((words) => words.test(text));

/** "against the prescribed limit of", "brought down from 100 mg/l to": what was measured is held against the next figure. */
const AGAINST =
  /\b(?:against|exceed(?:s|ed|ing)|above|beyond|within|below|(?:higher|more|less|lower)\s+than)\s+(?:the\s+|an?\s+|its\s+)?(?:[a-z]+\s+){0,3}?(?:limits?|norms?|standards?)\s+(?:(?:of|for|being)\s+(?:\w+\s+(?:of\s+|as\s+)?)?)?$|\b(?:shall|should|must|to)\s+be\s+(?:brought|reduced|lowered)\s+(?:down\s+)?(?:from\s+\d[\d.,]*\s*\S+\s+)?to\s+(?:below\s+|within\s+|less\s+than\s+)?$/i;

/** Whether the words before a figure call it the limit that a measured value is held against. */
export const isHeldAgainst = (before: string): boolean => AGAINST.test(before);
