import { Button } from '@anupalan/ui';
import { Plus } from 'lucide-react';

/** Props of {@link PassageActions}. */
export type PassageActionsProps = { onAdd: () => void };

/** What can be done with words that are selected in the order (D47). */
export function PassageActions({ onAdd }: PassageActionsProps) {
  return (
    <Button size="sm" variant="primary" icon={Plus} onClick={onAdd}>
      Add obligation
    </Button>
  );
}
