import { Card, SegmentedControl, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, TableToolbar, toDataWords } from '@anupalan/ui/table';
import { PageFoot } from '../../../shared/lists/page-foot.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { rowsAddress } from './filters.ts';
import { type CheckedRow, listWrong } from './import-words.ts';
import { words } from './words.ts';

function Problems({ row }: { row: CheckedRow }) {
  if (row.errors.length === 0) return <span className="muted">{words.rows.noProblems}</span>;
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
  { id: 'row', header: words.rows.columns.row, width: 'action', cell: ({ row }) => row },
  {
    id: 'name',
    header: words.rows.columns.task,
    isRowHeader: true,
    cell: ({ name, assignee }) => <TwoLines main={name || words.rows.noName} sub={assignee} />,
  },
  {
    id: 'dates',
    header: words.rows.columns.dates,
    width: 'fifth',
    cell: ({ repeats, dueDate }) =>
      repeats === null ? (
        ''
      ) : (
        <TwoLines main={repeats} sub={dueDate && words.rows.firstDue(formatLongDate(dueDate))} />
      ),
  },
  { id: 'problems', header: words.rows.columns.problems, cell: (row) => <Problems row={row} /> },
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
    <Card aria-label={words.rows.label}>
      <DataTable
        caption={words.rows.label}
        words={toDataWords(words.rows.noun)}
        columns={COLUMNS}
        rows={shown}
        toId={({ row }) => String(row)}
        toStacked={(row) => ({
          title: words.rows.stacked(row.row, row.name || words.rows.noName),
          meta: row.errors.length > 0 ? <Problems row={row} /> : row.repeats,
          when: row.dueDate === null ? undefined : words.rows.firstDue(formatLongDate(row.dueDate)),
        })}
        toolbar={
          wrong.length > 0 && (
            <TableToolbar>
              <SegmentedControl
                label={words.rows.shown}
                value={isWrongOnly ? 'wrong' : 'all'}
                options={[
                  { value: 'wrong', label: words.rows.wrong(wrong.length) },
                  { value: 'all', label: words.rows.all(rows.length) },
                ]}
                onChange={(value) => list.set({ rows: value === 'all' ? 'all' : '' })}
              />
            </TableToolbar>
          )
        }
        foot={found.length > pageSize && <PageFoot list={list} total={found.length} noun={words.rows.noun} />}
      />
    </Card>
  );
}
