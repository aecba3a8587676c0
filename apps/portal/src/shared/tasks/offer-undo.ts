import { type ToastOptions, toast } from '@anupalan/ui/interactive';
import type { OnUndoable, Undoable } from './undoable.ts';

/** The action that can be undone: the one before it cannot any more. */
let latest: symbol | null = null;

/** What was done, how to take it back, and who offers that once the toast has gone. */
export type UndoOffer = Undoable & { onUndoable: OnUndoable | undefined };

/**
 * Says what was done in a toast that takes it back; once that has gone, `onUndoable` gets it. So one undo is visible at a
 * time, and it is of the latest action.
 */
export function offerUndo(
  { onUndoable, ...undoable }: UndoOffer,
  say: (message: string, options: ToastOptions) => void = toast.success,
  message = undoable.text,
): void {
  const own = Symbol(message);
  latest = own;
  onUndoable?.(null);
  say(message, {
    // One that is just going away is of an earlier action.
    onUndo: () => {
      if (latest !== own) return;
      latest = null;
      undoable.undo();
    },
    onGone: () => {
      if (latest !== own) return;
      latest = null;
      onUndoable?.(undoable);
    },
  });
}
