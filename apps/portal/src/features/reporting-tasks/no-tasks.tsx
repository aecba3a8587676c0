import { Button, EmptyState, LinkButton } from '@anupalan/ui';
import { hasTaskFilters, NO_TASK_FILTERS, type TaskFilters } from './filters.ts';

/** Props of {@link NoTasks}. `addHref` null: the session may not add tasks. */
export type NoTasksProps = {
  filters: TaskFilters;
  addHref: string | null;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** An empty list: nothing that matches, or nothing yet. */
export function NoTasks({ filters, addHref, onChange }: NoTasksProps) {
  if (hasTaskFilters(filters)) {
    return (
      <EmptyState
        level={2}
        title="No tasks match these filters"
        text="Take a filter away to see more."
        action={<Button onClick={() => onChange(NO_TASK_FILTERS)}>Clear filters</Button>}
      />
    );
  }
  const texts = {
    Generated: 'Conditions that you schedule in the Consent Analyzer will stand here.',
    Received: 'Tasks that you add by hand, or that are given to you, will stand here.',
    all: 'Tasks come from the conditions of your consents, or you add them by hand.',
  };
  return (
    <EmptyState
      level={2}
      title="No tasks yet"
      text={texts[filters.origin ?? 'all']}
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
