import type { ScheduledTask } from '@anupalan/api-client/types';
import { useState } from 'react';

/** Which due dates are selected. Only rows on the screen count. */
export type Selection = {
  rows: readonly ScheduledTask[];
  has: (rows: readonly ScheduledTask[]) => 'all' | 'some' | 'none';
  toggle: (rows: readonly ScheduledTask[]) => void;
  clear: () => void;
};

/** Keeps a selection among the rows that are shown. */
export function useSelection(shown: readonly ScheduledTask[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const has = (rows: readonly ScheduledTask[]) => {
    const count = rows.filter(({ id }) => ids.has(id)).length;
    if (count === 0) return 'none';
    return count === rows.length ? 'all' : 'some';
  };
  const toggle = (rows: readonly ScheduledTask[]) => {
    const next = new Set(ids);
    const isAll = has(rows) === 'all';
    for (const { id } of rows) {
      if (isAll) next.delete(id);
      else next.add(id);
    }
    setIds(next);
  };
  return { rows: shown.filter(({ id }) => ids.has(id)), has, toggle, clear: () => setIds(new Set()) };
}
