import { type Rule, readFirst } from '../../rule.ts';
import { isReported } from './reported-rules.ts';

/** What shows that a sentence only tells what was measured, forecast, declared or is there. */
export type ToldRule = Rule<[text: string], 'told'>;

/** What makes a standard of a figure, whatever was measured beside it. */
const BOUNDS =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|limit\w*|standards?|norms?|prescribed|permissible|permitted|allowed|stipulated|not\s+(?:to\s+)?exceed\w*|(?:not|no)\s+more\s+than|max(?:imum)?|tolerance|conform\w*|compl(?:y|ies))\b/i;
const COMMANDS = /\b(?:shall|should|must|not\s+(?:to\s+)?exceed\w*)\b/i;
/** What bounds beside the words of a standard. */
const KEEPS =
  /[<≤]|\b(?:within|below|under|less\s+than|up\s*to|exceed\w*|restrict\w*|authori[sz]\w*|consent\w*|granted|to\s+be|maintain\w*|kept|keep|achiev\w*|ensur\w*|control\w*|meets?|met|as\s+(?:under|below|follows|given)|min(?:imum)?|at\s+least|applicable|appl(?:y|ies)|fixed|specified|set|requir\w*|criteria)\b/i;

/** Whether words make a standard of a figure. */
export const isBounding = (text: string): boolean => BOUNDS.test(text);

/** A rule of words that tell, whatever bounds beside them. */
const always = (id: string, words: RegExp): ToldRule => ({
  id,
  read: (text) => (words.test(text) ? 'told' : null),
});

/** A rule of words that tell, unless others bound beside them. */
const unlessBound = (id: string, words: RegExp): ToldRule => ({
  id,
  read: (text) => (words.test(text) && !BOUNDS.test(text) ? 'told' : null),
});

/** A rule of words that tell, unless others command. */
const unlessCommanded = (id: string, words: RegExp): ToldRule => ({
  id,
  read: (text) => (words.test(text) && !COMMANDS.test(text) ? 'told' : null),
});

const MET =
  /\b(?:met|meets|meeting|conformed\s+to|conforms\s+to|complied\s+with|satisfied)\s+(?:with\s+)?(?:the\s+|all\s+|its\s+)?(?:prescribed\s+|stipulated\s+)?(?:standards?|norms?|limits?)\s*,?\s*(?:with|showing|having|at)\b/i;
