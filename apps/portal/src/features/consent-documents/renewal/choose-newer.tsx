import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { PAGINATION } from '@anupalan/enums/limits';
import {
  Card,
  CardBody,
  CardHead,
  DataList,
  DataRow,
  EmptyState,
  LoadError,
  SkeletonRows,
  Stack,
} from '@anupalan/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { OrderDrop } from '../../../shared/orders/order-drop.tsx';
import { toRenewalPath } from '../../../shared/orders/order-paths.ts';
import { useOrderUpload } from '../../../shared/orders/use-order-upload.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import { useCanRenew } from '../document-links.ts';
import { chooseWords } from './words.ts';

/** Orders that may take the place of another: read, in force, and not that one; the latest first. */
export function listCandidates(
  orders: readonly ConsentDocument[],
  older: ConsentDocument,
): ConsentDocument[] {
  const rank = (order: ConsentDocument) => order.facts.issuedOn?.value ?? order.createdAt.slice(0, 10);
  return orders
    .filter(
      ({ id, status, supersededById }) => id !== older.id && status === 'ready' && supersededById === null,
    )
    .toSorted((a, b) => rank(b).localeCompare(rank(a)));
}

function toMeta({ facts, createdAt }: ConsentDocument): string {
  const issued = facts.issuedOn === undefined ? null : chooseWords.issued(formatDate(facts.issuedOn.value));
  const valid =
    facts.validUpto === undefined ? null : chooseWords.validUntil(formatDate(facts.validUpto.value));
  return [facts.consentNo?.value, issued, valid, chooseWords.uploaded(toDayText(createdAt))]
    .filter(Boolean)
    .join(', ');
}

function Upload({ older }: { older: ConsentDocument }) {
  const navigate = useNavigate();
  const onUploaded = useCallback(
    (documentId: string) => void navigate(toRenewalPath(older.id, documentId)),
    [navigate, older.id],
  );
  const uploads = useOrderUpload(onUploaded);
  return (
    <Card aria-labelledby="upload">
      <CardHead title={chooseWords.upload} id="upload" level={3} />
      <CardBody>
        <OrderDrop {...uploads} />
      </CardBody>
    </Card>
  );
}

/** The first step: which order takes the place of this one. */
export function ChooseNewer({ older }: { older: ConsentDocument }) {
  const canRenew = useCanRenew();
  const { data, isError, isFetching, refetch } = useListConsentDocumentsQuery(
    { isPagination: PAGINATION.off },
    { refetchOnMountOrArgChange: true },
  );
  const candidates = data === undefined ? [] : listCandidates(data.rows, older);
  return (
    <Stack gap={5}>
      {canRenew && <Upload older={older} />}
      <Card aria-labelledby="candidates">
        <CardHead title={chooseWords.compare} id="candidates" level={3} />
        {data === undefined && !isError && <SkeletonRows label={chooseWords.loading} />}
        {data === undefined && isError && (
          <LoadError title={chooseWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data !== undefined && candidates.length === 0 && (
          <EmptyState level={4} title={chooseWords.emptyTitle} text={chooseWords.emptyText} />
        )}
        {candidates.length > 0 && (
          <DataList>
            {candidates.map((order) => (
              <DataRow
                key={order.id}
                title={order.title}
                href={toRenewalPath(older.id, order.id)}
                meta={toMeta(order)}
              />
            ))}
          </DataList>
        )}
      </Card>
    </Stack>
  );
}
