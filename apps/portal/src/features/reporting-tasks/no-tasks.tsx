import type { TaskOrigin } from '@anupalan/enums/task-origin';
import { EmptyState, LinkButton } from '@anupalan/ui';

/** Props of {@link NoTasks}. `addHref` null: the session may not add tasks. */
export type NoTasksProps = { origin: TaskOrigin | undefined; addHref: string | null };

const TEXTS = {
  Generated: 'Conditions that you schedule in the Consent Analyzer will appear here.',
  Received: 'Tasks that you add, or that others assign to you, will appear here.',
  all: 'Tasks come from the conditions of your orders, or you add them by hand.',
};

/** No task yet, of one origin or at all. */
export function NoTasks({ origin, addHref }: NoTasksProps) {
  return (
    <EmptyState
      level={2}
      title="No tasks yet"
      text={TEXTS[origin ?? 'all']}
      action={
        addHref !== null && (
          <LinkButton variant="primary" href={addHref}>
            Add a task
          </LinkButton>
        )
      }
    />
  );
}
