import { Button, Notice } from '@anupalan/ui';
import type { Undoable } from '../../shared/tasks/undoable.ts';
import { menuWords } from './menus.words.ts';

/** Props of {@link LastAction}. */
export type LastActionProps = { action: Undoable; onDismiss: () => void };

/** What was done last, to be taken back also when its toast has gone; until the next action. */
export function LastAction({ action, onDismiss }: LastActionProps) {
  return (
    <Notice
      tone="ok"
      title={action.text}
      onDismiss={onDismiss}
      action={
        <Button size="sm" onClick={action.undo}>
          {menuWords.rows.undoLast}
        </Button>
      }
    />
  );
}
