import { Fragment } from 'react';
import { Person } from '../avatar/avatar.tsx';
import { Card, CardHead } from '../card/card.tsx';
import { DataGroup, DataList, DataRow } from '../data-list/data-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Status } from '../status/status.tsx';
import { Cell, HeadCell, RowHeadCell, TwoLines } from '../table/cells.tsx';
import { GroupRow, Row, Table } from '../table/table.tsx';
import { TASK_GROUPS } from './dashboard-data.ts';
import { useIsNarrow } from './use-is-narrow.ts';

function TaskTable() {
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
      {TASK_GROUPS.map((group) => (
        <tbody key={group.id}>
          <GroupRow label={group.label} count={group.tasks.length} colSpan={4} />
          {group.tasks.map((task) => (
            <Row key={task.id} isLate={task.status === 'overdue'} onOpen={() => undefined}>
              <Cell>
                <TwoLines main={task.due} sub={task.away} />
              </Cell>
              <RowHeadCell>
                <TwoLines main={task.name} sub={task.source} href={`#task-${task.id}`} />
              </RowHeadCell>
              <Cell>
                <Person name={task.assignee} />
              </Cell>
              <Cell>
                <Status kind={task.status} />
              </Cell>
            </Row>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function TaskList() {
  return TASK_GROUPS.map((group) => (
    <Fragment key={group.id}>
      <DataGroup label={`${group.label} ${group.tasks.length}`} />
      <DataList>
        {group.tasks.map((task) => (
          <DataRow
            key={task.id}
            title={task.name}
            href={`#task-${task.id}`}
            meta={task.source}
            when={`${task.due}, ${task.away}`}
            isLate={task.status === 'overdue'}
            end={<Status kind={task.status} />}
          />
        ))}
      </DataList>
    </Fragment>
  ));
}

/** What is late and what comes next: a table, on a phone a list. */
export function ActNow({ isEmpty }: { isEmpty?: boolean }) {
  const isNarrow = useIsNarrow();
  return (
    <Card aria-labelledby="act-now">
      <CardHead title="Act now" id="act-now" more={{ href: '#tasks', text: 'All tasks' }} />
      {isEmpty && <EmptyState title="Nothing is due" text="What is late or comes next will stand here." />}
      {!isEmpty && (isNarrow ? <TaskList /> : <TaskTable />)}
    </Card>
  );
}
