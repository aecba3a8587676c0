import { MONTH_NAME } from './month-names.ts';

/** Where another part of a sentence begins. */
export const BOUNDARY = /;|,?\s(?:and|&|whereas|while|but|however|besides|also)\s|,\s|\.\s/;

/** Several seasons of a year. */
export const OF_SEASONS = /\b(?:monsoon|summer|winter|sowing|harvest\w*)\b.*\b(?:and|&)\b|\/\s*post/i;

/** Before a paper that something is sent with. */
export const GOES_WITH = /\b(?:along\s*with|together\s+with)\b/i;

/** "report due on …", "return by …": until when a paper is due, right behind its adjective. */
export const DUE_BEHIND = /^(?:\s+[\w-]+){0,5}?\s+(?:due|by|before|on\s+or\s+before)\b/i;

/** A conjunction, and then a verb of its own: another duty follows. */
export const OWN_VERB =
  /(?:;|,?\s(?:and|&|whereas|while|but)\s)\s*(?:[^;]*\b(?:shall|should|must|(?:is|are)\s+to\s+(?!be\b)[a-z]+)\b|(?:(?:the|an?|its|their)\s[^;,]*|(?:[\w-]+\s+){0,2}?(?:reports?|results?|returns?|statements?|certificates?|abstracts?|cop(?:y|ies)|data|details)\s(?:(?:of|for|on|certified|showing|containing)\s[^;,]*)?)\bbe\s+(?:\w+ly\s+)?[a-z]+(?:ed|en|pt|nt|de|ld)\b)/i;

/** A second verb with a period of its own: "collected thrice a day and weighed daily", "with a report to be sent by". */
export const NEXT_PARTICIPLE =
  /(?:,|,?\s+(?:and|&))\s+(?:also\s+)?(?:furnish|submit|send|upload|forward|file|report|display)\s[^.;]*$|,?\s+with\s+(?:[\w-]+\s+){1,5}?(?:to\s+be\s+|being\s+)?(?:[a-z]{3,}ed|sent)\s+(?:(?:on|by|or|before|latest|the)\s+)*$|\band\s+(?:(?:the|its|a)\s+)?(?:[\w-]+\s+)?(?:reports?|results?|certificates?|cop(?:y|ies)|statements?|data|details)\s+(?:be\s+)?(?:submitted|sent|furnished|uploaded|forwarded|filed)\s+(?:(?:on|by|or|before|latest|the)\s+)*$|^,?\s+and\s+(?:[a-z]+ly\s+)?[a-z]{3,}ed\s+(?:at\s+least\s+)?$|^,?\s+and\s+(?:[\w-]+\s+){1,9}?(?:[a-z]{3,}ed|sent)\s+(?:(?:out|up|down|off|over|away)\s+)?(?:(?:on|by|or|before|latest|the)\s+)*$/i;

/** A second verb in the active, with its object: "blow soot in each shift and drain the economiser". */
export const AND_DOES =
  /^\s*,?\s+(?:and|&)\s+(?:also\s+)?(?!(?:in|on|at|by|for|from|of|to|with|within|before|after|during|as|also|all|the|both|each|every|under|over|per|than|through|till|until|upon|shall|once|twice|thrice|not)\b)[a-z]{3,}(?<!ed|ing|ly|al)\s+(?:(?:out|over|up|down|off)\s+)?(?:the|all|its|their|an?)\s|^\s*,?\s+and\s+(?:also\s+)?(?:place|display|publish|host)\s+(?:it|them)\s/i;

/** A noun between two periods: ", ambient air once in 6 months". */
export const NOUN_BEFORE =
  /^\s*,\s+with\s+(?!effect|the\b|an?\b)[a-z][\w-]*(?:\s+(?!(?:of|in|to|be|shall)\b)[\w-]+){0,2}\s+$|^\s*,\s*(?!(?:covering|including|excluding|using|starting|commencing|beginning|following|being|containing|indicating|mentioning|keeping|during|excepting|considering|ensuring|preceding|succeeding)\b)[a-z]{3,}ing\s[^,;]{2,50}\s$|^\s*,\s*(?!(?:be|is|are|of|shall|should|must|submit|file|furnish|send|upload|forward|prepare|pay|apply|i\.?e|that|once|twice|at|on|by|in|or|for|from|before|after|during|latest|viz|namely|positively|preferably|and|but|also|without|not|with|within|each|every|the\s+same|to|as|per|through|subject|unless|if|when)\b)[a-z][\w./&-]*(?:\s+(?!(?:at|on|by|in|of|shall|should|must|to|be)\b)[\w./&-]+){0,3}\s+$/i;

