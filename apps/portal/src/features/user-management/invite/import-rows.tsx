import { Status, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { type ImportRow, toRowErrors } from './import-words.ts';
import { importWords } from './words.ts';

function Findings({ row }: { row: ImportRow }) {
  const errors = toRowErrors(row);
  if (errors.length === 0) return <Status kind="ready" label={importWords.rows.right} />;
  return (
    <ul>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly DataColumn<ImportRow>[] = [
  { id: 'row', header: importWords.rows.line, width: 'action', cell: ({ row }) => row },
  {
    id: 'name',
    header: importWords.rows.person,
    width: 'fifth',
    isRowHeader: true,
    cell: ({ name, email }) => <TwoLines main={<bdi>{name || importWords.noName}</bdi>} sub={email} />,
  },
  { id: 'errors', header: importWords.rows.finding, width: 'rest', cell: (row) => <Findings row={row} /> },
];

/** The rows of a checked file, those with errors first; lines as a spreadsheet counts them. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const wrongFirst = rows.toSorted((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0));
  return (
    <DataTable
      caption={importWords.rows.caption}
      words={toDataWords('lines')}
      columns={COLUMNS}
      rows={wrongFirst}
      toId={({ row }) => String(row)}
      toStacked={(row) => ({
        title: importWords.line(row.row, row.name || importWords.noName),
        meta: toRowErrors(row).join('. ') || row.email,
        end: row.errors.length === 0 ? <Status kind="ready" label={importWords.rows.right} /> : undefined,
      })}
      sticky="none"
    />
  );
}
