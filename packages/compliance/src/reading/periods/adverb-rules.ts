import { COUNT } from '../language/numbers.ts';
import { type Rule, readFirst } from '../rule.ts';
import { adverbCycle, fromCycle } from './adverbs.ts';
import type { Period } from './types.ts';

/** An adverb or adjective of frequency as it stands in a text: `before` and `rest` are the words around it. */
type AdverbPlace = { word: string; matched: string; before: string; rest: string; period: Partial<Period> };

/** What the words around an adverb make of it: a period, or none. The first rule that knows decides. */
export type AdverbRule = Rule<[place: AdverbPlace], Partial<Period> | 'none'>;

/** What an adjective of frequency must describe to be a duty: "quarterly statement", not "daily discharge". */
const DUTY_NOUN =
  /^(?:(?!(?:for|of|is|are|as|in|the|to|shall|with|from|at|on|by)\b)[\w/&(),.-]+\s+){0,4}?(?:reports?|returns?|statements?|records?|recording|registers?|logs?|log\s?-?books?|monitoring|analys[ei]s|analyzed|sampling|samples?|tests?|testing|calibration|reconciliation|audits?|surveys?|inspections?|checks?|check[-\s]?ups?|back-?ups?|readings?|compliances?|data|results?|progress|submissions?|trainings?|drills?|meet(?:ing)?s?|examinations?|measurements?|maintenance|certificates?|details|information|entry|entries|sheets?|instal?lments?|accounts?|cleaning|assessment|review|reporting|performance|statements?|updates?|updation|balance|abstracts?|summar(?:y|ies)|status|figures|minutes|verification|validation|inventory|servicing|desludging|health|medical|mock|awareness|programmes?|sweeping|sprinkling|stud(?:y|ies)|screening|desilting|plantation|camps?|rehearsals?|refresher|immuni[sz]ation|vaccination|basis)\b/i;
const KEPT =
  /^(?:\w+\s+){0,3}(?:returns?|reports?)\s+(?:shall|should|must|to)\s+be\s+(?:kept|retained|preserved|made\s+available)\b/i;