/** What becomes of the paper of an act: "done by an institute, and its report placed before the Board". */
export const ITS_PAPER =
  /\b(?:shall|should|must|to)\s+(?:also\s+)?be\s+(?:got\s+)?(?:done|held|undertaken|made|[a-z]{3,}ed)\b[^;]*?\s+(?:and|&)\s+(?:(?:the|its|their|such|an?)\s+)?(?:[\w-]+\s+){0,3}?(?:reports?|results?|findings|certificates?|summary|minutes|recommendations)\s+(?:(?:thereof|of\s+(?:the\s+)?[\w-]+|so\s+\w+)\s+)?(?:(?:shall|should|must)\s+)?(?:also\s+)?(?:be\s+)?(?:placed|laid|put\s+up|sent|submitted|furnished|filed|forwarded|uploaded|produced|presented|given|brought|reported|e-?mailed)\b(?:(?!\b(?:shall|should|must|and)\b)[^;])*$/i;

/** Another act or paper of the same verb: " and mock drill for spills ". */
export const ACT_BEFORE =
  /,?\s(?:and|&)\s+(?:(?:the|an?)\s+)?(?:[\w/-]+\s+){0,3}?(?:drills?|monitoring|analysis|tests?|testing|audits?|checks?|check[-\s]?ups?|surveys?|trainings?|sampling|inspections?|calibration|cleaning|maintenance|servicing|desludging|desilting|programmes?|camps?|meetings?|stud(?:y|ies)|examinations?|measurements?|verification|statements?|returns?|reports?|certificates?)\s+(?:(?:of|for|on|in|at|with)\s+(?:(?!(?:shall|should|must|to|be|and)\b)[\w/-]+\s+){1,6}?)?(?:at\s+least\s+)?$/i;

/** The same behind a period that opens the sentence: "each year the drains shall be mended and proof sent by". */
export const COMMANDED_THEN =
  /\b(?:shall|should|must)\b.*,?\s+and\s+(?:[\w-]+\s+){1,6}?(?:[a-z]{3,}ed|sent)\s+(?:(?:on|by|or|before|latest|the)\s+)*$/i;

/** "hourly by the operator and once per shift by the chemist": another person does it as well. */
export const BY_EACH = /^\s*by\s+(?:the|an?|its)\s+[^,;]{2,40}\s+and\s+$/i;

/** What commands before a period. */
export const COMMANDED =
  /\b(?:shall|should|must|will|(?:has|have|is|are)\s+to|to\s+be|be|required|directed)\b|^\W*(?!(?:at|in|on|by|during|within|for|from|of|after|before|with|upon|as)\b)(?:[a-z]+\s+){1,2}(?:the|an?|all|its)\s/i;

/** What is written down of an act that is named before belongs to it. */
export const WRITES_DOWN =
  /\b(?:records?|recorded|log(?:ged|s|\s?-?books?)?|registers?|entered|noted|signed|witnessed)\b/i;

/** "and the energy meter shall be noted": what is written down is a thing of its own, and not what the act before gave. */
export const WRITES_OTHER =
  /,?\s+and\s+(?:(?:the|all)\s+)?(?!(?:same|it|they|this|that|its|their)\b)(?:(?!\b(?:shall|should|must|records?|readings?|results?|values?|data|observations?|entr(?:y|ies)|details?|logs?|log-?books?|registers?|findings|figures|thereof|reports?|signed|witnessed)\b)[\w./-]+\s+){1,9}(?:shall|should|must)\s+(?:also\s+)?be\s+(?:noted|recorded|entered|logged)\b/i;

