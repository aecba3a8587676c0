import type { Rule } from '../rule.ts';

/** A line below the first of a list of references, and how many lines of the list stand above it. */
export type ReferenceLine = {
  text: string;
  /** The line above it. */
  above: string;
  /** How many lines the list has above it, with its first. */
  count: number;
  /** A single paper stands behind the word, and no list of papers. */
  isSingle: boolean;
};

/** Why a list of references ends before a line, or null. */
export type ReferenceEndRule = Rule<[line: ReferenceLine], 'end'>;

const endsAt =
  (pattern: RegExp) =>
  ({ text }: ReferenceLine) =>
    pattern.test(text) ? 'end' : null;

const ENDED = /[.;]\s*$|\d{4}\W*$/;
const LONGEST_REFERENCES = 13;

/** The order of the list means nothing: each rule knows another line that is of the order itself. */
export const REFERENCE_END_RULES: readonly ReferenceEndRule[] = [
  /** "Sir,", "To,", "For: the operation of". Leaves "To us". */
  { id: 'address', read: endsAt(/^\W*(?:sir|madam|for\s*:|to,?$|m\/s)/i) },
  /** "Sub: Consent", "Preamble", "Form 2", "Order", "---": the next part. Leaves "Formal". */
  {
    id: 'part',
    read: endsAt(/^\W*(?:sub(?:ject)?\s*[:.-]|preamble|order|form\b|\d{1,2}\.\d{1,2}\s|\*|-{3,})/i),
  },
  /** "Consent is hereby", "Renewal of", "Authorisation under": what the order grants. Leaves numbered papers, "2. Consent of". */
  { id: 'granted-paper', read: endsAt(/^\W*(?:consents?\b|renewal\s+of|authori[sz]ation)/i) },
  /** "With reference to", "Whereas", "As per the", "The Board": how its first sentence begins. Leaves "With us". */
  {
    id: 'first-words',
    read: endsAt(
      /^\W*(?:with\s+reference|this\s+has|whereas|in\s+exercise|as\s+per\s+the\s|under\s+section|the\s+)/i,
    ),
  },
  /** "(i) In exercise of the powers …", "1. Whereas": the same in a numbered paragraph. Leaves "2. The order of". */
  {
    id: 'numbered-first-words',
    read: endsAt(
      /^\W*(?:\d{1,2}|[ivx]{1,4}|[a-z])\s?[.)]\s*(?:in\s+exercise\b|whereas\b|this\s+(?:is|has)\b|with\s+reference\b)/i,
    ),
  },
  /** "NOC is hereby granted to". Leaves "was granted on". */
  { id: 'grants', read: endsAt(/\bis\s+here\s*by\s+(?:granted|accorded|issued)\b/i) },
  /** "Your application No. 7 dated … is considered" behind the last paper of a list. Leaves the application that is a paper of it. */
  {
    id: 'takes-up',
    read: ({ text, above, count, isSingle }) =>
      !isSingle && count > 1 && /^your\s+(?:\w+\s+)?application\b/i.test(text) && ENDED.test(above)
        ? 'end'
        : null,
  },
  /** "1. Authorisation Number: B-29016" below a single paper: the order's own number. Leaves the first paper of a list. */
  {
    id: 'own-number',
    read: ({ text, isSingle }) =>
      isSingle &&
      /^\W*1\s?[.)]\s*(?:file\s+)?(?:authori[sz]ation|registration|consent|certificate|NOC|number|no)\b/i.test(
        text,
      )
        ? 'end'
        : null,
  },
  /** More lines than such lists have. Leaves the first 13. */
  { id: 'too-long', read: ({ count }) => (count > LONGEST_REFERENCES ? 'end' : null) },
];

/** Whether the order itself goes on in a line below a list of references. */
export const endsReferences = (line: ReferenceLine, rules = REFERENCE_END_RULES): boolean =>
  rules.some(({ read }) => read(line) !== null);
