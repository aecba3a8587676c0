import { findMatches, matches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { OrderKind } from '../types.ts';

/** Why a sentence says nothing of how long this order holds, or null. The first rule that knows decides. */
export type StatementRule = Rule<[sentence: string], 'none'>;

/** What an order of each kind calls itself; a sentence on another paper tells that one's end. */
const CONSENT = 'consents?|CTOs?|CTEs?|CFOs?|CFEs?|CC\\s?&?\\s?A|CCA|NOC';
const AUTHORISATION = 'authori[sz]ations?|registrations?|certificates?';
const CLEARANCE = 'clearances?|EC';
const OTHERS: Readonly<Record<OrderKind, RegExp>> = {
  cte: new RegExp(`^(?:${CLEARANCE}|CTOs?|CFOs?|CCA|CC\\s?&\\s?A|authori[sz]ations?|registrations?)$`, 'i'),
  cto: new RegExp(`^(?:${CLEARANCE}|authori[sz]ations?|registrations?)$`, 'i'),
  cca: new RegExp(`^(?:${CLEARANCE}|registrations?)$`, 'i'),
  ec: new RegExp(`^(?:${CONSENT}|authori[sz]ations?|registrations?)$`, 'i'),
  hw_authorisation: new RegExp(`^(?:${CONSENT}|${CLEARANCE})$`, 'i'),
  bmw_authorisation: new RegExp(`^(?:${CONSENT}|${CLEARANCE})$`, 'i'),
  other: new RegExp(`^(?:${CONSENT}|${CLEARANCE})$`, 'i'),
};
const NAMES_PAPER = new RegExp(`\\b(?:this\\s+)?(?:${CONSENT}|${AUTHORISATION}|${CLEARANCE})\\b`, 'gi');

/** Whether the words of validity in a sentence are said of a paper of another kind ("The consents are valid up to …" in an authorisation). */
export const isOfOtherKind = (sentence: string, kind: OrderKind | null): boolean => {
  if (kind === null) return false;
  const holds = sentence.search(HOLDS);
  const before = findMatches(NAMES_PAPER, sentence.slice(0, holds < 0 ? 0 : holds)).at(-1)?.[0];
  // "Validity of consent under the Water Act: …": behind the word.
  const behind = /^\W*(?:[\divx]+[.)]\s*)?validity\s+of\s+(?:the\s+)?/i.test(sentence)
    ? findMatches(NAMES_PAPER, sentence)[0]?.[0]
    : undefined;
  const paper = before ?? behind;
  return paper !== undefined && !/^this\b/i.test(paper) && OTHERS[kind].test(paper);
};

const SUBJECT =
  /\b(?:consents?|authori[sz]ations?|clearance|order|CTE|CTO|CC\s?&\s?A|CCA|CFE|CFO|NOC|EC|this|^it|the\s+same|certificate|renewal|registration|permission|amendment|extension|authori[sz]es)\b/i;
