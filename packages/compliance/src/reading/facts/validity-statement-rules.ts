import { matches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';
import { toGrant, withoutFeeNote } from './granting-part.ts';
import {
  DAY,
  GRANTED,
  GRANTS,
  HOLDS,
  LABEL,
  MAY_HOLD,
  OTHER_PAPER,
  SUBJECT,
  SUBJECT_GRANTS,
} from './validity-words.ts';

/** Why a sentence says nothing of how long this order holds, or null. The first rule that knows decides. */
export type StatementRule = Rule<[sentence: string], 'none'>;

/** "The authorisation is co-terminus with this consent": the order's own end, which stands elsewhere. */
const WITH_ITSELF =
  /\bco-?\s?termin(?:us|ous)\s+with\s+(?:that\s+of\s+|the\s+validity\s+of\s+)?(?:this|the|the\s+above|the\s+present)\s+(?:consent|order|CTO|CCA)\b/i;
const CONTINUES = /continue\s+in\s+force\s+until\s+revoked/i;

/** What keeps a sentence from being a statement of validity. */
export const STATEMENT_RULES: readonly StatementRule[] = [
  /** No word of validity. Leaves "valid", "in force", "expires on" and the like. */
  {
    id: 'not-of-time',
    read: (sentence) => (matches(MAY_HOLD, sentence) && HOLDS.test(sentence) ? null : 'none'),
  },
  /** The validity of something that is not named. Leaves consents and orders, and a label "Validity:". */
  {
    id: 'of-no-order',
    read: (sentence) =>
      SUBJECT.test(sentence) || LABEL.test(sentence) || GRANTED.test(sentence) ? null : 'none',
  },
  /** "co-terminus with this consent": says nothing of a day. Leaves what ends with a lease. */
  {
    id: 'with-itself',
    read: (sentence) =>
      matches(WITH_ITSELF, sentence) && !DAY.test(sentence.slice(sentence.search(HOLDS))) ? 'none' : null,
  },
  /** "continue in force until revoked": a form of words. Leaves "in force until" a day. */
  { id: 'form-of-words', read: (sentence) => (matches(CONTINUES, sentence) ? 'none' : null) },
  /** A guarantee, a licence, an earlier consent. Leaves sentences that grant this one as well. */
  {
    id: 'other-paper',
    read: (sentence) => {
      const own = withoutFeeNote(sentence);
      return matches(OTHER_PAPER, own) && !matches(GRANTS, own) && !SUBJECT_GRANTS.test(own) ? 'none' : null;
    },
  },
  /** "The consent is valid, the fee is paid up to …". Leaves a fee that is only noted in brackets. */
  { id: 'fee', read: (sentence) => (/\bfees?\b/i.test(withoutFeeNote(toGrant(sentence))) ? 'none' : null) },
];

/** "permitted to operate up to", "Renewal is allowed upto", "Duration of consent: five years". */
const HAS_END = new RegExp(
  [
    /\b(?:up\s*to|till|until|through|ending|expir\w+|lapses?|ends?|ceases?)\b[^.;]{0,30}?\d/,
    /\bfrom\s+(?:the\s+)?\d[^.;]{4,24}?\b(?:to|till|up\s*to)\s+(?:the\s+)?\d/,
    /^\W*(?:duration|period|term|tenure)\b[^.;]{0,60}?\d/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** Of what it may be said: the order, its renewal, or what it permits. */
const OF_ORDER = new RegExp(
  `${SUBJECT.source}|\\b(?:permitted|allowed|authori[sz]ed|entitled)\\s+to\\s+(?:operate|run|continue|function|work|establish|discharge|emit)\\b`,
  'i',
);
/** "shall be complied with up to": what somebody has to do, and not how long the order holds. */
const COMMANDS =
  /\b(?:shall|should|must|will)\b(?!\s+(?:\w+\s+){0,2}(?:valid|remain|continue|expire|lapse|end|cease|stand|hold|run|in\s+force|effective|operative)\b)/i;
const NAMED_PAPER = /\b(?:dated|dtd|dt|vide)\b/i;

/** Whether a sentence prints an end and speaks of the order, in whatever words: counts where no statement is found. */
export const mayBeStatement = (sentence: string): boolean => {
  const own = withoutFeeNote(sentence);
  return (
    HAS_END.test(own) &&
    OF_ORDER.test(own) &&
    !COMMANDS.test(own) &&
    !NAMED_PAPER.test(own) &&
    (!OTHER_PAPER.test(own) || GRANTS.test(own))
  );
};

/** Whether a sentence says how long this order holds. */
export const isStatement = (sentence: string, rules = STATEMENT_RULES): boolean =>
  readFirst(rules, sentence) !== 'none';
