/** A run of words that stayed, came or went. */
export type WordRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** Longer texts are not compared word by word: that takes the square of their length. */
const MOST_WORDS = 600;

const toWords = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Words are the same in any case and with any sign at their end. */
const toKey = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Lengths of the longest common subsequences of the ends of two lists of words. */
function toLengths(older: readonly string[], newer: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: older.length + 1 }, () => new Uint16Array(newer.length + 1));
  for (let i = older.length - 1; i >= 0; i--) {
    for (let j = newer.length - 1; j >= 0; j--) {
      const row = rows[i];
      const below = rows[i + 1];
      if (!row || !below) continue;
      row[j] = older[i] === newer[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/**
 * Two wordings in one, word by word, in reading order: what stayed (in its newer form), what went and what came.
 * Capitals, signs and line breaks are no difference.
 */
export function compareWords(older: string, newer: string): WordRun[] {
  const [from, to] = [toWords(older), toWords(newer)];
  const runs: WordRun[] = [];
  const add = (kind: WordRun['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else runs.push({ kind, text: word });
  };
  if (from.length > MOST_WORDS || to.length > MOST_WORDS) {
    if (isSameText(older, newer)) return [{ kind: 'same', text: to.join(' ') }];
    return [
      { kind: 'removed', text: from.join(' ') },
      { kind: 'added', text: to.join(' ') },
    ];
  }
  const [fromKeys, toKeys] = [from.map(toKey), to.map(toKey)];
  const lengths = toLengths(fromKeys, toKeys);
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [old, own] = [from[i], to[j]];
    if (old !== undefined && own !== undefined && fromKeys[i] === toKeys[j]) {
      add('same', own);
      i++;
      j++;
    } else if (
      own === undefined ||
      (old !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      add('removed', old ?? '');
      i++;
    } else {
      add('added', own);
      j++;
    }
  }
  return runs;
}

/** Whether two wordings differ in nothing but capitals, signs and spaces. */
export function isSameText(older: string, newer: string): boolean {
  const [from, to] = [older, newer].map((text) => toWords(text).map(toKey).filter(Boolean).join(' '));
  return from === to;
}
