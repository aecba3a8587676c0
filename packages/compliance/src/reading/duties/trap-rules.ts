import { findMatches, matches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';

/** Which trap a sentence is: it reads like a duty and is none of the holder's. */
export type Trap =
  | 'board'
  | 'right'
  | 'power'
  | 'validity'
  | 'fee'
  | 'prohibition'
  | 'fragment'
  | 'outlook'
  | 'dropped';

/** `clause` is the part of the sentence with the period, which begins at `periodStart` of it. */
type Candidate = { sentence: string; clause: string; periodStart: number };

/** A trap, or null where the words may be a duty. The first rule that knows decides. */
export type TrapRule = Rule<[candidate: Candidate], Trap>;

const OFFICER =
  "(?:the\\s+|an?\\s+|authori[sz]ed\\s+|concerned\\s+|respective\\s+|any\\s+|jurisdictional\\s+|state\\s+)*(?:(?:[A-Z][A-Za-z-]+\\s+){0,3}(?:pollution\\s+control\\s+(?:board|committee)|(?<!\\b(?:display|notice|sign|information|electronic|LED|flex|name|black|white|key|hoarding|digital)\\s)board(?!\\s+(?:at|near|showing|of\\s+size|displaying|in\\s+front|measuring|of\\s+directors))(?:\\s+(?:officers?|officials?|staff|laboratory))?)(?:['’]s\\s+\\w+(?:\\s+\\w+)?)?|(?:[A-Z]{2,6}P?CB|DPCC|CPCB)['’]?s?\\s+(?:officers?|officials?|teams?|staff|representatives?)|[A-Z]{2,6}P?CB|DPCC|CPCB|ministry|MoEF\\S*|SEIAA|SEAC|sub[-\\s]regional\\s+offic\\w+|regional\\s+offic\\w+|R\\.?O\\.?|S\\.?R\\.?O\\.?|AEE?|DEE|JCEE\\S*|AE\\/AEE|(?:assistant|district|joint\\s+chief|deputy|senior)?\\s*(?:chief\\s+)?(?:environmental\\s+)?(?:engineer|environmental\\s+officer)|member\\s+secretary|prescribed\\s+authority|vigilance\\s+\\w+|inspecting\\s+(?:officer|authority)s?|monitoring\\s+cell|officers?\\s+of\\s+the\\s+board|(?:officers?|officials?|staff|team)\\s+(?:of|from)\\s+(?:the\\s+)?(?:[\\w-]+\\s+){0,3}?(?:(?:sub[-\\s]|zonal\\s+)?regional\\s+|zonal\\s+|district\\s+)office|officials?|integrated\\s+regional\\s+office|(?:[\\w-]+\\s+){0,3}?(?:laborator(?:y|ies)|teams?|staff|engineers?|squads?|cell)\\s+of\\s+the\\s+board|zonal\\s+offic\\w+|this\\s+office|task\\s+force|flying\\s+squad|expert\\s+(?:appraisal\\s+)?committee)";

/** Other authorities: what they do themselves is no duty of the holder. */
const AUTHORITY =
  '(?:the\\s+)?(?:(?:district\\s+)?(?:collector|magistrate)|D\\.?F\\.?O\\.?|(?:divisional|district)\\s+forest\\s+officer|chief\\s+wild\\s?life\\s+warden|ta(?:h|lu)[a-z]+dar|(?:state|central|local)\\s+government|government|inspector\\s+of\\s+factories|director(?:ate)?\\s+(?:general\\s+)?of\\s+\\w+(?:\\s+\\w+)?|(?:forest|revenue|irrigation|fisheries|agriculture|mining|police|health)\\s+department|CGW[AB])';

const BOARD_ACTS = new RegExp(
  `(?:^|[,;]\\s*|\\b(?:and|that|whereas|while)\\s+)(?:${OFFICER}|${AUTHORITY})(?:\\s*(?:\\([^)]*\\)|,\\s*(?!and\\b|the\\b|who\\b|which\\b|(?:unit|industry|applicant|occupier|company|it|you)\\b)[A-Z][\\w-]*(?:\\s+[A-Z]\\w*-[\\dIVX]+)?,?))*(?:\\s+(?:and|or)\\s+(?:its|their|his)\\s+(?:authori[sz]ed\\s+)?(?:officers?|officials?|staff|representatives?|nominees?|agents?))?(?:\\s+(?:of|at|from|in)\\s+[\\w\\s,'’]{1,40}?)?\\s+(?:shall|will|may|reserves?|is\\s+at\\s+liberty|can|would|should|must|has\\s+the|(?:is|are)\\s+(?:(?:also|hereby)\\s+)?(?:requested|directed|instructed|advised)\\s+to)\\b(?!\\s+be\\s+(?:informed|intimated|apprised|notified|paid|given|furnished|provided|supplied|granted|sent|shown|kept\\s+informed))`,
  'gi',
);
/** "by CPCB approved laboratories": an authority only approves. */
const APPROVES =
  '(?![\\w&/,.’\\s-]{0,24}?\\b(?:authori[sz]ed|approved|recogni[sz]ed|accredited|empanell?ed|registered|certified|notified|licensed|designated)\\b)';
const DONE_BY_BOARD = new RegExp(
  `\\b(?:inspected|visited|verified|monitored|collected|drawn|reviewed|checked|carried\\s+out|conducted|sampled|updated|maintained)\\b(?:(?!\\b(?:authori[sz]ed|approved|recogni[sz]ed|accredited|empanell?ed|registered|certified|notified|nominated|appointed|designated|prescribed|permitted|directed|instructed|required|asked|specified|stipulated|decided|desired)\\b)[^.;]){0,30}?\\bby\\s+(?:the\\s+)?(?:officers?\\s+of\\s+)?(?:${OFFICER}|this\\s+office)(?![\\w&])${APPROVES}`,
  'i',
);
/** "Sampling of effluent by the Board's staff will be carried out": a noun in the place of the verb. */
const ACT_OF_BOARD = new RegExp(
  `^\\W*(?:\\w+\\s+){0,3}?(?:sampling|inspections?|monitoring|visits?|verification|collection)\\b[^.;]{0,40}?\\bby\\s+(?:the\\s+)?(?:officers?\\s+of\\s+)?${OFFICER}[^.;]{0,20}?\\s+(?:shall|will)\\b`,
  'i',
);
const INSPECTS_UNIT =
  /\b(?:committee|team|officers?|officials?|representatives?)\b[^.;,]{0,60}\b(?:shall|will|may)\s+(?:also\s+)?(?:inspect|visit|verify|(?:carry\s+out|conduct|undertake|do)\s+(?:an?\s+|the\s+)?(?:surprise\s+)?(?:inspections?|validation|verification|monitoring|audits?|visits?|surveys?)\s+of)\s+the\s+(?:unit|facility|industry|premises|site|plant|factory|hospital)\b/i;
/** What an authority has done with a proposal. */
const BOARD_DID =
  /^\W*(?:the\s+)?(?:state\s+|expert\s+)?(?:authority|(?:appraisal\s+)?committee|board|SEIAA|SEAC|EAC|ministry)\b[^;]{0,80}?\b(?:has\s+|have\s+|had\s+)?(?:decided|considered|recommended|deliberated|discussed|appraised|agreed|resolved|examined|observed|noted)\b/i;
const RIGHT =
  /\bappeals?\b[^.;]*\b(?:lie|lies|prefer\w*|file[ds]?|be\s+made|appellate|tribunal|within)\b|\bprefer\s+(?:an\s+)?appeal|\baggrieved\b/i;
const POWER =
  /\breserves?\s+(?:its\s+|the\s+)?rights?\b|\bforfeit\w*\b|\bencash\w*\b|\bdeemed\s+(?:to\s+(?:be|have)|cancel|withdrawn|revoked|refus)|\bliable\s+(?:for|to)\b|(?<!\b(?:production|operations?|work|mining|quarrying|blasting|loading|activit(?:y|ies)|machines?|kilns?|furnaces?|plants?)\s+)\b(?:may|will|shall)\s+be\s+(?:revoked|suspended|cancelled|withdrawn)\b|\bshow\s+cause\b|\b(?:every|each|per)\s+(?:\w+\s+)?(?:day|week|month|quarter|year)\s+of\s+(?:the\s+)?(?:delay|default)\b/i;
/** What follows if a duty is not done; the duty itself stands before it. */
const CONSEQUENCE =
  /[\s,](?:failing\s+which|failing\s+this|otherwise|(?:or\s+)?else|in\s+default\s+of\s+which)\b.*/is;
const VALIDITY =
  /\b(?:consent|authori[sz]ation|clearance|order|CTE|CTO|CCA|NOC|this)\b[^.;]{0,60}\b(?:is|remains?|be)\s+(?:in\s+force|valid|effective)\b|\bvalid(?:ity)?\s+(?:for|up\s*to|till|until|from)\s+(?:a\s+)?(?:the\s+)?(?:period|\d)|\bgranted\s+for\s+(?:a\s+)?(?:further\s+)?period/i;
/** Papers whose validity is printed in a duty: "a bank guarantee valid up to …". */
const OTHER_PAPER =
  /bank\s+guarantee|\bB\.?G\.?\b|agreement|membership|insurance|polic(?:y|ies)\b|licen[cs]e/i;
/** "The consent shall lapse": what becomes of a paper. */
const LAPSES =
  /\b(?:consent|authori[sz]ation|clearance|order|CTE|CTO|CCA|NOC|permission)\b[^.;]{0,30}\b(?:shall|will)\s+(?:automatically\s+)?(?:lapse|expire|cease|stand\s+(?:cancelled|withdrawn|revoked|lapsed)|become\s+(?:null|void|invalid))\b/i;
const FEE_PAID =
  /\bfees?\b[^.;]{0,60}\b(?:paid|remitted|adequate|calculated|received|covers?|valid)\b[^.;]{0,60}\b(?:up\s?to|till|for|towards|ending|period|is|adequate)\b/i;
const PAYS =
  /\b(?:shall|should|must|to)\s+(?:be\s+)?(?:pay|remit|paid|remitted|deposit\w*|furnish\w*|submit\w*|renew\w*)\b/i;
const NEGATIVE =
  /\b(?:shall|should|must|will|may|can)\s+(?:not|never|neither)\b|\bin\s+no\s+case\b|\bno[\s-]+(?!(?:dues?|objection|default|claims?|change|increase|liability|litigation)\b)\w+(?:\s+\w+){0,6}\s+(?:shall|should|will|may|is|are)\b|\bnot\s+be\s+(?:stored|kept|allowed|permitted)\b|\bnot\s+(?:to\s+)?(?:exceed|store|stored|exceeding)\b/i;
const POSITIVE =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\s+(?!not\b|never\b|neither\b)[a-z]|,\s*(?:and\s+)?to\s+be\s+[a-z]{3,}ed\b/i;
const OWN =
  /\b(?:applicant|unit|industry|industries|occupp?ier|proponent|company|firm|facility|HCF|HCE|PP|operator|hospital|authori[sz]ed\s+person|person\s+authori[sz]ed|management|factory|mill|you)\s+(?:(?:at\s+(?:his|its|their)\s+own\s+cost)\s+)?(?:shall|should|must|will|has|have|is|are)\b/gi;

const isProhibitionBefore = (sentence: string, at: number): boolean => {
  const before = sentence.slice(0, at);
  const clause = before.slice(
    Math.max(0, before.search(/(?:;|,?\s(?:and|but)\s)(?!.*(?:;|,?\s(?:and|but)\s))/i)),
  );
  return matches(NEGATIVE, clause) && !matches(POSITIVE, clause.replace(NEGATIVE, ' '));
};

const DROPPED =
  /^\W*(?:the\s+)?(?:condition|para(?:graph)?|clause|point|item|sr?\.?\s*no|(?:this\s+office\s+|earlier\s+|previous\s+)?(?:letters?|directions?|notices?|circulars?|memo))\b[^;]*\b(?:is|are|stands?)\s+(?:hereby\s+|also\s+)*(?:deleted|dropped|withdrawn|waived|omitted|removed|cancelled|superseded|revoked)\b/i;

const placesOf = (pattern: RegExp, text: string): number[] => findMatches(pattern, text).map((m) => m.index);

/** The order matters: rights and the acts of the board come first, whatever else their sentences say. */
export const TRAP_RULES: readonly TrapRule[] = [
  /** "may prefer an appeal within thirty days". Leaves the word appeal alone. */
  { id: 'right', read: ({ sentence }) => (matches(RIGHT, sentence) ? 'right' : null) },
  /** "Which has to be completed by 31.12.2026": the rest of a sentence, whose duty stands elsewhere. Leaves questions of where and when. */
  {
    id: 'fragment',
    read: ({ sentence }) => (/^\W*(?:which|whose|whom)\b/i.test(sentence) ? 'fragment' : null),
  },
  /** "a statement of …, number of trees planted by September end": what a paper tells. Leaves what is to be done. */
  {
    id: 'told-amount',
    read: ({ clause, periodStart }) =>
      /^\W*(?:the\s+)?(?:numbers?|nos\.?|quantit(?:y|ies)|amounts?|details|lists?|areas?)\s+of\s[^.;]*\s[a-z]{3,}ed\s+(?:(?:by|before|up\s*to|till|on|in|during)\s+)?$/i.test(
        clause.slice(0, periodStart),
      ) &&
      !matches(POSITIVE, clause) &&
      !/\bbe\s/i.test(clause)
        ? 'fragment'
        : null,
  },
  /** "Condition 14, i.e. monthly monitoring, is deleted": a condition that holds no more. Leaves what else becomes of one. */
  {
    id: 'dropped',
    read: ({ sentence }) => (DROPPED.test(sentence) ? 'dropped' : null),
  },
  /** "The Regional Office shall collect samples every month": the board is the last that is named to act. Leaves the holder's duty towards it. */
  {
    id: 'board-acts',
    read: ({ clause: words, periodStart }) => {
      const clause = words.replace(CONSEQUENCE, '');
      const boards = placesOf(BOARD_ACTS, clause);
      if (boards.length === 0) return null;
      const own = placesOf(OWN, clause);
      const lastBefore = (places: number[]) => Math.max(-1, ...places.filter((at) => at < periodStart));
      const board = lastBefore(boards);
      const holder = lastBefore(own);
      const isBoards =
        board < 0 && holder < 0 ? (boards[0] ?? 0) < (own[0] ?? Number.POSITIVE_INFINITY) : board > holder;
      return isBoards ? 'board' : null;
    },
  },
  /** "will be inspected by the AE/AEE every quarter". Leaves what the holder shall get done by the board, and by those whom it authorises. */
  {
    id: 'done-by-board',
    read: ({ clause }) =>
      (matches(DONE_BY_BOARD, clause) || matches(ACT_OF_BOARD, clause)) &&
      placesOf(BOARD_ACTS, clause).length === 0 &&
      placesOf(OWN, clause).length === 0
        ? 'board'
        : null,
  },
  /** "The Authority in its meeting decided to accord …": what was done. Leaves sentences that command. */
  {
    id: 'board-did',
    read: ({ sentence, clause }) =>
      (matches(BOARD_DID, clause) && !matches(POSITIVE, clause)) ||
      (matches(BOARD_DID, sentence) && !matches(POSITIVE, sentence))
        ? 'board'
        : null,
  },
  /** "The committee shall inspect the unit every quarter": others come and look. Leaves the holder's own inspections. */
  {
    id: 'comes-to-inspect',
    read: ({ clause }) => (matches(INSPECTS_UNIT, clause) ? 'board' : null),
  },
  /** "will be forfeited within 15 days". Leaves what follows "failing which", and what must be paid or submitted. */
  {
    id: 'power',
    read: ({ clause }) =>
      matches(POWER, clause.replace(CONSEQUENCE, '')) && !matches(PAYS, clause) ? 'power' : null,
  },
  /** "may report every month if so desired": as somebody likes. Leaves what is to be done. */
  {
    id: 'as-desired',
    read: ({ clause }) =>
      /\b(?:may|can)\b[^.;]*\b(?:if\s+(?:so\s+|it\s+|they\s+|he\s+|you\s+)?(?:desire[sd]?|wish(?:es|ed)?|like[sd]?|interested)|at\s+(?:its|their|his|your)\s+option)\b/i.test(
        clause,
      ) && !matches(POSITIVE, clause)
        ? 'right'
        : null,
  },
  /** "is expected to be completed by June 2024": what somebody hopes. Leaves what is to be done. */
  {
    id: 'outlook',
    read: ({ clause }) =>
      /\b(?:is|are|was|were)\s+(?:expected|proposed|likely|planned|estimated)\s+to\b/i.test(clause) &&
      !/\b(?:shall|should|must)\b|\b(?:unit|industry|applicant|occupier|operator|company|proponent|chemist)\s+(?:is|are)\s+expected\s+to\s+(?!be\b)/i.test(
        clause,
      )
        ? 'outlook'
        : null,
  },
  /** "the fee paid is adequate up to 31/08/2027". Leaves a fee that is to be paid. */
  { id: 'fee', read: ({ clause }) => (matches(FEE_PAID, clause) && !matches(PAYS, clause) ? 'fee' : null) },
  /** "this consent shall be valid for five years". Leaves other papers with a validity, and what is to be done. */
  {
    id: 'validity',
    read: ({ clause: words }) => {
      const clause = words.replace(CONSEQUENCE, '');
      return (matches(VALIDITY, clause) || matches(LAPSES, clause)) &&
        !matches(OTHER_PAPER, clause) &&
        !/\b(?:renew|appl(?:y|ication)|submit|furnish|monitor)/i.test(clause)
        ? 'validity'
        : null;
    },
  },
  /** "blasting shall be restricted to day time, once in a day": how often it may be. Leaves a duty with a verb of its own. */
  {
    id: 'restricted',
    read: ({ clause, periodStart }) =>
      /\b(?:restricted|limited|confined)\s+to\b(?:(?!\b(?:and|shall|should|must|be)\b|;).)*$/i.test(
        clause.slice(0, periodStart),
      )
        ? 'prohibition'
        : null,
  },
  /** "waste shall not be kept for more than 48 hours". Leaves a duty that follows the prohibition. */
  {
    id: 'prohibition',
    read: ({ clause, periodStart }) => (isProhibitionBefore(clause, periodStart) ? 'prohibition' : null),
  },
];

/**
 * Tells the trap that a clause is in: what the board does or may do, rights of appeal, prohibitions, fees that are paid,
 * and statements of validity. `periodStart` is where its period stands in the clause.
 */
export const findTrap = (
  sentence: string,
  clause: string,
  periodStart: number,
  rules = TRAP_RULES,
): Trap | null => readFirst(rules, { sentence, clause, periodStart });
