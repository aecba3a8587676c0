import { RANGE_WORDS } from '../indic/range.ts';
import { UNITS } from './units.ts';

const NUMBER = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?(?:\\s*[x×]\\s*10\\s*\\^?\\s*\\d+)?';
/** What makes a figure the least that there must be, and not the most. */
const LOWER =
  '(?:(?:shall\\s+|should\\s+)?not\\s+(?:to\\s+)?(?:be\\s+)?less\\s+than|min(?:imum|\\.)?(?:\\s+of)?|at\\s+least|more\\s+than|greater\\s+than|above|[>≥]\\s*=?)';
const UPPER =
  '(?:(?:shall\\s+|should\\s+)?not\\s+(?:to\\s+)?(?:be\\s+)?(?:exceed|more\\s+than|greater\\s+than|above|over)(?:ing)?|less\\s+than|below|within|max(?:imum)?\\.?|up\\s*to|between|[<≤]\\s*=?|:)';
/** Less than a figure, and not that figure itself. */
const STRICT = '(?:less\\s+than|below|<)(?!\\s*=)';
const FIGURE = `${NUMBER}(?:\\s*(?:to|-|–|—|and|${RANGE_WORDS})\\s*${NUMBER})?`;
const VALUE = new RegExp(
  `^(?:(${LOWER}|${STRICT})\\s*|(?:${UPPER}\\s*)*)(${FIGURE})\\s*\\(?\\s*(${UNITS})?`,
  'i',
);
/** "MPN/100ml <230": the unit before its figure. */
const UNIT_AHEAD = new RegExp(`^(${UNITS})\\s*[:–-]?\\s*([<≤]?\\s*${FIGURE})$`, 'i');
const WORDS =
  /^(?:nil|absent|zero|b\.?d\.?l\b|below\s+detect\w+|(?:shall\s+)?not\s+(?:be\s+)?detect(?:able|ed)|none\b|unobjectionable|all\s+efforts|colou?rless|\d+\s*%\s*survival)/i;

