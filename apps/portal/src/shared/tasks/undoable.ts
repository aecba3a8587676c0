import type { ScheduledTask } from '@anupalan/api-client/types';

/** Something that was just done to due dates or tasks and can be taken back, after the toast that offered it has gone. */
export type Undoable = {
  text: string;
  undo: () => void;
  /** Whether it was done to a due date, or to its task. */
  concerns: (row: Pick<ScheduledTask, 'id' | 'taskId'>) => boolean;
};

/** Called with what can be undone, and with null once it was. */
export type OnUndoable = (undoable: Undoable | null) => void;
