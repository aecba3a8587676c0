import { COUNT } from '../language/numbers.ts';

/** What an adjective of frequency must describe to be a duty: "quarterly statement", not "daily discharge". */
export const DUTY_NOUN =
  /^(?:(?!(?:for|of|is|are|as|in|the|to|shall|with|from|at|on|by)\b)[\w/&(),.-]+\s+){0,4}?(?:reports?|returns?|statements?|records?|recording|registers?|logs?|log\s?-?books?|monitoring|analys[ei]s|analyzed|sampling|samples?|tests?|testing|calibration|reconciliation|audits?|surveys?|inspections?|x-?rays?|audiometry|spirometry|checks?|check[-\s]?ups?|back-?ups?|readings?|compliances?|data|results?|progress|submissions?|trainings?|drills?|talks?|statistics|meet(?:ing)?s?|examinations?|measurements?|maintenance|certificates?|details|information|entry|entries|sheets?|instal?lments?|accounts?|cleaning|assessment|review|reporting|performance|statements?|updates?|updation|balance|abstracts?|summar(?:y|ies)|status|figures|receipts?|minutes|verification|validation|inventory|servicing|desludging|health|medical|mock|awareness|programmes?|sweeping|sprinkling|stud(?:y|ies)|screening|desilting|plantation|camps?|rehearsals?|refresher|immuni[sz]ation|vaccination|basis)\b/i;
/** "record of chemicals used": what is written down of a day; of the work as a whole it is no more than a file. */
export const DAY_RECORD =
  /^(?:[\w-]+\s+){0,2}?(?:records?|logs?|log\s?-?books?|registers?|readings?|entr(?:y|ies)|accounts?|data)\b(?!\s+of\s+(?:(?:its|their|the|all)\s+)*(?:work|working|activit(?:y|ies)|operations?|affairs|business)\b)/i;
/** "shall keep the", before it, and "… shall be kept", behind it. */
export const KEEPS =
  /\b(?:keep|maintain|record|enter|note|write)\s+(?:(?:the|an?|proper|up-?to-?date|complete)\s+)*$/i;
export const KEPT_THEN =
  /^[^.;]{0,160}?\b(?:shall|should|must|to)\s+(?:also\s+)?be\s+(?:\w+ly\s+)?(?:kept|maintained|entered|recorded|noted|written|updated|made)\b/i;
/** "return shall be kept": a paper that is filed away. */
export const KEPT =
  /^(?:\w+\s+){0,3}(?:returns?|reports?)\s+(?:shall|should|must|to)\s+be\s+(?:kept|retained|preserved|made\s+available)\b/i;
