import type { TechnicalDocument } from '@anupalan/api-client/types';
import { TwoLines, toFileSize } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { useTechnicalPaths } from '../technical-paths.ts';
import { listWords } from './words.ts';

/** Where a document lies. */
export function toFolderWords({ folder }: Pick<TechnicalDocument, 'folder'>): string {
  return folder?.path ?? listWords.noFolder;
}

function toColumns(toHref: (id: string) => string): DataColumn<TechnicalDocument>[] {
  return [
    {
      id: 'title',
      header: listWords.columns.document,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title, fileName }) => <TwoLines main={title} sub={fileName} href={toHref(id)} />,
    },
    { id: 'folder', header: listWords.columns.folder, width: 'fifth', cell: toFolderWords },
    {
      id: 'version',
      header: listWords.columns.version,
      width: 'action',
      align: 'end',
      cell: ({ version }) => version,
    },
    {
      id: 'size',
      header: listWords.columns.size,
      width: 'short',
      align: 'end',
      isSortable: true,
      cell: ({ size }) => toFileSize(size),
    },
    {
      id: 'updatedAt',
      header: listWords.columns.changed,
      width: 'person',
      isSortable: true,
      cell: ({ updatedAt, uploadedBy }) => (
        <TwoLines main={<Ago instant={updatedAt} />} sub={uploadedBy.name} />
      ),
    },
  ];
}

/** Documents as a table, and as stacked links on a phone. */
export function DocumentsTable(props: ListTableProps<TechnicalDocument>) {
  const navigate = useNavigate();
  const { toDocument } = useTechnicalPaths();
  return (
    <DataTable
      {...props}
      caption={listWords.title}
      words={toDataWords('documents')}
      density="comfortable"
      columns={toColumns(toDocument)}
      toId={({ id }) => id}
      toStacked={(document) => ({
        title: document.title,
        href: toDocument(document.id),
        meta: listWords.stacked(toFolderWords(document), document.version),
        when: <Ago instant={document.updatedAt} />,
        end: toFileSize(document.size),
      })}
      onOpen={({ id }) => void navigate(toDocument(id))}
    />
  );
}
