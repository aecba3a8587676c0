import { isReported } from './reported-values.ts';

/** Verbs of a laboratory: "is recorded as", "shows", "came to", "varied between", "detected in". */
const MEASURES =
  /\b(?:is|are|has\s+been|have\s+been|being)\s+(?:\w+ly\s+)?(?:found|observed|recorded|measured|detected|noticed|estimated|predicted|assessed)\b|\b(?:shows|indicates|reveals|recorded(?!\s+(?:in|on|at|by)\b)|measured\s+(?:as(?!\s+[a-z]*(?:ane|carbon)\b)|to\s+be)|detected|exhibit(?:s|ed)|reported\s+(?:by|as|at|to\s+be))\b|\b(?:stood\s+at|obtained|gave)\b|\b(?:analy[sz]ed|assayed|tested|averaged|registered)\s+(?:at\s+|to\s+)?(?:about\s+|around\s+|only\s+)?\d|\b(?:came|comes)\s+to\b|\b(?:var(?:y|ies|ied)|rang(?:es?|ed)|fluctuat(?:es?|ed)|lies|lay)\s+(?:from|between)\b|\b(?:was|were)\s+(?:only\s+|about\s+|around\s+|nearly\s+)?(?:between|from|up\s*to|in\s+the\s+range|of\s+the\s+order|as\s+high|as\s+low|below|within|\d)/i;
/** "rose to", "has come down to": how a figure moved. */
const MOVED =
  /\b(?:rose|fell|dropped|declined|increased|decreased|(?:has|have|had)\s+(?:come|gone|risen|fallen|dropped|reduced)(?:\s+(?:down|up))?)\s+(?:to|from|by)\b/i;
/** "The sample had BOD of 22 mg/l", "had COD 212 mg/l": what something holds. */
const HOLDS =
  /\bhad\s+(?:an?\s+|the\s+)?[A-Za-z][\w. ]{0,30}?\s\d[\d.,]*\s*(?:mg|[µμu]g|ppm|NTU|MPN|dB)|\b(?:has|have|had)\s+(?:an?\s+|the\s+)?[A-Za-z][\w. ]{0,40}?\s+(?:of|between)\s+(?:about\s+|only\s+|nearly\s+)?\d[\d.,]*\s*(?:(?:to|and|-|–)\s*\d[\d.,]*\s*)?(?:mg|[µμu]g|ppm|NTU|MPN|dB)/i;
/** What is there before anything is bounded: the base line, the forecast of a study, the water of a stage of the process. */
const STATE =
  /\b(?:base\s*-?\s?line|back\s*-?\s?ground|existing|present|ambient)\s+(?:[\w-]+\s+){0,3}?(?:data|study|level|levels|concentrations?|values?|quality|water|status|monitoring)\b[^.;]*?\b(?:has|have|is|are)\b|\b(?:predicted|incremental|resultant)\b|\b(?:is|are)\s+(?:being\s+)?generated\s+(?:from|by|in|at|during)\b/i;
/** "is 42 mg/Nm3 as per the report of", "the meter read 82 dB(A)", "paid … for PM of 180 mg/Nm3": who says it, on what, or what came of it. */
const SOURCE =
  /\bas\s+per\s+(?:the\s+|its\s+|their\s+)?(?:[\w-]+\s+){0,2}?(?:reports?|analysis|certificates?|tests?|readings?|data|results?)\b|\b(?:meters?|displays?|analy[sz]ers?|monitors?|gauges?|instruments?)\s+(?:reads?|displayed)\b|\b(?:paid|penali[sz]ed|levied|fined|forfeited|complain(?:ed|ts?))\b|\b(?:exceedances?|violations?|failures?)\s+(?:of|in)\b|\bas\s+per\s+(?:the\s+|an?\s+)?(?:[\w-]+\s+){0,2}?(?:visits?|inspections?|sampling|monitoring)\b/i;
/** "proposes to bring", "design outlet of", "guaranteed an outlet of": what is meant to be. */
const MEANT =
  /\bpropos(?:es|ed)\s+to\b|\b(?:is|are|was|were)\s+designed\b|\bdesign\s+(?:outlet|inlet|value|emission|basis|norm)\w*\b|\b(?:has|have)\s+guaranteed\b|\bguarantees\b|\btargets?\s+of\b|\b(?:supplier|vendor|manufacturer)(?:'s|s)?\s+guarantee/i;
/** What makes a standard of a figure, whatever was measured beside it. */
const BOUNDS =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|limit\w*|standards?|norms?|prescribed|permissible|permitted|allowed|stipulated|not\s+(?:to\s+)?exceed\w*|(?:not|no)\s+more\s+than|max(?:imum)?|tolerance|conform\w*|compl(?:y|ies))\b/i;

/** "will be 1.9 µg/m3" of a forecast bounds nothing. */
const FORECAST = /\b(?:predicted|incremental|resultant|modelled|simulated)\b/i;
/** "As per the application the effluent will have": what is declared, and bounds nothing either. */
const DECLARED =
  /\bas\s+per\s+(?:the\s+|your\s+|their\s+)?(?:[\w-]+\s+){0,2}?(?:application|proposal|DPR|project\s+report|feasibility\s+report|declaration)\b|\b(?:applicant|industry|unit|occupier|proponent)\s+(?:has\s+|have\s+)?(?:declared|stated|informed|furnished)\b/i;
