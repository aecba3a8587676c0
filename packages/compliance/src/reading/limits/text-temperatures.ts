import { findAround } from './medium-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';

/** Water that is let out has a standard of temperature; ovens, baths and tests have temperatures at which they run. */
const LET_OUT = /\b(?:effluents?|sewage|discharg\w*|waste\s*water|cooling\s+water|blow\s*-?\s*down)\b/i;
const BOUNDED =
  /\bnot\s+(?:be\s+)?(?:exceed|more\s+than|above|over|higher\s+than)|\bwithin\b|\bbelow\b|\bless\s+than\b|\blimited\s+to\b|\bup\s*to\b|\bmax/i;
const THAN =
  /^\s*((?:above|over|higher\s+than|more\s+than)\s+(?:the\s+|that\s+of\s+the\s+)?[^,;.]{0,60}?(?:receiving|ambient|intake|river|stream)(?:(?!\bp\.?H\b)[^,;.\d]){0,40})/i;

/** The temperatures that a sentence allows of water that is let out. */
export const readTemperatures = ({ text, hits, section }: Sentence): TextLimit[] => {
  if (hits.length === 0) return [];
  const named = /\btemperature(?:\s+rise)?\b/i.exec(text);
  if (!named || !BOUNDED.test(text)) return [];
  const isLetOut = LET_OUT.test(text);
  return hits.flatMap((hit) => {
    if (!/C$/i.test(hit.unit) || !/°|º|deg/i.test(hit.unit) || hit.start < named.index) return [];
    const than = THAN.exec(text.slice(hit.end))?.[1]?.trim();
    if (!isLetOut && than === undefined) return [];
    const parameter = than ? `${named[0]} ${than}` : named[0];
    // Told as what is measured per litre is: the boiler whose water it is makes no emission of it.
    const medium = findAround('mg/l', [text, section ?? '']) ?? 'effluent';
    return [{ medium, parameter, limit: hit.limit, unit: hit.unit }];
  });
};
