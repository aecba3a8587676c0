import { readFirst } from '../rule.ts';
import type { ObligationCategory } from '../types.ts';
import { bare, lower, upper } from './grammar.ts';
import { NAME_RULES } from './name-rules.ts';
import { toOwnPart } from './own-part.ts';
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

/**
 * Names a duty as a verb and its object, in at most 60 characters, never cut inside a word (D48): "Readings of the flow
 * meters shall be noted daily" is "Note readings of the flow meters". `period` are the words that say when, which the
 * name leaves out; `category` helps where the clause has no verb.
 */
export const toName = (
  clause: string,
  { period = '', category = 'other' }: { period?: string; category?: ObligationCategory } = {},
  rules = NAME_RULES,
): string => {
  const text = toOwnPart(clause, period);
  const parts = readFirst(rules, { text, category }) ?? {
    verb: VERB_OF[category],
    object: lower(bare(text)),
  };
  return upper(shorten(withSpelling(`${parts.verb} ${bare(parts.object)}`), parts.verb.length + 1));
};
