import type { TechnicalDocument } from '@anupalan/api-client/types';
import { TwoLines, toFileSize } from '@anupalan/ui';
import { type DataColumn, DataTable, type DataTableProps, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { useTechnicalPaths } from '../technical-paths.ts';
import type { TechnicalSort } from './filters.ts';

/** Where a document lies. */
export function toFolderWords({ folder }: Pick<TechnicalDocument, 'folder'>): string {
  return folder?.path ?? 'No folder';
}

function toColumns(toHref: (id: string) => string): DataColumn<TechnicalDocument>[] {
  return [
    {
      id: 'title',
      header: 'Document',
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title, fileName }) => <TwoLines main={title} sub={fileName} href={toHref(id)} />,
    },
    { id: 'folder', header: 'Folder', width: 'fifth', cell: toFolderWords },
    { id: 'version', header: 'Version', width: 'action', align: 'end', cell: ({ version }) => version },
    {
      id: 'size',
      header: 'Size',
      width: 'short',
      align: 'end',
      isSortable: true,
      cell: ({ size }) => toFileSize(size),
    },
    {
      id: 'updatedAt',
      header: 'Changed',
      width: 'person',
      isSortable: true,
      cell: ({ updatedAt, uploadedBy }) => (
        <TwoLines main={<Ago instant={updatedAt} />} sub={uploadedBy.name} />
      ),
    },
  ];
}

/** Props of {@link DocumentsTable}: the list's states are the table's. */
export type DocumentsTableProps = Pick<
  DataTableProps<TechnicalDocument>,
  'status' | 'isRefetching' | 'onRetry' | 'empty' | 'toolbar' | 'foot' | 'onClearFilters'
> & {
  documents: readonly TechnicalDocument[];
  sort: TechnicalSort;
  onSort: (sort: string) => void;
};

/** Documents as a table, and as stacked links on a phone. */
export function DocumentsTable({ documents, sort, onSort, ...rest }: DocumentsTableProps) {
  const navigate = useNavigate();
  const { toDocument } = useTechnicalPaths();
  return (
    <DataTable
      {...rest}
      caption="Technical documents"
      words={toDataWords('documents')}
      density="comfortable"
      columns={toColumns(toDocument)}
      rows={documents}
      toId={({ id }) => id}
      toStacked={(document) => ({
        title: document.title,
        href: toDocument(document.id),
        meta: `${toFolderWords(document)}, version ${document.version}`,
        when: <Ago instant={document.updatedAt} />,
        end: toFileSize(document.size),
      })}
      sort={{ id: sort.by, isDescending: sort.isDescending }}
      onSort={({ id, isDescending }) => onSort(isDescending ? `-${id}` : id)}
      onOpen={({ id }) => void navigate(toDocument(id))}
    />
  );
}
