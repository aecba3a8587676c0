/** Source of a pattern for what makes a sentence a command. */
export const MODAL =
  '(?:shall|should|must|will|may\\s+please|(?:has|have|is|are)\\s+(?:hereby\\s+)?(?:required\\s+|directed\\s+|requested\\s+)?to|needs?\\s+to)';
/** Source of a pattern for a character that no command begins at. */
export const WITHOUT_MODAL = '(?:(?!\\b(?:shall|should|must|will)\\b).)';
/** Source of a pattern for words between a command and its verb. */
export const ADVERBS =
  '(?:(?:also|always|further|strictly|invariably|immediately|forthwith|promptly|regularly|duly|properly|positively|invariably|mandatorily|necessarily|accordingly|thereafter|simultaneously|periodically|at\\s+(?:his|its|their|your)\\s+own\\s+cost|in\\s+addition|please)\\s+)*';
/** The holder of the order as a subject. */
export const HOLDER =
  /^(?:(?:the|that|this|every|each|all|any|said|also|further|moreover|however|besides|in\s+addition|accordingly|seasonal|member|existing|individual|registered|authori[sz]ed|respective|concerned|,)\s*)*(?:(?!third\b|other\b|neighbour)(?:(?!(?:in|of|at|the|by|on|for|to|from)\b)[\w'’.-]+\s+){1,5}(?:mills?(?:\s+(?:pvt\.?\s+)?ltd)?|industries|nagar\s+palika\s+parishad)|(?!third\b|other\b|neighbour)(?:[\w'’-]+\s+){1,2}(?:unit|industry|factory|mill|plant|hospital|company|recyclers?|generators?|producers?|importers?|manufacturers?|builder|society|association|operators?)|builder|society|association|PIBO|grantee|hatchery|colliery|dismantler|slaughter\s+house|collection\s+centre|jetty|port|resort|laundry|bakery|workshop|depot|PWP|CETP|TSDF|(?:[\w-]+\s+){0,3}cell|distillery|brewery|refinery|dairy|tannery|smelter|foundry|hotel|mine|quarry|crusher|farm|abattoir|school|college|applicant|units?|industry|industries|occupp?ier|project\s+(?:proponents?|management|authorit(?:y|ies))|(?:health\s*care|common|treatment)\s+(?:facility|establishment)|proponent|pp|company|firm|facility|hcf|hce|hospital|institution|operator|management|(?:authori[sz]ed\s+person|person\s+authori[sz]ed)|you|consentee|permittee|member|licensee|entrepreneur|factory|plant|promoter|developer|generators?|recyclers?|dealers?|producers?|importers?|manufacturers?|user\s+agency|mills?|(?:[\w-]+\s+){0,2}(?:lessee|holder|owner|crusher|electroplater|(?:petroleum|retail|fuel)\s+outlet|municipality|municipal\s+(?:council|corporation))|M\/s\.?\s+[^,;]{3,60}|(?:shri|smt)\.?\s+[^,;]{3,60}|(?:[\w&.-]+\s+){1,6}(?:Ltd|Limited|LLP)\.?|clinic|laboratory|establishment|it|they|he)(?:\s*\/\s*\w+)?(?:\s+(?:concerned|authorit(?:y|ies)|of\s+(?:the\s+)?[\w-]+(?:\s+(?:waste|unit|plant|mine))?))?\s*$/i;
/** Subject, participle, second participle, particle and rest of a command in the passive. */
export const PASSIVE = new RegExp(
  `^(${WITHOUT_MODAL}+?)\\s+(?:${MODAL}|to)\\s+(?:also\\s+|always\\s+|[a-z]+(?:ly|wise)\\s+)?(?:be|get)\\s+${ADVERBS}(?:got\\s+|[a-z-]+ly\\s+|(?!(?:the|an?|its|all|their)\\b)[a-z]+(?<!ed|en|t)\\s+(?=[a-z]+ed\\b))?([a-z-]+)(?:\\s+and\\s+([a-z-]+ed)(?!\\s+[a-z]+\\s+[a-z]+ed\\b))?\\b(?:\\s+(out|up(?!\\s+to\\b|stream)|down|off(?!\\s+day)|over(?!\\s+(?:the\\s+)?(?:tele)?phone)|away|back|with(?=[\\s.]*$)|of(?=[\\s.]*$|\\s+(?:to|at|by|in|through|only|as)\\b)))?(.*)$`,
  'i',
);
/** The same without a command: an item of a list whose head commands. */
export const PRESENT =
  /^(.+?)\s+(?:is|are|be|gets?)\s+(?:also\s+)?(?:got\s+|[a-z-]+ly\s+)?([a-z-]+)(?:\s+and\s+([a-z-]+ed))?\b(?:\s+(out|up|down|off|over|away|back))?(.*)$/i;