/** What a printed day is for: "by 30 April for the half-year October to March". */
export const FOR_PART = new RegExp(
  `\\b(?:for|covering|in\\s+respect\\s+of)\\s+(?:the\\s+)?(?:[a-z]+\\s+){0,2}?(?:half|period|quarter|${MONTH_NAME})|\\bof\\s+(?:the\\s+)?(?:first|second|third|fourth)\\s+(?:half|quarter)\\b`,
  'i',
);

export const NAMELY = /^\W*(?:i\.?\s?e\.?|that\s+is|viz\.?|namely|being|which\s+is)\W/i;

/** A day that says again when a span ends: ", i.e. by", " that is to say, latest by", " (on or before". */
export const SAYS_AGAIN =
  /^(?:(?!\b(?:shall|should|must|and)\b)[^.;]){0,60}?[\s,(–-]+(?:(?:i\.?\s?e\b\.?|that\s+is(?:\s+to\s+say)?|viz\b\.?|namely|meaning\s+thereby|(?:or\s+)?say|in\s+other\s+words|to\s+be\s+precise)[\s,.:–-]*|\(\s*)(?:(?:by|on|or|before|latest|till|until|up\s*to|not|later|than|the|dated?|positively)\s+)*$/i;

/** The first time of a series: ", the first such report being due on", "commencing from". */
export const FIRST_ONE =
  /^[^;.]*(?:;[^;.]*)?\b(?:the\s+)?(?:first|next)\s+(?:such\s+|of\s+(?:such|which|these)\s*|one\s+|time\s+)?(?:\w+\s+){0,3}?(?:(?:being|is|to\s+be|shall\s+be|falls?|falling)\s+)?(?:due|submitted|sent|filed|furnished|reach|done|conducted|carried\s+out|by|on|before)\b[^;.]{0,20}$|^\W*(?:[\w-]+\s+){0,6}?(?:starting|commencing|beginning|with\s+effect|w\.?\s?e\.?\s?f\.?)(?:\s+(?:from|with|on|by|or|before|the))*\s*$/i;

/** The first of a series right before its time limit: ", the first of which shall be sent within". */
export const FIRST_WITHIN =
  /\b(?:the\s+)?first\s+(?:such\s+|of\s+(?:such|which|these)\s*|one\s+)?(?:[\w-]+\s+){0,4}?(?:(?:shall|should|to|being|is)\s+)*(?:be\s+)?(?:due|submitted|sent|filed|furnished|done|conducted|carried\s+out|held)?\s*$/i;

/** What is due first: "the first compliance report". */
export const FIRST_PAPER =
  /\bfirst\s+(?:[\w-]+\s+){0,3}?(?:reports?|returns?|statements?|audits?|stud(?:y|ies)|monitoring|analysis|survey|test|sampling|calibration|inspection|check|meeting|training|drill)\b[^.;]*$/i;

/** What comes after it, again and again. */
export const THEREAFTER =
  /\b(?:thereafter|afterwards|then\s+(?:onwards?|after)|subsequent(?:ly)?|further\s+reports?)\b[^.;]*$/i;

/** Another paper that is sent: "and file the". */
export const AND_SENDS =
  /\band\s+(?:also\s+)?(?:furnish|submit|send|upload|forward|file)\s+(?:(?:the|an?|its|their)\s+)?$/i;

/** What is written down is sent as well, on a day of its own: "and submit the same", "and furnish a summary of it". */
export const AND_SENDS_IT =
  /,?\s+and\s+(?:also\s+|shall\s+)?(?:furnish|submit|send|upload|forward|file)\s+(?:the\s+same|it|them|(?:an?|the|its)\s+(?:[\w-]+\s+){0,2}?(?:summar(?:y|ies)|abstracts?|reports?|cop(?:y|ies)|statements?|details|data))\b/i;

/** Between two deadlines of which one holds. */
export const EITHER_WAY = /^[\s,]*or\s+(?:(?:by|before|on|latest|within|the)\s+)*$/i;

/** Which of two holds: ", whichever is earlier". */
export const WHICHEVER =
  /^\s*,?\s*whichever\s+(?:is|comes|occurs|falls)?\s*(?:earlier|earliest|later|first|sooner)\b/i;
