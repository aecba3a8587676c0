import { isIndic } from '../indic/fold.ts';
import { toIndicName } from '../indic/names.ts';
import { matches } from '../language/search.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { ObligationCategory } from '../types.ts';

/** The sort of duty that a clause lays down, or null. The first rule that knows decides. */
export type CategoryRule = Rule<[clause: string], ObligationCategory>;

const RECORD =
  /\b(?:log\s*-?(?:book|sheet)s?|registers?|records?|recorded|entered|entry|logged|noted|readings?)\b/i;
const REPORTING =
  /\b(?:submit\w*|furnish\w*|report\w*|send|sent|upload\w*|inform\w*|intimat\w+|notif\w+|brought\s+to\s+the\s+(?:notice|knowledge)|statement|display\w*|forward\w*|publish\w*|file[ds]?|be\s+told\s+to)\b/i;

const byWords = (category: ObligationCategory, pattern: RegExp): CategoryRule => ({
  id: category,
  read: (clause) => (matches(pattern, clause) ? category : null),
});

/** The order matters: a clause may hold the words of several. */
export const CATEGORY_RULES: readonly CategoryRule[] = [
  /** "the log shall be submitted": a record that is sent is a report. Leaves a record that stays. */
  {
    id: 'record-that-is-sent',
    read: (clause) =>
      matches(RECORD, clause) &&
      matches(REPORTING, clause) &&
      /\b(?:submit|furnish|sen[dt]|upload)/i.test(clause)
        ? 'reporting'
        : null,
  },
  /** "apply for renewal of this consent". Leaves a renewal of something else, and a copy of what was renewed. */
  byWords(
    'renewal',
    /(?<!\bcop(?:y|ies)\s+of\s+(?:the\s+)?)\brenew(?:al|ed)?\b[^.;]{0,80}\b(?:consent|authori[sz]ation|order|CTE|CTO|CCA|NOC|clearance|certificate)\b|\brenewal\s+application\b|^\W*renewal\b[^.;:]{0,40}:|\brenewal\s*[:–-]\s*(?:to\s+)?(?:be\s+)?appl(?:y|ied)\b|\b(?:apply|application)\b[^.;]{0,60}\b(?:renewal|extension|consent\s+to\s+operate|CTO|CCA)\b/i,
  ),
  /** "annual return", "environmental statement". Leaves what is returned to a process ("return water"). */
  byWords(
    'return',
    /\b(?:annual\s+returns?|returns?\s+(?:in|on|of)|annual\s+report\s+in\s+form|environment(?:al)?\s+statement|form[-\s]*(?:V|IV|4|III|3)\b[^.;]{0,40}(?:return|statement|annual)|returns)\b/i,
  ),
  /** "remit the consent fee". Leaves a fee that is only named. */
  byWords(
    'fee',
    /\b(?:remit|pay|deposit)(?:ment|t?ed)?\b[^.;]{0,60}\b(?:fees?|charges|amount|dues|cess|Rs)\b/i,
  ),
  /** "shall be recorded in a log book". Leaves records that are sent away. */
  byWords('record', RECORD),
  /** "analysed", "calibrated", "audit". Leaves the reports on it where no test is named. */
  byWords(
    'monitoring',
    /\b(?:monitor\w*|analy[sz]\w*|analysis|sampl\w+|test(?:s|ed|ing)?|calibrat\w+|measur\w+|survey\w*|validation|audit\w*|stud(?:y|ies))\b/i,
  ),
  /** "submit", "display", "inform". The widest, so it comes last. */
  byWords('reporting', REPORTING),
];

/** The sort of duty that a clause lays down, by its telling words. */
export const toObligationCategory = (clause: string, rules = CATEGORY_RULES): ObligationCategory =>
  isIndic(clause) ? toIndicName(clause).category : (readFirst(rules, clause) ?? 'other');
