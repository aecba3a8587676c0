/** What kind of paper may be quoted. */
const PAPER =
  '(?:consents?|authori[sz]ations?|registrations?|clearances?|orders?|certificates?|NOC|EC|CTO|CTE|CFO|CFE|CC\\s?&?\\s?A|letters?)';

/** "The previous authorisation No.", "amendment in CC&A order No.": words before a number or a date that give it to another paper. */
const BEFORE = new RegExp(
  [
    '\\b(?:earlier|previous(?:ly)?|prior|expired|former|preceding|parent|last)\\b[^;:|]{0,110}$',
    `\\b(?:existing|old|original)\\s+(?:\\w+\\s+){0,2}${PAPER}\\b[^;:|]{0,40}$`,
    '\\b(?:supersession|superseding|supersedes|continuation|lieu|place|modification|cancellation)\\s+(?:of\\b|the\\b)[^;|]{0,60}$',
    `\\b(?:amend|amends|amended|amendments?\\s+(?:in|of|to)|corrigendum\\s+to|extension\\s+of|transfer\\s+of)\\s+(?:the\\s+|validity\\s+of\\s+|your\\s+)*(?:[\\w&-]+\\s+){0,3}${PAPER}?[^;:|]{0,12}$`,
    // "Your CCA No.": what the holder has.
    `\\byour\\s+(?:[\\w&-]+\\s+){0,3}${PAPER}?\\s*$`,
    '\\b(?:in|under|of)\\s+(?:the|your|its)\\s+(?:earlier|previous)\\b[^;|]{0,60}$',
    // "The unit is covered under Orange and its consent No.": what the holder has beside this.
    `\\b(?:its|their|has|having|holds?|holding|obtained|possess(?:es|ing)?)\\s+(?:(?:a|an|the|valid)\\s+)*(?:[\\w&-]+\\s+){0,2}${PAPER}?\\s*$`,
    // "The unit was granted clearance vide no. 12 dated 3/4/2013 and CC&A order no.": what somebody was granted before.
    '\\b(?:was|were|had\\s+been)\\s+(?:issued|granted|accorded|given)\\b[^;|]{0,110}$',
  ].join('|'),
  'i',
);

/** "… was issued on", "stands cancelled", "which expired on": words behind that tell the same. */
const BEHIND =
  /^[^;|]{0,44}?\b(?:(?:was|were|had\s+been)\s+(?:issued|granted|accorded|valid|renewed|given|obtained)|which\s+(?:was|had|expires?|expired|is\s+(?:valid|expiring))|(?:stands?|is|shall\s+(?:be\s+treated\s+as|stand)|hereby)\s+(?:here\s*by\s+)?(?:cancelled|withdrawn|superseded|revoked|surrendered|renewed|extended|amended|transferred)|(?:has\s+|had\s+)?expired|(?:are|is|stand)\s+subsumed)\b|^[^;|]{0,100}?\bshall\s+(?:also\s+|be\s+)*(?:be\s+)?(?:strictly\s+)?(?:complied|adhered|followed|observed|renewed|honoured|surrendered)\b/i;

/** Where a sentence ends: not behind "No." or "Rs.". */
const SENTENCE_END = /(?<!\b(?:no|nos|rs|dt|ltd|pvt|co|m\/s|dr|sri|smt))\.\s+(?=[A-Z])/i;

/**
 * Whether the words around a number or a date say that it belongs to another paper: an earlier consent, one that is amended,
 * one that has ended. `before` and `behind` may reach into the lines next to it.
 */
export const isOfOtherPaper = (before: string, behind: string): boolean => {
  const own = before.split(SENTENCE_END).at(-1) ?? '';
  return BEFORE.test(own) || BEHIND.test(behind.split(SENTENCE_END)[0] ?? '');
};

/** "and CC&A order no. …", "dated …", "valid up to …" at the start of a line go on with the sentence of the line before. */
const GOES_ON = /^\s*(?:and|&|dated?|dt\.?|vide|valid)\s/;

/** The end of a line that goes on in `next`: words, and no mark behind them, or any end before a line that cannot begin a sentence. */
export const toOpenEnd = (line: string | undefined, next = ''): string =>
  line !== undefined &&
  (/[a-z,]\s*$|\bno\.\s*$/i.test(line) || (GOES_ON.test(next) && !/[.:;]\s*$/.test(line))) &&
  line !== line.toUpperCase() &&
  !/\b(?:sir|madam|dear)\W*$/i.test(line)
    ? `${line.slice(-110)} `
    : '';
