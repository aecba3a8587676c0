import { Status, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { type ImportRow, toRowErrors } from './import-words.ts';

function Findings({ row }: { row: ImportRow }) {
  const errors = toRowErrors(row);
  if (errors.length === 0) return <Status kind="ready" label="Can be invited" />;
  return (
    <ul>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly DataColumn<ImportRow>[] = [
  { id: 'row', header: 'Line', width: 'action', cell: ({ row }) => row },
  {
    id: 'name',
    header: 'Person',
    width: 'fifth',
    isRowHeader: true,
    cell: ({ name, email }) => <TwoLines main={<bdi>{name || 'No name'}</bdi>} sub={email} />,
  },
  { id: 'errors', header: 'Finding', width: 'rest', cell: (row) => <Findings row={row} /> },
];

/** The rows of a checked file, those with errors first; lines as a spreadsheet counts them. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const wrongFirst = rows.toSorted((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0));
  return (
    <DataTable
      caption="Lines of the file"
      words={toDataWords('lines')}
      columns={COLUMNS}
      rows={wrongFirst}
      toId={({ row }) => String(row)}
      toStacked={(row) => ({
        title: `Line ${row.row}: ${row.name || 'No name'}`,
        meta: toRowErrors(row).join('. ') || row.email,
        end: row.errors.length === 0 ? <Status kind="ready" label="Can be invited" /> : undefined,
      })}
      sticky="none"
    />
  );
}
