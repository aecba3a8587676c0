import { useListOrderPacksQuery } from '@anupalan/api-client/endpoints/order-packs';
import { ORDER_PACK_DAYS } from '@anupalan/enums/order-packs';
import { Card, CardBody, CardHead, EmptyState, LoadError, SkeletonRows } from '@anupalan/ui';
import { useState } from 'react';
import { isInWork, PackRow } from './pack-row.tsx';
import { words } from './words.ts';

/** How often a pack that is being made is asked for, in milliseconds. */
const POLL_MS = 2000;

/** Packs of an order, newest first: those being made, those to download and those that failed. */
export function PacksList({ documentId }: { documentId: string }) {
  const [isMaking, setIsMaking] = useState(false);
  const { data, isError, isFetching, refetch } = useListOrderPacksQuery(documentId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isMaking ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const wantsPolling = data?.some(isInWork) ?? false;
  if (wantsPolling !== isMaking) setIsMaking(wantsPolling);
  return (
    <Card aria-labelledby="packs-made">
      <CardHead title={words.list.title} id="packs-made" level={3} />
      {data === undefined && isError && (
        <LoadError title={words.list.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined && !isError && <SkeletonRows label={words.list.loading} />}
      {data?.length === 0 && (
        <EmptyState title={words.list.emptyTitle} text={words.list.emptyText(ORDER_PACK_DAYS)} level={4} />
      )}
      {data !== undefined && data.length > 0 && (
        <CardBody>
          {data.map((pack) => (
            <PackRow key={pack.id} documentId={documentId} pack={pack} />
          ))}
        </CardBody>
      )}
    </Card>
  );
}
