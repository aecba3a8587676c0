/** Something that was just done to several rows and can be taken back, after the toast that offered it has gone. */
export type Undoable = { text: string; undo: () => void };

/** Called with what can be undone, and with null once it was. */
export type OnUndoable = (undoable: Undoable | null) => void;
