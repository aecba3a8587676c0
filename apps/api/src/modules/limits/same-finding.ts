import type { Citation } from '@anupalan/validators/entities/citation';

/** What tells a row of an order from its like: its name, its value, and where they are printed. */
export type Identity = { name: string; value: string; citation: Citation };

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');

const isSameText = (a: string, b: string): boolean => squeeze(a) === squeeze(b);

/** Whether two citations of a page share a line: their first rectangles overlap by half of the lower one. */
function sharesLine(a: Citation, b: Citation): boolean {
  const [first] = a.rects;
  const [other] = b.rects;
  if (!first || !other) return isSameText(a.quote, b.quote);
  const overlap = Math.min(first.y + first.height, other.y + other.height) - Math.max(first.y, other.y);
  return overlap >= Math.min(first.height, other.height) / 2;
}

/**
 * How much of a row is the same, 0 to 3: its name, its value, and its line; 0 on different pages or paragraphs, and
 * where only one of the three is the same.
 */
export function scoreSameness(a: Identity, b: Identity): number {
  if (a.citation.page !== b.citation.page || a.citation.paragraph !== b.citation.paragraph) return 0;
  const score =
    Number(isSameText(a.name, b.name)) +
    Number(isSameText(a.value, b.value)) +
    Number(sharesLine(a.citation, b.citation));
  return score >= 2 ? score : 0;
}

/**
 * What was read and is none of the kept rows. Each kept row, known by any of its identities (as it was read, as a person
 * has it), takes away at most one: the most like it.
 */
export function withoutKept<F>(
  found: readonly F[],
  kept: readonly (readonly Identity[])[],
  toIdentity: (finding: F) => Identity,
): F[] {
  const pairs = kept.flatMap((identities, at) =>
    found.map((finding, index) => ({
      at,
      index,
      score: Math.max(0, ...identities.map((identity) => scoreSameness(identity, toIdentity(finding)))),
    })),
  );
  const taken = new Set<number>();
  const used = new Set<number>();
  for (const { at, index, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score === 0) break;
    if (used.has(at) || taken.has(index)) continue;
    used.add(at);
    taken.add(index);
  }
  return found.filter((_, index) => !taken.has(index));
}
