/** What a single line holds; says how a paste is cleaned. */
export type LineKind = 'text' | 'email' | 'number' | 'digits';

/** Marks that cannot be seen and come along from web pages and PDFs: zero-width signs, soft hyphens, directions. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Joiners belong to words of Indian scripts. */
const INVISIBLE_BUT_JOINERS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Digits of Devanagari as 0 to 9: Hindi keyboards and orders have them. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * A pasted text as a single line can hold it. Text: line breaks and tabs become a space, ends are trimmed. Email:
 * no white space, no `mailto:`, no angle brackets. Number: no grouping commas, no spaces. Digits: digits only,
 * without `prefix` (a country code such as +91) where the paste begins with it.
 */
export function cleanPaste(text: string, kind: LineKind, prefix = ''): string {
  switch (kind) {
    case 'email':
      return text
        .replace(INVISIBLE, '')
        .replace(/\s+/g, '')
        .replace(/^mailto:/i, '')
        .replace(/^[^<>]*<([^<>]+)>$/, '$1');
    case 'number':
      return toAsciiDigits(text)
        .replace(INVISIBLE, '')
        .replace(/[\s,'’]/g, '')
        .replace(/^[−–]/, '-');
    case 'digits': {
      const bare = toAsciiDigits(text).replace(INVISIBLE, '').trim();
      const local = prefix !== '' && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
      return local.replace(/\D/g, '');
    }
    default:
      return text.replace(INVISIBLE_BUT_JOINERS, '').replace(/\s+/g, ' ').trim();
  }
}

/** Keeps what a number can have while it is typed: digits, one point, a sign in front. */
export function keepNumber(text: string, { isWhole = false, canBeNegative = false } = {}): string {
  const plain = cleanPaste(text, 'number').replace(/[^\d.-]/g, '');
  const sign = canBeNegative && plain.startsWith('-') ? '-' : '';
  const [whole = '', ...parts] = plain.replace(/-/g, '').split('.');
  return isWhole || parts.length === 0 ? `${sign}${whole}` : `${sign}${whole}.${parts.join('')}`;
}