/** The words of validity: what counts stands behind them. */
export const HOLDS = new RegExp(
  [
    /\bvalid(?:ity)?\b|\bin\s+force\b|\beffective\b|\bshall\s+(?:remain|continue)/,
    /\b(?:grant(?:s|ed)?|renew(?:s|ed)?|accord(?:s|ed)?|convey(?:s|ed)?|extend(?:ed)?|issue[ds]?)\b[^;]{0,220}?\bfor\s+(?:(?:a\s+|the\s+)?(?:further\s+)?(?:period|term)|\w+\s+years?\s+from\s)/,
    /\b(?:grant(?:ed|s)?|accord(?:ed|s)?|renew(?:ed|s|al)?|extend(?:ed|s)?|extension)\b(?:[^.;]|i\.e\.|\b(?:Ltd|Pvt|Prop|No|Mohd|Dist|Sh|M\/s|[A-Z])\.){0,200}?\b(?:up\s*to|till|until)(?=\s*:?\s*(?:the\s+)?\d)/,
    /\b(?:granted|renewed|issued|accorded|extended)\b(?:[^;.]|\.(?!\s+[A-Z])){0,220}?\sfrom\s+(?:the\s+)?\d[\d./-]+\s+(?:to|till|up\s*to)\s+(?:the\s+)?\d/,
    /\b(?:grant|renew|extend|accord|issue)\s+(?:(?:the|this)\s+)?(?:consent|authori[sz]ation|clearance|CTO|CTE|CCA)\b[^.;]{0,120}?\sfrom\s+(?:the\s+)?\d[\d./-]+\s+(?:to|till|up\s*to)\s+(?:the\s+)?\d/,
    /\b(?:tenure|term|currency)\s+of\s+(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order)|\btrial\s+(?:run|production|operation)\b|\bfor\s+the\s+calendar\s+years?\b/,
    /\brenewed\s+for\s+(?:the\s+)?(?:financial\s+years?|F\.?Y)|\bextended\s+(?:by|for|from|with\s+effect)\b/,
    /\bdate\s+of\s+issue\s+(?:up\s*to|till|to)\s+(?:the\s+)?\d|\b(?:with\s+effect\s+from|w\.?\s?e\.?\s?f\.?)\s*\d[\d./-]+\s+(?:to|till|up\s*to)\s+\d/,
    /\b(?:granted|renewed|issued|accorded)\s+for\s+(?:\w+|\d+)\s*(?:\(\w+\)\s*)?(?:years?|months)\b|\b(?:grant|accord|issue|renew)\s+(?:the\s+|this\s+)?(?:consent|authori[sz]ation|(?:prior\s+)?environmental\s+clearance|EC)\b[^.;]{0,40}?\bfor\s+(?:a\s+(?:period|block|term)\s+of\s+)?(?:\w+|\d+)\s*(?:\(\w+\)\s*)?(?:years?|months)\b|\bfor\s+a\s+block\s+of\b|\b(?:be|remains?)\s+operative\b/,
    /\bexpir(?:es?|y|ing)\s+(?:on|by|with)\b|\bexpire\s+by\b|\bexpires?\s+(?:after|at\s+the\s+end)|\b(?:expiry\s+date|date\s+of\s+expiry)\b[^.;\d]{0,30}\d|\b(?:consent|authori[sz]ation|order|CTO|CTE|CCA)\s+expiry\s*[:–-]/,
    /\bperiod\s+(?:from|up\s*to|of\s+(?:validity|(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order))|ending)|\bco-?\s?termin(?:us|ous)\b/,
    /\b(?:grant|renew|accord)(?:s|ed)?\b[^;]{0,280}?\bfrom\s+\d[\d./-]+\s+(?:to|till|up\s*to)\s+\d/,
    /\bsub(?:ject)?\s*\.?\s*[:.-]+\s*(?:grant|renewal|extension)\s+of\b[^.;]{0,90}?\b(?:(?:up\s*to|till)\s+(?:\d|[A-Z][a-z]{2,8}\s+20\d\d)|from\s+\d[\d./-]+\s+[-–]\s+\d)|\bauthori[sz]es\b[^;]{0,200}?\b(?:up\s*to|till|until)\s+\d/,
    /\bup\s*to\s+\d[\d./-]+\s+is\s+(?:here\s*by\s+)?granted|\bholds?\s+(?:good\s+)?(?:for|till|until|up)|\bshall\s+run\s+(?:up\s*)?(?:to|till|until)\b|\bsupersed/,
    /\b(?:lapses?|ends|runs\s+out|ceases?)\s+(?:to\s+(?:have\s+effect|be\s+(?:valid|effective))\s+)?(?:on|after|from)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** One of these is in every such statement: most sentences are spared the long pattern. */
const MAY_HOLD =
  /valid|force|effect|convey|remain|continue|grant|renew|accord|exten|issue|expir|period|termin|hold|laps|ends|runs|cease|tenure|term|currency|trial|calendar|operative|authori[sz]e[ds]|w\.e\.f|wef|w\.e\. f/i;
/** "The authorisation is co-terminus with this consent": the order's own end, which stands elsewhere. */
const WITH_ITSELF =
  /\bco-?\s?termin(?:us|ous)\s+with\s+(?:that\s+of\s+|the\s+validity\s+of\s+)?(?:this|the|the\s+above|the\s+present)\s+(?:consent|order|CTO|CCA)\b/i;
/** "co-terminus with the lease": how long the order itself holds. */
const WITH_OTHER =
  /\bco-?\s?termin(?:us|ous)\s+with\s+(?:that\s+of\s+)?(?:the\s+)?(?:\w+\s+)?(?:lease|licen[cs]e|agreement)/gi;
const OTHER =
  /\bfees?\b|bank\s+guarantee|\bB\.?G\.?\b|agreement|membership|\bvide\b|(?<!\b(?:revoked|cancelled|withdrawn|suspended|modified|surrendered|is|comes)\s+)\bearlier\b|\bprevious\b|\b(?:was|had\s+been)\s+(?:valid|granted|renewed|extended|accorded|issued)|insurance|\blease|\brent\b|licen[cs]e|passbook|renewal\s+of|apply|\bperiod\s+of\s+construction|expired\s+on|\bvalid\s+(?:up\s*to|till|until)\s+(?:[\d./-]{6,10}|\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4})\W{0,2}\s+shall\s+be\s+(?:got\s+)?(?:renewed|complied|amended|revalidated|followed)|\b(?:renews|replaces|follows)\b[^;]{0,120}\bwhich\s+(?:lapse[sd]?|expire[sd]?|end(?:s|ed)|(?:is|was)\s+(?:valid|expiring))\b|hereinafter|\boperat(?:es|ing)\s+under\b|\bsupersed|\bin\s+(?:lieu|place|supersession|continuation)\s+of\b/i;
const GRANTS =
  /\b(?:consent|authori[sz]ation|registration|certificate|order|clearance|EC|NOC|CTE|CTO|CC\s?&\s?A|CCA)\s+(?:order\s+)?(?:to\s+\w+\s+)?(?:under\s+(?:the\s+)?\w+\s+category\s+|under\s+(?:the\s+)?(?:provisions?\s+of|sections?)\s[^;.]{3,110}?\s)?(?:up\s*to\s+[\d./-]+\s+)?(?:is|are|shall\s+be|will\s+be|has\s+been|remains?|shall\s+remain)\s+(?:here\s*by\s+)?(?:granted|accorded|renewed|extended|valid|allowed|sanctioned|in\s+force)|\bgrants?\s+(?:its\s+|this\s+|the\s+)?(?:consent|authori[sz]ation)\b|\bhere\s*by\s+(?:renews?|extends?|accords?)\s+(?:its\s+|this\s+|the\s+|your\s+)?(?:consent|authori[sz]ation|registration|CTO|CCA)\b|\bis\s+here\s*by\s+granted\s+(?:consent|an?\s+authori[sz]ation)\b|\bconvey(?:s|ed)?\s+(?:the\s+|its\s+|herewith\s+)*(?:renewal\s+of\s+(?:the\s+)?)?(?:consent|authori[sz]ation)\b|\b(?:pleased|agreed|decided)\s+to\s+(?:grant|renew|accord|extend)\b|\b(?:is|stands)\s+(?:here\s*by\s+|also\s+|now\s+|auto[-\s]?)*(?:extended|renewed|revalidated)\b/i;
/** A day in figures or words. */
const DAY = /\d[./-]\d{1,2}[./-]\d|(?:19|20)\d{2}\b/;
/** "Sub: Renewal of consent to operate up to August 2026". */
const SUBJECT_GRANTS =
  /\bsub(?:ject)?\s*\.?\s*[:.-]+\s*(?:grant|renewal|extension)\s+of\b[^.;]{0,90}?\b(?:(?:up\s*to|till)\s+(?:\d|[A-Z][a-z]{2,8}\s+20\d\d)|from\s+\d[\d./-]+\s+[-–]\s+\d)/i;
/** "Your request for extension up to … is considered, and extension is granted up to …": what was asked for is no grant. */
const ASKED = /\b(?:request|application|applied|sought|asked)\b/i;
const GRANTS_ASKED =
  /\b(?:extension|renewal|validity)\s+(?:of\s+\w+\s+)?(?:is|has\s+been|stands)\s+(?:here\s*by\s+)?(?:granted|extended|allowed|accorded)\b/i;
/** "Validity: 30/06/2028", as a line of its own. */
const LABEL =
  /^\W*(?:(?:\d{1,2}(?:\.\d{1,2})*\s*[.)]|\d{1,2}\.\d{1,2}(?=\s)|\(?[a-z]{1,4}\))\s*)?(?:validity|(?:is\s+)?valid(?:\s*[:–-]\s*(?=\d)|\s+(?:up\s*to|till|until|through|from|for))|period\s+of\s+(?:validity|(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order))|renewal\s+up\s*to|authori[sz]ed\s+period|for\s+(?:a|the)\s+period\s+(?:commencing\s+|starting\s+)?from(?=\s+(?:the\s+)?\d)|date\s+of\s+(?:commencement|effect)\b.*\bexpiry|date\s+of\s+(?:issue\b.*\bdate\s+of\s+)?expiry|expiry\s+date)\b/i;
