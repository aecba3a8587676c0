import { useCallback, useEffect, useState } from 'react';

/** Focuses the row of a condition as soon as the list shows it open. */
export function useRowFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  // After every render: the row may be on its way, in a tab that is being changed or an answer that is awaited.
  useEffect(() => {
    if (wanted === null) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted)}"]`);
    const head = row?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (head === null || head === undefined) return;
    head.focus({ preventScroll: true });
    setWanted(null);
  });
  return useCallback((id: string) => setWanted(id), []);
}
