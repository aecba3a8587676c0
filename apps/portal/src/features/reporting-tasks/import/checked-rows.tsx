import { Card, SegmentedControl, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, TableToolbar, toDataWords } from '@anupalan/ui/table';
import { PageFoot } from '../../../shared/lists/page-foot.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { rowsAddress } from './filters.ts';
import { type CheckedRow, listWrong } from './import-words.ts';

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
  const list = useList(rowsAddress);
  const wrong = listWrong(rows);
  const isWrongOnly = wrong.length > 0 && list.own.rows !== 'all';
  const found = isWrongOnly ? wrong : rows;
  const { pageNo, pageSize } = list;
  const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
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
        foot={found.length > pageSize && <PageFoot list={list} total={found.length} noun="rows" />}
      />
    </Card>
  );
}
