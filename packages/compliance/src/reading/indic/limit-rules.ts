import { toLimitMedium } from '../limits/medium-rules.ts';
import type { TextLimit } from '../limits/sentence.ts';
import type { Rule } from '../rule.ts';
import { START, SUFFIX, toPattern } from './fold.ts';
import { type IndicHit, listIndicHits } from './limit-hits.ts';
import { RANGE_WORDS } from './range.ts';

/**
 * A sentence with its names, units and figures in English, folded and not (`printed`), and the words that tell its medium,
 * the nearest first.
 */
export type IndicLimitSentence = { text: string; printed: string; contexts: string[] };

/** The limits of one sort in a sentence of Hindi, Marathi or Gujarati. All rules are asked, one after the other. */
export type IndicLimitRule = Rule<[sentence: IndicLimitSentence], TextLimit[]>;

const FIGURE = '\\d{1,2}(?:\\.\\d{1,2})?';
/** "6.5 से 8.5", "6.5 - 8.5", "5.5 और 9.0 के बीच". */
const ACIDITY = toPattern(
  `${START}pH(?![A-Za-z])[^,;।\\d]{0,40}?(${FIGURE})\\s*(${RANGE_WORDS}|to|-|–|एवं|तथा|और|व|आणि|અને)\\s*(${FIGURE})(?![\\d/])`,
  'u',
);

/** The sense of "and" between the ends of a range. */
const AND = toPattern('^(?:एवं|तथा|और|व|आणि|અને)$', 'u');

const toSource = (figure: string): string => figure.replaceAll('.', '\\.');

/** The word between the ends of a range, as it is printed. */
const findBetween = (printed: string, from: string, to: string): string | undefined =>
  new RegExp(`${toSource(from)}\\s*(\\S+?)\\s*${toSource(to)}`, 'u').exec(printed)?.[1];

const readAcidity = ({ text, printed, contexts }: IndicLimitSentence): TextLimit[] => {
  const [, from = '', between = '', to = ''] = ACIDITY.exec(text) ?? [];
  if (from === '') return [];
  const word = AND.test(between) ? '-' : (findBetween(printed, from, to) ?? 'to');
  const limit = `${from} ${word} ${to}`;
  return [{ medium: toLimitMedium('pH', null, contexts), parameter: 'pH', limit, unit: null }];
};

/** What is measured, in the English of `toEnglishCell` or as orders print it in Latin letters. */
const NAME =
  /(?<![A-Za-z])(?:BOD|COD|TSS|TDS|SS|Suspended solids|Dissolved solids|Oil and grease|Particulate matter|Fugitive dust|PM\s?10|PM\s?2\.5|S?PM|SO[2x]|NO[2x]|CO|NH3|H2S|HCl|Cl2|Temperature|Chloride|Sulphate|Chromium)(?![A-Za-z\d])/gi;
/** A name stands at most so many letters before its figure. */
const FARTHEST = 60;

const toLimit = ({ limit, isLeast }: IndicHit): string => (isLeast ? `not less than ${limit}` : limit);

const readConcentrations = ({ text, contexts }: IndicLimitSentence): TextLimit[] =>
  listIndicHits(text).flatMap((hit) => {
    const name = [...hit.before.matchAll(NAME)].at(-1);
    if (!name || hit.before.length - name.index > FARTHEST + name[0].length) return [];
    const [parameter] = name;
    // Furnaces and baths have temperatures at which they run.
    if (/temperature/i.test(parameter) && !contexts.some((each) => /effluent|sewage/.test(each))) return [];
    const medium = toLimitMedium(parameter, hit.unit, contexts);
    return [{ medium, parameter, limit: toLimit(hit), unit: hit.unit, ...toAveraging(text) }];
  });

const HOURS = toPattern(`(\\d{1,2})\\s*(?:घंट|तास|કલાક)${SUFFIX}[^,;।\\d]{0,20}(?:औसत|सरासरी|સરેરાશ)`, 'u');

/** "24 घण्टे के औसत में". */
const toAveraging = (text: string): { averaging?: string } => {
  const hours = HOURS.exec(text)?.[1];
  return hours === undefined ? {} : { averaging: `${hours} hours` };
};

const DAY = toPattern(`${START}(?:दिन|दिवस|દિવસ)`, 'u');
const NIGHT = toPattern(`${START}(?:रात|રાત)`, 'u');

const readNoise = ({ text }: IndicLimitSentence): TextLimit[] =>
  listIndicHits(text).flatMap((hit) => {
    if (!/dB/i.test(hit.unit)) return [];
    // "दिन (प्रातः 6 बजे से रात्रि 10 बजे तक)": its hours name the other time.
    const words = hit.before.replace(/\([^()]*\)/g, ' ');
    const [day, night] = [words.search(DAY), words.search(NIGHT)];
    const parameter = day < 0 && night < 0 ? 'Noise' : day > night ? 'day time' : 'night time';
    return [{ medium: 'noise', parameter, limit: toLimit(hit), unit: hit.unit }];
  });

/** In the order in which they are asked. */
export const INDIC_LIMIT_RULES: readonly IndicLimitRule[] = [
  /** "पीएच 5.5 से 9.0": the one range without a unit. Leaves one figure. */
  { id: 'acidity', read: readAcidity },
  /** "बीओडी 30 मिग्रा/ली से अधिक नहीं". Leaves figures without a name near, and what is found, comes in or sets off something. */
  { id: 'concentration', read: readConcentrations },
  /** "दिन में 75 डेसिबल": noise by day and night, or at all times. Leaves other units. */
  { id: 'noise', read: readNoise },
];
