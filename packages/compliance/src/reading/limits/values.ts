/** What is measured, as boards write it. Sources: EP Rules 1986, Schedules I and VI, and NAAQS 2009. */
export const PARAMETER =
  /\b(?:p\.?\s*h\b(?:\s*value)?|oil\s*(?:&|and)\s*grease|o\s*&\s*g|B\.?O\.?D|bio-?\s*chemical|chemical\s+oxygen|C\.?O\.?D|T\.?S\.?S|suspended|dissolved|T\.?D\.?S|chlorides?|sulphates?|sulphides?|sulfates?|sulfides?|phenol\w*|fluorides?|cyanides?|phosph\w+|nitrogen|nitrates?|ammonia\w*|TKN|kjeldahl|chromium|copper|zinc|nickel|lead|mercury|arsenic|cadmium|iron|manganese|selenium|vanadium|boron|sodium|percent|SAR|hardness|alkalinity|residual\s+(?:free\s+)?chlorine|chlorine|free\s+available|fa?ecal|coliform|bio-?\s*assay|colou?r|odou?r|temperature|turbidity|particulate|P\.?M\.?\b|SPM|TPM|PM\s*(?:10|2\.5)|RSPM|SO\s*[2x₂]|NO\s*[2x₂]|NOX|sul(?:ph|f)ur|oxides|carbon\s+monoxide|CO\b|HCl|HBr|H2S|HF\b|NH3|Cl2|acid\s+mist|VOCs?|hydrocarbons?|benzene|ozone|dioxins?|furans|TOC|metals|pesticides?|surfactants?|detergents?|MLSS|fugitive\s+(?:dust\s+)?emissions?|noise|day\s*-?\s*time|night\s*-?\s*time|mist|fumes|dust|opacity|smoke|silver|tin\b|toluene|formaldehyde|conductivity|velocity|radon|fluorine)/i;

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?(?:\\s*[x×]\\s*10\\s*\\^?\\s*\\d+)?';
const UNITS =
  '(?:mg\\s*\\/\\s*(?:N\\s*m\\s*[3³]|l(?:it(?:re|er)?)?|L|kg|m[3³])|[µμu]g\\s*\\/\\s*(?:N?m[3³]|l)|ng\\s*\\w*\\s*\\/\\s*N?m[3³]|micro\\s*grams?\\s*(?:\\/|per)\\s*(?:N?m[3³]|cu\\.?\\s*m\\w*)|ppm(?:v)?|ppb|kg\\s*\\/\\s*(?:day|d|hr|hour|batch|MT|ton(?:ne)?|t\\b)|g(?:m)?\\s*\\/\\s*(?:kw\\.?\\s*-?h(?:r)?|s(?:ec)?)|MPN\\s*\\/\\s*100\\s*ml|CFU\\s*\\/\\s*\\w+|dB\\s*\\(?A\\)?(?:\\s*Leq)?|(?:°|º|deg\\.?\\s*)\\s*C|%|NTU|hazen(?:\\s+units?)?|pt-?co\\s*\\w*|µS\\s*\\/\\s*cm|m\\s*\\/\\s*s(?:ec)?|ton(?:ne)?s?\\s*\\/\\s*(?:annum|year|month|day|a|y|m|d)|(?:MT|KL|kg|nos?\\.?|lit(?:re|er)?s?|T|m3)\\s*\\/\\s*(?:a(?:nnum)?|y(?:r|ear)?|m(?:onth)?|d(?:ay)?|d)\\b|units?\\b|MTA|TPA|MTPA|KLPA|Nos?\\.?)';

const VALUE = new RegExp(
  `^(?:(?:shall\\s+|should\\s+)?not\\s+(?:to\\s+)?(?:exceed|more\\s+than|greater\\s+than)(?:ing)?\\s*|less\\s+than\\s*|below\\s*|within\\s*|max(?:imum)?\\.?\\s*|up\\s*to\\s*|between\\s*|[<≤]\\s*=?\\s*|:\\s*)*(${NUMBER}(?:\\s*(?:to|-|–|—|and)\\s*${NUMBER})?)\\s*\\(?\\s*(${UNITS})?`,
  'i',
);
const WORDS = /^(?:nil|absent|not\s+detectable|all\s+efforts|colou?rless|\d+\s*%\s*survival)/i;

/** A limit as printed, and its unit where the same cell prints it. */
export type LimitValue = { limit: string; unit: string | null };

/** Reads a cell as a limit: "5.5 to 9.0", "100 mg/l", "Not to exceed 35", "90 % survival of fish …"; null if it is none. */
export const readLimitValue = (cell: string): LimitValue | null => {
  const text = cell.trim();
  if (WORDS.test(text)) return { limit: text, unit: null };
  const match = VALUE.exec(text);
  if (!match?.[1]) return null;
  const rest = text.slice(match[0].length).trim();
  // "45.00 Coal": a number that goes on with words measures something else.
  if (/^[a-z]{4,}/i.test(rest) && !match[2]) return null;
  return { limit: match[1].trim(), unit: match[2]?.trim() || null };
};

/** The unit that a head of a column names for all its rows ("in mg/l", "(mg/Nm3)"), or null. */
export const findHeadUnit = (head: string): string | null =>
  new RegExp(UNITS, 'i').exec(head.replace(/Nos?\.?/gi, ''))?.[0] ?? null;

/** All stretches "number unit" in a sentence, for limits that stand in the text. */
export const LIMIT_IN_TEXT = new RegExp(
  `(?<![A-Za-z.\\d])(${NUMBER}(?:\\s*(?:to|-|–)\\s*${NUMBER})?)\\s*(${UNITS})`,
  'gi',
);
