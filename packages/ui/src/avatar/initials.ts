// Made with the first name: one for each row would cost more than the row.
let segmenter: Intl.Segmenter | undefined;

/**
 * Up to two initials of a name, from the first and the last word. It works with any script and never splits a
 * character.
 */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  segmenter ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  const graphemes = segmenter;
  const letter = (word: string) => graphemes.segment(word).containing(0)?.segment ?? '';
  return (letter(first) + (last ? letter(last) : '')).toLocaleUpperCase('en-IN');
}

/** A number from 0 to `count - 1`. The same text always gives the same number. */
export function toBucket(text: string, count: number): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}
