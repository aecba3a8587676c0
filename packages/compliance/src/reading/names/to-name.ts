import { isIndic } from '../indic/fold.ts';
import { toIndicName } from '../indic/names.ts';
import { readFirst } from '../rule.ts';
import type { ObligationCategory } from '../types.ts';
import { isInCapitals, toSmallLetters } from './capitals.ts';
import { bare, IN_CASE, lower, toObject, upper } from './grammar.ts';
import { toMendedName } from './mended-name.ts';
import { NAME_RULES } from './name-rules.ts';
import { type NameRule, OWN_NAME_RULES } from './own-name-rules.ts';
import { toOwnPart } from './own-part.ts';
import { toPlainClause } from './plain-clause.ts';
import { withoutOpening, withSparedModal } from './plain-openings.ts';
import { REPORTED_RULES } from './reported-rules.ts';
import { shorten } from './shorten.ts';
import { withSpelling } from './spelling.ts';

/** What is done with a thing that is only named, by the sort of the duty. */
const VERB_OF: Record<ObligationCategory, string> = {
  monitoring: 'Monitor',
  reporting: 'Submit',
  return: 'File',
  renewal: 'Renew',
  record: 'Record',
  fee: 'Pay',
  other: 'Arrange',
};

/** What a clause without a known verb says of its noun: "the survey shall be part of the plan". */
const SAYS_MORE = /\s(?:shall|should|must|will)\s.*$/is;

/** A noun that says what is done: "odour survey by the committee". */
const IS_ACT =
  /^\W*(?:[\w-]+\s+){0,3}?(?:surveys?|tests?|stud(?:y|ies)|drills?|check-?ups?|check(?!\s)|census|balancing|reviews?|sprinkling|sweeping|lifting)\b|^\W*(?:the\s+)?(?:sampling|monitoring|testing)\W*$/i;

/** A paper that is only named: "quarterly abstract". */
const IS_PAPER = /^\W*(?:[\w-]+\s+){0,2}(?:abstracts?|summar(?:y|ies)|statements?|returns?|gists?)\b/i;

const TELLS =
  /\b(?:intimate|inform|notify|apprise)\s+(?:to\s+)?(?:the\s+|this\s+|concerned\s+|jurisdictional\s+)*(?:office|board|committee|regional\s+office(?:r)?|SPCB|CPCB|\w?PCB|\w?PCC|authorit(?:y|ies))(?:\s+(?:telephonically|by\s+(?:phone|fax|e-?mail)|in\s+writing|immediately|and|both|over\s+phone))*(?:\s*[.,]?$|(\s+(?:in|of)\s(?!writing\b|advance\b|form\b|case\b)[^,.]+))|\b(?:shall|should|must)\s+(?:also\s+)?(?:intimate|inform|notify|report)\s*[.,]?$/i;
const HAPPENED =
  /\b(?:of|after|from|upon|on|to|before)\s+(?:the\s+|any\s+|such\s+|its\s+|an?\s+|dates?\s+of\s+)*(\D+)$/i;

/** "Where an accident occurs at the facility": what happens. */
const OCCURS =
  /^(?:where|when(?:ever)?|if)\s+(?:any\s+|an?\s+|such\s+)?([^,;]{3,40}?)\s+(?:occurs?|takes?\s+place|happens)\b/i;

/** "In case of change of process, the mill shall submit …": what is to be done then. */
const CASE_FIRST =
  /^in\s+(?:the\s+)?(?:case|event)\s+(?:of|there\s+is)\s[^;]*?,\s+(?=(?:the|this|any|all|an?|its|such|each)\s[^,;]*?\b(?:shall|should|must)\b)/i;

/** Whom something is reported to says nothing in a list. */
const TO_AUTHORITY =
  /(?<=\S\s.*|\S)\s+to\s+(?:(?:the|this|concerned|prescribed)\s+)*(?:(?:state|regional|sub-?regional|district)\s+)*(?:board|offices?|officer|authorit(?:y|ies)|ministry|\w*PCB|\w?PCC|DEE)\b(?:(?:,|\s+(?:at|of))\s+[A-Z]\w+)*[\s.]*$/i;

