import type { ConsentDocument } from '@anupalan/api-client/types';
import { CONSENT_KIND_LABELS } from '@anupalan/enums/consents';
import { Inline, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, type StackedRow, toDataWords } from '@anupalan/ui/table';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import { toDocumentPath } from '../document-links.ts';
import { DocumentStatusTag } from '../document-status-tag.tsx';
import { isRenewalTag, RenewalWords, toRenewalWords } from '../renewal-words.tsx';
import { ValidityTag } from '../validity-tag.tsx';
import { toValidity, toValidityWords } from '../validity-words.ts';
import { words } from './words.ts';

/** "26 of 32" without what is no obligation, or nothing while there is nothing to count. */
function toConditionCount({ status, suggestedCount, acceptedCount }: ConsentDocument): string {
  return status === 'ready' ? words.acceptedOf(acceptedCount, acceptedCount + suggestedCount) : '';
}

type RowProps = { document: ConsentDocument; today: string };

/** A tag where an order is not as usual: not read yet, replaced, about to expire, expired, or without an end that is known. */
function Exception({ document, today }: RowProps) {
  if (document.status !== 'ready') return <DocumentStatusTag status={document.status} />;
  const isUsual = document.supersededById === null && toValidity(document, today).state === 'valid';
  return isUsual ? null : <ValidityTag document={document} today={today} />;
}

function Validity({ document, today }: RowProps) {
  const tag = <Exception document={document} today={today} />;
  if (document.status !== 'ready') return tag;
  const [until, ...left] = toValidityWords(document, today).split(', ');
  return (
    <Inline gap={2}>
      <TwoLines main={until} sub={left.join(', ')} />
      {tag}
    </Inline>
  );
}

function toColumns(today: string): DataColumn<ConsentDocument>[] {
  return [
    {
      id: 'title',
      header: words.columns.order,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title, facts }) => (
        <TwoLines main={title} sub={facts.consentNo?.value} href={toDocumentPath(id)} />
      ),
    },
    {
      id: 'applyBy',
      header: words.columns.renewal,
      width: 'fifth',
      cell: (document) => <RenewalWords document={document} today={today} />,
    },
    {
      id: 'authority',
      header: words.columns.authority,
      width: 'fifth',
      cell: ({ facts }) => (
        <TwoLines
          main={facts.authority?.value ?? ''}
          sub={facts.kind && CONSENT_KIND_LABELS[facts.kind.value]}
        />
      ),
    },
    {
      id: 'validUpto',
      header: words.columns.validUntil,
      width: 'person',
      isSortable: true,
      cell: (document) => <Validity document={document} today={today} />,
    },
    { id: 'accepted', header: words.columns.accepted, width: 'action', align: 'end', cell: toConditionCount },
    {
      id: 'createdAt',
      header: words.columns.uploaded,
      width: 'short',
      isSortable: true,
      cell: ({ createdAt, uploadedBy }) => <TwoLines main={toDayText(createdAt)} sub={uploadedBy.name} />,
    },
  ];
}

function toStacked(document: ConsentDocument, today: string): StackedRow {
  const { id, title, facts, status } = document;
  const isReady = status === 'ready';
  const count = toConditionCount(document);
  const accepted = count === '' ? null : words.accepted(count);
  const renewal = toRenewalWords(document, today);
  // A coloured tag is apart from the words, and may be in the next line.
  const isTag = isRenewalTag(document, today);
  const about = [facts.consentNo?.value, accepted].filter(Boolean).join(', ');
  return {
    title,
    href: toDocumentPath(id),
    meta: (
      <>
        {[about, isTag ? null : renewal].filter(Boolean).join(', ')}{' '}
        {isTag && <RenewalWords document={document} today={today} />}
      </>
    ),
    when: isReady ? toValidityWords(document, today) : undefined,
    end: <Exception document={document} today={today} />,
  };
}

/** Props of {@link DocumentsTable}: the list's states are the table's. */
export type DocumentsTableProps = ListTableProps<ConsentDocument> & {
  today: string;
};

/** The list of orders as a table, and as stacked links on a phone. */
export function DocumentsTable({ today, ...rest }: DocumentsTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      {...rest}
      caption={words.title}
      words={toDataWords(words.noun)}
      density="comfortable"
      columns={toColumns(today)}
      toId={({ id }) => id}
      toStacked={(document) => toStacked(document, today)}
      onOpen={({ id }) => void navigate(toDocumentPath(id))}
    />
  );
}
