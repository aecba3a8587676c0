import { findMatches } from '../language/search.ts';
import type { Head } from './head.ts';
import {
  AFTER_ESTABLISHING,
  AUTHORISATION,
  ESTABLISH,
  GRANTED_WITH,
  HAS_ALREADY,
  HAZARDOUS,
  NAMES_CONSENT,
  OPERATE,
  STILL_TO_GET,
  WITH_CONSENT,
} from './kind-words.ts';

/** The head of an order, and the parts of it that tell what it is. */
export type KindEvidence = {
  subject: string;
  text: string;
  /** The subject, or the first lines where none is printed. */
  title: string;
  opening: string;
  grantsConsent: boolean;
  /** An authorisation, and no consent beside it. */
  isMereAuthorisation: boolean;
  establishes: boolean;
  operates: boolean;
  /** An authorisation for hazardous wastes is granted in the text. */
  withHazardous: boolean;
};

/** Whether an order is an authorisation: it names no consent, or first what it authorises and then a consent that is there. */
const isMereAuthorisation = (subject: string, title: string, opening: string): boolean => {
  if (!AUTHORISATION.test(title) && !AUTHORISATION.test(opening)) return false;
  const named = `${title} ${opening}`.search(NAMES_CONSENT);
  if (named < 0) return true;
  const words = subject || title;
  const [authorisation, consent] = [words.search(AUTHORISATION), words.search(NAMES_CONSENT)];
  return (
    authorisation >= 0 &&
    (consent < 0 || authorisation < consent) &&
    !WITH_CONSENT.test(words) &&
    !NAMES_CONSENT.test(words.slice(0, authorisation)) &&
    !/consent/i.test(words.slice(0, authorisation))
  );
};

/** "CONSENT (TO OPERATE)", "Consent to (Establish)": the brackets mean nothing. */
const BRACKETED = /\bconsent\s*(?:\(\s*(?:to|for)\s+|(?:to|for)\s*\(\s*)(operat\w+|establish\w*)\s*\)/gi;

const withoutBrackets = (text: string): string => text.replace(BRACKETED, 'consent to $1');

/** What the head of an order shows of its kind. */
export const toKindEvidence = (head: Head): KindEvidence => {
  const text = withoutBrackets(head.text).replace(AFTER_ESTABLISHING, ' ');
  const subject = withoutBrackets(head.subject).replace(AFTER_ESTABLISHING, ' ');
  const title = subject || text.slice(0, 1500);
  const opening = text.slice(0, 500);
  return {
    subject,
    text,
    title,
    opening,
    grantsConsent: OPERATE.test(text.replace(/section\s*2[56]/gi, '')) || ESTABLISH.test(title),
    isMereAuthorisation: isMereAuthorisation(subject, title, opening),
    establishes: ESTABLISH.test(`${opening} ${title}`),
    operates:
      /consent\s*(?:to|for)\s*(?:the\s+)?operat|\bC[TF]O\b|renewal\s+of\s+consent|consolidated|\bCC\s*&?\s*A\b/i.test(
        `${subject} ${opening}`,
      ),
    withHazardous:
      AUTHORISATION.test(text) &&
      HAZARDOUS.test(text) &&
      findMatches(GRANTED_WITH, text).some(
        (m) =>
          !STILL_TO_GET.test(text.slice(Math.max(0, m.index - 90), m.index + m[0].length)) &&
          !HAS_ALREADY.test(text.slice(m.index, m.index + m[0].length + 90)),
      ),
  };
};
