/** Words that tell what an order is. */

export const ESTABLISH =
  /consent\s*(?:\(?for\)?|to)\s*establish(?:ment)?|\bC(?:T|F)E\b|\bC\s+to\s+E\b|\bNOC\b|no\s+objection\s+certificate/i;
/** "Consent after CTE": the first consent to operate. */
export const AFTER_ESTABLISHING =
  /\b(?:after|post|subsequent\s+to|further\s+to|converting|conversion\s+of)[\s-]+(?:the\s+)?(?:C[TF]E\b|NOC\b|consent\s+(?:to|for)\s+establish\w*)(?:\s+(?:order\s+)?no\b\.?\s*:?\s*\S+)?/gi;
export const OPERATE =
  /consent\s*(?:to|for)\s*(?:the\s+)?operat(?:e|ion)|\bC(?:T|F)O\b|\bC\s+to\s+O\b|renewal\s+of\s+consent|consent\s+order|consents?\s+of\s+the\s+board|section\s*(?:25|26)|consent\s+is\s+(?:hereby\s+)?granted|consent\s+to\s+discharge|air\s+consent|water\s+consent/i;
export const COMBINED =
  /consolidated\s+consent(?![-\s]*to[-\s]*operate\s*\(?CTO\b)|\bCC\s*&\s*A\b|\bCCA\b|combined\s+consent|common\s+consent|integrated\s+consent|\bconsents?\s*(?:and|&)\s*authori[sz]ation\s+order\b/i;
/** "COMBINED CONSENT TO OPERATE AND AUTHORISATION": the title of an order that grants both. */
export const CONSENT_AND_AUTHORISATION =
  /\bconsents?\s+(?:to\s+operate\s+)?(?:and|&|cum)\s+authori[sz]ation\b/i;
export const HAZARDOUS = /hazardous\s*(?:and|&)?\s*(?:other)?\s*wastes?|\bHO?WM?\s+rules\b/i;
export const AUTHORISATION = /authori[sz]ation/i;
export const BIOMEDICAL = /bio-?\s*medical/i;
export const CLEARANCE =
  /environment(?:al)?\s+(?:(?:and|&|cum)\s+(?:CRZ|forest)\s+)?clearance|\b(?:grant|transfer|extension|amendment)\s+(?:of|in)\s+(?:\w+\s+){0,3}EC\b|\bsub(?:ject)?\s*[:.-]+\s*EC\s+for\b/i;
export const CENTRAL =
  /ministry\s+of\s+environment|impact\s+assessment\s+authority|EIA\s+notification|PARIVESH|SEIAA/i;
export const GRANTED_WITH =
  /authori[sz]ation[^.]{0,160}?(?:hazardous|\bHO?WM?\s+rules)|(?:hazardous|\bHO?WM?\s+rules)[^.]{0,160}?authori[sz]ation/gi;
export const NAMES_CONSENT =
  /consent\s*(?:to|for|order)|\bC[TF]O\b|\bCCA\b|consolidated|(?:combined|common|integrated)\s+consent/i;
/** "Authorisation and consent to operate", "CONSENTS AND AUTHORISATION:": both are granted. */
export const WITH_CONSENT =
  /\bconsents?\s*(?:and|&)\s*authori[sz]ations?\s*(?:order\b|:|\(CC)|\bconsolidated\s+consents?\s*(?:and|&)\s*authori[sz]ation|authori[sz]ation[^.;]{0,140}?\b(?:and|&|along\s+with|cum|(?<!termin(?:us|ous)\s+)with)\s+(?:grant\s+of\s+|renewal\s+of\s+)?(?:combined\s+|the\s+)?(?:consent|C[TF]O)\b/i;
/** A condition that sends the holder for an authorisation: the order grants none. */
export const STILL_TO_GET =
  /\b(?:shall|should|must|will)\s+(?:also\s+|separately\s+)?(?:obtain|apply|get|take|have|possess|renew)\b|\b(?:applied|apply)\s+for\b/i;
/** "Hazardous waste authorisation No. 188 valid up to … shall be renewed": the holder has one. */
export const HAS_ALREADY =
  /authori[sz]ation\b[^;]{0,60}?\b(?:no|number)\b[^;]{0,80}?\b(?:shall\s+be\s+(?:renewed|complied|followed)|(?:is|was)\s+(?:valid|in\s+force))\b/i;

export const REGISTRATION =
  /(?:plastic|e-?\s?waste|electronic|batter(?:y|ies)|tyres?|used\s+oil|ozone|producer\s+responsibility|\bEPR\b)[^.]{0,140}?(?:registration|registered)|(?:registration|registered)[^.]{0,140}?(?:plastic|e-?\s?waste|electronic|batter(?:y|ies)|tyres?|used\s+oil|ozone|producer\s+responsibility|\bEPR\b)|\bE-?\s?WASTE\b[^.]{0,80}authori[sz]ation|authori[sz]ation[^.]{0,80}\bE-?\s?WASTE\b/i;
/** What a registration is headed by. */
export const REGISTRATION_TITLE = /certificate\s+of\s+registration|registration\s+certificate/i;
/** What other rules than those on hazardous wastes authorise. */
export const OTHER_WASTE =
  /solid\s+wastes?|\bM?SWM\b|construction\s*(?:and|&)\s*demolition|\bC\s*&\s*D\s+wastes?|plastic\s+(?:wastes?|packaging)|e-?\s?wastes?\b|electronic\s+wastes?|(?:wastes?\s+)?batter(?:y|ies)\b|waste\s+tyres?|end[-\s]of[-\s]life\s+vehicles?|fly\s*ash|extended\s+producer|\bEPR\b|ozone/i;
export const GRANTED_CONSENT =
  /consent\s*(?:to|for)\s*(?:the\s+)?(?:operat|establish)|\bC[TF][OE]\b|\bCC\s*&?\s*A\b|consent\s+order|renewal\s+of\s+consent/i;
/** "Show cause notice", "Rejection of application", "Direction for closure" as what a letter is about. */
export const NO_GRANT =
  /^\W*sub(?:ject)?\s*[:.;-]+\s*(?:[a-z]+\s+){0,3}?(?:show[-\s]+cause|refusal|rejection|revocation|closure|return\s+of\s+application)\b|^(?:[^.:]{0,160}\s)?(?:show[-\s]+cause\s+notice|(?:rejection|refusal|closure|revocation)\s+(?:order|of\s+(?:application|consent)))\b/i;

/** The form and the numbers of an authorisation for hazardous wastes. */
export const HAZARDOUS_PAPER = /form\s*-?\s*2\b|HW-?AUTH|[/_-]HW[MA]?[/_-]/i;
/** The rules on another waste, "E-Waste (Management) Rules", and those on hazardous wastes, which are often cited beside them. */
const OTHER_RULES = new RegExp(`(?:${OTHER_WASTE.source})[^.;]{0,40}?\\brules\\b`, 'i');
const HAZARDOUS_RULES =
  /(?:hazardous\s*(?:(?:and|&)\s*other\s*)?wastes?|\bH\s*&?\s*O?WM?\b)\s*(?:\([^)]*\)\s*)*rules\b/gi;
/** Whether the first words name another waste, and nothing hazardous but the rules that its own rules stand before. */
export const isOfOtherWaste = (words: string): boolean => {
  if (!OTHER_WASTE.test(words)) return false;
  const [before, behind] = [words.search(OTHER_RULES), words.search(HAZARDOUS_RULES)];
  if (before < 0 || behind < before) return !HAZARDOUS.test(words) && !HAZARDOUS_PAPER.test(words);
  return !HAZARDOUS.test(words.replace(HAZARDOUS_RULES, '')) && !/form\s*-?\s*2\b/i.test(words);
};

/** "No objection certificate for ground water abstraction". */
export const GROUND_WATER =
  /(?:\bNOC\b|no\s+objection\s+certificate)\W*(?:\(NOC\)\s*)?(?:for\s+)?(?:the\s+)?(?:abstraction\s+of\s+ground\s*water|ground\s*water\s+(?:abstraction|withdrawal|extraction))/i;
