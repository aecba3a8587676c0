/** A wording, and the plainer one that grammar knows. */
type Plainer = readonly [wording: RegExp, plainer: string];

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

/** Slips of the pen and words that say nothing in a name. */
const PLAINER: readonly Plainer[] = [
  [
    /^\W*(?:daily|weekly|fortnightly|monthly|quarterly|half[-\s]?yearly|six[-\s]?monthly|yearly|annually)\s*:\s+(?=\w)/i,
    '',
  ],
  // "Renewal : to be applied for": the label is the subject.
  [/^(\W*(?:[\w/&-]+\s+){0,4}[\w/&-]+)\s*:\s+(?=to\s+be\s+[a-z]+)/i, '$1 '],
  [/\bcarryout\b/gi, 'carry out'],
  [/\batleast\b/gi, 'at least'],
  // "will have to monitor", "will gets its samples analysed", "shall be got its stack tested", "shall get analyse its effluent".
  [/\b(?:shall|should|will)\s+have\s+to\s+/gi, 'shall '],
  [/\b(shall|should|must|will)\s+(?:gets\s+|be\s+(?:get|got)\s+(?=(?:the|its|all|their)\s))/gi, '$1 get '],
  [/\bget\s+(analy[sz]e|monitor|test|calibrate|check|inspect|clean)\s+(?=(?:the|its|all|their)\s)/gi, '$1 '],
  [/(?<=\b(?:shall|should|must|will)\s+[a-z]+)\s+(?:regularly|periodically)(?=\s+[a-z])/gi, ''],
  // "shall ensure that meetings are held": what is to be done.
  [
    /^.*?\b(?:shall|should|must)\s+(?:also\s+)?ensure\s+that\s+((?:(?!\b(?:shall|should|must|is|are)\b)[^;,])+?)\s+(?:is|are)\s+(?=(?:[a-z]+ly\s+)?(?:[a-z]{3,}ed|held|given|kept|done|sent|made|taken)\b)/i,
    '$1 shall be ',
  ],
  [/(?<=\bshall\s+[a-z]+)\s+also\b/gi, ''],
  [/\b(the|of|to|and|in|for|by)\s+\1\b/gi, '$1'],
  [/\s+,(?=\S)/g, ', '],
  [
    /^(?:in\s+addition(?:\s+to\s+(?:this|that|the\s+above))?|further(?:more)?|moreover|also|besides)(?:\s*,\s+|\s+(?=(?:the|an?|all|any|such)\b))/i,
    '',
  ],
  [/(?<=\bcop(?:y|ies))\s+of\s+the\s+same\b/gi, ''],
  [/\s+in\s+this\s+(?:regard|respect|behalf)\b/gi, ''],
  [/\s+(?:as|for\s+the\s+parameters)\s+(?:mentioned\s+|stated\s+|specified\s+)?above\b/gi, ''],
  [/\s+for\s+the\s+above\s+(?:mentioned\s+|said\s+)?parameters\b/gi, ''],
  [/\s+or\s+event?\b(?=[\s,]|$)(?!\s+(?:of|at|in|that)\b)/gi, ''],
  [/\b(?:be\s+)put\s+(?:up\s+)?(?=on\s+(?:the|its|their)\s+web\s?-?(?:site|page))/gi, 'be published '],
  [
    /\bput\s+(?:up\s+)?(?=(?:(?!\b(?:shall|should|must)\b).){3,80}?\son\s+(?:the|its|their)\s+web\s?-?(?:site|page))/gi,
    'publish ',
  ],
];

/** A clause in the plainer words that its name is made of; what is told stays. */
export const toPlainClause = (clause: string): string => {
  const plain = PLAINER.reduce((words, [wording, plainer]) => words.replace(wording, plainer), clause);
  const done = GETS_DONE.exec(plain);
  return done ? `${done[1]} shall be ${done[2]}${done[3]}` : plain;
};
