import type { Decimal } from './decimal.ts';

/** The number in plain digits, without zeros that say nothing: "0.05", "1800". */
export const formatDecimal = ({ digits, exponent }: Decimal): string => {
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits);
  if (exponent >= 0) return digits === 0n ? '0' : `${sign}${all}${'0'.repeat(exponent)}`;
  const padded = all.padStart(1 - exponent, '0');
  const whole = padded.slice(0, exponent);
  const fraction = padded.slice(exponent).replace(/0+$/, '');
  return fraction === '' ? `${digits === 0n ? '' : sign}${whole}` : `${sign}${whole}.${fraction}`;
};