const UNTREATED =
  /\b(?:raw(?!\s+(?:mills?|meal|materials?|coal)\b)|untreated|feed\s+(?:water\s+)?(?:TDS|COD|BOD|quality)|influent|(?<!\bCETP(?:['’]s)?\s+)inlet(?!\s+(?:of\s+(?:the\s+)?CETP|norms?|standards?|limits?)))\b/i;
const STATES =
  /\b(?:is|are|was|were|been|being)\s+(?:\w+ly\s+)?(?:[a-z]+ed|fed|led|sent|given|made|shown|taken|let|of\s+(?!nitrogen))\b|\b(?:is|are)\s+(?:about|around|only|nearly|\d)\b|\b(?:says|said|states|stated|informed|contains?|reduces|goes|comes|flows|enters|leaves)\b/i;

const FOUND =
  /\b(?:was|were)\s+(?:found|observed|reported|recorded)|\bfound\s+(?:to\s+be\s+)?(?:within|below|in\s+order|conforming|meeting)\b|\banalysis\s+(?:report|results?)\s+(?:of|dated|by)\b|\b(?:showed|shown|reveal(?:s|ed)|indicate[sd]|rang(?:es|ed)\s+(?:from|between)|exceeded\s+the)\b|\b(?:observed|monitored|measured|reported|recorded|actual)\s+(?:values?|levels?|results?|concentrations?|quality)\b|\b(?:quality|values?|levels?|characteristics)\s+(?:as\s+)?(?:found|observed|reported|monitored)\b|\bas\s+(?:reported|found|observed)\b|(?<!\b(?:if|when|be|is|are|been|not)\s+)\bfound\s+(?:that\s+|the\s+)*[A-Za-z][\w. ]{0,30}?\s(?:of\s+|is\s+|as\s+|at\s+)?\d|\b(?:had|has|have)?\s*failed\s+(?:in|for)\b|\b(?:is|are)\s+(?:the\s+|only\s+)?targets?\b/i;

const MEANT =
  /\bpropos(?:es|ed)\s+to\b|\b(?:is|are|was|were)\s+designed\b|\bdesign\s+(?:outlet|inlet|value|emission|basis|norm)\w*\b|\b(?:has|have)\s+guaranteed\b|\bguarantees\b|\btargets?\s+of\b|\b(?:supplier|vendor|manufacturer)(?:'s|s)?\s+guarantee/i;

/** Whether words say what is meant to be: proposed, designed or guaranteed. */
export const tellsMeant = (text: string): boolean => MEANT.test(text);

/** Whether words say that something was found, measured or shown, whatever bounds beside it. */
export const tellsFound = (text: string): boolean => FOUND.test(text);

/** Sentences whose figures are no limits. All rules are asked until one knows the words. */
export const TOLD_RULES: readonly ToldRule[] = [
  /** "with COD up to 4,000 mg/l shall go to …": what is led on. Leaves what is let out. */
  always(
    'led-on',
    /\bup\s*to\s+\d[\d,.]*\s*mg\s*\/\s*l\b.*\bshall\s+(?:go\b|be\s+(?:sent|taken|led|fed|pumped)\b)/i,
  ),
  /** "met the standards with BOD 24 mg/l": what kept to them. Leaves what shall meet them. */
  {
    id: 'met',
    read: (text) => (MET.test(text) && !COMMANDS.test(text) ? 'told' : null),
  },
  /** "The raw effluent has COD 3,000 mg/l": what comes in. Leaves sentences that speak of treated water as well. */
  {
    id: 'untreated',
    read: (text) => (UNTREATED.test(text) && !/\btreated\b/i.test(text) ? 'told' : null),
  },
  /** "was found to be 168 mg/l", "showed", "the reported values": what somebody found. Leaves what is to be found. */
  always('found', FOUND),
  /** "will be 1.9 µg/m3" of a forecast bounds nothing. Leaves what shall be. */
  unlessCommanded('forecast', /\b(?:predicted|incremental|resultant|modelled|simulated)\b/i),
  /** "As per the application the effluent will have": what is declared, and bounds nothing either. Leaves what shall be. */
  unlessCommanded(
    'declared',
    /\bas\s+per\s+(?:the\s+|your\s+|their\s+)?(?:[\w-]+\s+){0,2}?(?:application|proposal|DPR|project\s+report|feasibility\s+report|declaration)\b|\b(?:applicant|industry|unit|occupier|proponent)\s+(?:has\s+|have\s+)?(?:declared|stated|informed|furnished)\b/i,
  ),
  /** Verbs of a laboratory: "is recorded as", "shows", "came to", "varied between", "detected in". Leaves how a limit is measured. */
  unlessBound(
    'measured',
    /\b(?:is|are|has\s+been|have\s+been|being)\s+(?:\w+ly\s+)?(?:found|observed|recorded|measured|detected|noticed|estimated|predicted|assessed)\b|\b(?:shows|indicates|reveals|(?<!\bquantit(?:y|ies)\s+)recorded(?!\s+(?:in|on|at|by)\b)|measured\s+(?:as(?!\s+[a-z]*(?:ane|carbon)\b)|to\s+be)|detected|exhibit(?:s|ed)|reported\s+(?:by|as|at|to\s+be))\b|\b(?:stood\s+at|obtained|gave)\b|\b(?:analy[sz]ed|assayed|tested|averaged|registered)\s+(?:at\s+|to\s+)?(?:about\s+|around\s+|only\s+)?\d|\b(?:came|comes)\s+to\b|\b(?:var(?:y|ies|ied)|rang(?:es?|ed)|fluctuat(?:es?|ed)|lies|lay)\s+(?:from|between)\b|\b(?:was|were)\s+(?:only\s+|about\s+|around\s+|nearly\s+)?(?:between|from|up\s*to|in\s+the\s+range|of\s+the\s+order|as\s+high|as\s+low|below|within|\d)/i,
  ),
  /** "rose to", "has come down to": how a figure moved. Leaves what has to come down. */
  unlessBound(
    'moved',
    /\b(?:rose|fell|dropped|declined|increased|decreased|(?:has|have|had)\s+(?:come|gone|risen|fallen|dropped|reduced)(?:\s+(?:down|up))?)\s+(?:to|from|by)\b/i,
  ),
  /** "The sample had BOD of 22 mg/l", "had COD 212 mg/l": what something holds. Leaves what it may hold. */
  unlessBound(
    'holds',
    /\bhad\s+(?:an?\s+|the\s+)?[A-Za-z][\w. ]{0,30}?\s\d[\d.,]*\s*(?:mg|[µμu]g|ppm|NTU|MPN|dB)|\b(?:has|have|had)\s+(?:an?\s+|the\s+)?[A-Za-z][\w. ]{0,40}?\s+(?:of|between)\s+(?:about\s+|only\s+|nearly\s+)?\d[\d.,]*\s*(?:(?:to|and|-|–)\s*\d[\d.,]*\s*)?(?:mg|[µμu]g|ppm|NTU|MPN|dB)/i,
  ),
  /** What is there before anything is bounded: the base line, the forecast of a study, the water of a stage of the process. Leaves what is prescribed of it. */
  unlessBound(
    'state',
    /\b(?:base\s*-?\s?line|back\s*-?\s?ground|existing|present|ambient)\s+(?:[\w-]+\s+){0,3}?(?:data|study|level|levels|concentrations?|values?|quality|water|status|monitoring)\b[^.;]*?\b(?:has|have|is|are)\b|\b(?:predicted|incremental|resultant)\b|\b(?:is|are)\s+(?:being\s+)?generated\s+(?:from|by|in|at|during)\b/i,
  ),
  /** "is 42 mg/Nm3 as per the report of", "the meter read 82 dB(A)", "paid … for PM of 180 mg/Nm3": who says it, on what, or what came of it. Leaves standards by a document. */
  unlessBound(
    'source',
    /\bas\s+per\s+(?:the\s+|its\s+|their\s+)?(?:[\w-]+\s+){0,2}?(?:reports?|analysis|certificates?|tests?|readings?|data|results?)\b|\b(?:meters?|displays?|analy[sz]ers?|monitors?|gauges?|instruments?)\s+(?:reads?|displayed)\b|\b(?:paid|penali[sz]ed|levied|fined|forfeited|complain(?:ed|ts?))\b|\b(?:exceedances?|violations?|failures?)\s+(?:of|in)\b|\bas\s+per\s+(?:the\s+|an?\s+)?(?:[\w-]+\s+){0,2}?(?:visits?|inspections?|sampling|monitoring)\b/i,
  ),
  /** "proposes to bring", "design outlet of", "guaranteed an outlet of": what is meant to be. Leaves what must be. */
  unlessBound('meant', MEANT),
  /** "Data of the last season", "figures of 2022-23", "base line": a time that is over. Leaves times of a standard. */
  unlessBound(
    'past',
    /^\W*(?:\d{1,2}[.)]\s*)?(?:base\s*-?\s?line|monitored|measured|observed|existing|present|(?:sample|analysis|test|monitoring|lab(?:oratory)?)\s+(?:results?|reports?))\b[^:;.]{0,60}:|\b(?:data|figures|performance|results?|readings?|average)\s+(?:of|for|in|during)\s+(?:the\s+)?(?:last|previous|past|year|month|season|(?:19|20)\d\d|[A-Z][a-z]+\s+(?:19|20)\d\d)/i,
  ),
  /** What a document, a day or a plant as it runs had. Leaves words that bound. */
  { id: 'reported', read: (text) => (isReported(text) && !BOUNDS.test(text) ? 'told' : null) },
  /** What is done or said, of a sentence with nothing that bounds: "reject with TDS around 18,000 mg/l is fed". Leaves all that keeps. */
  {
    id: 'states',
    read: (text) => (STATES.test(text) && !BOUNDS.test(text) && !KEEPS.test(text) ? 'told' : null),
  },
];

/** Whether a sentence only tells what was measured, forecast, declared or is there. */
export const isTold = (text: string, rules = TOLD_RULES): boolean => readFirst(rules, text) !== null;

/** What tells that somebody came and saw. */
const VISITED =
  /\b(?:inspected|visited|sampled)\b|\b(?:inspection|visit|sampling)\s+(?:of\s+[^.;]{0,40}\s)?(?:was|were)\s+(?:done|made|conducted|carried)|\bsamples?\s+(?:of\s+[^.;]{0,40}\s)?(?:was|were)\s+(?:collected|drawn|taken)\b/i;

/** Whether a sentence tells of a visit, which the next ones go on with. */
export const tellsVisit = (text: string): boolean => VISITED.test(text);
