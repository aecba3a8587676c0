import { type Rule, readFirst } from '../rule.ts';
import type { OrderKind } from '../types.ts';
import type { Head } from './head.ts';
import { type KindEvidence, toKindEvidence } from './kind-evidence.ts';
import {
  BIOMEDICAL,
  CENTRAL,
  CLEARANCE,
  COMBINED,
  CONSENT_AND_AUTHORISATION,
  ESTABLISH,
  GRANTED_CONSENT,
  GROUND_WATER,
  HAZARDOUS,
  HAZARDOUS_PAPER,
  isOfOtherWaste,
  NO_GRANT,
  OPERATE,
  REGISTRATION,
  REGISTRATION_TITLE,
} from './kind-words.ts';

/** What the order is, with the confidence (0..1). */
export type KindReading = { kind: OrderKind; confidence: number };

/** What the head makes of the order, or null. The first rule that knows decides. */
export type KindRule = Rule<[evidence: KindEvidence], KindReading>;

const found = (kind: OrderKind, confidence: number): KindReading => ({ kind, confidence });

/** The order matters: authorisations and clearances name consents as well, and consents to operate the earlier ones. */
export const KIND_RULES: readonly KindRule[] = [
  /** A notice, a refusal, a closure: it grants nothing. Leaves orders that only mention them in their conditions. */
  { id: 'no-grant', read: ({ title }) => (NO_GRANT.test(title) ? found('other', 0.8) : null) },
  /** A certificate of the authority for ground water. Leaves a consent that asks for one. */
  {
    id: 'ground-water',
    read: ({ opening }) => (GROUND_WATER.test(opening) ? found('other', 0.85) : null),
  },
  /** An environmental clearance of the ministry or a SEIAA. Leaves a consent that cites its clearance. */
  {
    id: 'clearance',
    read: ({ subject, title, text, opening }) =>
      CLEARANCE.test(title) &&
      CENTRAL.test(text) &&
      !/consent\s+(?:to|for|order)/i.test(`${subject} ${opening}`) &&
      // "CONSOLIDATED CONSENT AND AUTHORISATION" that tells which clearance its products have.
      (subject !== '' || !COMBINED.test(opening))
        ? found('ec', 0.97)
        : null,
  },
  /** An authorisation for bio-medical waste. Leaves one that is granted with a consent. */
  {
    id: 'biomedical-authorisation',
    read: ({ isMereAuthorisation, title, opening }) =>
      isMereAuthorisation &&
      (BIOMEDICAL.test(`${title} ${opening}`) || /[/_-]BMW[/_-]|form\s*-?\s*III\b/i.test(opening))
        ? found('bmw_authorisation', 0.96)
        : null,
  },
  /** An authorisation under the rules on solid, plastic, battery or other waste. Leaves one that names hazardous wastes. */
  {
    id: 'other-authorisation',
    read: ({ isMereAuthorisation, subject, opening }) =>
      isMereAuthorisation && isOfOtherWaste(`${subject} ${opening}`) ? found('other', 0.85) : null,
  },
  /** An authorisation for hazardous wastes, by its words or its form. Leaves one that is granted with a consent. */
  {
    id: 'hazardous-authorisation',
    read: ({ isMereAuthorisation, text, opening }) =>
      isMereAuthorisation && (HAZARDOUS.test(text) || HAZARDOUS_PAPER.test(opening))
        ? found('hw_authorisation', 0.96)
        : null,
  },
  /** "REGISTRATION CERTIFICATE FOR RECYCLER OF PLASTIC WASTE" above the consents of its holder. Leaves a consent that names one. */
  {
    id: 'registration-title',
    read: ({ opening }) => {
      const at = opening.search(REGISTRATION_TITLE);
      return at >= 0 && REGISTRATION.test(opening) && !GRANTED_CONSENT.test(opening.slice(0, at))
        ? found('other', 0.9)
        : null;
    },
  },
  /** A consent to establish. Leaves heads that speak of operation too. */
  {
    id: 'establish',
    read: ({ establishes, operates }) => (establishes && !operates ? found('cte', 0.95) : null),
  },
  /** Both are named, to establish first. Leaves a consent to operate that cites the one to establish. */
  {
    id: 'establish-first',
    read: ({ subject, opening }) => {
      const first = `${subject || opening}`;
      const e = first.search(ESTABLISH);
      const o = first.search(
        /consent\s*(?:to|for)\s*(?:the\s+)?operat|\bC[TF]O\b|renewal\s+of\s+consent|\bCCA\b/i,
      );
      return e >= 0 && (o < 0 || e < o) ? found('cte', 0.8) : null;
    },
  },
  /** "Consolidated consent and authorisation", "CC&A". Leaves a combined consent for water and air alone, and one with the authorisation for bio-medical waste. */
  {
    id: 'combined',
    read: ({ subject, text, opening, withHazardous }) =>
      COMBINED.test(text.slice(0, 2500)) &&
      (!BIOMEDICAL.test(subject) ||
        HAZARDOUS.test(subject) ||
        /consolidated|\bCC\s*&?\s*A\b/i.test(subject)) &&
      (withHazardous ||
        (CONSENT_AND_AUTHORISATION.test(opening) && HAZARDOUS.test(opening)) ||
        /consolidated|CC\s*&?\s*A\b(?!\s*[-–]\s*(?:renewal|fresh|new|expansion)\b)|consents?\s*(?:and|&)\s*authori[sz]ation\s+order/i.test(
          text,
        ))
        ? found('cca', 0.93)
        : null,
  },
  /** A consent that also grants the authorisation for hazardous wastes. Leaves one that tells the holder to get it. */
  {
    id: 'consent-with-authorisation',
    read: ({ grantsConsent, withHazardous, title }) =>
      grantsConsent && withHazardous && !/bio-?\s*medical/i.test(title) ? found('cca', 0.9) : null,
  },
  /** A registration under the rules on plastic, electronic or battery waste. Leaves consents that name one. */
  {
    id: 'registration',
    read: ({ subject, title, opening }) =>
      REGISTRATION.test(`${opening} ${title}`) && !GRANTED_CONSENT.test(`${subject} ${opening}`)
        ? found('other', 0.85)
        : null,
  },
  /** A consent to operate, for water, air or both. The widest, so it comes last. */
  {
    id: 'operate',
    read: ({ grantsConsent, text }) => (grantsConsent || OPERATE.test(text) ? found('cto', 0.9) : null),
  },
  /** "CONSENT VARIATION ORDER": a consent of which the title says no more. Leaves titles without one. */
  {
    id: 'consent-alone',
    read: ({ title }) => (/\bconsent\b/i.test(title) && !CLEARANCE.test(title) ? found('cto', 0.6) : null),
  },
];

/** What an order is by its head; "other" with a low confidence where no rule knows. */
export const toKind = (head: Head, rules = KIND_RULES): KindReading =>
  readFirst(rules, toKindEvidence(head)) ?? found('other', 0.4);
