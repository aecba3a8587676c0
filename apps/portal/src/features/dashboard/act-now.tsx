import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { Card, CardHead, DataGroup, DataList, DataRow, EmptyState } from '@anupalan/ui';
import { Fragment } from 'react';
import { DueLine } from '../../shared/tasks/due-date.tsx';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { TaskStatusTag } from '../../shared/tasks/task-status-tag.tsx';
import { useIsNarrow } from '../../shared/tasks/use-is-narrow.ts';
import { type ActNowGroup, toActNowGroups } from './act-now-groups.ts';
import { type ActNowRowWords, ActNowTable } from './act-now-table.tsx';

function ActNowList({ groups, words }: { groups: readonly ActNowGroup[]; words: ActNowRowWords }) {
  const { links, toMeta, today } = words;
  return groups.map((group) => (
    <Fragment key={group.id}>
      <DataGroup label={`${group.label} ${group.rows.length}`} />
      <DataList>
        {group.rows.map((row) => (
          <DataRow
            key={row.id}
            title={row.name}
            href={links.toOccurrence(row) ?? undefined}
            meta={toMeta(row)}
            when={<DueLine date={row.dueDate} today={today} status={row.status} />}
            isLate={row.status === 'overdue'}
            end={<TaskStatusTag status={row.status} />}
          />
        ))}
      </DataList>
    </Fragment>
  ));
}

/** Props of {@link ActNow}. `toMeta` names the order of a row. */
export type ActNowProps = { figures: Dashboard; toMeta: (row: ScheduledTask) => string };

/** What is late and what comes next. */
export function ActNow({ figures, toMeta }: ActNowProps) {
  const links = useTaskLinks();
  const isNarrow = useIsNarrow();
  const groups = toActNowGroups(figures.actNow, figures.today);
  const all = links.toOccurrences();
  const words = { toMeta, links, today: figures.today };
  return (
    <Card aria-labelledby="act-now">
      <CardHead
        title="Act now"
        id="act-now"
        more={all === null ? undefined : { href: all, text: 'All tasks' }}
      />
      {groups.length === 0 && (
        <EmptyState title="Nothing is due" text="What is late or comes next will stand here." />
      )}
      {groups.length > 0 &&
        (isNarrow ? (
          <ActNowList groups={groups} words={words} />
        ) : (
          <ActNowTable groups={groups} words={words} />
        ))}
    </Card>
  );
}
