/** Verbs of a laboratory: "is recorded as", "shows", "came to", "varied between", "detected in". */
const MEASURES =
  /\b(?:is|are|has\s+been|have\s+been|being)\s+(?:\w+ly\s+)?(?:found|observed|recorded|measured|detected|noticed|estimated|predicted|assessed)\b|\b(?:shows|indicates|reveals|recorded(?!\s+(?:in|on|at|by)\b)|measured\s+(?:as|to\s+be)|detected|exhibit(?:s|ed)|reported\s+(?:by|as|at|to\s+be))\b|\b(?:came|comes)\s+to\b|\b(?:var(?:y|ies|ied)|rang(?:es?|ed)|fluctuat(?:es?|ed)|lies|lay)\s+(?:from|between)\b|\b(?:was|were)\s+(?:only\s+|about\s+|around\s+|nearly\s+)?(?:between|from|up\s*to|in\s+the\s+range|of\s+the\s+order|as\s+high|as\s+low|below|within|\d)/i;
/** What is there before anything is bounded: the base line, the forecast of a study, the water of a stage of the process. */
const STATE =
  /\b(?:base\s*-?\s?line|back\s*-?\s?ground|existing|present|ambient)\s+(?:[\w-]+\s+){0,3}?(?:data|study|level|levels|concentrations?|values?|quality|water|status|monitoring)\b[^.;]*?\b(?:has|have|is|are)\b|\b(?:predicted|incremental|resultant)\b|\b(?:is|are)\s+(?:being\s+)?generated\s+(?:from|by|in|at|during)\b/i;
/** What makes a standard of a figure, whatever was measured beside it. */
const BOUNDS =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|limit\w*|standards?|norms?|prescribed|permissible|permitted|allowed|stipulated|not\s+(?:to\s+)?exceed\w*|(?:not|no)\s+more\s+than|max(?:imum)?|tolerance|conform\w*|compl(?:y|ies))\b/i;

/** Whether words only tell what was measured, forecast or is there: a sentence that bounds as well does not. */
export const isTold = (text: string): boolean =>
  !BOUNDS.test(text) && (MEASURES.test(text) || STATE.test(text));
