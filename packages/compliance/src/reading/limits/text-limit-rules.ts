import { groupOf } from '../language/group.ts';
import { findMatch, findMatches } from '../language/search.ts';
import type { Rule } from '../rule.ts';
import { toLimitMedium } from './medium-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';
import { readConcentrations } from './text-concentrations.ts';
import { readNoise } from './text-noise.ts';
import { readTemperatures } from './text-temperatures.ts';
import { readWastes } from './text-wastes.ts';

/** The limits of one sort in a sentence. All rules are asked, one after the other. */
export type TextLimitRule = Rule<[sentence: Sentence], TextLimit[]>;

/** "pH 6.5-8.5", "pH shall be between 5.5 and 9.0": the one range without a unit. */
const PH_RANGE =
  /\bp\.?H\b\.?(?:(?!\bpH\b)[^;.\d]){0,60}?(?<![\d.])(\d{1,2}(?:\.\d{1,2})?\s*(?:to|-|–|and|[,(]?\s*(?:and\s+)?max(?:imum|\.)?)\s*\d{1,2}(?:\.\d{1,2})?)(?![\d/%]|\s*(?:days?|months?|hours?|hrs?|mg|KL|°)\b)/i;
const ACIDITY = /^p\.?H\b\.?/i;
/** "pH 6.5-8.5", where no figure with a unit stands in the same words. */
/** "pH of the scrubbing liquor", "pH … in the neutralisation tank": at which a plant is run. */
const IN_PROCESS =
  /\b(?:scrubb\w+|liquors?|slurry|dosing|(?:neutrali[sz]ation|equali[sz]ation|aeration|reaction|feed|buffer|mixing|flash)\s+tanks?|digesters?|reactors?|boiler\s+(?:feed\s+)?water)\b/i;
const readAcidity = ({ text, hits, section }: Sentence): TextLimit[] => {
  const acidity = findMatch(PH_RANGE, text);
  if (
    !acidity?.[1] ||
    IN_PROCESS.test(acidity[0]) ||
    IN_PROCESS.test(/^[^,;.]{0,70}/.exec(text.slice(acidity.index + acidity[0].length))?.[0] ?? '') ||
    !hits.every((hit) => hit.end <= acidity.index || hit.start >= acidity.index + acidity[0].length)
  )
    return [];
  const medium = toLimitMedium('pH', null, [text, section ?? '']);
  return [{ medium, parameter: ACIDITY.exec(acidity[0])?.[0] ?? 'pH', limit: acidity[1].trim(), unit: null }];
};

/** What is a number without a unit: "SAR not exceeding 18", "percent sodium shall not exceed 60". */
const BARE =
  /(?<![\w.])(percent\s+sodium|%\s*sodium|sodium\s+ab?d?sorption\s+ratio|SAR)\b(?:[^,;.\d]{0,40}?\b(?:exceed\w*|more\s+than|less\s+than|below|within|max\w*|of|is)\s+(?=\d)|\s*[:–-]?\s*(?=\d+(?:\.\d+)?\s*(?:\(?max|[,;.]|and\b|$)))(\d+(?:\.\d+)?)(?!\s*(?:%|mg))\b/gi;

const readBare = ({ text, section }: Sentence): TextLimit[] =>
  findMatches(BARE, text).map((found) => ({
    medium: toLimitMedium(groupOf(found, 1), null, [text, section ?? '']),
    parameter: groupOf(found, 1),
    limit: groupOf(found, 2),
    unit: null,
  }));

/** What flows for each tonne that is made. */
const PER_MASS = /^(?:m[3³]|cu|KL|lit\w*|ltrs?|l)\b.*(?:\/|per)\s*(?:MT|ton|t\b|kg|KL)/i;
const OVERFLOW = String.raw`(?:(?!the\b|and\b|or\b|of\b)[a-z]+\s+){0,2}(?:over\s?-?flow|blow\s?-?down|bleed|drain\s+water)`;
const FLOW = new RegExp(
  String.raw`\b((?:(?:final|total|treated|trade|specific|fresh|waste)\s+){0,3}(?:effluents?|waste\s*water|water|spent\s*wash|sewage)\s+(?:discharge|generation|generated|volume|quantity)|(?:volume|quantity)\s+of\s+(?:the\s+)?(?:(?:final|total|treated|trade|waste)\s+){0,2}(?:effluents?|waste\s*water)|${OVERFLOW}(?:\s+(?:or|and)\s+${OVERFLOW})?)\b[^;.]{0,60}$`,
  'i',
);

const readLoads = ({ text, hits }: Sentence): TextLimit[] =>
  hits.flatMap((hit, at) => {
    const before = text.slice(hits[at - 1]?.end ?? 0, hit.start);
    const named = PER_MASS.test(hit.unit) ? FLOW.exec(before)?.[1] : undefined;
    return named
      ? [{ medium: 'effluent', parameter: named, point: null, limit: hit.limit, unit: hit.unit }]
      : [];
  });

const BIO_ASSAY = /\b(bio-?\s?assay(?:\s+test)?)\b[^;.\d]{0,40}?(\d+\s*%\s*survival[^;.]*)/i;

const readBioAssay = ({ text, section }: Sentence): TextLimit[] => {
  const found = findMatch(BIO_ASSAY, text);
  return found === null
    ? []
    : [
        {
          medium: toLimitMedium('bio-assay', null, [text, section ?? '']),
          parameter: groupOf(found, 1),
          limit: groupOf(found, 2).trim(),
          unit: null,
        },
      ];
};

/** What a sentence may limit. */
export const TEXT_LIMIT_RULES: readonly TextLimitRule[] = [
  /** "75 dB(A) in day time and 70 dB(A) in night time". Leaves decibels without a time of day. */
  { id: 'noise', read: readNoise },
  /** "pH shall be between 5.5 and 9.0". Leaves a pH without a range. */
  { id: 'acidity', read: readAcidity },
  /** "SAR not exceeding 18": a number without a unit. Leaves parameters that have one. */
  { id: 'bare-number', read: readBare },
  /** "Particulate Matter shall not exceed 115 mg/Nm3", "30 mg/l of BOD". Leaves figures without a parameter near. */
  { id: 'concentration', read: readConcentrations },
  /** "effluent discharge restricted to 100 litres per tonne of cane", "the pond overflow to 90": a flow. Leaves other materials, and flows by day. */
  { id: 'load', read: readLoads },
  /** "shall pass the bioassay test with 90 % survival of fish …". Leaves tests without a share that survives. */
  { id: 'bio-assay', read: readBioAssay },
  /** "The temperature of the effluent shall not exceed 40 °C". Leaves temperatures at which something is done. */
  { id: 'temperature', read: readTemperatures },
  /** "12 MT/annum of phosphate sludge (Cat. 12.5)": a hazardous waste. Leaves products, fuels and other wastes. */
  { id: 'hazardous-waste', read: readWastes },
];
