import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataRowData } from './types.ts';
import type { ModelGroup } from './use-table-model.ts';

/** Rows that each step adds. */
const STEP = 30;
/** Rows that are drawn at first: more than a screen holds. A stacked one on a phone is three times as tall as one of a table. */
const FIRST = { table: 24, stack: 12 } as const;
/** So long before its end is seen, more of the list is drawn. */
const AHEAD = '400px';

/** A list as far as it is drawn. */
export type Revealed<Row extends DataRowData> = {
  groups: readonly ModelGroup<Row>[];
  /** Rows that are there and not drawn yet. */
  hidden: number;
  reveal: () => void;
  /** The place after the last row: when it comes near, more is drawn. */
  watch: (place: Element | null) => (() => void) | undefined;
};

/**
 * Draws the first rows of a long list, and the others as its end is scrolled to, or as it is printed; choosing counts all
 * of them.
 * @param look whether the rows are those of a table, or stacked
 */
export function useRevealed<Row extends DataRowData>(
  groups: readonly ModelGroup<Row>[],
  look: keyof typeof FIRST,
): Revealed<Row> {
  const [steps, setSteps] = useState(0);
  const reveal = useCallback(() => setSteps((now) => now + 1), []);
  useEffect(() => {
    // The browser prints what is there when its event is over.
    const revealAll = () => flushSync(() => setSteps(Infinity));
    window.addEventListener('beforeprint', revealAll);
    return () => window.removeEventListener('beforeprint', revealAll);
  }, []);
  const watch = useCallback(
    (place: Element | null) => {
      if (place === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) reveal();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
    [reveal],
  );
  const count = FIRST[look] + steps * STEP;
  let room = count;
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  if (total <= count) return { groups, hidden: 0, reveal, watch };
  const drawn = groups.flatMap((group): ModelGroup<Row>[] => {
    const rows = group.rows.slice(0, room);
    room -= rows.length;
    if (rows.length === group.rows.length) return [group];
    return rows.length === 0 ? [] : [{ ...group, rows, notes: undefined }];
  });
  return { groups: drawn, hidden: total - count, reveal, watch };
}
