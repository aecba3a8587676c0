import { ACT } from '../language/acts.ts';
import { findMatch, matches } from '../language/search.ts';
import { ADVERB } from '../periods/adverbs.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { MONTH_NAME } from '../periods/month-names.ts';

/** What a clause with a verb of its own has: it tells, or commands by itself. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|may|might|can|cannot|could|would|will|does|did|shall|should|must|than)\b/i;
const UNIT =
  '(?:days?|shifts?|weeks?|fortnights?|months?|quarters?|half|years?|annum|season|off-?\\s?season|monsoons?|hours?)';
/** Words that say how often in whatever sentence; an adverb alone may describe an amount. */
const OFTEN = `(?:(?:once|twice|thrice|\\w+\\s+times|(?:every|each)(?:\\s+[\\w-]+){0,2}?)\\s+(?:(?:in|a|an|every|each|per|during|the|at)\\s+){0,3}(?:[\\w-]+\\s+){0,2}?${UNIT}\\b|(?:at|on|in|with)\\s+(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+){1,3}(?:intervals?|basis|frequency)\\b|at\\s+intervals?\\b|[HQ]-?1\\b[^;.]{1,16}\\b[HQ]-?[24]\\b(?:\\s+(?:each|every)\\s+year)?)`;
const PERIOD = `(?:${OFTEN}|${ADVERB}\\b|on\\s+alternate\\s|(?:mon|tues|wednes|thurs|fri|satur|sun)days\\b|(?:in|during)\\s+(?:the\\s+months?\\s+of\\s+)?(?:${MONTH_NAME})|(?:ahead\\s+of|before|after)\\s+(?:each|every)\\s)`;
const DUE = `(?:(?:within|latest|(?:not|no)\\s+later\\s+than|on\\s+or\\s+before)\\s|(?:by|before)\\s+(?:the\\s+)?(?:\\d|end\\b|close\\b|month|next\\b|coming\\b|onset\\b|${MONTH_NAME}))`;
/** "hydrants tested half yearly", "reports sent to the office once a month". */
const DONE = new RegExp(
  `(?:^|\\s)${ACT}(?:\\s+(?:and|or|&)\\s+${ACT})?(?:\\s+(?:out|up|down|off|over|away))?(?:\\s+(?!and\\b|but\\b)[\\w/&'’()-]+){0,6}?(?:,|\\s[-–@])?\\s+\\(?(?:${PERIOD})`,
  'i',
);
/** "every month the readings noted in the register". */
const THEN_DONE = new RegExp(
  `^\\W*(?:${OFTEN}|${ADVERB}\\b)(?:\\s+[\\w/&-]+){1,6}?\\s+${ACT}(?=\\s*(?:$|[,.(])|\\s+(?:by|at|in|to|from|with|and|for|through|on|of)\\b)`,
  'i',
);
/** "yard concreted by October, 2024". */
const DONE_BY = new RegExp(`(?:^|\\s)${ACT}(?:\\s+(?!and\\b|but\\b)[\\w/&'’-]+){0,5}?,?\\s+${DUE}`, 'i');
/** "Dioxins in the stack: two times a year", "dust at the shed outlet, once in 30 days". */
const THING = new RegExp(
  `[a-z][^;:]{3,}?(?:[,:–(@]|\\s-)\\s*(?:(?:one|two|three|\\d)\\s+(?=every|each))?(?:${OFTEN})(?:,?\\s+(?:by|at|from|through|in|for|with|to|except|excluding|unless|during)\\b[^;:]{0,60})?(?:\\s+or\\s+(?:earlier|before|sooner))?[\\s.)]*$`,
  'i',
);
/** "Lightning arrestors once in two years": a count of times needs no mark before it. */
const FEW_WORDS = new RegExp(
  `^\\W*(?:[A-Za-z/&-]+\\s+){1,7}(?:once|twice|thrice)\\s+(?:(?:in|a|an|every|each|per|during)\\s+){1,3}(?:[\\w-]+\\s+){0,2}?${UNIT}[\\s.)]*$`,
  'i',
);
/** "Dioxin from the stack: annually": nothing but an adverb behind the colon, of what is watched. */
const ADVERB_ALONE = new RegExp(
  `^[^:]*\\b(?:stacks?|chimneys?|vents?|outlets?|inlets?|outfalls?|effluent|sewage|leachate|water|wells?|emissions?|noise|air|soil|dust|flue\\s+gas|sludge)\\b[^:]*:\\s*${ADVERB}[\\s.)]*$`,
  'i',
);
/** "Form V: on or before 30th September". */
const ON_DAY = new RegExp(
  `[a-z\\d][^;:.]{2,60}[:–]\\s*(?:on\\s+or\\s+before|by|latest(?:\\s+by)?|not\\s+later\\s+than)\\s+(?:the\\s+)?\\d{1,2}\\s*(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})`,
  'i',
);
/** "Charter compliance report within 30 days": a paper and its deadline. */
const PAPER_BY = new RegExp(
  `\\b(?:reports?|statements?|undertaking|affidavit|plans?|certificates?|returns?|proposals?|details|agreement|(?:bank\\s+)?guarantee|proof|evidence|particulars|documents?|cop(?:y|ies))\\b[^;:]{0,40}?\\s(?:${DUE})`,
  'i',
);
/** "Covered shed for drums by 30.06.2026", "signage in all rooms within 3 months": a thing, and at the end by when. */
const THING_BY = new RegExp(
  `^(?:\\W|\\d|[ivx]+\\.|[a-z]\\))*(?!(?:as|in|on|at|by|for|from|of|to|with|within|before|after|up|till|valid\\w*|date|period|ref\\w*|page|dated)\\b)[A-Za-z][\\w/&()'’-]*(?:\\s+(?!(?:which|who|that|if|when|where|expected|likely|proposed|planned|estimated|commenced|started)\\b)[\\w/&()'’,.-]+){1,16}?\\s+(?:[-–]\\s+)?${DUE}(?:\\s*[\\w./-]+){0,6}[\\s.)]*$`,
  'i',
);
/** How long a paper holds, and what is paid for it. */
const HOLDS = /\bvalid\w*|\bfees?\b|\bpenalt|\bforfeit/i;
/** "discharged daily 20 KL": so much. */
const SO_MUCH = new RegExp(
  `(?:${ADVERB}|${OFTEN})\\s*[:-]?\\s*\\d[\\d.,]*\\s*(?:KLD?|ML|MT|T|kg|m3|cum|nos?|lit\\w*|ton\\w*)\\b`,
  'i',
);
/** How much or how long there may be, and what it costs. */
const AMOUNT =
  /\b(?:fees?|Rs|valid\w*|capacity|production|products?|shifts?\s+(?:of|per)|consumption|generation|discharge[ds]?|quantity|average|maximum|limits?|standards?|exceed\w*|mg|µg|dB|KLD?|TPD|working|delay|default|penalty|interest|stay|visits?)\b|\d\s*%/i;