/** What a noun never begins with: the adverb before it describes a verb. */
export const FUNCTION_WORD =
  /^(?:and|or|nor|but|not|only|also|even|else|at|by|in|into|to|towards?|through|throughout|from|as|for|basis|with|without|within|on|onto|upon|the|an?|all|any|each|every|both|either|its|their|his|such|of|off|if|so|then|there|thereafter|together|who|which|that|when|whenever|where|wherever|while|whereas|because|unless|during|till|until|under|over|above|below|across|along|alongside|among|amongst|against|between|besides|beyond|per|since|via|before|after|up\s?to|subject|due|except|irrespective|regardless|otherwise|round|w\.?r\.?t|preferably|afterwards?|henceforth|onwards?|later|again|always|invariably|[a-z]{3,}(?<!\b(?:dai|hour|week|month|quarter|year|fortnight|bi-?month|bi-?week))ly|shall|should|must|is|are|will|be|i\.e|online|on-line|manually|once|twice|thrice)\b|^[^\w]|^$|^\(|^\d/i;
/** A participle that opens a clause: "quarterly covering all parameters", but not "daily running hours". */
export const CLAUSE =
  /^(?:covering|using|utili[sz]ing|including|excluding|indicating|mentioning|stating|specifying|showing|giving|containing|comprising|involving|following|considering|depending|ensuring|keeping|taking|adopting|engaging|employing|maintaining|starting|beginning|commencing|ending|failing)\b|^\w+ing\s+(?:the|an?|all|any|each|every|both|its|their|such|this|that|these|those)\b/i;
/** "submit … along with the": what goes with a paper. */
export const SENT_WITH =
  /\b(?:submit|furnish|provid|forward|sen[dt]|fil(?:e|ing|ed)|attach|report)\w*\b(?:[^.;]|\.(?=[A-Za-z,]))*\b(?:along\s?with|together\s+with|with)\s+(?:(?:the|its|their|said)\s+)*$/i;
/** "shall be reported in the", "submitted as a part of": what a paper has to tell. */
const TOLD_IN =
  /\b(?:shall|should|must)\s+(?:also\s+)?(?:be\s+(?:\w+ly\s+)?(?:reported|included|incorporated|submitted|furnished|given|provided|reflected|indicated|mentioned|appended|covered|attached|informed)|(?:report|include|incorporate|submit|furnish|provide|mention))\b[^.;]*\b(?:in|through|as\s+(?:an?\s+|the\s+)?part\s+of)\s+(?:(?:the|its|their|said|every|each|subsequent|next)\s+)*$/i;
/** The papers of a year that the law asks for. */
export const ANNUAL_PAPER = /^(?:reports?|returns?)\b/i;
/** "reported along with the". */
export const REPORTED_WITH =
  /\breport(?:ed)?\b[^.;]*\b(?:along\s?with|together\s+with|with)\s+(?:(?:the|its|their|said)\s+)*$/i;
/** "details be furnished in the", without "shall". */
export const BE_TOLD_IN =
  /\bbe\s+(?:reported|included|furnished|given|provided|reflected|indicated|mentioned)\s+in\s+(?:(?:the|its|their|said)\s+)*$/i;
/** "shall be tabled in the", and the meeting itself. */
const TABLED_IN =
  /\b(?:shall|should|must)\s+(?:also\s+)?be\s+(?:\w+ly\s+)?(?:tabled|placed|put\s+up|discussed|reviewed|presented|considered|taken\s+up)\b[^.;]*\b(?:in|at|before|to)\s+(?:(?:the|its|their|every|each)\s+)*$/i;
const MEETING = /^(?:[\w-]+\s+){0,3}?meetings?\b/i;
/** "shall maintain a register showing the": what is written down. */
export const REGISTER_OF =
  /\b(?:shall|should|must)\s+(?:also\s+)?(?:maintain|keep)\s+(?:an?\s+|the\s+)?(?:(?:separate|proper|up-?to-?date|complete)\s+)*(?:registers?|records?|log\s?-?books?|logs?)\s+(?:(?:of|for)\s+(?:the\s+)?(?:[\w-]+\s+){1,4}?(?:with|showing|indicating|containing|giving)|of|for|showing|indicating|containing|giving|recording|regarding|about)\s+(?:(?:the|its|all|their)\s+)*$/i;
/** "record of the": the same, before its verb. */
export const RECORD_OF =
  /\b(?:registers?|records?|log\s?-?books?|logs?)\s+(?:of|for|showing|indicating|regarding)\s+(?:(?:the|its|all|their)\s+)*$/i;
/** "… shall be maintained": what becomes of it. */
export const WRITTEN_THEN =
  /^(?:[\w&/,()-]+\s+){1,14}?(?:(?:shall|should|must|to)\s+(?:also\s+)?be|be)\s+(?:\w+ly\s+)?(?:maintained|kept|recorded|entered|noted|updated)\b/i;
/** "0.5 µg/m3 (": over what time a value is taken. */
export const OF_VALUE = /\d\s*(?:[µμu]g|mg|g|kg|ng|dB|ppm|NTU|MPN)[^\s(]*\s*(?:\([A-Z]\)\s*)?\(\s*$/i;
/** "µg/m3 (8 ", "(all in µg/m3, 24 ": the same behind the unit, with its hours. */
export const VALUE_TIME =
  /\d\s*(?:[µμu]g|mg|ng|ppm)[^\s(]*\s*\(\s*(?:\d{1,2}[-\s]*)?$|\([^()]*(?:[µμu]g|mg|ng)\s*\/[^()]*[,;\s]\s*(?:\d{1,2}[-\s]*)?$/i;
/** "Results of the": what comes of an act. */
export const RESULTS_OF =
  /\b(?:reports?|results?|findings|minutes|abstracts?|readings?|data|proceedings)\s+of\s+(?:the|its|their|such)\s+$/i;
/** "analysis … shall be submitted": what becomes of them. */
export const SENT_THEN =
  /^(?:[\w&/,()-]+\s+){1,14}?(?:shall|should|must)\s+be\s+(?:\w+ly\s+)?(?:submitted|sent|furnished|forwarded|uploaded|mailed|e-?mailed|communicated|circulated)\b/i;
/** "rainfall … shall be recorded": what becomes of a figure. */
export const RECORDED_THEN =
  /^(?:[\w&/,()-]+\s+){1,11}?(?:(?:shall|should|must)\s+|(?<!\b(?:to|may|can|will|not|would|could)\s+))be\s+(?:\w+ly\s+)?(?:recorded|noted|logged|entered|measured|worked\s+out|totalled|monitored|reported|informed|intimated|submitted|furnished|sent|forwarded|uploaded|e-?mailed|mailed|paid|remitted|deposited|held|convened|organi[sz]ed|conducted)\b/i;
/** A report, return or statement right behind the adjective. */
export const PAPER = /^(?:[\w-]+\s+){0,3}?(?:reports?|returns?|statements?)\b/i;
/** "the waste collected daily from the colony shall be": a participle that describes. */
export const DESCRIBED =
  /(?<!\b(?:be|been|and|get|got|are|is)\s)\b(?:generated|produced|collected|received|brought|handled|treated|consumed)\s+$/i;
/** "samples, collected half-yearly, shall be": between commas it says when. */
export const SET_OFF = /,\s*[a-z]+\s*\|\s*,/i;
/** What commands. */
export const COMMANDED = /\b(?:shall|should|must|will|to\s+be)\b/i;
/** What papers are shown for, before a list of them. */
export const SHOWN =
  /\b(?:produced?|shown?|made\s+available|(?:kept|keep|kept\s+and\s+made)\s+(?:ready|available))\b[^.;:]*:\s*[^.;]*$/i;
/** Several periods that are over. */
export const PAST = new RegExp(
  `^[^.;,]{0,80}\\b(?:of|for|during)\\s+(?:the\\s+)?(?:last|past|previous|preceding)\\s+(?!(?:one|a|an|1)\\b)${COUNT}\\s+(?:years|months|quarters)\\b`,
  'i',
);
/** "morning", "early evenings". */
export const TIME_OF_DAY = /^(?:early\s+)?(?:mornings?|noon|afternoons?|evenings?|nights?)\b/i;
const PARTICIPLE =
  '(?:[a-z]{2,}ed|done|taken|undertaken|made|sent|drawn|withdrawn|held|kept|given|run|paid|put|cut|shown|built|rebuilt|brought|read|fed|swept|written|got|set|found|dug|blown|overseen)';
/** "be tested", "be sealed and verified", "been carried out", "get the meters calibrated": a verb without an object. */
export const PASSIVE = new RegExp(
  `(?:\\b(?:be|been|being)\\s+(?:\\w+ly\\s+|also\\s+)*(?:${PARTICIPLE}\\s*(?:,|and|or|&|/)\\s*)*${PARTICIPLE}|\\b(?:get|getting|got|gets)\\s[^.;]{1,40}\\s${PARTICIPLE})(?:\\s+(?:out|up|down|off|over|away))?\\s+$`,
  'i',
);
/** A verb has to follow. */
export const BEFORE_VERB = /\b(?:shall|should|must|will|(?:shall|should|must|will|to)\s+be)\s+$/i;
/** "with the", "in the": a paper that is only named. */
export const MENTIONED =
  /\b(?:with|along\s?with|in|of|through|per|from|under|into)\s+the\s+(?:said\s+)?$|\b(?:enclosed|attached|annexed|appended)\s+to\s+(?:(?:the|its|their|said)\s+)*$|\bduring\s+their\s+$|\b(?:along\s?with|with)\s+(?:its\s+|their\s+)?$/i;

/** "during the", and what comes as often as it: "annual shut down". */
export const DURING = /\b(?:during|in|at(?:\s+the\s+time\s+of)?)\s+(?:(?:the|its|each|every)\s+)*$/i;
export const STANDSTILL =
  /^(?:[\w-]+\s+)?(?:shut[-\s]*downs?|stoppages?|turn-?arounds?|overhaul(?:ing|s)?|outages?)\b/i;
/** "Annual shut down shall be used for the overhaul of the precipitator". */
export const USED_FOR =
  /^shut[-\s]*downs?\s+(?:shall|should|must|will)\s+be\s+(?:used|utili[sz]ed|availed)\s+(?:for|to)\b/i;
/** "spilled during the", "arising from": where something comes from. */
export const COME_FROM =
  /^(?:[\w&/,.()-]+\s+){1,10}?(?:[a-z]{3,}(?:ed|ing)|arisen|taken|drawn)\s+(?:out\s+)?(?:during|from|in)\s+(?:(?:the|its|such|each|every)\s+)*$/i;
/** What is done when somebody asks for it. */
export const ON_DEMAND =
  /\b(?:as\s+and\s+when|whenever|when(?:ever)?\s+so|if\s+and\s+when)\b|\bon\s+demand\b/i;
/** "computed on": how a value is made. */
const COMPUTED =
  /\b(?:computed|calculated|averaged|expressed|measured\s+as|reckoned|based)\s+(?:on\s+)?(?:an?\s+|the\s+)?$/i;
/** "check: daily by the operator, annual by the supplier": an adjective that stands for its adverb. */
export const BY_WHOM = /^(?:by|at|through)\s+(?:the\s+)?[a-z]/i;
/** "by the online system": a machine does it without end. */
export const BY_MACHINE =
  /^(?:basis\s+)?(?:by|through|using|with|on)\s+(?:(?:the|an?|its)\s+)?(?:on-?\s?line|continuous|automatic|real[-\s]?time|O?CEMS|OCEMS|CAAQMS|sensors?|data\s?loggers?)\b/i;

/** Whether a period behind these words says how a value is made, and not when something is done. */
export const isComputed = (before: string): boolean =>
  COMPUTED.test(before) &&
  !/\b(?:be|and)\s+(?:\w+ly\s+)?[a-z]+ed\s+(?:on\s+)?(?:an?\s+|the\s+)?$/i.test(before);

/** Whether something is to be told in a paper, or tabled in a meeting, that `rest` begins with. */
export const isToldIn = (before: string, rest: string): boolean =>
  (TOLD_IN.test(before) && PAPER.test(rest)) || (TABLED_IN.test(before) && MEETING.test(rest));

/** "shall be operated", "shall ensure": a state that goes on. */
const GOES_ON =
  /\b(?:be\s+(?:\w+ly\s+)?(?:kept|maintained|operated|run|ensured|observed|practi[sc]ed|followed)(?:\s+(?:clean|tidy|neat|dry|wet|moist|covered|closed))?|(?:shall|should|must)\s+(?:keep|maintain|operate|run|ensure|observe|practi[sc]e|follow)\b[^.;]*)\s+(?:on\s+)?(?:an?\s+|the\s+)?$/i;
/** What is written down or measured. */
const WRITTEN =
  /\b(?:records?|registers?|logs?|log\s?-?books?|readings?|entr(?:y|ies)|accounts?|data|details|statements?|inventor(?:y|ies)|balance)\b[^.;]*$/i;
/** "the waste register", behind the time: what is kept up. */
const WRITTEN_NEXT =
  /^(?:(?!(?:and|or|in|at|by|shall|should|must)\b)[\w-]+\s+){0,6}?(?:records?|registers?|logs?|log\s?-?books?|readings?|accounts?|data|inventor(?:y|ies))\b/i;

/** Whether a state is to go on, of which nothing is written down: "day to day" is no time of its own behind it. */
export const isUpkeep = (before: string, rest: string): boolean =>
  GOES_ON.test(before) && !WRITTEN.test(before) && !WRITTEN_NEXT.test(rest);
