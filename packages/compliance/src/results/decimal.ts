/** A decimal number as it is printed, exactly: `digits × 10^exponent`. */
export type Decimal = { digits: bigint; exponent: number };

/** More digits than any laboratory prints; what has more is not read as a number. */
const DIGITS_MAX = 30;
const EXPONENT_MAX = 30;

const NUMBER = /^([+-]?)(\d[\d,]*)?(?:\.(\d+))?(?:\s*(?:[x×*]\s*10\s*\^?|e)\s*([+-]?\d{1,2}))?$/i;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Reads "1,200", "0.05", "1.8 x 10^3", "1.8 × 10³" or "2e3"; null for what is no number. */
export const parseDecimal = (text: string): Decimal | null => {
  const plain = text.trim().replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign)));
  const match = NUMBER.exec(plain);
  if (!match) return null;
  const [, sign = '', grouped = '', fraction = '', power = '0'] = match;
  const whole = grouped.replaceAll(',', '');
  const all = whole + fraction;
  const exponent = Number(power) - fraction.length;
  if (all === '' || all.length > DIGITS_MAX || Math.abs(exponent) > EXPONENT_MAX) return null;
  const digits = BigInt(all);
  return { digits: sign === '-' ? -digits : digits, exponent };
};

/** The same number in a unit that is `10^by` times smaller. */
export const shiftDecimal = ({ digits, exponent }: Decimal, by: number): Decimal => ({
  digits,
  exponent: exponent + by,
});

/** A number times a whole number. */
export const timesDecimal = ({ digits, exponent }: Decimal, factor: number): Decimal => ({
  digits: digits * BigInt(factor),
  exponent,
});

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. Exact. */
export const compareDecimals = (a: Decimal, b: Decimal): number => {
  const least = Math.min(a.exponent, b.exponent);
  const difference =
    a.digits * 10n ** BigInt(a.exponent - least) - b.digits * 10n ** BigInt(b.exponent - least);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};

/** The number as JavaScript counts: for pictures, never for a comparison. */
export const toNumber = ({ digits, exponent }: Decimal): number => Number(`${digits}e${exponent}`);
