import { useCallback, useEffect, useState } from 'react';

/** Unfolds and focuses a question of the order as soon as the list shows it, like `useRowFocus` a row. */
export function useQuestionFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  // After every render: the answer that brings the question back may be on its way.
  useEffect(() => {
    if (wanted === null) return;
    const question = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(wanted)}"]`);
    if (question === null) return;
    const list = question.closest('details');
    if (list !== null) list.open = true;
    question.focus();
    setWanted(null);
  });
  return useCallback((id: string) => setWanted(id), []);
}
