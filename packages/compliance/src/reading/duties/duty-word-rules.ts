import { IMPERATIVE_VERB } from '../language/imperatives.ts';
import { matches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';
import { findBareClause, hasBareDeadline } from './bare-clause.ts';

/** What lays a duty on someone: a command, an activity that is named with its period, or a thing with how often. */
export type DutyWordRule = Rule<[sentence: string], 'command' | 'activity' | 'thing'>;

const MODAL =
  /\b(?:shall|should|must|(?:is|are)\s+payable|will\s+(?:be|have|submit|furnish)|(?:unit|industry|applicant|occupier|company|proponent|firm|hospital|consentee|operator)\s+(?:is|are)\s+to\s+[a-z]+|(?:unit|industry|applicant|occupier|company|proponent|firm|management|hospital|mill|factory|facility|lessee|consentee|developer|institution|HCF|HCE|PP|you|they|attendant|supervisor|chemist|operator|manager|in-?charge|staff|contractor|transporter|driver|agency|cooperative|society|association|guard|nurse|technician)\s+will\s+(?!not\b|be\b)[a-z]+|(?<!\b(?:it|this|that|which|aims?|purposes?|objectives?|objects?|inten(?:t|tion)s?|goals?|ideas?|functions?|roles?|scheme|project|proposals?|targets?|practice|strategy|approach|plan|distance)\s+)(?:is|are)\s+to\s+(?!(?:be|say|the|and|some|an?|date|scale|that|this|its|north|south|east|west|as)\b)[a-z]+|has\s+to|have\s+to|(?<!\b(?:found|seen|observed|stated|said|reported|proved|appears?|seems?|likely)\s+)to\s+be|need(?:s)?\s+to|(?:required|directed|instructed|ordered|called\s+upon|bound|obliged|(?:is|are)\s+(?:hereby\s+)?(?:requested|asked|told))\s+to|(?:mandatory|obligatory|compulsory|incumbent|responsibility|duty)\b[^.;]{1,40}?\sto\s+[a-z]+|be\s+(?:\w+ly\s+)?(?:sent|submitted|uploaded|displayed|informed|furnished|noted|recorded|analy[sz]ed|monitored|maintained|carried|done|tested|cleaned|calibrated|conducted|reported|entered|filed|made|renewed|kept|put|forwarded|intimated|updated|given|obtained)|(?<!\b(?:may|can|could|would|might|will|not|to|cannot)\s)be\s+(?:[a-z]+ly\s+|got\s+)?(?:(?:de|re|pre)-)?(?:[a-z]{3,}ed|taken|drawn|held|run|undertaken|swept|brought|built|laid|set|dug|paid|shown|sown)|ensure|(?:unit|industry|applicant|occupier|company|proponent|firm|management|hospital|operator|chemist)\s+(?:is|are)\s+(?:expected|supposed|advised)\s+to\s+(?!be\b)[a-z]+|(?:is|are)\s+(?:hereby\s+|strictly\s+)?advised(?=\s+(?:once|twice|thrice|every|each|during|before|within|at|by|in)\b)|(?:days?|weeks?|months?|years?)(?:['’]s?)?\s+(?:time\s+)?(?:is|are|has\s+been)\s+(?:hereby\s+)?(?:given|granted|allowed)\s+(?:to|for)|(?:is|are|(?:has|have)\s+been)\s+(?:hereby\s+)?(?:given|granted|allowed)\s+time|(?:is|are|(?:has|have)\s+been)\s+(?:hereby\s+)?(?:given|granted|allowed)\s+(?:a\s+|further\s+)*(?:period\s+of\s+|time\s+of\s+)?[\w()\s-]{1,20}?(?:days?|weeks?|months?|years?)(?:['’]s?)?\s+(?:time\s+)?(?:to|for)|(?:time|period|extension)\s+(?:of|up\s*to|till|until)\s+(?:[^\s;]+\s+){1,5}?(?:is|has\s+been)\s+(?:hereby\s+|also\s+)?(?:given|granted|allowed)|(?:deadline|last\s+date|due\s+date|time\s+limit|target\s+date|cut-?off\s+date)\s+(?:for|of|to)\s[^.;]{2,80}?\s(?:is|shall\s+be)|subject\s+to\s+(?:the\s+)?(?:payment|submission|furnishing|(?!following|fulfilling|meeting|complying)[a-z]{3,}ing)\s+(?:of|the|an?)\b)\b/i;
/** "Unit to furnish a copy": a command without its verb. */
const HOLDER_TO =
  /^(?:\W|\d|[ivx]+\.|[a-z]\))*(?:the\s+)?(?:[\w-]+\s+)?(?:unit|industry|applicant|occupier|company|proponent|firm|PP|hospital|HCF|operator|holder|lessee)\s+to\s+(?!be\b)[a-z]+\b/i;
