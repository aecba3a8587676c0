import { isIndic } from '../indic/fold.ts';
import { toIndicName } from '../indic/names.ts';
import { readFirst } from '../rule.ts';
import type { ObligationCategory } from '../types.ts';
import { bare, lower, upper } from './grammar.ts';
import { NAME_RULES } from './name-rules.ts';
import { type NameRule, OWN_NAME_RULES } from './own-name-rules.ts';
import { toOwnPart } from './own-part.ts';
import { toPlainClause } from './plain-clause.ts';
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

/** A noun that says what is done: "odour survey by the committee". */
const IS_ACT =
  /^\W*(?:[\w-]+\s+){0,3}?(?:surveys?|tests?|stud(?:y|ies)|drills?|check-?ups?)\b|^\W*(?:the\s+)?(?:sampling|monitoring|testing)\W*$/i;

const TELLS =
  /\b(?:intimate|inform|notify|apprise)\s+(?:to\s+)?(?:the\s+|this\s+|concerned\s+|jurisdictional\s+)*(?:office|board|regional\s+office(?:r)?|SPCB|CPCB|\w?PCB|authorit(?:y|ies))(?:\s+(?:telephonically|by\s+(?:phone|fax|e-?mail)|in\s+writing|immediately|and|both|over\s+phone))*\s*[.,]?$|\b(?:shall|should|must)\s+(?:also\s+)?(?:intimate|inform|notify|report)\s*[.,]?$/i;
const HAPPENED =
  /\b(?:of|after|from|upon|on|to|before)\s+(?:the\s+|any\s+|such\s+|its\s+|an?\s+|dates?\s+of\s+)*(\D+)$/i;

/** "inform the Board within a week of the appointment": what is told stands in the words of the period. */
const readTold = (text: string, period: string): { verb: string; object: string } | null => {
  const what = TELLS.test(text) ? HAPPENED.exec(period)?.[1] : undefined;
  return what ? { verb: 'Report', object: lower(what) } : null;
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
    own = OWN_NAME_RULES,
    grammar = NAME_RULES,
  }: Partial<Record<'own' | 'grammar', readonly NameRule[]>> = {},
): string => {
  if (isIndic(clause)) return toIndicName(clause).title;
  const text = toOwnPart(toPlainClause(clause), period);
  const named: { verb: string; object: string } = {
    verb: IS_ACT.test(text) ? 'Carry out' : VERB_OF[category],
    object: lower(bare(text)),
  };
  const parts =
    readTold(text, period) ??
    readFirst(own, { text, category }) ??
    readFirst(grammar, { text, category }) ??
    named;
  // Where the words of the period hold the object ("annual report by 30th June"), they stay in the name.
  if (period !== '' && bare(parts.object) === '') return toName(clause, { category }, { own, grammar });
  return upper(shorten(withSpelling(`${parts.verb} ${bare(parts.object)}`), parts.verb.length + 1));
};
