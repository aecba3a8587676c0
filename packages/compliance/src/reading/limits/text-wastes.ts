import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import type { Hit, Sentence, TextLimit } from './sentence.ts';

/** What wastes are weighed in over a time. */
const AMOUNT = /^(?:MT|KL|kg|ton|T\b|lit|ltr|nos|numbers?|MTA|TPA|MTPA|KLPA|LPA|KLA)/i;
const CATEGORY = String.raw`\(\s*(?:(?:cat(?:egory)?|sch(?:edule)?|S\.?\s?No|entry|S|I{1,3})\b[^()\d]{0,24})?\d{1,2}\.\d{1,2}[^()]{0,24}\)`;
const NAME = String.raw`[A-Za-z][\w\s/&',-]{2,60}?`;
/** What may stand between a waste and its quantity: "generated shall be limited to", "up to", "–". */
const SET_AT = String.raw`\s*(?:(?:[-–:=@,(]|up\s*to|to\b|of\b|at\b|max(?:imum|\.)?|(?:generated|produced|arising)\b|(?:(?:(?:shall|should|must|will)\s+)?be|is|are)\s+(?=limited|restricted|within|below|less|not\b)|(?:limited|restricted)\s+to\b|within\b|below\b|less\s+than|exceeding\b|beyond\b|(?:(?:shall|should|must|will)\s+)?not\s+(?:be\s+)?(?:exceed(?:ing)?|over|above|beyond|more\s+than)\b|more\s+than)\s*)*$`;
/** "Used oil, Cat. 5.1 of Schedule-I :" in front of a quantity: the number without brackets. */
const OF_CATEGORY = new RegExp(
  String.raw`(?:^(?:that\s+)?(?:the\s+)?|[;:),]|\band\b)\s*(${NAME})\s*(?:[,(–-]|of|under)\s*(?:HW\s+)?(?:cat(?:egory)?|sch(?:edule)?|S\.?\s?No|entry)\b[.\s]*(?:no\.?\s*)?(?:[-\s]*I{1,3}\b[\s,]*\(?)?\d{1,2}\.\d{1,2}(?:\s+of\s+(?:the\s+)?sch(?:edule)?[\s.-]*(?:I{1,3}|\d)?)?\s*\)?${SET_AT}`,
  'i',
);
/** "of phosphate sludge (Cat. 12.5)" behind a quantity. */
const BEHIND = new RegExp(String.raw`^\s*of\s+(${NAME}\s*${CATEGORY})`, 'i');
const BARE_BEHIND =
  /^\s*of\s+((?:[a-z/-]+\s+){0,4}(?:sludge|residues?|oil|spent\s+\w+|waste\s+\w+|catalyst|containers|ash))\b/i;
