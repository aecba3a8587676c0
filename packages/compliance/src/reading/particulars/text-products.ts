import { type Amount, wordsAround } from './amounts.ts';
import type { TextParticular } from './text-particular.ts';

/** What makes products of amounts: "shall manufacture", "is permitted to produce", "for the production of". */
const MAKES =
  /\b(?:manufactur(?:e|ing)\b|produc(?:e|ing)\b|production\s+of|production\s+capacity|products?\s*[:–-])/i;
/** What is made of something else, or comes off it. */
const NOT_MADE =
  /\b(?:effluents?|waste|sewage|sludge|water|emissions?|residues?|steam|fuel|consum\w*|scrap)\b/i;
const LEAD =
  /^.*\b(?:manufactur(?:e|ing)|produc(?:e|ing|tion)|products?|capacity)\b\s*(?:of|the|following|products?|:|-|only|capacity|\s)*/is;
const JOINT =
  /[\s,;:@(–=-]+$|\s+(?:at|up\s*to|not\s+(?:more\s+than|exceeding|to\s+exceed)|shall\s+not\s+exceed|(?:at|with)\s+(?:the\s+)?(?:rate|capacity)\s+of|to\s+the\s+extent\s+of|of|is|limited\s+to|(?:a\s+)?maximum(?:\s+of)?)$/i;

/** The name at the end of words, without what joins it to its amount. */
const nameBefore = (words: string): string => {
  let name = words
    .replace(/\(\s*capacity\s*:?\s*$/i, '')
    .replace(LEAD, '')
    .replace(/^[\s,;:)]*(?:and\s+|&\s+|\(?(?:[ivx]+|[a-z]|\d{1,2})[).]\s+)*/i, '');
  for (let next = name.replace(JOINT, ''); next !== name; next = name.replace(JOINT, '')) name = next;
  return name.trim();
};

const BEHIND =
  /^\s*(?:\([^)]*\)\s*)?of\s+(?:the\s+)?([A-Za-z][\w\s/&'().-]{2,60}?)(?=\s+(?:only|and|shall|at|in|with|by|from|is|per|under|for)\b|\s*[,;.:]|$)/i;

const isName = (name: string): boolean =>
  /^(?:\d+(?:,\d+)*-)?[A-Za-z]/.test(name) &&
  /[a-z]{3}/i.test(name) &&
  name.length <= 60 &&
  name.split(/\s+/).length <= 7 &&
  !NOT_MADE.test(name) &&
  !/\b(?:shall|not|(?:the|state|control)\s+board|unit|which|than|consent|industry|capacity|hours?|days?)\b/i.test(
    name,
  );

/** What a sentence allows to be made, with its amount. */
export const readProducts = (text: string, amounts: readonly Amount[]): TextParticular[] => {
  const makes = amounts.length === 0 ? null : MAKES.exec(text);
  if (!makes) return [];
  return amounts.flatMap((amount, at) => {
    const { before, behind } = wordsAround(text, amounts, at);
    // "the production of 4,500 MT per annum of boxes": the name is behind, for this one and those after it.
    const follows = BEHIND.exec(behind)?.[1]?.trim();
    const name = follows ?? (amount.start > makes.index ? nameBefore(before) : '');
    return isName(name) ? [{ kind: 'product', name, value: amount.value, unit: amount.unit }] : [];
  });
};
