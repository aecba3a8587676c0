import { Card, SegmentedControl, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, TableToolbar, toDataWords } from '@anupalan/ui/table';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { PageFoot } from '../../../shared/tasks/page-foot.tsx';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { type CheckedRow, listWrong } from './import-words.ts';

/** Rows on a page. */
const PAGE_SIZE = 50;

function Problems({ row }: { row: CheckedRow }) {
  if (row.errors.length === 0) return <span className="muted">None</span>;
  return (
    <ul>
      {row.errors.map(({ column, message }) => (
        <li key={`${column}-${message}`}>
          <strong>{column}:</strong> {message}
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly DataColumn<CheckedRow>[] = [
  { id: 'row', header: 'Row', width: 'action', cell: ({ row }) => row },
  {
    id: 'name',
    header: 'Task',
    isRowHeader: true,
    cell: ({ name, assignee }) => <TwoLines main={name || 'No name'} sub={assignee} />,
  },
  {
    id: 'dates',
    header: 'Dates',
    width: 'fifth',
    cell: ({ repeats, dueDate }) =>
      repeats === null ? (
        ''
      ) : (
        <TwoLines main={repeats} sub={dueDate && `First due ${formatLongDate(dueDate)}`} />
      ),
  },
  { id: 'problems', header: 'Problems', cell: (row) => <Problems row={row} /> },
];

/** Every row of the list with what is wrong in which column; the wrong ones alone where there are any. */
export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const list = useListQuery(PAGE_SIZE);
  const wrong = listWrong(rows);
  const isWrongOnly = wrong.length > 0 && list.get('rows') !== 'all';
  const found = isWrongOnly ? wrong : rows;
  const shown = found.slice((list.pageNo - 1) * PAGE_SIZE, list.pageNo * PAGE_SIZE);
  return (
    <Card aria-label="Rows of the list">
      <DataTable
        caption="Rows of the list"
        words={toDataWords('rows')}
        columns={COLUMNS}
        rows={shown}
        toId={({ row }) => String(row)}
        toStacked={(row) => ({
          title: `Row ${row.row}: ${row.name || 'No name'}`,
          meta: row.errors.length > 0 ? <Problems row={row} /> : row.repeats,
          when: row.dueDate === null ? undefined : `First due ${formatLongDate(row.dueDate)}`,
        })}
        toolbar={
          wrong.length > 0 && (
            <TableToolbar>
              <SegmentedControl
                label="Rows shown"
                value={isWrongOnly ? 'wrong' : 'all'}
                options={[
                  { value: 'wrong', label: `With problems ${wrong.length}` },
                  { value: 'all', label: `All ${rows.length}` },
                ]}
                onChange={(value) => list.set({ rows: value === 'all' ? 'all' : '' })}
              />
            </TableToolbar>
          )
        }
        foot={
          found.length > PAGE_SIZE && (
            <PageFoot
              page={list.pageNo}
              pageSize={PAGE_SIZE}
              total={found.length}
              toPageHref={list.toPageHref}
              noun="rows"
            />
          )
        }
      />
    </Card>
  );
}
