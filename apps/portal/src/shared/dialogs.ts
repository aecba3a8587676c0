/** What several screens show at a press, or in a drawer: it comes together, with the first of them. */
export { LeaveDialog } from '@anupalan/ui/forms';
export { AskLab } from './enquiries/ask-lab.tsx';
export { StartDialog } from './events/start-dialog.tsx';
export { DeleteOrderDialog } from './orders/delete-order-dialog.tsx';
export { AlertHistory } from './tasks/alert-history.tsx';
export { AssignDialog } from './tasks/assign-dialog.tsx';
export { DeleteTasksDialog } from './tasks/delete-tasks-dialog.tsx';
