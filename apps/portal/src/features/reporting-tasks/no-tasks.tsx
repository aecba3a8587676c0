import type { TaskOrigin } from '@anupalan/enums/task-origin';
import { EmptyState, LinkButton } from '@anupalan/ui';
import { words } from './words.ts';

/** Props of {@link NoTasks}. `addHref` null: the session may not add tasks. */
export type NoTasksProps = { origin: TaskOrigin | undefined; addHref: string | null };

const TEXTS = {
  Generated: words.empty.generated,
  Received: words.empty.received,
  all: words.empty.text,
};

/** No task yet, of one origin or at all. */
export function NoTasks({ origin, addHref }: NoTasksProps) {
  return (
    <EmptyState
      level={2}
      title={words.empty.title}
      text={TEXTS[origin ?? 'all']}
      action={
        addHref !== null && (
          <LinkButton variant="primary" href={addHref}>
            {words.add}
          </LinkButton>
        )
      }
    />
  );
}