/** What a noun never begins with: the adverb before it describes a verb. */
const FUNCTION_WORD =
  /^(?:and|or|nor|but|not|only|also|even|else|at|by|in|into|to|towards?|through|throughout|from|as|for|basis|with|without|within|on|onto|upon|the|an?|all|any|each|every|both|either|its|their|his|such|of|off|if|so|then|there|thereafter|together|who|which|that|when|whenever|where|wherever|while|whereas|because|unless|during|till|until|under|over|above|below|across|along|alongside|among|amongst|against|between|besides|beyond|per|since|via|before|after|up\s?to|subject|due|except|irrespective|regardless|otherwise|round|w\.?r\.?t|preferably|shall|should|must|is|are|will|be|i\.e|online|on-line|manually|once|twice|thrice)\b|^[^\w]|^$|^\(|^\d/i;
/** A participle that opens a clause: "quarterly covering all parameters", but not "daily running hours". */
const CLAUSE =
  /^(?:covering|using|utili[sz]ing|including|excluding|indicating|mentioning|stating|specifying|showing|giving|containing|comprising|involving|following|considering|depending|ensuring|keeping|taking|adopting|engaging|employing|maintaining|starting|beginning|commencing|ending|failing)\b|^\w+ing\s+(?:the|an?|all|any|each|every|both|its|their|such|this|that|these|those)\b/i;
const SENT_WITH =
  /\b(?:submit|furnish|forward|sen[dt]|fil(?:e|ing|ed)|attach|report)\w*\b[^.;]*\b(?:along\s?with|together\s+with|with)\s+(?:(?:the|its|their|said)\s+)*$/i;
const PAPER = /^(?:[\w-]+\s+){0,3}?(?:reports?|returns?|statements?)\b/i;
/** "the waste collected daily from the colony shall be": a participle that describes. */
const DESCRIBED =
  /(?<!\b(?:be|been|and|get|got|are|is)\s)\b(?:generated|produced|collected|received|brought|handled|treated|consumed)\s+$/i;
/** "samples, collected half-yearly, shall be": between commas it says when. */
const SET_OFF = /,\s*[a-z]+\s*\|\s*,/i;
const COMMANDED = /\b(?:shall|should|must|will|to\s+be)\b/i;
/** What papers are shown for, before a list of them. */
const SHOWN =
  /\b(?:produced?|shown?|made\s+available|(?:kept|keep|kept\s+and\s+made)\s+(?:ready|available))\b[^.;:]*:\s*[^.;]*$/i;
/** Several periods that are over. */
const PAST = new RegExp(
  `^[^.;,]{0,80}\\b(?:of|for|during)\\s+(?:the\\s+)?(?:last|past|previous|preceding)\\s+(?!(?:one|a|an|1)\\b)${COUNT}\\s+(?:years|months|quarters)\\b`,
  'i',
);
const TIME_OF_DAY = /^(?:early\s+)?(?:mornings?|noon|afternoons?|evenings?|nights?)\b/i;
const PARTICIPLE =
  '(?:[a-z]{2,}ed|done|taken|undertaken|made|sent|drawn|withdrawn|held|kept|given|run|paid|put|cut|shown|built|rebuilt|brought|read|fed|swept|written|got|set|found|dug|blown|overseen)';
/** "be tested", "be sealed and verified", "been carried out", "get the meters calibrated": a verb without an object. */
const PASSIVE = new RegExp(
  `(?:\\b(?:be|been|being)\\s+(?:\\w+ly\\s+|also\\s+)*(?:${PARTICIPLE}\\s*(?:,|and|or|&|/)\\s*)*${PARTICIPLE}|\\b(?:get|getting|got|gets)\\s[^.;]{1,40}\\s${PARTICIPLE})(?:\\s+(?:out|up|down|off|over|away))?\\s+$`,
  'i',
);
/** A verb has to follow. */
const BEFORE_VERB = /\b(?:shall|should|must|will|(?:shall|should|must|will|to)\s+be)\s+$/i;
const MENTIONED =
  /\b(?:with|along\s?with|in|of|through|per|from|under|into)\s+the\s+(?:said\s+)?$|\b(?:along\s?with|with)\s+(?:its\s+|their\s+)?$/i;

const isAdverb = (word: string): boolean => /ly$|wise$|day$|week$|month$|year$/i.test(word);

/** How much of the text before an adverb the rules look at. */
const LOOK_BACK = 120;

/** The order matters: what is none for sure comes before the wider rules. */
export const ADVERB_RULES: readonly AdverbRule[] = [
  /** "day to day operation" is ordinary, not daily. Leaves "on day to day basis", "kept day to day by". */
  {
    id: 'day-to-day',
    read: ({ word, matched, rest }) =>
      /^day\W+to\W+day/i.test(word) && !FUNCTION_WORD.test(rest) && !/\bbasis$/i.test(matched)
        ? 'none'
        : null,
  },
  /** "submit the results along with the annual report": sent as often as the report. Leaves what is only "enclosed". */
  {
    id: 'sent-with',
    read: ({ before, rest, period }) =>
      SENT_WITH.test(before) && PAPER.test(rest) ? { ...period, isAdjective: true } : null,
  },
  /** "enclosed with the annual report" names a report and lays no duty down. Leaves "in the monthly basis". */
  {
    id: 'mentioned',
    read: ({ before, rest }) => (MENTIONED.test(before) && !/^basis/i.test(rest) ? 'none' : null),
  },
  /** "24 hourly basis twice a week": how long a sample is taken. Leaves "2 hourly" where nothing else says how often. */
  {
    id: 'averaging',
    read: ({ word, before, rest }) =>
      /^hourly$/i.test(word) &&
      ((/\b24[\s-]*$/.test(before) && !/^basis/i.test(rest)) ||
        (/\b\d{1,2}[\s-]*$/.test(before) && /\b(?:once|twice|thrice|times)\b/i.test(rest)))
        ? 'none'
        : null,
  },
  /** "waste generated daily shall be": how much there is. Leaves "be generated daily". */
  {
    id: 'amount',
    read: ({ before, rest }) =>
      /(?<!\b(?:be|been|and|get|got)\s)\b(?:generated|produced|consumed|discharged|received|handled|used|emitted|treated)\s+$/i.test(
        before,
      ) && /^(?:shall|should|must|is|are|to)\b/i.test(rest)
        ? 'none'
        : DESCRIBED.test(before) &&
            !SET_OFF.test(`${before}|${rest}`) &&
            !COMMANDED.test(before) &&
            /\b(?:shall|should|must)\b/i.test(rest)
          ? 'none'
          : null,
  },
  /** "for 16 hours daily": how long. Leaves hours of another period. */
  {
    id: 'hours-of-a-day',
    read: ({ word, before }) =>
      /^(?:daily|every\s*day)$/i.test(word) && /\b\d{1,2}\s*(?:hours?|hrs?\.?)\s+$/i.test(before)
        ? 'none'
        : null,
  },
  /** "maximum daily", "average monthly": a measure. Leaves "maximum" that stands further away. */
  {
    id: 'measure-before',
    read: ({ before }) =>
      /\b(?:maximum|max\.?|total|average|permissible|normal)\s+$/i.test(before) ? 'none' : null,
  },
  /** "on annual basis": a period whatever follows. Leaves an adjective without "basis". */
  {
    id: 'basis',
    read: ({ matched, rest, period }) =>
      /^(?:basis|cycle)\b/i.test(rest) || /\bbasis$/i.test(matched) ? period : null,
  },
  /** "monthly average", "daily maximum": a measure, even of readings. Leaves "monthly readings". */
  {
    id: 'measure-after',
    read: ({ rest }) =>
      /^(?:average|mean|max|limit)/i.test(rest) && !/^max\w*\s+and\s+min/i.test(rest) ? 'none' : null,
  },
  /** "analysed monthly and", "annually without fail": nothing is described. Leaves "annual", which has to describe something. */
  {
    id: 'adverb',
    read: ({ word, rest, period }) => (isAdverb(word) && FUNCTION_WORD.test(rest) ? period : null),
  },
  /** "quarterly covering all parameters": a clause follows. Leaves "daily running hours". */
  {
    id: 'clause-follows',
    read: ({ word, rest, period }) => (isAdverb(word) && CLAUSE.test(rest) ? period : null),
  },
  /** "daily morning". Leaves "daily discharge". */
  {
    id: 'time-of-day',
    read: ({ word, rest, period }) => (isAdverb(word) && TIME_OF_DAY.test(rest) ? period : null),
  },
  /** "be tested monthly unit wise", "get the meters calibrated yearly outside": whatever follows. Leaves "monitor daily discharge". */
  {
    id: 'after-verb',
    read: ({ word, before, period }) => (isAdverb(word) && PASSIVE.test(before) ? period : null),
  },
  /** "shall be quarterly desilted", "shall monthly submit". Leaves "of quarterly desilted drains". */
  {
    id: 'before-verb',
    read: ({ word, before, period }) => (isAdverb(word) && BEFORE_VERB.test(before) ? period : null),
  },
  /** "annual figures of the last three years": what was, with a paper. Leaves the paper of the last quarter. */
  {
    id: 'of-past-years',
    read: ({ rest }) => (PAST.test(rest) ? 'none' : null),
  },
  /** "soil (annual)": alone in its brackets. Leaves an adjective before its noun. */
  {
    id: 'in-brackets',
    read: ({ before, rest, period }) => (/\(\s*$/.test(before) && /^\)/.test(rest) ? period : null),
  },
  /** "copy of the annual return shall be displayed": nothing recurs. Leaves a copy that is sent. */
  {
    id: 'copy-shown',
    read: ({ before, rest }) =>
      /\bcop(?:y|ies)\s+of\s+(?:(?:the|its|such)\s+)*$/i.test(before) &&
      /^(?:[\w-]+\s+){1,4}?(?:shall|should|must)\s+be\s+(?:displayed|kept|retained|available|shown|pasted)\b/i.test(
        rest,
      )
        ? 'none'
        : null,
  },
  /** "annual return shall be kept at site": a paper is filed away, nothing recurs. Leaves a return that is sent. */
  { id: 'kept', read: ({ rest }) => (KEPT.test(rest) ? 'none' : null) },
  /** "monthly log sheets shall be preserved": nothing recurs. Leaves what is kept up to date. */
  {
    id: 'preserved',
    read: ({ rest }) =>
      /^(?:[\w-]+\s+){1,8}?(?:shall|should|must)\s+be\s+(?:retained|preserved|archived|produced)\b/i.test(
        rest,
      )
        ? 'none'
        : null,
  },
  /** "shall be produced at inspection: monthly log, annual return": papers that are there. Leaves lists of what is sent. */
  {
    id: 'shown',
    read: ({ before, rest }) => (SHOWN.test(before) && DUTY_NOUN.test(rest) ? 'none' : null),
  },
  /** "daily rainfall shall be recorded": as often as it is. Leaves what is only kept within a bound. */
  {
    id: 'recorded',
    read: ({ rest, period }) =>
      /^(?:[\w&/,()-]+\s+){1,11}?(?:shall|should|must)\s+be\s+(?:\w+ly\s+)?(?:recorded|noted|logged|entered|measured|monitored|reported|informed|intimated)\b/i.test(
        rest,
      )
        ? { ...period, isAdjective: true }
        : null,
  },
  /** "quarterly compliance report", "annual health check-up": an act or a paper. Leaves "daily discharge". */
  {
    id: 'duty-noun',
    read: ({ rest, period }) => (DUTY_NOUN.test(rest) ? { ...period, isAdjective: true } : null),
  },
];

/**
 * Reads an adverb or adjective of frequency at `start..end` of a text, by the words around it: "analysed monthly" and
 * "monthly report" are periods, "monthly average" and "with the annual report" are none.
 */
export const readAdverb = (
  word: string,
  start: number,
  end: number,
  text: string,
  rules = ADVERB_RULES,
): Partial<Period> | null => {
  const period = fromCycle(adverbCycle(word));
  if (!period) return null;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const rest = text.slice(end).trimStart();
  const found = readFirst(rules, { word, matched: text.slice(start, end), before, rest, period });
  return found === 'none' ? null : found;
};
