import type { Resource } from '@anupalan/api-client/types';
import { RESOURCE_KIND_LABELS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECT_LABELS } from '@anupalan/enums/statutory';
import { TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, type DataTableProps, toDataWords } from '@anupalan/ui/table';
import { CertaintyTag } from './certainty-tag.tsx';
import type { ResourceSort } from './filters.ts';
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
      header: 'How sure',
      width: 'person',
      isSortable: true,
      cell: ({ verification }) => <CertaintyTag verification={verification} />,
    },
  ];
}

/** Props of {@link ResourceTable}: the list's states are the table's. */
export type ResourceTableProps = Pick<
  DataTableProps<Resource>,
  'status' | 'isRefetching' | 'onRetry' | 'empty' | 'toolbar' | 'foot' | 'onClearFilters'
> & {
  resources: readonly Resource[];
  sort: ResourceSort;
  onSort: (sort: string) => void;
  toHref: (slug: string) => string;
  onOpen: (slug: string) => void;
};

/** Entries as a table, and as stacked links on a phone. */
export function ResourceTable({ resources, sort, onSort, toHref, onOpen, ...rest }: ResourceTableProps) {
  return (
    <DataTable
      {...rest}
      caption="Resources"
      words={toDataWords('resources')}
      density="comfortable"
      columns={toColumns(toHref)}
      rows={resources}
      toId={({ slug }) => slug}
      toStacked={({ slug, title, kind, topic, verification }) => ({
        title,
        href: toHref(slug),
        meta: `${RESOURCE_KIND_LABELS[kind]}, ${STATUTORY_SUBJECT_LABELS[topic].toLowerCase()}`,
        end: <CertaintyTag verification={verification} />,
      })}
      sort={{ id: sort.by, isDescending: sort.isDescending }}
      onSort={({ id, isDescending }) => onSort(isDescending ? `-${id}` : id)}
      onOpen={({ slug }) => onOpen(slug)}
    />
  );
}
