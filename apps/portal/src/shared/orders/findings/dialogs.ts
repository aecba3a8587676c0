/** The forms of limits and particulars: they come together, with the first of them. */
export { LimitDialog } from './limit-dialog.tsx';
export { ParticularDialog } from './particular-dialog.tsx';
export { RemoveFindingDialog } from './remove-dialog.tsx';
