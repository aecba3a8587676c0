import { findMatches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { OrderKind } from '../types.ts';
import type { Head } from './head.ts';

/** What the order is, with the confidence (0..1). */
export type KindReading = { kind: OrderKind; confidence: number };

/** The head of an order, and the parts of it that tell what it is. */
type Evidence = {
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

/** What the head makes of the order, or null. The first rule that knows decides. */
export type KindRule = Rule<[evidence: Evidence], KindReading>;

const ESTABLISH =
  /consent\s*(?:\(?for\)?|to)\s*establish(?:ment)?|\bC(?:T|F)E\b|\bC\s+to\s+E\b|\bNOC\b|no\s+objection\s+certificate/i;
/** "Consent after CTE": the first consent to operate. */
const AFTER_ESTABLISHING =
  /\b(?:after|post|subsequent\s+to|further\s+to|converting|conversion\s+of)[\s-]+(?:the\s+)?(?:C[TF]E\b|NOC\b|consent\s+(?:to|for)\s+establish\w*)/gi;
const OPERATE =
  /consent\s*(?:to|for)\s*(?:the\s+)?operat(?:e|ion)|\bC(?:T|F)O\b|\bC\s+to\s+O\b|renewal\s+of\s+consent|consent\s+order|consents?\s+of\s+the\s+board|section\s*(?:25|26)|consent\s+is\s+(?:hereby\s+)?granted|consent\s+to\s+discharge|air\s+consent|water\s+consent/i;
const COMBINED =
  /consolidated\s+consent(?![-\s]*to[-\s]*operate\s*\(?CTO\b)|\bCC\s*&\s*A\b|\bCCA\b|combined\s+consent|common\s+consent|integrated\s+consent|\bconsents?\s*(?:and|&)\s*authori[sz]ation\s+order\b/i;
const HAZARDOUS = /hazardous\s*(?:and|&)?\s*(?:other)?\s*wastes?|\bHO?WM?\s+rules\b/i;
const AUTHORISATION = /authori[sz]ation/i;
const BIOMEDICAL = /bio-?\s*medical/i;
const CLEARANCE =
  /environment(?:al)?\s+(?:(?:and|&|cum)\s+(?:CRZ|forest)\s+)?clearance|\b(?:grant|transfer|extension|amendment)\s+(?:of|in)\s+(?:\w+\s+){0,3}EC\b|\bsub(?:ject)?\s*[:.-]+\s*EC\s+for\b/i;
const CENTRAL =
  /ministry\s+of\s+environment|impact\s+assessment\s+authority|EIA\s+notification|PARIVESH|SEIAA/i;
const GRANTED_WITH =
  /authori[sz]ation[^.]{0,160}?(?:hazardous|\bHO?WM?\s+rules)|(?:hazardous|\bHO?WM?\s+rules)[^.]{0,160}?authori[sz]ation/gi;
const NAMES_CONSENT =
  /consent\s*(?:to|for|order)|\bC[TF]O\b|\bCCA\b|consolidated|(?:combined|common|integrated)\s+consent/i;
/** "Authorisation and consent to operate", "CONSENTS AND AUTHORISATION:": both are granted. */
const WITH_CONSENT =
  /\bconsents?\s*(?:and|&)\s*authori[sz]ations?\s*(?:order\b|:|\(CC)|\bconsolidated\s+consents?\s*(?:and|&)\s*authori[sz]ation|authori[sz]ation[^.;]{0,140}?\b(?:and|&|along\s+with|cum|with)\s+(?:grant\s+of\s+|renewal\s+of\s+)?(?:combined\s+|the\s+)?(?:consent|C[TF]O)\b/i;
/** A condition that sends the holder for an authorisation: the order grants none. */
const STILL_TO_GET =
  /\b(?:shall|should|must|will)\s+(?:also\s+|separately\s+)?(?:obtain|apply|get|take|have|possess|renew)\b|\b(?:applied|apply)\s+for\b/i;

const REGISTRATION =
  /(?:plastic|e-?\s?waste|electronic|batter(?:y|ies)|tyres?|used\s+oil|ozone|producer\s+responsibility|\bEPR\b)[^.]{0,140}?(?:registration|registered)|(?:registration|registered)[^.]{0,140}?(?:plastic|e-?\s?waste|electronic|batter(?:y|ies)|tyres?|used\s+oil|ozone|producer\s+responsibility|\bEPR\b)|\bE-?\s?WASTE\b[^.]{0,80}authori[sz]ation|authori[sz]ation[^.]{0,80}\bE-?\s?WASTE\b/i;
/** What other rules than those on hazardous wastes authorise. */
const OTHER_WASTE =
  /solid\s+wastes?|\bM?SWM\b|construction\s*(?:and|&)\s*demolition|\bC\s*&\s*D\s+wastes?|plastic\s+(?:wastes?|packaging)|e-?\s?wastes?\b|electronic\s+wastes?|(?:wastes?\s+)?batter(?:y|ies)\b|waste\s+tyres?|end[-\s]of[-\s]life\s+vehicles?|fly\s*ash|extended\s+producer|\bEPR\b|ozone/i;
const GRANTED_CONSENT =
  /consent\s*(?:to|for)\s*(?:the\s+)?(?:operat|establish)|\bC[TF][OE]\b|\bCC\s*&?\s*A\b|consent\s+order|renewal\s+of\s+consent/i;
/** "Show cause notice", "Rejection of application", "Direction for closure" as what a letter is about. */
const NO_GRANT =
  /^\W*sub(?:ject)?\s*[:.;-]+\s*(?:[a-z]+\s+){0,3}?(?:show[-\s]+cause|refusal|rejection|revocation|closure|return\s+of\s+application)\b|^(?:[^.:]{0,160}\s)?(?:show[-\s]+cause\s+notice|(?:rejection|refusal|closure|revocation)\s+(?:order|of\s+(?:application|consent)))\b/i;

/** The form and the numbers of an authorisation for hazardous wastes. */
const HAZARDOUS_PAPER = /form\s*-?\s*2\b|HW-?AUTH|[/_-]HW[MA]?[/_-]/i;
/** The rules on another waste, "E-Waste (Management) Rules", and those on hazardous wastes, which are often cited beside them. */
const OTHER_RULES = new RegExp(`(?:${OTHER_WASTE.source})[^.;]{0,40}?\\brules\\b`, 'i');
const HAZARDOUS_RULES =
  /(?:hazardous\s*(?:(?:and|&)\s*other\s*)?wastes?|\bH\s*&?\s*O?WM?\b)\s*(?:\([^)]*\)\s*)*rules\b/gi;
/** Whether the first words name another waste, and nothing hazardous but the rules that its own rules stand before. */
const isOfOtherWaste = (words: string): boolean => {
  if (!OTHER_WASTE.test(words)) return false;
  const [before, behind] = [words.search(OTHER_RULES), words.search(HAZARDOUS_RULES)];
  if (before < 0 || behind < before) return !HAZARDOUS.test(words) && !HAZARDOUS_PAPER.test(words);
  return !HAZARDOUS.test(words.replace(HAZARDOUS_RULES, '')) && !/form\s*-?\s*2\b/i.test(words);
};

/** "No objection certificate for ground water abstraction". */
const GROUND_WATER =
  /(?:\bNOC\b|no\s+objection\s+certificate)\W*(?:\(NOC\)\s*)?(?:for\s+)?(?:the\s+)?(?:abstraction\s+of\s+ground\s*water|ground\s*water\s+(?:abstraction|withdrawal|extraction))/i;

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
      !/consent\s+(?:to|for|order)/i.test(`${subject} ${opening}`)
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
  /** "Consolidated consent and authorisation", "CC&A". Leaves a combined consent for water and air alone. */
  {
    id: 'combined',
    read: ({ text, withHazardous }) =>
      COMBINED.test(text.slice(0, 2500)) &&
      (withHazardous ||
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
];

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

const toEvidence = (head: Head): Evidence => {
  const text = withoutBrackets(head.text);
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
        (m) => !STILL_TO_GET.test(text.slice(Math.max(0, m.index - 90), m.index + m[0].length)),
      ),
  };
};

/** What an order is by its head; "other" with a low confidence where no rule knows. */
export const toKind = (head: Head, rules = KIND_RULES): KindReading =>
  readFirst(rules, toEvidence(head)) ?? found('other', 0.4);