/** "… for a period from 08/11/2022 to 31/10/2027 subject to the conditions below": the end of the words that grant. */
const GRANTED =
  /\bfor\s+(?:a|the)\s+period\s+from\s+(?:the\s+)?\d[\d./-]+\s+(?:to|till|up\s*to)\s+(?:the\s+)?\d[\d./-]+,?\s+subject\s+to\b/i;
/** "…, in place of the authorisation valid up to …", "in continuation of": a paper that this one follows. */
const FOLLOWED = /,?\s*\bin\s+(?:lieu|place|supersession|continuation)\s+of\b.*$/i;
/** "Trading licence: No. 118 valid upto 31/03/2025", among the particulars of the holder. */
const OF_LICENCE =
  /\b(?:licen[cs]e|insurance|policy|membership|agreement)\b[^;]{0,60}?\b(?:valid|in\s+force|current|ends?|expir\w+)\s+(?:up\s*to|till|until|on)\s+\d[\d./-]{5,9}/gi;
/** "…, as per the notification as amended on 12.04.2022": when a law was made or changed. */
const LAW_CHANGED =
  /,?\s*\b(?:as\s+)?(?:last\s+)?amended\s+(?:up\s*to|on|vide|by|till|from\s+time\s+to\s+time)\b[^.;,]*?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\b(?:notification|O\.?M\.?|office\s+memorandum|G\.?S\.?R\.?|S\.?O\.?)\b[^.;,]{0,60}?\b(?:dated?|dt\.?|dtd\.?)\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/gi;
