/** What opens over the list, which comes together. */
export { CompleteDialog } from '../../../shared/tasks/completing/complete-dialog.tsx';
export { ListKeysDialog } from '../list-keys-dialog.tsx';
export { OccurrenceDrawer } from './occurrence-drawer.tsx';
