/** What a single line contains. It decides how a paste is cleaned. */
export type LineKind = 'text' | 'email' | 'number' | 'digits';

/** Invisible characters from web pages and PDFs: zero-width characters, soft hyphens, text direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** The same without joiners, which are part of words in Indian scripts. */
const INVISIBLE_BUT_JOINERS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Replaces Devanagari digits with 0 to 9: Hindi keyboards and orders use them. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * Cleans a pasted text for a single line. Text: line breaks and tabs become a space, and the ends are trimmed. Email:
 * no white space, no `mailto:`, no angle brackets. Number: no grouping commas, no spaces. Digits: only digits, without
 * `prefix` (a country code such as +91) if the paste starts with it.
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

/** Keeps what a number may contain while it is typed: digits, one decimal point, a sign at the start. */
export function keepNumber(text: string, { isWhole = false, canBeNegative = false } = {}): string {
  const plain = cleanPaste(text, 'number').replace(/[^\d.-]/g, '');
  const sign = canBeNegative && plain.startsWith('-') ? '-' : '';
  const [whole = '', ...parts] = plain.replace(/-/g, '').split('.');
  return isWhole || parts.length === 0 ? `${sign}${whole}` : `${sign}${whole}.${parts.join('')}`;
}
