import type { Resource } from '@anupalan/api-client/types';
import { RESOURCE_KIND_LABELS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECT_LABELS, toVerificationLabel } from '@anupalan/enums/statutory';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { toPlaces } from './resource-words.ts';

function toColumns(toHref: (slug: string) => string): DataColumn<Resource>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      isRowHeader: true,
      isSortable: true,
      cell: ({ slug, title, reference, isReplaced }) => (
        <TwoLines
          main={title}
          sub={isReplaced ? 'Replaced by a later text' : (reference ?? undefined)}
          href={toHref(slug)}
        />
      ),
    },
    {
      id: 'kind',
      header: 'Kind',
      width: 'short',
      isSortable: true,
      cell: ({ kind }) => RESOURCE_KIND_LABELS[kind],
    },
    {
      id: 'topic',
      header: 'Topic',
      width: 'fifth',
      cell: ({ topic, states }) => <TwoLines main={STATUTORY_SUBJECT_LABELS[topic]} sub={toPlaces(states)} />,
    },
    { id: 'authority', header: 'Issued by', width: 'fifth', cell: ({ authority }) => authority },
    {
      id: 'verification',
      header: 'Status',
      width: 'person',
      isSortable: true,
      cell: ({ verification }) => toVerificationLabel(verification),
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
      caption="Resources"
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
          toVerificationLabel(verification).toLowerCase(),
        ].join(', '),
      })}
      onOpen={({ slug }) => onOpen(slug)}
    />
  );
}