/** "Auto renewal may be sought": what a person does if it wants that. */
const MAY_BE = /\b(?:may|can)(?=\s+be\s+(?:sought|obtained|applied|made|submitted|filed|availed)\b)/i;

/** Blanks as print has them: "wells/ piezometers", "inlet,outlet". */
const withBlanks = (text: string): string =>
  text.replace(/(?<=[a-z])\s?\/\s?(?=[a-z])/gi, '/').replace(/(?<=[a-z]),(?=[a-z])/gi, ', ');

/** "inform the Board within a week of the appointment": what is told stands in the words of the period. */
const readTold = (text: string, period: string, clause: string): { verb: string; object: string } | null => {
  const m = TELLS.exec(text);
  // "In case of a leak, the mill shall stop and inform the Board": what opens the sentence.
  const opening = m ? (IN_CASE.exec(clause.trim()) ?? OCCURS.exec(clause.trim()))?.[1] : undefined;
  if (opening) return { verb: 'Report', object: lower(toObject(opening)) };
  const what = m ? HAPPENED.exec(period)?.[1] : undefined;
  return what ? { verb: 'Report', object: `${lower(what)}${m?.[1] ?? ''}` } : null;
};

/**
 * Names a duty as a verb and its object, in at most 60 characters, never cut inside a word (D48): "Readings of the flow
 * meters shall be noted daily" is "Note readings of the flow meters". `period` are the words that say when, which the
 * name leaves out; `category` helps where the clause has no verb.
 */
export const toName = (
  clause: string,
  { period = '', category = 'other' }: { period?: string; category?: ObligationCategory } = {},
  {
    reported = REPORTED_RULES,
    own = OWN_NAME_RULES,
    grammar = NAME_RULES,
  }: Partial<Record<'reported' | 'own' | 'grammar', readonly NameRule[]>> = {},
): string => {
  if (isIndic(clause)) return toIndicName(clause).title;
  if (isInCapitals(clause))
    return toName(
      upper(toSmallLetters(clause)),
      { period: toSmallLetters(period), category },
      { reported, own, grammar },
    );
  const text = withSparedModal(toOwnPart(withoutOpening(toPlainClause(clause)), period)).replace(
    MAY_BE,
    'shall',
  );
  // "shall meet monthly", of whoever was named before.
  if (/^(?:shall|should|must|will)?\s*(?:also\s+)?meet\W*$/i.test(text)) return 'Hold meetings';
  const named: { verb: string; object: string } = {
    verb: IS_ACT.test(text)
      ? 'Carry out'
      : category === 'other' && IS_PAPER.test(text)
        ? 'Submit'
        : VERB_OF[category],
    object: lower(bare(IS_ACT.test(text) ? text.replace(SAYS_MORE, '') : text)),
  };
  const { verb, object } =
    readTold(text, period, clause) ??
    readFirst(reported, { text, category }) ??
    readFirst(own, { text, category }) ??
    readFirst(grammar, { text: text.replace(CASE_FIRST, ''), category }) ??
    named;
  // Where the words of the period hold the object ("annual report by 30th June"), they stay in the name.
  if (period !== '' && bare(object) === '') return toName(clause, { category }, { reported, own, grammar });
  // "Dispose" takes its object with "of".
  const of = verb === 'Dispose' ? /^of\s+(.+)$/i.exec(object)?.[1] : undefined;
  const told = verb === 'Report' ? object.replace(TO_AUTHORITY, '') : object;
  const name = of ? `Dispose of ${bare(of)}` : `${verb} ${bare(told)}`;
  return toMendedName(upper(shorten(withSpelling(withBlanks(name)), verb.length + 1)));
};
