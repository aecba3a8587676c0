import { findMatches } from '../language/search.ts';
import type { OrderKind } from '../types.ts';
import { HOLDS } from './validity-words.ts';

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
