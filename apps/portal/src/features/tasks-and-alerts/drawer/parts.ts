/** What opens over the list, which comes together. */
export { CompleteDialog } from '../../../shared/tasks/complete-dialog.tsx';
export { OccurrenceDrawer } from './occurrence-drawer.tsx';
