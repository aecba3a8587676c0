import type { ScheduledTask } from '@anupalan/api-client/types';
import { Cell, GroupRow, HeadCell, Person, Row, RowHeadCell, Table, TwoLines } from '@anupalan/ui';
import { useNavigate } from 'react-router';
import { DueDate } from '../../shared/tasks/due-date.tsx';
import type { TaskLinks } from '../../shared/tasks/task-links.ts';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { TaskStatusTag } from '../../shared/tasks/task-status-tag.tsx';
import type { ActNowGroup } from './act-now-groups.ts';

const COLUMNS = 4;

/** How the rows of the card name the order, and where they lead. */
export type ActNowRowWords = { toMeta: (row: ScheduledTask) => string; links: TaskLinks; today: string };

/** Props of {@link ActNowTable}. */
export type ActNowTableProps = { groups: readonly ActNowGroup[]; words: ActNowRowWords };

/** The groups as a table, each with a head of its own. */
export function ActNowTable({ groups, words }: ActNowTableProps) {
  const { links, toMeta, today } = words;
  const navigate = useNavigate();
  return (
    <Table caption="Act now" density="comfortable" isFixed>
      <thead>
        <tr>
          <HeadCell width="short">Due</HeadCell>
          <HeadCell>Task</HeadCell>
          <HeadCell width="person">Assignee</HeadCell>
          <HeadCell width="short">Status</HeadCell>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <GroupRow label={group.label} count={group.rows.length} colSpan={COLUMNS} />
          {group.rows.map((row) => {
            const href = links.toOccurrence(row);
            return (
              <Row key={row.id} onOpen={href === null ? undefined : () => void navigate(href)}>
                <Cell>
                  <DueDate date={row.dueDate} today={today} status={row.status} />
                </Cell>
                <RowHeadCell>
                  <TwoLines main={<TaskName name={row.name} />} sub={toMeta(row)} href={href ?? undefined} />
                </RowHeadCell>
                <Cell>{row.assignee && <Person name={row.assignee.name} />}</Cell>
                <Cell>
                  <TaskStatusTag status={row.status} />
                </Cell>
              </Row>
            );
          })}
        </tbody>
      ))}
    </Table>
  );
}
