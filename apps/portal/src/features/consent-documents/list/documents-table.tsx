import type { ConsentDocument } from '@anupalan/api-client/types';
import { CONSENT_KIND_LABELS } from '@anupalan/enums/consents';
import { Card, Cell, HeadCell, Row, RowHeadCell, Table, TwoLines } from '@anupalan/ui';
import { useNavigate } from 'react-router';
import { toDayText } from '../../../shared/time-zone.ts';
import { toDocumentPath } from '../document-links.ts';
import { DocumentStatusTag } from '../document-status-tag.tsx';
import { ValidityTag } from '../validity-tag.tsx';
import { toValidityWords } from '../validity-words.ts';
import { type DocumentsSort, type SortedBy, toDirection, toNextSort } from './documents-sort.ts';

/** "26 of 32", or nothing while there is nothing to count. */
export function toConditionCount({ status, obligationCount, acceptedCount }: ConsentDocument): string {
  return status === 'ready' ? `${acceptedCount} of ${obligationCount}` : '';
}

/** Props of {@link DocumentsTable}. */
export type DocumentsTableProps = {
  documents: readonly ConsentDocument[];
  today: string;
  sort: DocumentsSort;
  onSort: (sort: string) => void;
};

/** The list of orders on a screen with room. */
export function DocumentsTable({ documents, today, sort, onSort }: DocumentsTableProps) {
  const navigate = useNavigate();
  const head = (column: SortedBy) => ({
    sort: toDirection(sort, column),
    onSort: () => onSort(toNextSort(sort, column)),
  });
  return (
    <Card aria-label="Consent documents">
      <Table caption="Consent documents" density="comfortable" isSticky>
        <thead>
          <tr>
            <HeadCell {...head('title')}>Order</HeadCell>
            <HeadCell>Authority</HeadCell>
            <HeadCell {...head('validUpto')}>Valid</HeadCell>
            <HeadCell align="end">Accepted</HeadCell>
            <HeadCell {...head('status')}>Reading</HeadCell>
            <HeadCell {...head('createdAt')}>Uploaded</HeadCell>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => {
            const { id, title, facts, status, createdAt, uploadedBy } = document;
            const href = toDocumentPath(id);
            return (
              <Row key={id} onOpen={() => void navigate(href)}>
                <RowHeadCell>
                  <TwoLines main={title} sub={facts.consentNo?.value} href={href} />
                </RowHeadCell>
                <Cell>
                  <TwoLines
                    main={facts.authority?.value ?? ''}
                    sub={facts.kind && CONSENT_KIND_LABELS[facts.kind.value]}
                  />
                </Cell>
                <Cell>
                  {status === 'ready' && (
                    <TwoLines
                      main={<ValidityTag document={document} today={today} />}
                      sub={toValidityWords(document, today)}
                    />
                  )}
                </Cell>
                <Cell align="end" className="num">
                  {toConditionCount(document)}
                </Cell>
                <Cell>
                  <DocumentStatusTag status={status} />
                </Cell>
                <Cell>
                  <TwoLines main={toDayText(createdAt)} sub={uploadedBy.name} />
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