/** "Sprinklers to run for an hour", "vacuum truck to visit the colony". */
const THING_TO =
  /^(?:\W|\d|[ivx]+\.|[a-z]\))*(?:(?!(?:is|are|was|were)\b)[\w-]+\s+){1,4}to\s+(?:run|operate|function|work|meet|visit|remain|reach|attend|accompany)\b/i;
const RUNS = /\sto\s+(?:run|operate|function|work|meet|visit|remain|reach|attend|accompany)\b/i;
/** "Retrofit the set within 90 days": any verb right before its object, at the start. */
const ANY_VERB =
  /^(?:\W|\d|[ivx]+\.|[a-z]\))*(?!\w+(?:ing|ed|ly)\b|(?:all|both|half|in|on|at|by|for|from|of|to|with|within|without|under|over|upon|after|before|during|through|throughout|as|per|than|if|when|where|while|that|what|who|is|are|was|were|has|have|had|and|or|but|not|since|until|till|via|between|among|amongst|against|regarding|except|despite|toward|towards|inside|outside|near|behind|above|below|beside|besides|beyond|because|though|although|once|only|also|even|whether|whereas|unlike|like|into|onto|across|along|around|about|so|then|thus|given|due|provided)\b)[A-Z]?[a-z]{3,}e?\s+the\s+[a-z]/i;
const IMPERATIVE = new RegExp(
  `^(?:\\W|\\d|[ivx]+\\.|[a-z]\\))*\\s*(?:(?:kindly|please|further|also|accordingly|hence)\\s+)*(?:[A-Z][\\w-]*(?:\\s+[\\w-]+){1,4}:\\s+|(?:within|by|before|on\\s+or\\s+before|latest\\s+by|not\\s+later\\s+than|every|each|once)\\s[^,.;]{3,80},\\s+)?${IMPERATIVE_VERB}\\b(?!\\s+(?:is|are|was|were|has|of)\\b)`,
  'i',
);
const NOMINAL =
  /^(?:\W|\d|[ivx]+\.|[a-z]\))*(?:submission|furnishing|installation|provision|construction|completion|payment|deposit|commissioning|replacement|upgradation)\s+of\s[^:;]*\b(?:within|by|before)\b/i;
const DUTY_NOUN =
  /\b(?:monitoring|sampling|analysis|returns?|statements?|reports?|summar(?:y|ies)|statistics|removal|registers?|calibration|suppression|rounds?(?=\s+(?:by|of)\b)|surveys?|audits?|trainings?|(?:mock|fire|safety|evacuation)\s+drills?|talks?|sprinkling|sweeping|check[-\s]?ups?|checks?|back-?ups?|examinations?|inspections?|records?|test(?:s|ing)?|meetings?|logs?|reconciliation|renewal|application|compliance|screening|stud(?:y|ies)|assessment|measurements?|cleaning|desilting|desludging|servicing|maintenance|verification|validation|updation|replacement|submission|filing|payment|plantation|celebrations?)\b/i;

