import { type Decimal, parseDecimal } from './decimal.ts';

/**
 * What a laboratory found. `below`: less than it can detect, `number` is the least it can, or null where the report does
 * not say; `above`: more than it could count; `words`: no number at all ("Agreeable").
 */
export type Amount =
  | { kind: 'exactly' | 'above'; number: Decimal }
  | { kind: 'below'; number: Decimal | null }
  | { kind: 'words' };

const NUMBER = '[+-]?\\d[\\d,]*(?:\\.\\d+)?(?:\\s*[x×*]\\s*10\\s*\\^?\\s*[⁰¹²³⁴⁵⁶⁷⁸⁹\\d]{1,2})?|\\.\\d+';
const NOT_FOUND =
  /^(?:b\.?\s?d\.?\s?l\.?|b\.?\s?l\.?\s?q\.?|b\.?\s?l\.?\s?o\.?\s?q\.?|n\.?\s?d\.?|n\.?\s?t\.?\s?d\.?|below\s+(?:the\s+)?(?:detection|detectable|quantification)\b.*?|not\s+(?:detected|detectable|traceable)|absent|nil|nd)(?![a-z])/i;
const LESS = new RegExp(`^(?:<|≤|less\\s+than|below)\\s*=?\\s*(${NUMBER})`, 'i');
const MORE = new RegExp(`^(?:>|≥|more\\s+than|above|greater\\s+than)\\s*=?\\s*(${NUMBER})`, 'i');
const PLAIN = new RegExp(`^(${NUMBER})(?:\\s*(?:±|\\+/-)\\s*[\\d.]+)?(?=$|[\\s(%*°a-zµμ])`, 'i');
/** "BDL (<0.05)", "ND (DL: 0.01 mg/l)": the least that can be detected. */
const DETECTION = new RegExp(
  `[([]?\\s*(?:<|(?:M?DL|LOD|LOQ|MDL|RL)\\b)\\s*[:=–-]?\\s*<?\\s*(${NUMBER})`,
  'i',
);

const read = (match: RegExpExecArray | null): Decimal | null => (match?.[1] ? parseDecimal(match[1]) : null);

/** Reads a cell of results: "7.2", "< 5", "BDL (DL 0.05)", "> 1600", "1,250 ± 12", "Agreeable". */
export const readAmount = (text: string): Amount => {
  const cell = text.trim().replace(/^[:=]\s*/, '');
  const notFound = NOT_FOUND.exec(cell);
  if (notFound) return { kind: 'below', number: read(DETECTION.exec(cell.slice(notFound[0].length))) };
  const less = read(LESS.exec(cell));
  if (less) return { kind: 'below', number: less };
  const more = read(MORE.exec(cell));
  if (more) return { kind: 'above', number: more };
  // A range of results ("6.8 - 7.4") is no single value.
  const number = /^\S+\s*(?:-|–|to)\s*\d/.test(cell) ? null : read(PLAIN.exec(cell));
  return number ? { kind: 'exactly', number } : { kind: 'words' };
};
