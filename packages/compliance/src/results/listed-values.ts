import { toOneLine } from '../reading/language/one-line.ts';
import { findHeadUnit, isUnit, withBasis } from '../reading/limits/values.ts';
import { readAmount } from './amount.ts';
import { isKnownParameter } from './parameters.ts';
import type { ReportHead } from './types.ts';

/** One result of a line without a table around it, as cells below {@link LISTED_HEADS}; what is not said is empty. */
export type ListedCells = [parameter: string, value: string, unit: string, limit: string, method: string];

/** What the cells of a listed result are. */
export const LISTED_HEADS: readonly ReportHead[] = ['Parameter', 'Result', 'Unit', 'Limit', 'Method'].map(
  (text) => ({ text, above: null }),
);

/** Stands between cells of a line; no report prints it. */
const CELL = '\t';
/** "1.", "(ii)", "a)" and the number of a row in a cell of its own. */
const ENUMERATOR = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[).:]\s+|\d{1,2}\t|[•▪*-]\s+)/i;
/** "Results:", "Test results are as follows -" before the first of several. */
const LEAD =
  /^(?:the\s+)?(?:test\s+|analysis\s+)?results?\s*(?:(?:are|is)\s*(?:as\s+(?:under|follows|below))?)?\s*[:–-]\s*/i;
/** What parts a parameter from its value: a colon, an equals sign, a dash between blanks, or the edge of a cell. */
const SEPARATOR = /\s*(?:[:=]|\s[–—-](?=\s|\t|$)|\t)[\s:=–—-]*/;
/** Where the next of several results of one line begins. */
const NEXT = /\s*[,;]\s*(?:and\s+)?(?=[A-Za-z][^,;:=]{0,38}(?:[:=]|\s[–—-]\s))/;
/** Parameters have short names. */
const NAME_LENGTH = 60;
/** What is measured but not of the sample, or says what is allowed. */
const NO_RESULT =
  /\b(?:receipt|received|room|storage|preserv\w*|transport\w*|sampling|sampler|ambient\s+temp\w*|limits?|standards?|permissible|norms?|method|date|ref\w*|instrument|meter|remarks?|nos?|reg\w*|code|page)\b/i;
/** "(limit 250 mg/l)", "Standard: 5.5 to 9.0", "against 100". */
const LIMIT =
  /[([]?\s*\b(?:(?:consent|permissible|prescribed|tolerance|max(?:imum)?\.?|PCB|[A-Z]PCB|CPCB)\s+)?(?:limits?|standards?|norms?|permissible|against|not\s+to\s+exceed)\b[^\d<>A-Z]{0,12}([^)\]\t]+)[)\]]?/i;
const METHOD = /[([]?\b((?:IS|APHA|EPA|USEPA|ASTM|CPCB)\b\s*:?\s*[\w\s:().,/-]{0,60})/;
/** Where an amount may begin behind a name: a recogniser loses the colon between them. */
const AMOUNT = /[\s,](?=[<>≤≥]|BDL|B\.D\.L|BLQ|ND\b|\.?\d)/g;
/** Words by which a sentence tells a limit or more than one value. */
const SENTENCE =
  /\b(?:is|are|was|were|shall|should|not|exceed\w*|than|within|upto|up|to|of|from|at|and\s+the)\s*$/i;
/** What laboratories write where nothing is counted. */
const SEEN = /^(?:agreeable|colou?rless|odou?rless|unobjectionable|clear|none)\b/i;

const isAmount = (value: string): boolean => readAmount(value).kind !== 'words' || SEEN.test(value);

/** The value without its unit, and that with what it is referred to: "BDL (DL 2 mg/l)" is "BDL (DL 2)" in mg/l. */
const cutValue = (text: string): { value: string; unit: string } => {
  const plain = findHeadUnit(text);
  if (plain === null) return { value: text, unit: '' };
  const at = text.lastIndexOf(plain);
  const unit = withBasis(plain, text.slice(at + plain.length));
  const end = text.indexOf(unit, at) < 0 ? at + plain.length : at + unit.length;
  const value = `${text.slice(0, at).trim()}${text.slice(end)}`.replace(/\(\s*\)|[\s,;]+$/g, '').trim();
  return { value, unit };
};

/** The name and what is said of it, and whether something stands between them. */
const part = (plain: string): { name: string; said: string; isParted: boolean } | null => {
  const separator = SEPARATOR.exec(plain);
  if (separator) {
    const said = plain.slice(separator.index + separator[0].length);
    return { name: plain.slice(0, separator.index), said, isParted: true };
  }
  for (const { index } of plain.matchAll(AMOUNT)) {
    const name = plain.slice(0, index);
    // A number of the name stands in brackets: "BOD (3 days at 27 °C) 42 mg/l".
    if (name.split('(').length !== name.split(')').length) continue;
    return SENTENCE.test(name) ? null : { name, said: plain.slice(index + 1), isParted: false };
  }
  return null;
};

/** Reads "pH : 7.2", "COD - 180 mg/l (limit 250 mg/l)", "BOD, 3 days at 27 °C | 22 | mg/l"; null for any other words. */
const readOne = (text: string): ListedCells | null => {
  const plain = text.replace(ENUMERATOR, '').trim();
  const parts = part(plain);
  if (!parts || parts.name === '' || parts.name.length > NAME_LENGTH) return null;
  const parameter = toOneLine(parts.name);
  if (!isKnownParameter(parameter) || NO_RESULT.test(parameter)) return null;
  const said = parts.said.replace(/[.;,]\s*$/, '');
  const limit = LIMIT.exec(said);
  const method = METHOD.exec(limit === null ? said : said.replace(limit[0], CELL));
  const left = [limit?.[0], method?.[0]].reduce<string>(
    (rest, part) => (part === undefined ? rest : rest.replace(part, CELL)),
    said,
  );
  const [first = '', ...cells] = left.split(CELL).map((cell) => cell.trim());
  const { value, unit } = cutValue(first);
  if (!isAmount(value)) return null;
  // "pH 7.2 at the inlet and 7.4 at the outlet" is no single value.
  if (readAmount(value).kind === 'exactly' && /[a-z]{2,}.*\d/i.test(value)) return null;
  // Without anything between them only a unit tells an amount from a number of the name; of pH there is none.
  if (!parts.isParted && unit === '' && !/^pH$/i.test(parameter)) return null;
  return [
    parameter,
    value,
    unit || (cells.find(isUnit) ?? ''),
    limit?.[1]?.trim() ?? '',
    method?.[1]?.trim() ?? '',
  ];
};

/**
 * The results that a line lists without a table: one, or several after each other ("pH: 7.2, COD: 180 mg/l"). Empty where
 * it holds anything else: a line is read whole or not at all.
 */
export const readListedValues = (cells: readonly string[]): ListedCells[] => {
  const line = cells.map(toOneLine).filter(Boolean).join(CELL).replace(LEAD, '');
  const parts = line.split(NEXT).map(readOne);
  // "Suspended solids, total : 45" is one name with a comma.
  const found = parts.includes(null) ? [readOne(line)] : parts;
  return found.filter((one) => one !== null);
};
