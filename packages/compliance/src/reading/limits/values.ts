import { RANGE_WORDS } from '../indic/range.ts';

/** What is measured, as boards write it. Sources: EP Rules 1986, Schedules I and VI, and NAAQS 2009. */
export const PARAMETER =
  /\b(?:p\.?\s*h\b(?:\s*value)?|oil\s*(?:&|and)\s*grease|o\s*&\s*g|B\.?O\.?D|bio-?\s*chemical|chemical\s+oxygen|C\.?O\.?D|T\.?S\.?S|SS\b(?!\s*[-–]?\s*(?:3\d\d|grade|pipes?|tanks?|sheets?|vessels?))|(?:total\s+)?suspended|(?:total\s+)?dissolved|T\.?D\.?S|chlorides?|sulphates?|sulphides?|sulfates?|sulfides?|phenol\w*|fluorides?|cyanides?|phosph\w+|nitrogen|nitrates?|ammonia\w*|NH\s?4(?:-\s?N)?|N-?\s?total|total\s?-?\s?N\b|TKN|kjeldahl|chromium|Cr\s?\+\s?6|Cr\s?6\+|Cr\s?\(?VI\b|copper|zinc|Zn\b|Hg\b|Pb\b|nickel|lead(?!\s+(?:acid|time))|mercury|arsenic|cadmium|iron|manganese|selenium|vanadium|boron|sodium|percent|SAR|hardness|alkalinity|residual\s+(?:free\s+)?chlorine|chlorine|free\s+available|fa?ecal|coliform|F\.?C\b\.?(?=\s*[:(<≤-])|total\s?-?\s?P\b|bio-?\s*assay|colou?r|odou?r|temperature|turbidity|particulate|P\.?M\.?\b|SPM|TPM|PM\s*(?:10|2\.5)|RSPM|SO\s*[2x₂]|NO\s*[2x₂]|NOX|sul(?:ph|f)ur(?!ic\s+acid\s+(?:plant|unit))|oxides|carbon\s+monoxide|CO\b|HCl|HBr|H2S|HF\b|NH3|Cl2|acid\s+mist|(?:NM)?VOCs?|NMHC|hydrocarbons?|dissolved\s+oxygen|benzo\s?\(\s?a\s?\)\s?pyrene|benzene|ozone|AOX|dioxins?(?:\s+(?:and|&)\s+furans)?|furans|TOC|metals|(?:pest|insect)icides?|surfactants?|detergents?|fugitive\s+(?:dust\s+)?emissions?|noise|day\s*-?\s*time|night\s*-?\s*time|mist|fumes|dust(?!ing)|opacity|smoke|silver|tin\b|toluene|hexane|formaldehyde|conductivity|velocity|radon|fluorine)/i;

/** What cleans, moves or holds what is measured, and the names of machines. */
const MACHINE =
  /\b(?:tanks?|filters?|press(?:es)?|pumps?|floaters?|extractions?|extractors?|blowers?|motors?|cyclones?|scrubbers?|clarifiers?|collectors?|separators?|thickeners?|traps?|screens?|dos(?:ing|ers?)|dryers?|evaporators?|coolers?|suppression|sprinklers?|hoppers?|silos?|machines?|furnaces?|generators?|analy[sz]ers?|meters?|streams?|yards?|sheds?|storage|stores?)\b/i;

/** Whether a cell names what is measured: "COD", "Particulate matter"; a machine that has its name of it does not. */
export const isParameter = (name: string): boolean => PARAMETER.test(name) && !MACHINE.test(name);

const NUMBER = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?(?:\\s*[x×]\\s*10\\s*\\^?\\s*\\d+)?';
const UNITS =
  '(?:(?:mg|milli\\s*grams?)\\s*per\\s*lit(?:re|er)|mg\\s*(?:\\/|per)\\s*(?:N\\s*m\\s*[3³]|l(?:tr?s?\\b\\.?|it(?:re|er)?s?\\b\\.?)?|L|kg|m[3³])|[µμu]g\\s*\\/\\s*(?:N?m[3³]|l)|ng\\s*\\w*\\s*\\/\\s*N?m[3³]|micro\\s*g(?:rams?|ms?)?\\s*(?:\\/|per)\\s*(?:N?m[3³]|(?:normal\\s+)?cu(?:bic|\\.)?\\s*m\\w*)|ppm(?:v)?|ppb|(?:m[3³]|cu\\.?\\s*m\\w*|KL|lit(?:re|er)s?|ltrs?\\.?|l)\\s*(?:\\/|per)\\s*(?:MT|ton(?:ne)?|t|kg|KL)\\b|OU\\s*\\/\\s*m[3³]|kg\\s*(?:\\/|per)\\s*(?:day|d|hr|hour|batch|MT|ton(?:ne)?|t)\\b|g(?:m)?\\s*\\/\\s*(?:kw\\.?\\s*-?h(?:r)?|s(?:ec)?)|MPN\\s*(?:\\/|per)\\s*100\\s*ml|CFU\\s*\\/\\s*\\w+|dB\\s*(?:\\(\\s*A\\s*\\)|A)(?:\\s*Leq)?|(?:°|º|deg\\.?\\s*)\\s*C|%|NTU|m\\s*(?:-1|\\^-1|⁻¹)|hazen(?:\\s+units?)?|pt-?co\\s*\\w*|µS\\s*\\/\\s*cm|m\\s*\\/\\s*s(?:ec)?|ton(?:ne)?s?\\s*\\/\\s*(?:annum|year|month|day|a|y|m|d)|(?:MT|KL|kg|nos?\\.?|lit(?:re|er)?s?|ltrs?\\.?|T|m3)\\s*\\/\\s*(?:a(?:nnum)?|y(?:r|ear)?|m(?:onth)?|d(?:ay)?|d)\\b|(?:MT|KL|kg|nos?\\.?|lit(?:re|er)s?|ltrs?\\.?|ton(?:ne)?s?|T)\\s*per\\s*(?:annum|year|month|day)\\b|units?\\b|MTA|TPA|MTPA|KLPA|KLA\\b|Nos?(?!\\d)\\.?(?:\\s+per\\s+(?:annum|year|month))?)';

/** What makes a figure the least that there must be, and not the most. */
const LOWER =
  '(?:(?:shall\\s+|should\\s+)?not\\s+(?:to\\s+)?(?:be\\s+)?less\\s+than|min(?:imum|\\.)?(?:\\s+of)?|at\\s+least|more\\s+than|greater\\s+than|above|[>≥]\\s*=?)';
const UPPER =
  '(?:(?:shall\\s+|should\\s+)?not\\s+(?:to\\s+)?(?:be\\s+)?(?:exceed|more\\s+than|greater\\s+than)(?:ing)?|less\\s+than|below|within|max(?:imum)?\\.?|up\\s*to|between|[<≤]\\s*=?|:)';
const FIGURE = `${NUMBER}(?:\\s*(?:to|-|–|—|and|${RANGE_WORDS})\\s*${NUMBER})?`;
const VALUE = new RegExp(`^(?:(${LOWER})\\s*|(?:${UPPER}\\s*)*)(${FIGURE})\\s*\\(?\\s*(${UNITS})?`, 'i');
/** "MPN/100ml <230": the unit before its figure. */
const UNIT_AHEAD = new RegExp(`^(${UNITS})\\s*[:–-]?\\s*([<≤]?\\s*${FIGURE})$`, 'i');
const WORDS = /^(?:nil|absent|not\s+detectable|all\s+efforts|colou?rless|\d+\s*%\s*survival)/i;

/** What a unit is referred to: "at 6 % O2", "corrected to 11 % oxygen", "of clinker" behind a mass per tonne. */
const BASIS =
  /^\s*[,(]?\s*((?:at|@|corrected\s+to|with)\s*\d+(?:\.\d+)?\s*%\s*(?:dry\s+)?(?:O2|O₂|CO2|oxygen))\b/i;
const PRODUCT =
  /^\s*((?:of|per\s+tonne\s+of)\s+[a-z]+(?:\s+(?!(?:and|or|in|is|at|as|with|for|from|to|by|only|shall|should|on|the)\b)[a-z]+)?)\b/i;

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
  const text = cell.trim();
  if (WORDS.test(text)) return { limit: text, unit: null };
  const ahead = UNIT_AHEAD.exec(text);
  const match = VALUE.exec(ahead ? `${ahead[2]} ${ahead[1]}` : text);
  if (!match?.[2]) return null;
  const rest = text.slice(match[0].length).trim();
  // "45.00 Coal": a number that goes on with words measures something else.
  if (/^[a-z]{4,}/i.test(rest) && !match[3]) return null;
  // "4 mg/l (min)": the least that there must be.
  const least = match[1] ?? /^[,(]?\s*(min(?:imum\b|\b\.?))/i.exec(rest)?.[1];
  return {
    limit: [least, match[2]].filter(Boolean).join(' ').trim(),
    unit: match[3] ? withBasis(match[3].trim(), rest) : null,
  };
};

/** Units of what is measured in water, air and noise; quantities and shares have others. */
export const MEASURE =
  /(?:mg|[µμu]g|ng|milli\s*grams?|micro\s*g(?:rams?|ms?)?|kg|gm?)\s*\w*\s*(?:\/|per)|ppm|ppb|dB|MPN|CFU|°|º|deg|NTU|m\s*(?:-1|\^-1|⁻¹)|hazen|pt-?co|^(?:m[3³]|KL|lit\w*|ltrs?\.?|l)\s*(?:\/|per)\s*(?:MT|ton|t|kg|KL)/i;

/** "(3 days at 27 °C)" says how BOD is measured. */
const METHOD = /\(\s*\d+\s*days?[^)]*\)|,\s*\d+\s*days?,?\s*(?:at\s*)?\d+\s*(?:°|º|deg\w*\.?)\s*C\b/gi;

/** The unit that a head of a column names for all its rows ("in mg/l", "(mg/Nm3)"), or null. */
export const findHeadUnit = (head: string): string | null =>
  new RegExp(UNITS, 'i').exec(head.replace(METHOD, ' ').replace(/Nos?\.?|\bunits?\b/gi, ''))?.[0] ?? null;

/** A unit behind a list of figures: "PM10 - 100, SO2 - 80 in µg/m3". */
export const UNIT_OF_LIST = new RegExp(
  `(?<=\\d)\\s*(?:\\((?:[^(),]{0,24},)?)?\\s*(?:all\\s+)?in\\s+(${UNITS})`,
  'i',
);

/** "(all in mg/l except pH and coliform in MPN/100 ml)": what has another unit, or none. */
export const OTHER_UNIT_OF_LIST = new RegExp(
  `\\bexcept\\b[^()]*?\\b(\\w{3,})\\s+(?:which\\s+is\\s+|is\\s+)?in\\s+(${UNITS})`,
  'i',
);

/** The same in front of them: "(all values in mg/l except pH): SS - 100, BOD - 30". */
export const UNIT_BEFORE_LIST = new RegExp(
  `\\(\\s*(?:all\\s+)?(?:the\\s+)?(?:values?|parameters?|figures?|units?|concentrations?|limits?)?\\s*(?:are\\s+|expressed\\s+)?in\\s+(${UNITS})[^)]*\\)\\s*[:–-]`,
  'i',
);

const UNIT_ALONE = new RegExp(`^\\(?\\s*(?:in\\s+)?(?:${UNITS})\\s*\\)?$`, 'i');

/** Whether a cell is a unit and nothing else: "mg/l", "in dB(A)". */
export const isUnit = (cell: string): boolean => UNIT_ALONE.test(cell.trim());

/** All stretches "number unit" in a sentence, for limits that stand in the text. */
export const LIMIT_IN_TEXT = new RegExp(
  `(?<![A-Za-z.\\d])(${NUMBER}(?:\\s*(?:to|-|–)\\s*${NUMBER})?)\\s*(${UNITS})`,
  'gi',
);