/** "Greasing of the bearings", "Painting of cylinders": an act by its verb. */
const GERUND =
  /^(?:\W|\d|[ivx]+\.|[a-z]\))*(?!(?:working|operating|running|meaning|timing|housing|opening|beginning|ending|nothing|everything|something|during|building|being|costing|rating|remaining|existing)\b)[a-z-]{3,}ing\s+of\s/i;
/** "The unit furnished the quarterly reports": somebody did so. */
const DID =
  /^\W*(?:the\s+)?(?:(?:said|above|applicant|project)\s+)?(?:unit|industry|applicant|occupier|company|proponent|firm|PP|hospital|facility|mill|factory|management|lessee|operator|board|committee|SEAC|SEIAA|ministry|regional\s+office\w*|plant|project)\s+(?:(?:also|then|duly|already|regularly)\s+)?(?!(?:need|proceed|exceed|based|located|situated|engaged|attached|owned|registered|authori[sz]ed|concerned|covered)\b)[a-z]{3,}ed\b/i;

/** The only verb of a sentence is of the past: "The plant was shut for annual maintenance". */
const PAST =
  /^[^:;]*\b(?:was|were|used\s+to\s+(?!be\b)[a-z]+|(?<!\b(?:is|are|be|been|if|as|when|where|and|or|get|that)\s+)(?:found|noticed|observed|noted)\s+(?:that|the|no|an?)\b|had\s+(?:been\s+)?(?!to\b)[a-z]+(?:ed|en|ent)?|(?:has|have)\s+(?:been\s+)?(?!to\b|be\b)[a-z]+(?:ed|en|one))\b(?!.*\b(?:is|are|(?<!\b(?:found|seen|observed|stated|said)\s+to\s+)be|(?<!\b(?:due|owing|according|prior|up|next)\s+)to\s+(?!(?:be|the|an?|this|its)\b)[a-z]+)\b)/i;

/** Whether a sentence tells what was. */
const isPast = (sentence: string): boolean => matches(PAST, sentence) || DID.test(sentence);

const ADVERB =
  '(?:daily|weekly|fortnightly|monthly|quarterly|half(?:-|\\s+)?yearly|six(?:-|\\s+)?monthly|bi-?annually|yearly|annually)';
/** "Yearly: soil sample", "Air and noise: monitored half yearly": a label says how often, or of what. */
const LABELLED = new RegExp(
  `^\\W*${ADVERB}\\s*[:,]\\s+[a-z]|(?:[:–]|\\s-)\\s+(?:[a-z]{3,}ed|renew|replace|repair|change|update|clean|empty|skim|check|wash|flush|drain|inspect|test|service|grease|remove|weigh)(?:\\s+(?:out|up|down|off))?\\s+(?:once\\b|twice\\b|every\\b|each\\b|${ADVERB})`,
  'i',
);

/** "is emptied not less than once". */
const AT_LEAST =
  /\b(?:is|are|gets?)\s+(?:\w+ly\s+)?[a-z]{3,}(?:ed|en|pt|nt|wn)\b[^.;]{0,60}?\b(?:at\s+least|not\s+less\s+than|minimum(?:\s+of)?)\s+(?:once|twice|thrice|\w+\s+times|every|each)\b/i;

