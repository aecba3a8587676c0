import { COUNT } from '../language/numbers.ts';
import { matches } from '../language/search.ts';
import { MONTH_NAME } from '../periods/month-names.ts';
import { readFirst } from '../rule.ts';
import { BOARD_TRAP_RULES } from './board-trap-rules.ts';
import { TOLD_TRAP_RULES } from './told-trap-rules.ts';
import type { Trap, TrapRule } from './trap-rule.ts';
import {
  CONSEQUENCE,
  DROPPED,
  FEE_PAID,
  GRANTED_FOR,
  IN_FORCE,
  isProhibitionBefore,
  LAPSES,
  OTHER_PAPER,
  PAYS,
  POSITIVE,
  POWER,
  RIGHT,
  VALIDITY,
} from './trap-words.ts';

/** What else is no duty: rights, powers, fees, validities, prohibitions and what is only told. The order matters: rights come first, whatever else their sentences say. */
export const TRAP_RULES: readonly TrapRule[] = [
  /** "may prefer an appeal within thirty days". Leaves the word appeal alone. */
  { id: 'right', read: ({ sentence }) => (matches(RIGHT, sentence) ? 'right' : null) },
  /** "Which has to be completed by 31.12.2026": the rest of a sentence, whose duty stands elsewhere. Leaves questions of where and when. */
  {
    id: 'fragment',
    read: ({ sentence }) => (/^\W*(?:which|whose|whom)\b/i.test(sentence) ? 'fragment' : null),
  },
  /** "02.07.2024.": a day alone, of a sentence that was cut. Leaves the day by which something is due. */
  {
    id: 'day-alone',
    read: ({ clause }) =>
      /^\W*(?:on\s+|dated?\s+)?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\W*$/i.test(clause) ? 'fragment' : null,
  },
  /** "Every year by 30th June.", "i.e. within 30 days": nothing but a time, of a sentence that was cut. Leaves a time with anything to be done. */
  {
    id: 'time-alone',
    read: ({ sentence, clause }) =>
      TIME_ALONE.test(sentence) || (SAYS_AGAIN.test(clause) && TIME_ALONE.test(clause)) ? 'fragment' : null,
  },
  /** "taken up not before 01.09.2026": when it may begin. Leaves the day by which it is due. */
  {
    id: 'not-before',
    read: ({ clause, periodStart }) =>
      /\bnot\s+(?:before|earlier\s+than|prior\s+to)\s+(?:the\s+)?$/i.test(clause.slice(0, periodStart))
        ? 'prohibition'
        : null,
  },
  /** "In addition to the annual check, hearing shall be tested", "last date being 30.06.2026": what is only named beside a duty. Leaves what is done besides. */
  {
    id: 'named-beside',
    read: ({ sentence, clause, periodStart }) =>
      /^\W*(?:in\s+addition\s+to|besides|apart\s+from|over\s+and\s+above)\s+(?:the\s+|its\s+)?$|\b(?:last|due|target|cut-?off)\s+dates?\s+(?:of\s+[\w\s-]{2,40}?\s)?being\s+$/i.test(
        clause.slice(0, periodStart),
      ) ||
      (/\sequal\s+[\w-]+\s+instal?lments\b/i.test(sentence) &&
        /^[\w-]+\s+instal/i.test(clause.slice(periodStart)))
        ? 'fragment'
        : null,
  },
  /** "Condition 14, i.e. monthly monitoring, is deleted": a condition that holds no more. Leaves what else becomes of one. */
  {
    id: 'dropped',
    read: ({ sentence }) => (DROPPED.test(sentence) ? 'dropped' : null),
  },
  /** "Composite sample shall mean a mixture of samples drawn every two hours": what a word means. Leaves "by means of". */
  {
    id: 'definition',
    read: ({ sentence }) =>
      /^\W*[^;,(]{2,80}?\s(?:(?:shall|will)\s+(?:mean|denote|signify)|(?:shall|is\s+to|are\s+to)\s+be\s+(?:construed|understood|taken)\s+(?:as|to\s+mean)|(?<!\b(?:by|any|all|other|such|no)\s)means(?!\s+of\b)|(?:is|are)\s+defined\s+as)\s+/i.test(
        sentence,
      )
        ? 'fragment'
        : null,
  },
  /** "The plant shall be worked in two shifts daily": how long it may work. Leaves what is done in shifts. */
  {
    id: 'working-time',
    read: ({ clause, periodStart }) =>
      /\b(?:plant|unit|industry|factory|mine|quarry|kiln|crushers?|mill|furnace|machine(?:ry|s)?|production|excavation|work|operations?|loading)\s+(?:shall|should|must|may|will|is|are)\s+(?:to\s+)?(?:only\s+)?(?:be\s+)?(?:work(?:ed)?|operated?|run|function|carried\s+(?:on|out)|confined|restricted|limited)\b(?!\s+(?:the|its|all|both|each)\b)[^.;]*\b(?:(?:one|two|three|single|double|\d)\s+shifts?\s+(?:only\s+)?(?:of\s+\w+\s+hours?\s+(?:each\s+)?)?|(?:\d{1,2}|[a-z]+)\s+hours?\s+(?:only\s+)?(?:in\s+)?)$/i.test(
        clause.slice(0, periodStart),
      )
        ? 'prohibition'
        : null,
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
  /** "double the fee for every year or part thereof": what something costs. Leaves how often something is done. */
  {
    id: 'part-thereof',
    read: ({ clause, periodStart }) =>
      /^[^.;,]{0,30}?\s+or\s+(?:a\s+|any\s+)?(?:part|fraction)\s+(?:there)?of\b/i.test(
        clause.slice(periodStart),
      )
        ? 'fee'
        : null,
  },
  /** "the fee paid is adequate up to 31/08/2027". Leaves a fee that is to be paid. */
  { id: 'fee', read: ({ clause }) => (matches(FEE_PAID, clause) && !matches(PAYS, clause) ? 'fee' : null) },
  /** "this consent shall be valid for five years". Leaves other papers with a validity, and what is to be done. */
  {
    id: 'validity',
    read: ({ clause: words }) => {
      // "This RENEWAL OF CONSENT is valid": what this order is, and nothing to renew.
      const clause = words
        .replace(CONSEQUENCE, '')
        .replace(THIS_RENEWAL, 'this $1')
        .replace(VALID_RENEWAL, '$1this consent')
        .replace(RENEWED_PAPER, '');
      return (matches(VALIDITY, clause) ||
        matches(LAPSES, clause) ||
        matches(IN_FORCE, clause) ||
        matches(GRANTED_FOR, clause.replace(/\brenewed\s+(?=for|from|up|till|until)/i, 'granted '))) &&
        !matches(OTHER_PAPER, clause) &&
        !/\b(?:renew(?!ed\s+(?:for|from|up|till|until)\b)|appl(?:y|ication(?!,))|submit|furnish|monitor)/i.test(
          clause,
        )
        ? 'validity'
        : null;
    },
  },
  /** "excavation shall remain suspended from June to October": what rests then. Leaves what is to be done in that time. */
  {
    id: 'rests',
    read: ({ clause, periodStart }) =>
      /\b(?:shall|should|must|will|to)\s+(?:be|remain|stand|stay|be\s+kept)\s+(?:\w+ly\s+)?(?:suspended|prohibited|banned|barred|disallowed|forbidden|closed)\s+(?:during|from|between|till|until|up\s?to)\b(?:(?!\b(?:and|shall|should|must)\b|;).)*$|\b(?:remain|stay|be\s+kept)\s+(?:suspended|closed|shut)\s+$/i.test(
        clause.slice(0, periodStart),
      )
        ? 'prohibition'
        : null,
  },
  /** "removed from the store before completion of 90 days or ten tonnes": how long or how much may lie there. Leaves what lies there now. */
  {
    id: 'stored-until',
    read: ({ clause, periodStart }) =>
      /^(?:before|prior\s+to)\s+(?:the\s+)?(?:completion|expiry|lapse)\s+of\s+\S+\s+(?:days|months)\b(?!\s+(?:of|from|after))/i.test(
        clause.slice(periodStart),
      ) ||
      /^[^.;,]*?\bor\s+(?:\d[\d.,]*|one|two|three|five|ten|twenty)\s*(?:MT|T|tonn?e?s?|kgs?|KL|litres?|drums)\b/i.test(
        clause.slice(periodStart),
      )
        ? 'prohibition'
        : null,
  },
  /** "kept at pH 12 for 4 hours before they are mixed": how long something lasts. Leaves how long before something it is due. */
  {
    id: 'lasts',
    read: ({ clause, periodStart }) =>
      /(?<!\b(?:appl(?:y|ied|ications?)|requests?|requested|ask(?:ed)?)\s)\bfor\s+(?:(?:at\s+least|a\s+(?:minimum\s+)?period\s+of|a\s+minimum\s+of|not\s+less\s+than|about|another)\s+)?$/i.test(
        clause.slice(0, periodStart),
      ) &&
      /^\d*[\w\s()-]{0,24}?\b(?:hours?|hrs?|minutes?|days?)\s+(?:before|prior)\b/i.test(
        clause.slice(periodStart),
      )
        ? 'fragment'
        : null,
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

/** Nothing but words of time and those that tie them. */
const TIME_ALONE = new RegExp(
  `^(?:\\W|\\d)*(?:(?:\\d+(?:st|nd|rd|th)?|${MONTH_NAME}|${COUNT}|i\\.?e|viz|namely|that|is|to|say|and|or|on|by|before|after|within|latest|positively|till|until|up|upto|not|later|than|every|each|once|twice|thrice|of|from|the|a|an|in|per|at|end|date|days?|weeks?|fortnights?|months?|quarters?|years?|annum|financial|calendar|this|order|issue|same|following|next|succeeding|preceding|daily|weekly|monthly|quarterly|half|yearly|annually)(?:\\W+|$))*$`,
  'i',
);
const SAYS_AGAIN = /^\W*(?:i\.?\s?e\b|viz\b|namely\b|that\s+is\b)/i;

const THIS_RENEWAL =
  /^\W*(?:this|the)\s+renewal\s+of\s+(?:the\s+)?(consent|authori[sz]ation|registration|CT[EO]|CF[EO]|CCA)\b(?=[^.;]{0,40}?\bvalid\b)/i;
/** "The renewal shall be valid up to": what this order is as well. */
const VALID_RENEWAL =
  /^(\W*)(?:this|the)\s+renewal(?=\s+(?:is|are|shall|will|remains?|stands?|holds?)\b[^.;]{0,30}?\b(?:valid|in\s+force|effective|good)\b)/i;
/** "The renewed consent shall be treated as operative": a name of this order. */
const RENEWED_PAPER =
  /(?<=^\W*(?:this|the)\s+)renewed\s+(?=(?:consents?|authori[sz]ation|registration|order|CT[EO]|CF[EO]|CCA)\b)/i;

const ALL_RULES: readonly TrapRule[] = [...BOARD_TRAP_RULES, ...TRAP_RULES, ...TOLD_TRAP_RULES];

/**
 * Tells the trap that a clause is in: what the board does or may do, rights of appeal, prohibitions, fees that are paid,
 * and statements of validity. `periodStart` is where its period stands in the clause.
 */
export const findTrap = (
  sentence: string,
  clause: string,
  periodStart: number,
  rules = ALL_RULES,
): Trap | null => readFirst(rules, { sentence, clause, periodStart });
