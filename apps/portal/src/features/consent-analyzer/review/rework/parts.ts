// Both are too small for a chunk of their own.
export { MergeDialog } from './merge-dialog.tsx';
export { SplitDialog } from './split-dialog.tsx';