/** What many a sentence without a verb is: the words of a list, and those that tell of another paper. */
const REFERS = /\b(?:vide|dated|dtd|read\s+with|issued|Act,|Rules,|notification)\b/i;
/** Authorities act by themselves. */
const BY_BOARD = /\bby\s+(?:the\s+)?(?:\w+\s+){0,2}?(?:board|committee|officers?|\w*PCB)\b/i;

/** One look spares most sentences the others. */
const SAYS_WHEN =
  /dail|\bday|week|fort\s?night|month|quarter|year|annual|ennial|once|twice|thrice|times|season|monsoon|hour|shift|within|latest|later|\b(?:by|before|in|during)\s+(?:the\s+)?(?:[\djfmasond]|end|close|next|coming)|each|every|interval|days\b|\b[hq]-?1\b|\b(?:qtr|mth|wk|yr)|\b[qm]['’]ly/i;

const toParts = (sentence: string): string[] =>
  sentence.split(/;|(?<!\b(?:Rs|Nos?|Sr|M\/s))\.\s/i).filter((part) => part.trim() !== '');

/** An adverb may describe an amount, whatever stands before it. */
const ONE_WORD = new RegExp(`^${ADVERB}$`, 'i');

/** "green belt census - once in 2 yrs (by the department)": a mark behind the thing, then how often, whatever its form, and the end. */
const endsWithPeriod = (part: string): boolean => {
  if (!/[a-z]{3}[^;:]*?(?:[:–(@]|,\s|\s-)/i.test(part)) return false;
  const last = findPeriods(part).at(-1);
  return (
    last?.kind === 'recurring' &&
    !ONE_WORD.test(last.text) &&
    /[a-z]{2}[^;:]*?(?:[,:–(@]|\s-)\s*$/i.test(part.slice(0, last.start)) &&
    /^(?:\s*\([^)]*\))?[\s.)]*$/.test(part.slice(last.end))
  );
};

/** "Pests: fogging every evening, rodent baiting once a month": acts behind a label, each with how often. */
const LABEL_BEFORE = /^[^:;,]{3,60}:\s+(?=[a-z])/i;
const isActWithPeriod = (item: string): boolean => {
  const last = findPeriods(item).at(-1);
  return (
    last?.kind === 'recurring' &&
    /^\W*(?:[\w/&-]+\s+){0,3}?(?:[a-z]+ing|tests?|checks?|[a-z]+ment)\W*$/i.test(item.slice(0, last.start)) &&
    /^[\s.)]*$/.test(item.slice(last.end))
  );
};
const isListOfActs = (part: string): boolean => {
  const label = LABEL_BEFORE.exec(part)?.[0];
  if (label === undefined) return false;
  const items = part.slice(label.length).split(/,\s+/);
  return items.length > 1 && items.every(isActWithPeriod);
};

/** How often something is done, or a thing and how often. */
export type BareClause = 'often' | 'thing';

/** The parts of a sentence that have no verb of their own, and are nobody else's. */
const listBare = (sentence: string): string[] =>
  (SAYS_WHEN.test(sentence) ? toParts(sentence) : []).filter(
    (part) => !(matches(FINITE, part) || REFERS.test(part) || BY_BOARD.test(part) || SO_MUCH.test(part)),
  );

/** "yard concreted by October 2024", "compliance report within 30 days", "shed by 30.06.2026": something is to be done, sent or there by then. */
export const hasBareDeadline = (sentence: string): boolean =>
  listBare(sentence).some(
    (part) =>
      DONE_BY.test(part) ||
      (!HOLDS.test(part) && (PAPER_BY.test(part) || (THING_BY.test(part) && !AMOUNT.test(part)))),
  );

/**
 * Reads clauses that spare their verb: "hydrants tested half yearly" says how often something is done, "dust at the
 * outlet, once in 30 days" names a thing alone. Null where every clause has a verb, or none says how often.
 */
export const findBareClause = (sentence: string): BareClause | null => {
  const parts = listBare(sentence);
  if (parts.some((part) => DONE.test(part) || THEN_DONE.test(part) || isListOfActs(part))) return 'often';
  const isThing = (part: string) =>
    (findMatch(THING, part) !== null ||
      ADVERB_ALONE.test(part) ||
      FEW_WORDS.test(part) ||
      ON_DAY.test(part) ||
      endsWithPeriod(part)) &&
    !AMOUNT.test(part);
  return parts.some(isThing) ? 'thing' : null;
};
