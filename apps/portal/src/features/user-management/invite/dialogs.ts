/** The dialogs of the list of users, which come together with the first that is opened. */
export { EditDialog } from './edit-dialog.tsx';
export { ImportDialog } from './import-dialog.tsx';
export { InviteDialog } from './invite-dialog.tsx';
