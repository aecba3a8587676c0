import { useCallback, useMemo, useState } from 'react';

/** Which rows are selected. Only rows on the screen count. */
export type Selection<Row> = {
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

/** Keeps a selection among the rows that are shown. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => setIds(new Set()), []);
  const rows = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  return useMemo(() => ({ rows, ids, onChange: setIds, clear }), [rows, ids, clear]);
}