/** " of date expired products" behind a quantity that may be generated: whatever it is. */
const GENERATED_BEHIND = /^\s*of\s+([a-z][a-z/ -]{2,60}?)(?=\s*(?:[,.;(]|$|and\s+\d|shall\b|per\b))/i;
const GENERATES = /\b(?:generat\w+|authori[sz]\w+|permitted|allowed)\b/i;
/** "Paint sludge (21.1) - " in front of one. */
const BEFORE = new RegExp(
  String.raw`(?:^(?:(?:[A-Z][.-]?)?\d{1,2}(?:\.\d{1,2})*[.)]?\s)?|[,;:]|\band\b|\b(?:limited|restricted)\s+to\b|[\dxvi][.)]|\b[a-h][.)])\s*(${NAME}\s*${CATEGORY})${SET_AT}`,
  'i',
);

/** "21.1 Process waste - ", "may generate 5.1 used oil up to": the number of the schedules in front of the name. */
const CODED = new RegExp(
  String.raw`(?<![\w.,])((?:[1-9]|[12]\d|3[0-8])\.\d{1,2}\s+(?!(?:of|to|at|up|and|or|in|for|shall|is|M?T|KL|kgs?|tonn?e?s?|lit\w*|nos|k?m|sq|ha|acres?|lakhs?|crores?|TP[AHD]|MW|MLD|KLD|hours?|days?)\b)[A-Za-z][\w\s/&'-]{2,60}?)${SET_AT}`,
  'i',
);
/** "used oil 5.1 of": the same right behind it. */
const CODED_BEHIND = new RegExp(
  String.raw`(?:^|[,;:]|\band\b)\s*(${NAME}\s(?:[1-9]|[12]\d|3[0-8])\.\d{1,2})${SET_AT}`,
  'i',
);

/** "Used oil (5.1) 0.8 KL/annum shall be handed over": says where it goes, not how much may be. */
const PASSED_ON =
  /^\s*,?\s*(?:shall|should|must|to|is|are)\s+(?:to\s+)?be\s+(?:handed|sent|sold|given|returned|transported|taken|disposed|recycled|auctioned)\b/i;

/** "hazardous wastes … limited to used oil of DG sets – 0.4 KL/year and oil filters – 60 Nos./year": by a stroke alone. */
const STRUCK =
  /(?:^|[,;:]|\(?\b[a-hivx\d]{1,3}\)|\b(?:and|to)\b)\s*((?!(?:MT|KL|Nos)\b)[A-Za-z][\w\s/&'-]{2,60}?)\s*[-–:]\s*$/;

/** "limited to: incineration ash 3.6 MT/annum, used oil of DG sets 0.3 KL/annum": names right before what is allowed of each. */
const LISTED =
  /(?:^|[,;:]|\b(?:and|to)\b|\bwastes?\s*(?:\([^()]*\)\s*)?[-–])\s*(?:of\s+)?((?!(?:the|a|an|and|or|of|to|not|which|shall)\b)[A-Za-z][\w-]*(?:\s+(?!(?:shall|should|must|not|is|are|and|to|be|up|at)\b)[\w/&-]+){0,5})\s+(?:(?:up\s*)?to\s+)?$/i;
const LIMITS_ALL =
  /\b(?:limited|restricted|authori[sz]ed|permitted|allowed)\b[^:;]{0,24}(?:to|for)?\s*:|\b(?:limited|restricted)\s+to\b|\bas\s+(?:under|below|follows)\b|\bnamely\b|\bfollowing\s+quantit(?:y|ies)\s*:|^(?!.*\b(?:was|were)\b).*\bhazardous\s+wastes?\s*(?:\([^()]*\)\s*)?[:–-]/i;

/** "Hazardous waste (used oil 1.6 KL/annum, oil filters 20 Nos./annum) shall be given": names and quantities in one bracket. */
const BRACKET_OF_ALL =
  /\bhazardous\s+wastes?\s*\(\s*(?:viz\.?|namely|i\.?e\.?)?[\s,:-]*((?:[^()]|\([^()]*\))*)$/i;
const listedInBracket = (before: string): RegExpExecArray | null => {
  const inside = BRACKET_OF_ALL.exec(before)?.[1];
  return inside === undefined ? null : LISTED.exec(inside);
};

/** "namely used oil (0.3 KL/annum), spent carbon (4 TPA)": the quantity in brackets behind its name. */
const BRACKETED =
  /(?:^|[,;:]|\b(?:and|namely|as|of|like|viz\.?|including)\b)\s*([A-Za-z][\w\s/&'-]{2,60}?)\s*\(\s*$/;

/** "Used oil (350 litres/year) and STP sludge (5.5 tonnes/year) shall be given to those authorised": how much of each goes to them. */
const TO_AUTHORISED =
  /\b(?:used|spent|waste)\s+(?:[a-z-]+\s+){0,3}?(?:oils?|resins?|catalysts?|carbon|acids?|solvents?|filters?|batteries)\b[^;.()]{0,40}\(.*\b(?:shall|should|must|to)\s+be\s+(?:handed|sent|sold|given|disposed|transported)\b[^;]*\b(?:authori[sz]ed|registered|recyclers?|TSDF|re-?processors?|CHWTSDF)\b/i;
const bracketed = (text: string, hit: Hit): RegExpExecArray | null =>
  /^\s*\)/.test(text.slice(hit.end)) ? BRACKETED.exec(text.slice(0, hit.start)) : null;

/** "used oil of 0.6 KL/year (category 5.1)": the number stands behind the quantity. */
const NUMBERED = new RegExp(String.raw`^\s*${CATEGORY}`, 'i');
const OF = /(?:^|[,;:]|\band\b)\s*([A-Za-z][\w\s/&'-]{1,50}?)\s*(?:of|[:–@-])?\s*$/i;

/** "Waste oil up to", ", oily rags up to " in front of a quantity, where a sentence speaks of hazardous wastes. */
const UP_TO =
  /(?:^|[,;:]|\band\b)\s*((?!(?:the|a|an|of|to|not)\b)[A-Za-z][a-z-]*(?:\s+[a-z-]+){0,4}?)\s+up\s*to\s*$/i;
const upTo = (before: string): RegExpExecArray | null => {
  const found = UP_TO.exec(before);
  return found && (WASTE.test(groupOf(found, 1)) || /\b(?:rags|grease|cotton)\b/i.test(groupOf(found, 1)))
    ? found
    : null;
};

/** Wastes that are hazardous by their name alone, in front of a quantity that is allowed. */
const KNOWN =
  /\b((?:used|spent|waste)\s+(?:[a-z-]+\s+){0,3}?(?:oils?|resins?|catalysts?|carbon|acids?|solvents?|electrolytes?|filters?|batteries))(?:\s+(?:from|of|in)\s+(?:the\s+)?[A-Za-z. &-]{2,40}?)?(?:\s+generat(?:ed|ion))?\s*(?:of|:|-|@|up\s+to|(?:(?:shall|should|must|will)\s+)?(?:be\s+|is\s+|are\s+)?(?:not\s+(?:be\s+)?(?:exceed\w*|more\s+than|beyond|over)|less\s+than|below|within|(?:limited|restricted)\s+to))?\s*$/i;
/** "Generation of phosphate sludge shall not be more than", "that of waste thinner not more than": whatever it is, it is a waste. */
const GENERATION =
  /\b(?:generation|quantity|that)\s+of\s+((?:[a-z/-]+\s+){0,3}(?:sludge|residues?|(?:used|spent|waste)\s+(?:(?!shall|should|must|not)[a-z]+\s+)?(?!shall|should|must|not)[a-z]+|cake|dross|tar|solvents?|acids?|oils?|ash|slag|catalysts?))\s+(?:(?:shall|should|must)\s+)?(?:not\s+(?:be\s+)?(?:more\s+than|exceed\w*)|(?:is|are|be)\s+(?:limited|restricted)\s+to)\s*$/i;
const ALLOWED =
  /\bnot\s+(?:be\s+)?(?:exceed|more\s+than|beyond|over)|\bbe\s+(?:less\s+than|below|within)\b|\b(?:may|shall|can)?\s*\bbe\s+(?:generated|stored)|\bauthori[sz]ed\s+to\b|\b(?:permitted|limited|restricted)\s+to\b/i;

/** "The industry shall not generate more than" right before a quantity: what it is of is a waste. */
const NOT_GENERATED =
  /\b(?:not\s+generate\s+(?:more\s+than|over|above|beyond)|generate\s+(?:up\s*to|not\s+more\s+than)|generation\s+of\s+not\s+more\s+than)\s*$/i;

/** A waste with its number in front or behind. What is called a waste needs no word of hazardous ones. */
const coded = (before: string, isHazardous: boolean, isAllowed: boolean): RegExpExecArray | null => {
  const ahead = CODED.exec(before);
  if (ahead && (isHazardous || (isAllowed && WASTE.test(groupOf(ahead, 1))))) return ahead;
  const behind = isHazardous ? CODED_BEHIND.exec(before) : null;
  return behind && WASTE.test(groupOf(behind, 1)) ? behind : null;
};

const nameOf = ({ text, section }: Sentence, hit: Hit, isHazardous: boolean, from: number): string | null => {
  const isAllowed = GENERATES.test(`${section ?? ''} ${text}`);
  const behind =
    BEHIND.exec(text.slice(hit.end)) ??
    (isHazardous && GENERATES.test(text.slice(0, hit.start))
      ? GENERATED_BEHIND.exec(text.slice(hit.end))
      : null) ??
    (isHazardous || NOT_GENERATED.test(text.slice(0, hit.start))
      ? BARE_BEHIND.exec(text.slice(hit.end))
      : null);
  const found =
    behind ??
    (NUMBERED.test(text.slice(hit.end)) ? OF.exec(text.slice(0, hit.start)) : null) ??
    BEFORE.exec(text.slice(from, hit.start)) ??
    OF_CATEGORY.exec(text.slice(from, hit.start)) ??
    coded(text.slice(from, hit.start), isHazardous, isAllowed) ??
    (isHazardous || TO_AUTHORISED.test(text) ? bracketed(text, hit) : null) ??
    (isHazardous ? listedInBracket(text.slice(0, hit.start)) : null) ??
    (isHazardous && LIMITS_ALL.test(text) ? LISTED.exec(text.slice(0, hit.start)) : null) ??
    (isHazardous ? upTo(text.slice(from, hit.start)) : null) ??
    (isHazardous ? STRUCK.exec(text.slice(0, hit.start)) : null) ??
    GENERATION.exec(text.slice(0, hit.start)) ??
    (ALLOWED.test(text) || PASSED_ON.test(text.slice(hit.end)) ? KNOWN.exec(text.slice(0, hit.start)) : null);
  // "shall not generate used oil (5.1)": the verb is no part of its name.
  return found
    ? groupOf(found, 1)
        .replace(
          /\s+[-–:]+$|\s+(?:shall|should|must|will)\s+(?:not\s+)?(?:be|exceed\w*)(?:\s+more\s+than)?$/i,
          '',
        )
        // "used oil generated from gear boxes to the extent of": where it comes from.
        .replace(
          /(?<=\w)(?:\s+(?:generated|arising|produced)\s+(?:from|in|by)\s.*|\s+to\s+the\s+extent)$/i,
          '',
        )
        .replace(/^.*\bquantity\s+of\s+/i, '')
        .replace(/^(?:and|or)\s+/i, '')
        .replace(/^.*\b(?:authori[sz]ed|permitted|allowed)\s+(?:for|are|is)\s+/i, '')
        .replace(/^the\s+(?=\S+\s)/i, '')
        .replace(/^(?:namely|viz\.?|such\s+as|like|including)\s+/i, '')
        .replace(/^.*\b(?:limited|restricted)\s+to\s+/i, '')
        .replace(/^.*\b(?:generat\w*|stor\w*|dispos\w*|handl\w*|collect\w*|shall)\s+/i, '')
        .replace(
          /^(?:(?!oil|sludge|residues?|waste|carbon|resins?|containers?|dust|ash|slag|dross|cake|scrap|salts?|filters?|catalysts?|solvents?|acids?|lead|liquors?|tar|bottoms?|grease|rags?|batter(?:y|ies))\w+\s+)*of\s+/i,
          '',
        )
        .trim()
    : null;
};

/** " and oily cotton to " behind the quantity of another waste: the same verb holds for it. */
const NEXT_WASTE =
  /^\s*(?:,|,?\s*and)\s+(?:(?:that\s+)?of\s+)?(?:the\s+)?((?!the\b|of\b|that\b|shall\b|not\b)[a-z][\w\s/&-]{2,50}?)\s+(?:(?:up\s*)?to|(?:(?:shall|should|must)\s+)?(?:not\s+(?:be\s+)?(?:more\s+than|exceed\w*|over)|be\s+(?:limited|restricted)\s+to)|(?:less\s+than|below|within))\s*$/i;

/** "used oil and ETP sludge … 1 KL/year and 12 MT/year respectively": as many wastes before the figures as there are figures; else null. */
const listInTurn = (text: string, hits: readonly Hit[]): string[] | null => {
  if (hits.length < 2 || !/\brespectively\b/i.test(text)) return null;
  const words = text
    .slice(0, hits[0]?.start)
    .replace(/^.*\b(?:quantity|quantities|generation)\s+of\s+/i, '')
    .replace(/\s+(?:shall|should|must|is|are|will|may|not)\b.*$/i, '');
  const names = words.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map((name) => name.trim());
  return names.length === hits.length && names.every((name) => /^[a-z][^.;:]{2,60}$/i.test(name))
    ? names
    : null;
};

/** "1.2 KL", "40 T": a quantity without its time, which the words around it tell, or nothing does. */
const BARE_AMOUNT =
  /(?<![\w.,])(\d[\d,]*(?:\.\d+)?)\s*(KL|M\.?T\.?|T|tonn?e?s?|lit(?:re|er)s?|kgs?|Nos\.?)(?![\w/])(?!\s*(?:\/|per\b|capacity|tanks?|drums?\b))/g;
/** What hazardous wastes are called. */
const WASTE =
  /\b(?:sludge|residues?|used|spent|waste|oil|containers?|barrels?|drums?|bags|catalysts?|resins?|dross|ash|filters?|salts?|slag|tar)\b/i;
const SETS_AMOUNT =
  /\b(?:not\s+(?:\w+\s+){0,4}?more\s+than|exceed\w*|limited|restricted|authori[sz]ed|permitted|allowed)\b/i;

/** "The storage of used batteries shall be limited to 200 MT": how much may lie there, of what a plant works up. */
const STORED = /\b(?:storage|stocks?|inventory)\s+of\b/i;

/** "Domestic waste water": it flows, and is no waste that is weighed. */
const NO_WASTE =
  /^(?!.*\b(?:sludge|residue|cake|from|of)\b).*\bwaste\s*-?\s?waters?\b|\beffluents?$|\bsewage$/i;

const listBareAmounts = (text: string, hits: readonly Hit[]): Hit[] =>
  SETS_AMOUNT.test(text)
    ? findMatches(BARE_AMOUNT, text)
        .map((found) => ({
          start: found.index,
          end: found.index + found[0].length,
          limit: groupOf(found, 1),
          unit: groupOf(found, 2),
        }))
        .filter(({ start, end }) => !hits.some((hit) => hit.start < end && start < hit.end))
    : [];

/** The hazardous wastes of a sentence: those with a number of the schedules, and others where it speaks of hazardous ones. */
export const readWastes = (sentence: Sentence): TextLimit[] => {
  const { text, hits: told, section } = sentence;
  const isHazardous =
    /\bhazardous\b(?!\s+chemicals)|\bHWM?\b/i.test(`${section ?? ''} ${text}`) &&
    !/non-?\s?hazardous/i.test(text);
  const bare = isHazardous ? listBareAmounts(text, told) : [];
  const hits = [...told, ...bare].sort((a, b) => a.start - b.start);
  const inTurn = isHazardous ? listInTurn(text, hits) : null;
  let last = -2;
  return hits.flatMap((hit, at) => {
    if (!AMOUNT.test(hit.unit)) return [];
    const before = text.slice(0, hit.start);
    if (
      PASSED_ON.test(text.slice(hit.end)) &&
      !ALLOWED.test(before) &&
      !/\b(?:of|up\s*to|not\s+exceeding|max(?:imum|\.)?)\s*$/i.test(before) &&
      !KNOWN.test(before)
    )
      return [];
    const next = last === at - 1 ? NEXT_WASTE.exec(text.slice(hits[at - 1]?.end, hit.start)) : null;
    const parameter =
      inTurn?.[at] ??
      nameOf(sentence, hit, isHazardous, hits[at - 1]?.end ?? 0) ??
      (next && groupOf(next, 1));
    if (
      parameter === null ||
      NO_WASTE.test(parameter) ||
      (bare.includes(hit) && (!WASTE.test(parameter) || STORED.test(before)))
    )
      return [];
    last = at;
    return [{ medium: 'hazardous_waste', parameter, limit: hit.limit, unit: hit.unit }];
  });
};