/** Commands first: a date needs one, a period does with an activity. */
export const DUTY_WORD_RULES: readonly DutyWordRule[] = [
  /** "shall be cleaned", "the unit will submit", "is required to", "be sent". Leaves "will" of other subjects. */
  {
    id: 'modal',
    read: (sentence) =>
      MODAL.test(sentence) || HOLDER_TO.test(sentence) || (RUNS.test(sentence) && THING_TO.test(sentence))
        ? 'command'
        : null,
  },
  /** "Submit the report", "3. Maintain a log". Leaves such a verb inside the sentence. */
  {
    id: 'imperative',
    read: (sentence) => (IMPERATIVE.test(sentence) || ANY_VERB.test(sentence) ? 'command' : null),
  },
  /** "Submission of the guarantee within 15 days": a noun that commands, at the start. Leaves it inside a sentence. */
  { id: 'nominal', read: (sentence) => (NOMINAL.test(sentence) ? 'command' : null) },
  /** "Yard concreted by October 2024", "compliance report within 30 days". Leaves what was done. */
  {
    id: 'bare-deadline',
    read: (sentence) => (hasBareDeadline(sentence) && !DID.test(sentence) ? 'command' : null),
  },
  /** "Stack monitoring: once a month". Leaves what is no activity, and what was done. */
  {
    id: 'activity',
    read: (sentence) =>
      (DUTY_NOUN.test(sentence) || GERUND.test(sentence)) && !isPast(sentence) ? 'activity' : null,
  },
  /** "The trap is emptied at least once a week": the present tense with the least that there must be. Leaves what is only told. */
  {
    id: 'at-least',
    read: (sentence) => (matches(AT_LEAST, sentence) && !isPast(sentence) ? 'activity' : null),
  },
  /** "Yearly: soil sample at the yard", "Noise: monitored half yearly". Leaves labels that say neither. */
  { id: 'labelled', read: (sentence) => (LABELLED.test(sentence) ? 'activity' : null) },
  /** "Hydrants tested half yearly": no verb but what is done. Leaves what was done. */
  {
    id: 'bare',
    read: (sentence) => {
      const bare = DID.test(sentence) ? null : findBareClause(sentence);
      return bare === 'often' ? 'activity' : bare;
    },
  },
];

/** Whether a sentence lays a duty on someone: a modal, an order in the imperative, or a named activity with its period. */
export const isDuty = (sentence: string, rules = DUTY_WORD_RULES): boolean =>
  readFirst(rules, sentence) !== null;

/** Whether a sentence only names a thing and how often, without a word of what is done. */
export const isThing = (sentence: string, rules = DUTY_WORD_RULES): boolean =>
  readFirst(rules, sentence) === 'thing';

/** Whether a sentence commands: a modal or an imperative. A date alone ("meeting held on …") is no deadline. */
export const hasCommand = (sentence: string, rules = DUTY_WORD_RULES): boolean =>
  readFirst(rules, sentence) === 'command';

/** A verb that says how things are, and not what is done. */
const IS_SO =
  /\b(?:is|are)\s+(?:(?:also|now|presently|hereby)\s+)?(?:satisfactory|adequate|up\s?to\s?date|found|seen|noted|noticed|observed|received|enclosed|available|missing|pending|awaited|not|in\s+order|on\s+record|with\s+(?:this|the)\s+(?:office|board)|under\s+\w+|(?:revised|fixed|notified|issued|published|collected|levied|charged|granted|given)\b[^.;]*\b(?:by|under|vide)\s+(?:an?\s+|the\s+)?(?:notification|government|board|corporation|department|ministry|municipality|act|rules?))\b/i;

/** Whether a sentence only tells how things are: "Half-yearly reports of 2023 are found in order". */
export const isTold = (sentence: string): boolean => matches(IS_SO, sentence) && !hasCommand(sentence);

const CONDITION =
  /^\W*(?:in\s+case|in\s+the\s+event|if|whenever|when|unless|where|wherever|provided\s+that)\b/i;

/** Whether a period stands in the condition of a sentence ("In case the work is not started within 2 years, …"). */
export const isCondition = (sentence: string, period: { start: number; end: number }): boolean => {
  if (!CONDITION.test(sentence)) return false;
  const before = sentence.slice(0, period.start);
  const after = sentence.slice(period.end);
  return !/\b(?:shall|should|must)\b/i.test(before) && /\b(?:shall|should|must|will|may)\b/i.test(after);
};
