import type { Resource } from '@anupalan/api-client/types';
import { RESOURCE_KIND_LABELS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECT_LABELS } from '@anupalan/enums/statutory';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { toPlaces } from './resource-words.ts';
import { listWords } from './words.ts';

/** Under the title: the place in the text, and that the entry is verified. The notice above says what the others are. */
function toNote({ reference, isReplaced, verification }: Resource): string | undefined {
  const parts = [
    isReplaced ? listWords.replaced : reference,
    verification === 'verified' ? listWords.verified : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join('. ');
}

function toColumns(toHref: (slug: string) => string): DataColumn<Resource>[] {
  return [
    {
      id: 'title',
      header: listWords.columns.title,
      isRowHeader: true,
      isSortable: true,
      cell: (resource) => (
        <TwoLines main={resource.title} sub={toNote(resource)} href={toHref(resource.slug)} />
      ),
    },
    {
      id: 'kind',
      header: listWords.columns.kind,
      width: 'short',
      isSortable: true,
      cell: ({ kind }) => RESOURCE_KIND_LABELS[kind],
    },
    {
      id: 'topic',
      header: listWords.columns.topic,
      width: 'fifth',
      cell: ({ topic, states }) => <TwoLines main={STATUTORY_SUBJECT_LABELS[topic]} sub={toPlaces(states)} />,
    },
    {
      id: 'authority',
      header: listWords.columns.issuedBy,
      width: 'fifth',
      cell: ({ authority }) => authority,
    },
  ];
}

/** Props of {@link ResourceTable}: the list's states are the table's. */
export type ResourceTableProps = ListTableProps<Resource> & {
  toHref: (slug: string) => string;
  onOpen: (slug: string) => void;
};

/** Entries as a table, and as stacked links on a phone. */
export function ResourceTable({ toHref, onOpen, ...rest }: ResourceTableProps) {
  return (
    <DataTable
      {...rest}
      caption={listWords.title}
      words={toDataWords('resources')}
      density="comfortable"
      columns={toColumns(toHref)}
      toId={({ slug }) => slug}
      toStacked={({ slug, title, kind, topic, verification }) => ({
        title,
        href: toHref(slug),
        meta: [
          RESOURCE_KIND_LABELS[kind],
          STATUTORY_SUBJECT_LABELS[topic].toLowerCase(),
          ...(verification === 'verified' ? [listWords.verified.toLowerCase()] : []),
        ].join(', '),
      })}
      onOpen={({ slug }) => onOpen(slug)}
    />
  );
}
