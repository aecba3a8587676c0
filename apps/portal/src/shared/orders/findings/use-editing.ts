import { useState } from 'react';

type Step<Row> = { step: 'closed' } | { step: 'form' | 'remove'; row: Row | null };

/** What is open over the rows of a panel: the form of a row (null: of a new one), the question before it is removed. */
export function useEditing<Row extends { id: string }>(rows: readonly Row[]) {
  const [state, setState] = useState<Step<Row>>({ step: 'closed' });
  // What was open stays on view while its dialog closes.
  const [last, setLast] = useState<Row | null>(null);
  const open = (step: 'form' | 'remove', row: Row | null) => {
    setLast(row);
    setState({ step, row });
  };
  return {
    row: last,
    isForm: state.step === 'form',
    isRemoval: state.step === 'remove',
    onAdd: () => open('form', null),
    onCorrect: (id: string) => open('form', rows.find((row) => row.id === id) ?? null),
    onRemove: () => open('remove', last),
    onClose: () => setState({ step: 'closed' }),
  };
}
