/** What is compared of a limit; `limit` and `unit` as printed. */
export type ComparedLimit = { medium: string; parameter: string; limit: string; unit: string | null };

/** What became of the limits of an order in its renewal, each in the order of its document. */
export type LimitChanges<Limit extends ComparedLimit> = {
  changed: { older: Limit; newer: Limit }[];
  added: Limit[];
  gone: Limit[];
  /** How many are as they were. */
  same: number;
};

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');

const keyOf = ({ medium, parameter }: ComparedLimit): string => `${medium} ${squeeze(parameter)}`;

const isSame = (older: ComparedLimit, newer: ComparedLimit): boolean =>
  squeeze(older.limit) === squeeze(newer.limit) && squeeze(older.unit ?? '') === squeeze(newer.unit ?? '');

/**
 * Compares the limits of an order with those of its renewal, by medium and parameter. A parameter that stands several
 * times, as for several stacks, is compared with its like first and then in the order of the documents.
 */
export function compareLimits<Limit extends ComparedLimit>(
  older: readonly Limit[],
  newer: readonly Limit[],
): LimitChanges<Limit> {
  const left = [...newer];
  const take = (fits: (limit: Limit) => boolean): Limit | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const rest = older.filter(
    (limit) => take((other) => keyOf(other) === keyOf(limit) && isSame(limit, other)) === undefined,
  );
  const changes: LimitChanges<Limit> = { changed: [], added: [], gone: [], same: older.length - rest.length };
  for (const limit of rest) {
    const match = take((other) => keyOf(other) === keyOf(limit));
    if (match === undefined) changes.gone.push(limit);
    else changes.changed.push({ older: limit, newer: match });
  }
  changes.added = left;
  return changes;
}
