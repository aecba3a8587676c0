import type { ObligationCategory } from '../types.ts';

const RULES: { category: ObligationCategory; pattern: RegExp }[] = [
  {
    category: 'renewal',
    pattern:
      /\brenew(?:al|ed)?\b[^.;]{0,80}\b(?:consent|authori[sz]ation|order|CTE|CTO|CCA|NOC|clearance|certificate)\b|\b(?:apply|application)\b[^.;]{0,60}\b(?:renewal|extension|consent to operate|CTO|CCA)\b/i,
  },
  {
    category: 'return',
    pattern:
      /\b(?:annual\s+returns?|returns?\s+(?:in|on|of)|annual\s+report\s+in\s+form|environment(?:al)?\s+statement|form[-\s]?(?:V|IV|4|III|3)\b[^.;]{0,40}(?:return|statement|annual)|returns)\b/i,
  },
  {
    category: 'fee',
    pattern: /\b(?:remit|pay|deposit)(?:ment|ted)?\b[^.;]{0,60}\b(?:fees?|charges|amount|dues|cess|Rs)\b/i,
  },
  {
    category: 'record',
    pattern:
      /\b(?:log\s?-?(?:book|sheet)s?|registers?|records?|recorded|entered|entry|logged|noted|readings?)\b/i,
  },
  {
    category: 'monitoring',
    pattern:
      /\b(?:monitor\w*|analy[sz]\w*|analysis|sampl\w+|test(?:s|ed|ing)?|calibrat\w+|measur\w+|survey\w*|validation|audit\w*|stud(?:y|ies))\b/i,
  },
  {
    category: 'reporting',
    pattern:
      /\b(?:submit\w*|furnish\w*|report\w*|send|sent|upload\w*|inform\w*|intimat\w+|statement|display\w*|forward\w*|publish\w*|file[ds]?)\b/i,
  },
];

/** The sort of duty that a clause lays down, by its telling words. */
export const toObligationCategory = (clause: string): ObligationCategory => {
  const hits = RULES.filter((rule) => rule.pattern.test(clause)).map((rule) => rule.category);
  if (
    hits.includes('record') &&
    hits.includes('reporting') &&
    /\b(?:submit|furnish|send|upload)/i.test(clause)
  )
    return 'reporting';
  return hits[0] ?? 'other';
};
