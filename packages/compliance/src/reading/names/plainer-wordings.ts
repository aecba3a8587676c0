/**
 * A wording, and the plainer one that grammar knows. `hint`: letters that every clause with the wording has; the others are
 * spared the pattern.
 */
type Plainer = readonly [wording: RegExp, plainer: string, hint?: string];

/** Slips of the pen and words that say nothing in a name. */
export const PLAINER: readonly Plainer[] = [
  [/^\W*that,\s+/i, '', 'that,'],
  // "connect them with the server by 31/03/2027, failing which the consent is void": what follows otherwise.
  [/,?\s+failing\s+which\b.*$/i, '', 'failing'],
  // "A plan shall be prepared in consultation with MIDC and submitted": with whom says nothing of what.
  [
    /\s+in\s+(?:consultation|co-?ordination|collaboration|association)\s+with\s+(?:(?!and\b)[\w.&-]+\s+){1,5}?(?=and\s+(?:be\s+)?(?:submitted|furnished|sent|implemented|executed|placed)\b)/gi,
    ' ',
    ' with ',
  ],
  // "If due to any accident emission occurs, the same shall be intimated": what happens is told.
  [
    /^\W*(?:if|where)\s*,?\s+(?:due|owing)\s+to\s+(?:any\s+|an?\s+)?([^,;]{3,70}?)(?:,\s*|\s+)(?:any\s+|an\s+)?(?:discharge|emission|release)\b[^;]*?,\s+(?:the\s+)?(?:same|it)\s+shall\s+(?:\w+ly\s+)?be\s+(?:intimated|informed|reported)\b.*$/i,
    '$1 shall be reported',
    'due to',
  ],
  // "The noise shall not exceed 75 dB by day and 70 dB by night and it shall be measured": it is the noise.
  [
    /^(\W*[^,;]{3,60}?)\s+(?:shall|should|must)\s+(?:not\s+exceed|be\s+(?:(?:kept|maintained)\s+)?(?:within|below|under))\s[^;]*?\sand\s+(?:it|they|(?:the\s+)?same)\s+(?=(?:shall|should|must)\s+be\s)/i,
    '$1 ',
    ' and ',
  ],
  // "In case any such source is detected, the Board shall be informed".
  [
    /^\W*in\s+case\s+(?:any|an?)\s+([^,;]{3,60}?)\s+(?:is|are)\s+(?:detected|found|noticed|observed|seen)\s*,\s+[^;,]{2,60}?\bshall\s+(?:\w+ly\s+)?be\s+(?:informed|intimated|notified)\b.*$/i,
    '$1 shall be reported',
    'in case',
  ],
  // "In case of failure of the filter, the kiln shall not be run": then it stands.
  [
    /^\W*(?:in\s+(?:the\s+)?(?:case|event)\s+of|if|when)\s[^,;]*,\s+([^,;]{2,50}?)\s+(shall|should|must)\s+not\s+be\s+(?:run|operated|worked)\b.*$/i,
    '$1 $2 be stopped',
    ' not be ',
  ],
  // "Within 2 hours of receipt of the message from the plant the process shall be stopped": when, without a comma.
  [
    /^\W*within\s+\S+\s+(?:hours?|days?|weeks?)\s+(?:of|from)\s+(?:the\s+)?receipt\s+of\s+[^,;]*?\s(?=the\s+(?:(?!\bthe\b)[^,;])+?\s(?:shall|should|must)\s+be\s)/i,
    '',
    'receipt',
  ],
  [
    /^\W*(?:daily|weekly|fortnightly|monthly|quarterly|half[-\s]?yearly|six[-\s]?monthly|yearly|annually)\s*:\s+(?=\w)/i,
    '',
  ],
  // "Renewal : to be applied for": the label is the subject.
  [/^(\W*(?:[\w/&-]+\s+){0,4}[\w/&-]+)\s*:\s+(?=to\s+be\s+[a-z]+)/i, '$1 '],
  // "Fire alarm panel - check daily": the verb behind its object.
  [
    /^(?!.*\b(?:shall|should|must|will|be)\b)(\W*(?:[\w/&-]+\s+){0,5}[\w/&-]+)(?:\s*[:–]|\s-)\s+(check|test|inspect|clean|refill|grease|replace|service)\s+(?=(?:once|twice|every|each|daily|weekly|fortnightly|monthly|quarterly|half|yearly|annually)\b)/i,
    '$2 $1 ',
  ],
  // "Shed floor: crack inspection, monthly": the act of a labelled thing.
  [
    /^(?!.*\b(?:shall|should|must|will|be|is|are)\b)\W*([^:;,]{3,60}):\s*((?:[\w-]+\s+){0,3}(?:inspection|checking|testing|cleaning|painting|greasing|calibration|re-?coating))(?=\s*,|\s+(?:once|twice|every|each|daily|weekly|monthly|quarterly|half|yearly|annually)\b)/i,
    '$2 of $1',
    ':',
  ],
  // "Membranes to undergo cleaning weekly": a command without its modal.
  [
    /^(?!.*\b(?:shall|should|must|will)\b)(\W*(?:the\s+)?(?:[\w/-]+\s+){1,4}?)to\s+(?=(?:undergo|meet)\b)/i,
    '$1shall ',
    ' to ',
  ],
  // "Renewal of registration shall be applied for": somebody applies.
  [
    /^(\W*)(?:the\s+)?renewal(\b[^;,]*?)\s+(shall|should|must)\s+be\s+applied\s+for\b/i,
    '$1The unit $3 apply for renewal$2',
    'applied',
  ],
  [/\bbe\s+brought\s+up\s+to(?=\s+\d)/gi, 'be raised to', 'brought'],
  [/,\s+(?:two|three|four|five|six|eight|ten|\d{1,2})\s+in\s+number,/gi, '', 'in number'],
  [/\bC\.\s?A\.(?=\s+[a-z])/g, 'CA'],
  [/\bbe\s+made\s+public\b/gi, 'be published', 'public'],
  [
    /\b((?:loss(?:es)?|shortfall|deficit|costs?|damages|difference|dues)\b[^.;,]{0,40}\s)be\s+made\s+good\b/gi,
    '$1be paid',
    'good',
  ],
  [/\bbe\s+made\s+good\b/gi, 'be repaired', 'good'],
  [/\bbe\s+(?:tele)?phoned\b/gi, 'be reported', 'phoned'],
  [/\bbe\s+got\s+over\b/gi, 'be carried out', 'got'],
  // "before the monsoon sets in".
  [/\b(monsoons?|rains?|season)\s+(?:sets?\s+in|arrives?|begins?|breaks)\b/gi, '$1'],
  // "points (a) to (f) above": what stands there.
  [/\bpoints?\s+(?:at\s+)?\(\w+\)\s+to\s+\(\w+\)\s+above\b/gi, 'the above points', 'point'],
  // "is to report, for every quarter ended June, …, the energy used": for when, before the object.
  [
    /\b(report|submit|furnish|send|file|intimate),\s+for\s+(?:every|each)\s[^;]{3,70}?,\s+(?=the\s)/gi,
    '$1 ',
    'for',
  ],
  [/\bcarryout\b/gi, 'carry out'],
  [/\batleast\b/gi, 'at least'],
  // "will have to monitor", "will gets its samples analysed", "shall be got its stack tested", "shall get analyse its effluent".
  [/\b(?:shall|should|will)\s+have\s+to\s+/gi, 'shall '],
  [/\b(shall|should|must|will)\s+(?:gets\s+|be\s+(?:get|got)\s+(?=(?:the|its|all|their)\s))/gi, '$1 get '],
  [/\bget\s+(analy[sz]e|monitor|test|calibrate|check|inspect|clean)\s+(?=(?:the|its|all|their)\s)/gi, '$1 '],
  [/(?<=\b(?:shall|should|must|will)\s+[a-z]+)\s+(?:regularly|periodically)(?=\s+[a-z])/gi, ''],
  // "shall ensure that meetings are held": what is to be done.
  [
    /^(?!.*\band\s+shall\b).*?\b(?:shall|should|must)\s+(?:also\s+)?(?:ensure|see(?:\s+to\s+it)?)\s+that\s+((?:(?!\b(?:shall|should|must|is|are)\b)[^;,])+?)\s+(?:is|are|be|gets?)\s+(?=(?:[a-z]+ly\s+)?(?:[a-z]{3,}ed|held|given|kept|done|sent|made|taken)\b)/i,
    '$1 shall be ',
  ],
  [/(?<=\bshall\s+[a-z]+)\s+also\b/gi, ''],
  [/\b(the|of|to|and|in|for|by)\s+\1\b/gi, '$1'],
  // "of size 6 ft. x 4 ft.": what a board measures.
  [
    /\s+(?:of|having|measuring)\s+(?:(?:a\s+)?size\s+(?:of\s+)?)?[\d.]+\s*(?:['’"]|ft|feet|m|mtrs?|metres?|inch(?:es)?|cm)?\.?\s*[x×]\s*[\d.]+\s*(?:['’"]|ft|feet|m|mtrs?|metres?|inch(?:es)?|cm)?\.?(?=[\s,])/gi,
    '',
  ],
  [/\b(\d+)\s*(?:nos?\.?|numbers?)\s+(?:of\s+)?(?=[a-z])/gi, '$1 '],
  [/\bbe\s+got\s+(?=(?:done|carried\s+out|conducted|[a-z]+ly\s+[a-z]{3,}ed)\b)/gi, 'be ', 'got'],
  [
    /\s+from\s+(?:an?\s+|any\s+|the\s+)?(?:[\w/-]+\s+){0,4}?(?:approved|recogni[sz]ed|accredited|authori[sz]ed|reputed|NABL|EPA|outside|external|expert|competent)\s+(?:[\w/-]+\s+){0,2}?(?:laborator(?:y|ies)|labs?|agency|institute)\b/gi,
    '',
    'from',
  ],
  [/\b(advertise)\s+(?=in\s)/gi, '$1 this order ', 'advertise'],
  [/^(this|the\s+same|it)\s+(?=(?:shall|should|must)\s+be\s+advertised\b)/i, 'this order ', 'advertise'],
  [/(?<=\S),?\s*\(?\bif\s+any\b\)?,?(?=\s)/gi, '', 'any'],
  [/\b(?:can|may)\s+be\s+(?=(?:submitted|made|filed)\b)/gi, 'shall be '],
  [/\b(?:both\s+)?before\s+and\s+after\s+treatment\s+/gi, '', 'treatment'],
  [/(?<=[a-z]ed)\s+and\s+get\s+(?:them|it|the\s+same)\s+(?=[a-z]+ed\b)/gi, ' and ', 'get'],
  // "make application for grant of fresh consent": is applied for.
  [
    /\bmake\s+(?:an\s+)?applications?\s+for\s+(?:the\s+)?(?:(?:grant|obtaining|issue)\s+(?:of\s+)?)?/gi,
    'apply for ',
    'make',
  ],
  [/\bwork\s+of\s+(?=(?:installation|construction|erection|laying|plantation)\b)/gi, '', 'work'],
  [/\s+in\s+(?:both\s+)?(?:hard|soft)\s+(?:and|&)\s+(?:hard|soft)\s+cop(?:y|ies)(?:\s+form)?/gi, '', 'soft'],
  [
    /\binform\s+the\s+public\s+that\s+[^;]*?\b(?:accorded|granted)\b[^;]*?\bclearance\b/gi,
    'inform the public of the clearance',
    'public',
  ],
  // "valid … subject to the submission of the study": what is sent.
  [/^.*\bsubject\s+to\s+(?:the\s+)?(?=submission\s+of\s)/i, '', 'submission'],
  [/\bwritten\s+anew\b/gi, 'updated', 'anew'],
  [/\bdispose(d?)\s+off\b/gi, 'dispose$1 of', 'dispose'],
  [/\bdispose\s+(?!of\b|by\b|through\b|it\b)(?=[a-z])/gi, 'dispose of ', 'dispose'],
  [/\s+(?:positively|invariably|scrupulously|compulsorily|mandatorily)(?=[\s.,;]|$)/gi, '', 'ly'],
  [
    /\s+in\s+(?:the\s+|its\s+)?(?:board['’]s\s+)?(?:prescribed|enclosed|given|attached)\s+(?:format|proforma)\b/gi,
    '',
    'forma',
  ],
  // "furnish to the Board returns on production": whom a paper goes to, before the paper.
  [
    /\b(furnish|submit|send|forward|file)\s+to\s+(?:the\s+|this\s+)?(?:(?:state|regional|sub-?regional|concerned|district)\s+)*(?:board|offices?|officer|authority|ministry|\w*PCB)\s+(?=(?:the\s+|an?\s+|its\s+|all\s+)?[a-z]+(?<!ly)\s+(?:of|on|for|report|return|statement|details)\b|returns?\b|reports?\b)/gi,
    '$1 ',
  ],
  // "shall put up the compliance to the Board": is submitted.
  [
    /\bput\s+up\s+(?=(?:(?!\b(?:shall|should|must)\b)[^,;]){3,80}?\sto\s+(?:the\s+)?(?:board|regional|sub-?regional|ministry|district|\w*PCB)\b)/gi,
    'submit ',
    'put',
  ],
  // "to be sent to a recycler, with a monthly statement to reach the office": the paper has the period.
  [
    /^.*\bwith\s+((?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}?(?:statement|report|return|abstract|certificate)\b[^;]*?)\s+to\s+(?:reach|be\s+(?:sent|submitted|furnished|forwarded)\s+to)\b.*$/i,
    'The unit shall submit $1',
    'to',
  ],
  [/\s+(?:named|mentioned|stated|referred|specified|said)\s+(?:herein\s*)?above\b/gi, '', 'above'],
  // "at these stations": where, without saying it.
  [
    /\s+(?:at|in|of|from|for)\s+(?:these|the\s+(?:above|said)(?:\s*-?\s*(?:said|mentioned))?)\s+(?:locations?|stations?|points?|places?|stacks?|parameters?|premises|outlets?|wells?)\b/gi,
    '',
  ],
  [/\s+,(?=\S)/g, ', '],
  [
    /^(?:in\s+addition(?:\s+to\s+(?:this|that|the\s+above))?|further(?:more)?|moreover|also|besides)(?:\s*,\s+|\s+(?=(?:the|an?|all|any|such)\b))/i,
    '',
  ],
  [/\s+in\s+(?:this|that)\s+(?:regard|respect|behalf)\b/gi, ''],
  // "and that such default shall not recur": what is told.
  [/,?\s+and\s+that\s+(?:(?!\b(?:shall|will)\b)[^,;]){2,60}\b(?:shall|will)\s+not\b[^,;]*/gi, '', 'that'],
  [/,?\s+(?:even\s+if\s+nil|whether\s+nil\s+or\s+not)\b,?|^\W*nil\s+or\s+otherwise,\s+/gi, '', 'nil'],
  [/\b(shall|should|must)\s+be\s+in\s+the\s+hands\s+of\b/gi, '$1 be submitted to', 'hands'],
  [/\b(shall|should|must|will)\s+continue\s+to\s+(?!be\b)(?=[a-z]+)/gi, '$1 ', 'continue'],
  [/,\s+as\s+(?:hitherto|before|earlier|usual),?/gi, '', 'as'],
  // "a fresh licence, the present one being valid till …": what is said of another.
  [
    /,\s+the\s+(?:present|existing|old|earlier|latter|former|payment)\s+(?:one\s+)?(?:being|falling|having)\b[^,;]*|,\s+the\s+latter(?=\s+(?:before|by|on)\b)/gi,
    '',
    'the',
  ],
  // "The unit being sugar based, shall": why it has to.
  [/^(\W*(?:[\w-]+\s+){1,4}?)being\s+[^,;]{2,50},\s+(?=(?:shall|should|must|will)\b)/i, '$1', 'being'],
  // "The officer named by the company shall visit": who it is.
  [
    /^(\W*(?:[\w-]+\s+){1,4}?)(?:named|appointed|engaged|nominated|designated|deputed)\s+by\s+(?:the\s+)?(?:[\w-]+\s+){1,2}?(?=(?:shall|should|must|will)\b)/i,
    '$1',
    'by',
  ],
  [
    /\b(shall|should|must|will),\s+(?:commencing|starting|beginning|effective)\s[^,;]{3,60},\s+/gi,
    '$1 ',
    'ing',
  ],
  // "shall submit to the office, on the 4th day, the sheet": to whom and when, before the paper.
  [
    /\b(furnish|submit|send|forward|file)\s+to\s+(?:the\s+)?[^;]{3,60}?,\s+(?:on|by|before|in|within|every|each)\s[^,;]{2,50},\s+(?=(?:the|an?)\s)/gi,
    '$1 ',
    ' to ',
  ],
  [/\bsampling\s+(?:and|&)\s+(?=analysis\s+of\b)/gi, '', 'sampling'],
  [/\b(shall|should|must|will)\s+(?:take\s+place|happen)\b/gi, '$1 be carried out', 'p'],
  [/\bbe\s+handed\s+in\b/gi, 'be submitted', 'handed'],
  [/\bbe\s+put\s+through\b/gi, 'undergo', 'through'],
  // "shall make the institute carry out a survey", "must have a wind barrier".
  [
    /\b(shall|should|must|will)\s+make\s+(?:the\s+)?(?:[\w-]+\s+){1,3}?(?=(?:carry\s+out|conduct|prepare|undertake|do)\b)/gi,
    '$1 ',
    'make',
  ],
  [
    /\b(shall|should|must)\s+have\s+(?=an?\s(?![^,;]*\b(?:[a-z]{3,}ed|tests?|x-ray|examination|check-?up|training)\b))/gi,
    '$1 provide ',
    'have',
  ],
  // "by Ugadi of each year, i.e. by 31st March, renew": the day once.
  [/,\s+i\.?\s?e\.?,?\s+(?:by|on|before)\s+[^,;]{3,30},/gi, ',', 'by'],
  [
    /\b(shall|should|must|will)\s+within\s+\S+\s+(?:\([^()]*\)\s+)?(?:days|weeks|months?)\s+(?:of|from)\s+(?:(?:the\s+)?(?:date\s+of\s+)?(?:receipt|issue)\s+of\s+)?(?:this|the)\s+\w+\s+(?=[a-z])/gi,
    '$1 ',
    'within',
  ],
  // "The second Saturday of every month shall be used for cleaning of the drains": a day is no object.
  [
    /^[^,;]{0,60}?\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)?days?|weeks?|months?)\s+(?:of\s+[^,;]{2,30}?\s)?(?:(?:shall|should|must)\s+be|is|are)\s+(?:utili[sz]ed|used|devoted)\s+for\s+(?:the\s+)?(?=[a-z]+ing\b)/i,
    'The unit shall carry out ',
    'for',
  ],
  // "desilting of the shafts is required twice a year".
  [
    /^([^,;]{3,80}?)\s+(?:is|are)\s+required\s+(?=(?:once|twice|thrice|every|each|at|in|\w+\s+times)\b)/i,
    '$1 shall be carried out ',
    'required',
  ],
  // "There shall be a yearly review of the plan".
  [/^\W*there\s+(shall|should|must|will)\s+be\s+(?:an?\s+)?([^,;]+)$/i, '$2 $1 be carried out', 'there'],
  [/,?\s+if\s+found\s+due\b,?/gi, '', 'due'],
  [/,?\s+which\s+may\s+be\s+on\s+[^,;]*/gi, '', 'which'],
  [/\s+and\s+the\s+(?:Board|office|authority)\s+(?:also\s+)?informed\b.*$/i, '', 'informed'],
  // "expires on 10.02.2026 and shall be renewed": what becomes of it otherwise.
  [
    /\s+(?:expires|expired|lapses)\s+on\s+[\d./-]+\s*,?\s+and\s+(?=(?:shall|should|must|will)\b)/gi,
    ' ',
    'on',
  ],
  [/\s+(?:as|for\s+the\s+parameters)\s+(?:mentioned\s+|stated\s+|specified\s+)?above\b/gi, ''],
  [/\s+for\s+the\s+above\s+(?:mentioned\s+|said\s+)?parameters\b/gi, ''],
  [/\s+or\s+event?\b(?=[\s,]|$)(?!\s+(?:of|at|in|that)\b)/gi, ''],
  [
    /\b(?:be\s+)put\s+(?:up\s+)?(?=on\s+(?:(?:the|its|their|company(?:['’]s)?)\s+)*web\s?-?(?:site|page))/gi,
    'be published ',
  ],
  [
    /\bput\s+(?:up\s+)?(?=(?:(?!\b(?:shall|should|must)\b).){3,80}?\son\s+(?:(?:the|its|their|company(?:['’]s)?)\s+)*web\s?-?(?:site|page))/gi,
    'publish ',
  ],
];