/** "against fee receipt No. 118": how it was paid. */
const PAID =
  /\s*\b(?:against|on\s+(?:the\s+)?(?:payment|receipt)\s+of)\s+(?:the\s+)?(?:requisite\s+)?fees?\b[^.;]*/i;
const CONTINUES = /continue\s+in\s+force\s+until\s+revoked/i;

/** Without what has to be paid and till when that covers, "…, subject to payment of fee up to 31/03/2029", licences and dates of laws. */
const withoutOtherTerms = (sentence: string): string =>
  sentence
    .replace(/,?\s*\bsubject\s+to\s+(?:the\s+)?payment\s+of\b[^.;]*/i, '')
    .replace(PAID, '')
    .replace(OF_LICENCE, ' ')
    .replace(LAW_CHANGED, ' ');

/** Without the paper that this one follows, where an end stands before it. */
const withoutFollowed = (sentence: string): string => {
  const own = sentence.replace(FOLLOWED, '');
  return HOLDS.test(own) && /\d{4}|\d[./-]\d{2}\b|\byears?\b/i.test(own.slice(own.search(HOLDS)))
    ? own
    : sentence;
};

/**
 * The part of a sentence that grants this order, where it speaks of an older one before ("Your earlier consent was valid
 * up to …; this consent is granted for five years"). Else the whole sentence.
 */
export const toGrant = (text: string): string => {
  const sentence = withoutFollowed(withoutOtherTerms(text));
  const asked = sentence.search(GRANTS_ASKED);
  if (asked > 0 && ASKED.test(sentence.slice(0, asked))) return sentence.slice(asked);
  const at = sentence.search(GRANTS);
  if (at <= 0) return sentence;
  const [before, own] = [sentence.slice(0, at), sentence.slice(at)];
  if (SUBJECT_GRANTS.test(before) && !DAY.test(own)) return sentence;
  // "… the consents (valid up to …) the Board is pleased to renew the registration up to …": each has an end of its own.
  const hasOwnEnd = HOLDS.test(before) && HOLDS.test(own) && DAY.test(before) && DAY.test(own);
  return OTHER.test(before) || hasOwnEnd ? own : sentence;
};

const withoutFeeNote = (sentence: string): string =>
  withoutFollowed(withoutOtherTerms(sentence))
    .replace(/\([^)]*\bfees?\b[^)]*\)/gi, '')
    .replace(WITH_OTHER, 'valid');

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
      return matches(OTHER, own) && !matches(GRANTS, own) && !SUBJECT_GRANTS.test(own) ? 'none' : null;
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
    (!OTHER.test(own) || GRANTS.test(own))
  );
};

/** Whether a sentence says how long this order holds. */
export const isStatement = (sentence: string, rules = STATEMENT_RULES): boolean =>
  readFirst(rules, sentence) !== 'none';
