/** The dialog in a module of its own, so that it is loaded only when it is needed. */
export { LeaveDialog } from '@anupalan/ui/forms';