const COMMANDS = /\b(?:shall|should|must|not\s+(?:to\s+)?exceed\w*)\b/i;
/** What is done or said, of a sentence with nothing that bounds: "reject with TDS around 18,000 mg/l is fed". */
const STATES =
  /\b(?:is|are|was|were|been|being)\s+(?:\w+ly\s+)?(?:[a-z]+ed|fed|led|sent|given|made|shown|taken|let|of\s+(?!nitrogen))\b|\b(?:says|said|states|stated|informed|contains?|reduces|goes|comes|flows|enters|leaves)\b/i;
/** What bounds beside the words of a standard. */
const KEEPS =
  /[<≤]|\b(?:within|below|under|less\s+than|up\s*to|exceed\w*|restrict\w*|authori[sz]\w*|consent\w*|granted|to\s+be|maintain\w*|kept|keep|achiev\w*|ensur\w*|control\w*|meets?|met|as\s+(?:under|below|follows|given)|min(?:imum)?|at\s+least|applicable|appl(?:y|ies)|fixed|specified|set|requir\w*|criteria)\b/i;

/** Whether words make a standard of a figure. */
export const isBounding = (text: string): boolean => BOUNDS.test(text);
/** "Data of the last season", "figures of 2022-23", "base line": a time that is over. */
const PAST =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:base\s*-?\s?line|monitored|measured|observed|existing|present|(?:sample|analysis|test|monitoring|lab(?:oratory)?)\s+(?:results?|reports?))\b[^:;.]{0,60}:|\b(?:data|figures|performance|results?|readings?|average)\s+(?:of|for|in|during)\s+(?:the\s+)?(?:last|previous|past|year|month|season|(?:19|20)\d\d|[A-Z][a-z]+\s+(?:19|20)\d\d)/i;

/** "Inspection dated 28/11/2023: BOD 880 mg/l", "last JVS result of 14/03/2024": what was taken on a day. */
const DATED =
  /\b(?:inspect(?:ions?|ed)|visits?|visited|samples?|sampl(?:ing|ed)|results?|monitor(?:ing|ed)|analysis|reports?|surveys?|measurements?)\s+(?:\w+\s+){0,2}?(?:(?:dated?|dt|dtd)\b\.?|of|on)\s*(?:the\s+)?\d{1,2}(?:[./-]\d{1,2}[./-]\d{2,4}|(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4})/i;

/** Whether words only tell what was measured, forecast or is there: a sentence that bounds as well does not. */
export const isTold = (text: string): boolean =>
  ((FORECAST.test(text) || DECLARED.test(text)) && !COMMANDS.test(text)) ||
  (!BOUNDS.test(text) &&
    ([MEASURES, MOVED, HOLDS, STATE, SOURCE, MEANT, PAST, DATED].some((words) => words.test(text)) ||
      isReported(text) ||
      (STATES.test(text) && !KEEPS.test(text))));

/** "against the prescribed limit of", "brought down from 100 mg/l to": what was measured is held against the next figure. */
const AGAINST =
  /\b(?:against|exceed(?:s|ed|ing)|above|beyond|within|below|(?:higher|more|less|lower)\s+than)\s+(?:the\s+|an?\s+|its\s+)?(?:[a-z]+\s+){0,3}?(?:limits?|norms?|standards?)\s+(?:(?:of|for|being)\s+(?:\w+\s+(?:of\s+|as\s+)?)?)?$|\b(?:shall|should|must|to)\s+be\s+(?:brought|reduced|lowered)\s+(?:down\s+)?(?:from\s+\d[\d.,]*\s*\S+\s+)?to\s+(?:below\s+|within\s+|less\s+than\s+)?$/i;

/** Whether the words before a figure call it the limit that a measured value is held against. */
export const isHeldAgainst = (before: string): boolean => AGAINST.test(before);

/** What may have to stay between two figures; of anything else a range tells what was found. */
const HAS_RANGE =
  /\bp\.?\s?H\b|chlorine|oxygen|hardness|alkalinity|temperature|moisture|velocity|percent|SAR\b/i;

/** "PM10 of 62 to 91 µg/m3": a range of what has only a most, so it was measured. */
export const isSpread = (
  parameter: string,
  { limit, unit }: { limit: string; unit: string | null },
): boolean =>
  unit !== null && /^(?!0\s)\d[\d.,]*\s*(?:to|-|–)\s*\d/i.test(limit) && !HAS_RANGE.test(parameter);

/** "the base line TDS of", "the initial value of": what there is, which later figures are compared with. */
const STATE_OF =
  /\b(?:base\s*-?\s?line|back\s*-?\s?ground|initial|pre-?project|previous|last\s+(?:year|month|quarter)(?:'s)?)\s+(?:(?!limits?\b|norms?\b|standards?\b)[A-Za-z][\w.]*\s+){1,4}?(?:\(?\s*|(?:of|at|as|being|i\.e\.)\s+)(?:about\s+|only\s+)?$/i;

/** Whether the words before a figure call it the state that something is compared with. */
export const isState = (before: string): boolean => STATE_OF.test(before);
