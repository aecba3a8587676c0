import type { AdverbRule } from './adverb-rule.ts';
import {
  BEFORE_VERB,
  BY_MACHINE,
  BY_WHOM,
  CLAUSE,
  COME_FROM,
  COMMANDED,
  DAY_RECORD,
  DESCRIBED,
  DURING,
  DUTY_NOUN,
  FUNCTION_WORD,
  isComputed,
  isUpkeep,
  KEEPS,
  KEPT,
  KEPT_THEN,
  MENTIONED,
  OF_VALUE,
  ON_DEMAND,
  PASSIVE,
  PAST,
  RECORDED_THEN,
  SET_OFF,
  SHOWN,
  STANDSTILL,
  TIME_OF_DAY,
  USED_FOR,
  VALUE_TIME,
} from './adverb-words.ts';

const isAdverb = (word: string): boolean => /ly$|wise$|day$|week$|month$|year$/i.test(word);

/** The order matters: what is none for sure comes before the wider rules. */
export const ADVERB_RULES: readonly AdverbRule[] = [
  /** "The annual training calendar shall be displayed": a plan that is shown. Leaves what is drawn up each year. */
  {
    id: 'shown-plan',
    read: ({ rest }) =>
      /^(?:[\w-]+\s+){0,2}(?:calendar|schedule|roster|time-?table)\b[^.;,]{0,30}?\bbe\s+(?:displayed|exhibited|kept|put\s+up|shown)\b/i.test(
        rest,
      )
        ? 'none'
        : null,
  },
  /** "8-hourly samples, two days a week": how long each is taken. Leaves what is done each hour. */
  {
    id: 'hours-of-sample',
    read: ({ word, before, rest }) =>
      /^hourly$/i.test(word) &&
      /\b\d{1,2}[-\s]?$/.test(before) &&
      /^(?:samples?|averag\w+|values?|mean|duration)\b/i.test(rest)
        ? 'none'
        : null,
  },
  /** "day to day operation", "shall be kept tidy day to day" is ordinary, not daily. Leaves "on day to day basis", "kept day to day by", and records of what is used that are kept. */
  {
    id: 'day-to-day',
    read: ({ word, before, matched, rest, period }) => {
      if (!/^day\W+to\W+day/i.test(word)) return null;
      const isAlone = FUNCTION_WORD.test(rest);
      if (!isAlone && DAY_RECORD.test(rest) && (KEEPS.test(before) || KEPT_THEN.test(rest)))
        return { ...period, isAdjective: true };
      if (isUpkeep(before, rest)) return 'none';
      return isAlone || /\bbasis$/i.test(matched) ? null : 'none';
    },
  },
  /** "shall be mended during the annual shut down": as often as that comes. Leaves a standstill that nothing is done in. */
  {
    id: 'in-standstill',
    read: ({ before, rest, period }) =>
      (DURING.test(before) && STANDSTILL.test(rest) && COMMANDED.test(before)) ||
      (/^\W*(?:(?:the|each|every)\s+)?$/i.test(before) && USED_FOR.test(rest))
        ? period
        : null,
  },
  /** "enclosed with the annual report" names a report and lays no duty down. Leaves "in the monthly basis". */
  {
    id: 'mentioned',
    read: ({ before, rest }) => (MENTIONED.test(before) && !/^basis/i.test(rest) ? 'none' : null),
  },
  /** "does not exceed 3 m3, computed on monthly basis": how a value is made. Leaves what is done. */
  {
    id: 'computed',
    read: ({ before }) => (isComputed(before) ? 'none' : null),
  },
  /** "measured hourly by the online system": without end. Leaves what a person reads. */
  {
    id: 'by-machine',
    read: ({ word, rest }) => (/^hourly$/i.test(word) && BY_MACHINE.test(rest) ? 'none' : null),
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
  /** "80 µg/m3 (8 hourly)", "(all in µg/m3, 24 hourly)": over what time a value is taken. Leaves a period alone in its brackets. */
  {
    id: 'of-value',
    read: ({ before, rest }) => (VALUE_TIME.test(before) && /^(?:\w+\s*)?\)/.test(rest) ? 'none' : null),
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
  /** "oil spilled during weekly maintenance shall be": where something comes from. Leaves what is done at it. */
  {
    id: 'come-from',
    read: ({ before }) => (COME_FROM.test(before) && !COMMANDED.test(before) ? 'none' : null),
  },
  /** "cut by 5% year on year": by how much. Leaves what is done as often. */
  { id: 'share', read: ({ before }) => (/\d\s*(?:%|per\s?cent)\s+$/i.test(before) ? 'none' : null) },
  /** "Annual turnover and investment certificate": how much comes in a year. Leaves what is told of it each year. */
  {
    id: 'figure',
    read: ({ rest }) => (/^(?:turnover|income|profit)\s+(?:and|or|of|as)\b/i.test(rest) ? 'none' : null),
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
  /** "monthly average", "daily and annual maximum": a measure, even of readings. Leaves "monthly readings". */
  {
    id: 'measure-after',
    read: ({ rest }) =>
      /^(?:[\s,&/]*(?:(?:and|or)\s+)?(?:daily|weekly|monthly|quarterly|half[-\s]*yearly|yearly|annual)\b)*\s*(?:average|mean|max|limit)/i.test(
        rest,
      ) && !/^max\w*\s+and\s+min/i.test(rest)
        ? 'none'
        : null,
  },
  /** "analysed monthly and", "annually without fail": nothing is described. Leaves "annual", which has to describe something. */
  {
    id: 'adverb',
    read: ({ word, before, rest, period }) =>
      (isAdverb(word) && FUNCTION_WORD.test(rest)) || (/[,:;–]\s*$/.test(before) && BY_WHOM.test(rest))
        ? period
        : null,
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
    read: ({ before, rest, period }) =>
      /\(\s*$/.test(before) && /^\)/.test(rest) && !OF_VALUE.test(before) ? period : null,
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
  /** "daily rainfall shall be recorded": as often as it is. Leaves what is only kept within a bound, or done on demand. */
  {
    id: 'recorded',
    read: ({ before, rest, period }) =>
      RECORDED_THEN.test(rest) && !ON_DEMAND.test(rest) && !/\bwith\s+$/i.test(before)
        ? { ...period, isAdjective: true }
        : null,
  },
  /** "quarterly compliance report", "annual health check-up": an act or a paper. Leaves "daily discharge". */
  {
    id: 'duty-noun',
    read: ({ rest, period }) => (DUTY_NOUN.test(rest) ? { ...period, isAdjective: true } : null),
  },
];
