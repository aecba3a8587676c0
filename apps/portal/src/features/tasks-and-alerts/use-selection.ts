import type { ScheduledTask } from '@anupalan/api-client/types';
import { useState } from 'react';

/** Which due dates are selected. Only rows on the screen count. */
export type Selection = {
  rows: readonly ScheduledTask[];
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

/** Keeps a selection among the rows that are shown. */
export function useSelection(shown: readonly ScheduledTask[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: shown.filter(({ id }) => ids.has(id)),
    ids,
    onChange: setIds,
    clear: () => setIds(new Set()),
  };
}