/** The same without a verb at all: "hydrants tested". */
export const DONE =
  /^((?:(?!\b(?:is|are|was|were|be|being|been|has|have|had|may|can|to|shall|should|must|will|by|which|that|who|if|when)\b)[^,;:])+?)\s+(?!(?:treated|generated|used|need|feed|shed|seed|speed|hundred|attached|based|related|concerned)\b)([a-z]{2,}[^e\s]ed|done|taken|sent|kept|drawn|made|given|swept|shown|put|run)(?:\s+and\s+([a-z-]+ed))?(?:\s+(out|up|down|off|over|away))?((?:\s*[,.;]|\s+(?:in|on|at|for|to|from|of|with|into|through|against|between|before|after|under|as|and)\b).*)?$/i;
/** Subject, verb and rest of a command. */
export const ACTIVE = new RegExp(`^(.+?)\\s+${MODAL}\\s+${ADVERBS}([a-z-]+)\\b(.*)$`, 'i');
/** Verb and rest of an order that begins with its verb. */
export const IMPERATIVE =
  /^(submit|furnish|maintain|conduct|carry\s*out|monitor|record|report|renew|apply|display|upload|file|calibrate|analy[sz]e|test|send|keep|provide|obtain|inspect|clean|measure|prepare|install|complete|inform|intimate|organi[sz]e|undertake|pay|deposit|update|review|get|ensure|collect|check|arrange|plant|replace|enter|note|log|give|make|take|put|develop|fill|hold|remit|enhance|perform|verify|operate|paint|repair|desilt|sweep|sprinkle|wash|empty|remove|execute|publish|engage|appoint|constitute|convene|train|weigh|renew|extend|undergo|desludge|e-?mail|intimate|connect|construct|upgrade|dispose|commission|attend|reconcile|commence|erect|hand(?=\s+over\b))\b(?!\s+(?:shall|should|must|will|be)\b|(?<=\b(?:report|record|test|log|note))\s+[a-z]{3,}ed\b|\s+[a-z]{3,}ed\s+(?:on|to|by|in|at|within|before|every|with)\b)\s*(.*)$/i;
/** What happens, in a clause that begins with it. */
export const IN_CASE =
  /^(?:in\s+(?:the\s+)?(?:case|event)\s+(?:of|there\s+is)|(?:when(?:ever)?|if)\s+due\s+to)\s+(?:any\s+|such\s+|an?\s+)?(.+?)(?:,|\s+(?:any\s+)?(?:discharge|emission)s?\s+(?:of\s[^,]{2,40}?\s)?(?:occurs?|takes?\s+place)\b|\s+the\s|\s+(?:shall|should|must)\s)/i;
/** "In case the unit intends to discontinue": what somebody has in mind. */
export const INTENDS =
  /^in\s+(?:the\s+)?(?:case|event)\s+(?:that\s+)?(?:the\s+)?\w+(?:\s+\w+)?\s+(?:intends?|proposes?|requires?|needs?|wants?|wish(?:es)?|decides?|plans?|desires?)\s+to\s+([^,]+),/i;
const ARTICLE =
  /^(?:(?:the|an?|whose|that|this|these|said|above|following|such|all\s+the|its|their|his|your)\s+)+/i;

/** Without blanks, marks and articles at the start. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/^[\s,;:.*–—-]+/, '')
    .replace(ARTICLE, '');
/** Names that keep their capital. */
const PROPER =
  /^(?:Rs|Phase(?!\s+out\b)|Board|Regional|State|Central|Member|District|Ministry|Collector|Environment\s+Officer|Form|English|Hindi|Marathi)\b|^[A-Z][a-z]+\S*\s+[A-Z][a-z]/;
/** Without the capital of a sentence; "Environmental Statement" and other names keep theirs. */
export const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !PROPER.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** With a capital at the start. */
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The nouns that a passive is said of, without the clauses that hang on them. */
export const toObject = (text: string): string =>
  bare(text)
    .replace(
      /(?<!^(?:those|persons|workers|all)|\b(?:dates?|days?|time|manner|places?)\s(?:on|at|in|from|to)),?\s(?:which|who|that)\s.*$/i,
      '',
    )
    .replace(/^(?:all|every|each|any)\s+(?:of\s+)?(?:the\s+)?/i, (all) => (/^all/i.test(all) ? 'all ' : ''));

/** What stands behind a participle and belongs to the name: "to the Board", "for TDS", "in a register". */
export const toRest = (text: string): string =>
  /^\s+(?:in|on|at|for|to|from|of|with|into|against|between|as(?!\s+(?:per|laid|prescribed|required|specified|mentioned|given|stated|directed|stipulated|and|well|far|soon|above|on)\b))\s/i.test(
    text,
  )
    ? text.replace(/^\s+/, ' ')
    : '';

/** The nouns of a subject alone: "workers" of "workers of the press shop". */
export const toHead = (text: string): string =>
  toObject(text).split(/\s(?:of|in|at|who|exposed|working|engaged|handling|beside|outside)\s/i)[0] ?? '';

/** What commands, or says what is. */
export const COMMANDS = /\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to|to\s+be|is|are)\b/i;
