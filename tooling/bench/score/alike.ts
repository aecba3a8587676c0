/** The words of a text in small letters, without marks between them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether two words are the same, or long and one letter apart: a reading that nobody would call wrong. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const rest = (word: string, from: number) => word.slice(from);
  return (
    rest(one, start + 1) === rest(other, start + 1) ||
    rest(one, start + 1) === rest(other, start) ||
    rest(one, start) === rest(other, start + 1)
  );
}

/** The share of the wanted words that stand, in their order, in a text: 1 where all do. */
export function shareOf(wanted: string, text: string): number {
  const words = wordsOf(wanted);
  const found = wordsOf(text);
  if (words.length === 0) return 0;
  let row: number[] = Array.from({ length: found.length + 1 }, () => 0);
  for (const word of words) {
    const next = [0];
    for (const [at, other] of found.entries())
      next.push(areAlike(word, other) ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return (row[found.length] ?? 0) / words.length;
}
