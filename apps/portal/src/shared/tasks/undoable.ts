/** Something that was just done to several rows and can be taken back, after the toast that offered it has gone. */
export type Undoable = { text: string; undo: () => void };

/** Told of each thing that can be undone, and null once it was. */
export type OnUndoable = (undoable: Undoable | null) => void;
