/** What is compared of an obligation. */
export type Comparable = { id: string; title: string; text: string; category: string };

/** Two conditions of this likeness (0..1) say the same; below, a person decides. */
const ALIKE = 0.6;

/**
 * Pairs obligations of an older order with those of its renewal by their words, the most alike first, each at most
 * once. Only the same category can pair: a record is no report, however alike the words.
 * @returns ids of the newer by ids of the older
 */
export function matchObligations(
  older: readonly Comparable[],
  newer: readonly Comparable[],
): Map<string, string> {
  const words = new Map([...older, ...newer].map((each) => [each.id, toWords(each)]));
  const pairs = older.flatMap((from) =>
    newer
      .filter((to) => to.category === from.category)
      .map((to) => ({
        from: from.id,
        to: to.id,
        likeness: likenessOf(words.get(from.id), words.get(to.id)),
      })),
  );
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to, likeness } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness < ALIKE || matched.has(from) || taken.has(to)) continue;
    matched.set(from, to);
    taken.add(to);
  }
  return matched;
}

/** Words that tell: numbers are left out, because limits and clause numbers change with every renewal. */
function toWords({ title, text }: Comparable): Set<string> {
  return new Set(`${title} ${text}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

/** Share of the words of both that both have (Jaccard). */
function likenessOf(a: Set<string> = new Set(), b: Set<string> = new Set()): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
