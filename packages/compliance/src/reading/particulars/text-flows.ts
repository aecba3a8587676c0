import { findMatches } from '../language/search.ts';
import { type Amount, wordsAround } from './amounts.ts';
import type { TextParticular } from './text-particular.ts';

const BY_DAY = /^(?:KLD|CMD|MLD|KLPD|KL|m[3³])$|^(?:KL|k\.?\s?lit|m[3³]|cu|lit|L)\b.*(?:d|day)\.?$/i;
/** Flows of water by name. */
const FLOW =
  /\b(?:(?:total|fresh|raw|ground|surface|bore\s*well|river|tap|cooling|polishing|make-?up|drinking|rain|net|daily|industrial|domestic|trade|sewage|sanitary|process|treated|recycled)\s+){0,3}(?:water(?:\s+(?:requirement|consumption|demand|drawal))?|effluents?(?:\s+(?:generation|discharge))?|sewage(?:\s+generation)?|waste\s*water(?:\s+generation)?)\b/gi;
/** "60 KLD is for process": what it is used for. */
const USE =
  /^\s*(?:\([^)]*\)\s*)?(?:(?:is|are|will\s+be|shall\s+be)\s+)?(?:used\s+)?for\s+(?:the\s+)?((?:process(?:ing)?|domestic|industrial|cooling|boiler\s+feed|gardening|green\s*belt|drinking|washing|make-?\s?up)(?:\s+(?:purposes?|use|feed|make-?\s?up|water|tower))?)\b/i;
const LIST = /\b(?:water\s+(?:requirement|use|demand)|consumption)\b[^:\d]{0,40}:/i;
const LISTED = /(?:[:,;]|\band)\s*([A-Za-z][A-Za-z\s&/-]{2,40}?)\s*[-–=]?\s*$/;
/** "720 KLD (trade) and 11 KLD (sewage)": of what it is, behind it. */
const SORT = /^\s*\(((?:trade|sewage|domestic|industrial|process|cooling)(?:\s+[a-z]+)?)\)/i;
/** What is burnt is told in the same units. */
const FUEL = /\b(?:oil|diesel|HSD|LDO|LPG|gas|petrol|naphtha|fuel)\b/i;
const FLOW_NAMED = /\b(?:effluents?|waste\s*water|water|discharge)\b/i;
const OF = /^\s*of\s+/i;
/** What holds or treats water has a size of its own. */
const PLANT =
  /\b(?:E\.?T\.?P|S\.?T\.?P|CETP|plants?|tanks?|capacity|evaporators?|MEE|R\.?O|pumps?|sumps?|reservoirs?|ponds?|storage)\b[^,;]{0,25}$/i;

/** The flows of water of a sentence: what is drawn, used, and given off. */
export const readFlows = (text: string, rates: readonly Amount[]): TextParticular[] => {
  const amounts = rates.filter((amount) => BY_DAY.test(amount.unit));
  const first = amounts[0];
  const inTurn = first && /\brespectively\b/i.test(text) ? findMatches(FLOW, text.slice(0, first.start)) : [];
  if (inTurn.length > 1 && inTurn.length === amounts.length)
    return amounts.map(({ value, unit }, at) => ({
      kind: 'water',
      name: inTurn[at]?.[0] ?? '',
      value,
      unit,
    }));
  return amounts.flatMap((amount, at) => {
    const { before, behind } = wordsAround(text, amounts, at);
    if (PLANT.test(before) || /^\s*(?:capacity|E\.?T\.?P|S\.?T\.?P|R\.?O)\b/i.test(behind)) return [];
    // "Water consumption: Process 140 KLD, Boiler 65 KLD": each is named right before it.
    const listed = LIST.test(text) ? LISTED.exec(before)?.[1] : undefined;
    if (listed !== undefined && FUEL.test(listed)) return [];
    const use =
      listed ?? USE.exec(behind)?.[1] ?? (FLOW_NAMED.test(text) ? SORT.exec(behind)?.[1] : undefined);
    const next = OF.test(behind)
      ? findMatches(FLOW, behind.replace(OF, '')).find((each) => each.index < 12)?.[0]
      : undefined;
    const last = findMatches(FLOW, before.slice(-110)).at(-1)?.[0];
    const name = use ?? next ?? last;
    return name === undefined ? [] : [{ kind: 'water', name, value: amount.value, unit: amount.unit }];
  });
};
