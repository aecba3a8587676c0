// Each is too small for a chunk of its own.
export { AddLimitDialog } from './add-limit-dialog.tsx';
export { AddObligationDialog } from './add-obligation-dialog.tsx';
export { LinkDialog } from './link-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
export { SplitDialog } from './split-dialog.tsx';
export { TypeWordsDialog } from './type-words-dialog.tsx';