/** What a unit is referred to: "at 6 % O2", "corrected to 11 % oxygen", "of clinker" behind a mass per tonne. */
const BASIS =
  /^\s*[,(]?\s*((?:at|@|corrected\s+to|with)\s*\d+(?:\.\d+)?\s*%\s*(?:dry\s+)?(?:O2|O₂|CO2|oxygen))\b/i;
const PRODUCT =
  /^\s*((?:of|per\s+tonne\s+of)\s+[a-z]+(?:\s+(?!(?:and|or|in|is|are|was|were|may|must|will|at|as|with|for|from|to|by|only|shall|should|on|the)\b)[a-z]+)?)\b/i;

/** A unit with what it is referred to; `rest` are the words behind it. */
export const withBasis = (unit: string, rest: string): string => {
  const basis =
    BASIS.exec(rest)?.[1] ??
    (/(?:\/|per)\s*(?:MT|ton(?:ne)?|t|KL)$/i.test(unit) ? PRODUCT.exec(rest)?.[1] : null);
  return basis ? `${unit} ${basis}` : unit;
};

/** A limit as printed, and its unit where the same cell prints it. The least that there must be keeps its words. */
export type LimitValue = { limit: string; unit: string | null };

/** Reads a cell as a limit: "5.5 to 9.0", "100 mg/l", "Not to exceed 35", "90 % survival of fish …"; null if it is none. */
export const readLimitValue = (cell: string): LimitValue | null => {
  // "(a) 100 for process water": the letter of the first of several.
  const text = cell.trim().replace(/^\(?[a-e]\)\s*(?=[<≤]?\d)/, '');
  if (WORDS.test(text)) return { limit: text, unit: null };
  const ahead = UNIT_AHEAD.exec(text);
  const match = VALUE.exec(ahead ? `${ahead[2]} ${ahead[1]}` : text);
  if (!match?.[2]) return null;
  const rest = text.slice(match[0].length).trim();
  // "45.00 Coal": a number that goes on with words measures something else.
  if (/^[a-z]{4,}/i.test(rest) && !match[3] && !match[0].endsWith('(')) return null;
  // "4 mg/l (min)": the least that there must be.
  const least = match[1] ?? /^[,(]?\s*(min(?:imum\b|\b\.?))/i.exec(rest)?.[1];
  return {
    limit: [least, match[2]].filter(Boolean).join(' ').trim(),
    unit: match[3] ? withBasis(match[3].trim(), rest) : null,
  };
};

/** Units of what is measured in water, air and noise; quantities and shares have others. */
export const MEASURE =
  /(?:mg|[µμu]g|ng|fib(?:re|er)s?|milli\s*grams?|micro\s*g(?:rams?|ms?)?|kg|gm?)\s*\w*\s*(?:\/|per)|ppm|ppb|dB|MPN|CFU|°|º|deg|NTU|mm\s*\/\s*s|m\s*(?:-1|\^-1|⁻¹)|hazen|[HPT]\.?C\.?U\b\.?|HSU\b|pt-?co|^(?:m[3³]|KL|lit\w*|ltrs?\.?|l)\s*(?:\/|per)\s*(?:MT|ton|t|kg|KL)/i;

/** "(3 days at 27 °C)" says how BOD is measured. */
const METHOD =
  /\(\s*\d+\s*d(?:ays?)?\b[^)]*\)|,\s*\d+\s*d(?:ays?)?\b,?\s*(?:at\s*)?\d+\s*(?:°|º|deg\w*\.?)\s*C\b|\b\d\s*-?\s*d(?:ays?)?\b[\s,]*(?:at|@|-)?\s*\d{2}\s*(?:°|º|deg\w*\.?)\s*C\b/gi;

/** The unit that a head of a column names for all its rows ("in mg/l", "(mg/Nm3)"), or null. */
export const findHeadUnit = (head: string): string | null =>
  new RegExp(UNITS, 'i').exec(
    head
      .replace(METHOD, ' ')
      .replace(/\d\s*%/g, ' ')
      .replace(/Nos?\.?|(?<!(?:pt-?co|hazen)\s+)\bunits?\b/gi, ''),
  )?.[0] ?? null;

/** A unit behind a list of figures: "PM10 - 100, SO2 - 80 in µg/m3", "… SO2 - 80 (µg/m3)". */
export const UNIT_OF_LIST = new RegExp(
  `(?<=\\d\\)?)\\s*[–—,-]?\\s*(?:(?:\\((?:[^(),]{0,24},)?)?\\s*(?:(?:all|each)\\s+(?:except\\s+[\\w ]{1,20}?\\s+)?)?in\\s+(${UNITS})|\\(\\s*(?:(${UNITS})[,\\s]+except\\b|(?=[^()]*\\/)(?:all\\s+)?(${UNITS})\\s*(?:each\\s*|(?:,|\\s+(?:at|dry)\\b)[^()]{0,30})?\\)))`,
  'i',
);

/** "(all in mg/l except pH and coliform in MPN/100 ml)": what has another unit, or none. */
export const OTHER_UNIT_OF_LIST = new RegExp(
  `\\bexcept\\b[^()]*?\\b(\\w{3,})\\s+(?:which\\s+is\\s+|is\\s+)?in\\s+(${UNITS})`,
  'i',
);

/** The same in front of them: "(all values in mg/l except pH): SS - 100, BOD - 30". */
export const UNIT_BEFORE_LIST = new RegExp(
  `\\(\\s*(?:all\\s+)?(?:the\\s+)?(?:values?|parameters?|figures?|units?|concentrations?|limits?)?\\s*(?:are\\s+|expressed\\s+)?in\\s+(${UNITS})[^)]*\\)\\s*[:–-]|(?:^|[\\w)],?\\s+)(?:all\\s+)?in\\s+(${UNITS}),?[^.;:\\d]{0,60}:|,\\s*(${UNITS})\\s*:|\\((?:[a-z0-9 -]{1,30},)?\\s*(${UNITS})\\s*\\)\\s*:`,
  'i',
);

/** "(mg/Nm3) – 50": a unit in brackets, and its figure behind it. */
export const UNIT_BEFORE_FIGURE = new RegExp(
  `\\(\\s*(?:in\\s+)?(${UNITS})\\s*\\)\\s*(?:[:–=-]|(?:(?:shall|should)\\s+)?(?:be\\s+)?(?:less\\s+than|below|within|not\\s+(?:exceeding|more\\s+than)|up\\s*to|max\\.?)\\s)\\s*[<≤]?\\s*(${NUMBER}(?:\\s*(?:to|-|–)\\s*${NUMBER})?)(?=\\s*(?:[,;)]|and\\b|$|\\.(?:\\s|$)))`,
  'gi',
);

const UNIT_ALONE = new RegExp(`^\\(?\\s*(?:in\\s+)?(?:${UNITS})\\s*\\)?$`, 'i');

/** Whether a cell is a unit and nothing else: "mg/l", "in dB(A)". */
export const isUnit = (cell: string): boolean => UNIT_ALONE.test(cell.trim());

/** All stretches "number unit" in a sentence, for limits that stand in the text. */
export const LIMIT_IN_TEXT = new RegExp(
  `(?<![A-Za-z.\\d])(${NUMBER}(?:\\s*(?:to|-|–)\\s*${NUMBER})?)\\s*(${UNITS})`,
  'gi',
);
