import type { ComponentProps } from 'react';
import { lazily, useWasOpen } from './lazily.tsx';

const load = () => import('./dialogs.ts');
const DeletingOrder = lazily(async () => (await load()).DeleteOrderDialog);
const DeletingTasks = lazily(async () => (await load()).DeleteTasksDialog);

/** The question before something typed is lost. */
export const LeaveDialog = lazily(async () => (await load()).LeaveDialog);

/** Gives several tasks to somebody at once. */
export const AssignDialog = lazily(async () => (await load()).AssignDialog);

/** Who was told of a due date, when, and what became of it. */
export const AlertHistory = lazily(async () => (await load()).AlertHistory);

/** Enquiries to laboratories about a task, and the way to a new one. */
export const AskLab = lazily(async () => (await load()).AskLab);

/** Asks on which day something happened that a condition waits for, and makes the task of it. */
export const StartDialog = lazily(async () => (await load()).StartDialog);

/** Asks before an order is deleted, by its name. */
export function DeleteOrderDialog(props: ComponentProps<typeof DeletingOrder>) {
  return useWasOpen(props.document !== null) && <DeletingOrder {...props} />;
}

/** Asks, with their names, before tasks are deleted: all or none. */
export function DeleteTasksDialog(props: ComponentProps<typeof DeletingTasks>) {
  return useWasOpen(props.tasks.length > 0) && <DeletingTasks {...props} />;
}
