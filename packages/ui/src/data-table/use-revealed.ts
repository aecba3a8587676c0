import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataRowData } from './types.ts';
import type { ModelGroup } from './use-table-model.ts';

/** The number of rows that each step adds. */
const STEP = 30;
/**
 * The number of rows drawn at first, more than a screen shows. A stacked row on a phone is three times as high as a
 * table row.
 */
const FIRST = { table: 24, stack: 12 } as const;
/** How far ahead of the screen the next rows are drawn. */
const AHEAD = '400px';

/** The part of a list that is drawn. */
export type Revealed<Row extends DataRowData> = {
  groups: readonly ModelGroup<Row>[];
  /** The number of rows that are not drawn yet. */
  hidden: number;
  reveal: () => void;
  /** Watches the place after the last row. When it comes near the screen, more rows are drawn. */
  watch: (place: Element | null) => (() => void) | undefined;
};

/**
 * Draws the first rows of a long list. The others follow when the reader scrolls near the end, or prints. Selecting all
 * includes all rows. @param look whether the rows are table rows or stacked
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
