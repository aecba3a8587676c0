import { DAY, GRANTS, HOLDS, OTHER_PAPER, SUBJECT_GRANTS } from './validity-words.ts';

/** "Your request for extension up to … is considered, and extension is granted up to …": what was asked for is no grant. */
const ASKED = /\b(?:request|application|applied|sought|asked)\b/i;
const GRANTS_ASKED =
  /\b(?:extension|renewal|validity)\s+(?:of\s+\w+\s+)?(?:is|has\s+been|stands)\s+(?:here\s*by\s+)?(?:granted|extended|allowed|accorded)\b/i;
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
/** "co-terminus with the lease": how long the order itself holds. */
const WITH_OTHER =
  /\bco-?\s?termin(?:us|ous)\s+with\s+(?:that\s+of\s+)?(?:the\s+)?(?:\w+\s+)?(?:lease|licen[cs]e|agreement)/gi;

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
  return OTHER_PAPER.test(before) || hasOwnEnd ? own : sentence;
};

/** "…, provided that the unit shall apply for renewal 60 days before": what follows a grant. */
const PROVIDED = /,?\s*\bprovided\s+(?:further\s+)?(?:that|the)\b.*$/is;

/** Without fees, other papers and leases that the order ends with. */
export const withoutFeeNote = (sentence: string): string =>
  withoutFollowed(withoutOtherTerms(sentence))
    .replace(/\([^)]*\bfees?\b[^)]*\)/gi, '')
    .replace(PROVIDED, '')
    .replace(WITH_OTHER, 'valid');
