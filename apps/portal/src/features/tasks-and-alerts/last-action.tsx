import { Button, Notice } from '@anupalan/ui';
import type { Undoable } from '../../shared/tasks/undoable.ts';
import { words } from './words.ts';

/** Props of {@link LastAction}. Null: nothing can be taken back. */
export type LastActionProps = { action: Undoable | null; onDismiss: () => void };

/** What was done last, to be taken back also when its toast has gone; until the next action. */
export function LastAction({ action, onDismiss }: LastActionProps) {
  if (action === null) return null;
  return (
    <Notice
      tone="ok"
      title={action.text}
      onDismiss={onDismiss}
      action={
        <Button size="sm" onClick={action.undo}>
          {words.undo}
        </Button>
      }
    />
  );
}
