/** What something is made: "responsible", "available". */
export const STATE =
  /^\s+(?:responsible|available|accessible|operational|functional|ready|open|aware|valid|mandatory|pucca|paved|alive)\b/i;
/** Verbs of telling. */
export const TELLS = /^(?:inform|intimate|notify|apprise)$/;
/** What is looked at, without the word for it: "the ambient air shall be got done". */
export const WATCHED =
  /^(?:(?!of\b)[\w-]+\s+){0,3}(?:air|noise|effluents?|sewage|water|emissions?|stacks?|chimneys?|soil)$/i;
/** An act that is made: "odour survey". */
export const IS_ACT =
  /^(?:[\w-]+\s+){0,3}(?:surveys?|stud(?:y|ies)|audits?|inspections?|assessments?|visits?|sampling)\b/i;
/** An examination or a training of people. */
export const TEST = /\b(?:tests?|x-?rays?|examinations?|check-?ups?|spirometry|audiometry|training)\b/i;
/** "Report of the test should reach": a noun that looks like a verb. */
export const NOUN_FIRST =
  /^(?:report|record|test|plant|check|review|log|note)s?\b.*\b(?:shall|should|must)\b/i;
