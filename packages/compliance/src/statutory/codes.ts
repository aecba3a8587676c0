function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** The code of a list that a text means: the code itself or its label, in any case; null for none. */
export function findCode<T extends string>(
  codes: readonly T[],
  labels: Readonly<Record<T, string>>,
  text: string | null,
): T | null {
  if (text === null) return null;
  const wanted = plain(text);
  return codes.find((code) => code === wanted || plain(labels[code]) === wanted) ?? null;
}

/** The codes that texts mean; what no code means is left out. */
export function findCodes<T extends string>(
  codes: readonly T[],
  labels: Readonly<Record<T, string>>,
  texts: readonly string[],
): T[] {
  return texts.flatMap((text) => findCode(codes, labels, text) ?? []);
}

/** Those of a list that are known. */
export function listKnown<T extends string>(known: readonly T[], values: readonly string[]): T[] {
  return known.filter((one) => values.includes(one));
}
