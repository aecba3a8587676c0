import { useListOrderPacksQuery } from '@anupalan/api-client/endpoints/order-packs';
import { ORDER_PACK_DAYS } from '@anupalan/enums/order-packs';
import { Card, CardBody, CardHead, EmptyState, LoadError, SkeletonRows } from '@anupalan/ui';
import { useState } from 'react';
import { isInWork, PackRow } from './pack-row.tsx';

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
      <CardHead title="Packs and reports" id="packs-made" level={3} />
      {data === undefined && isError && (
        <LoadError
          title="The packs could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && !isError && <SkeletonRows label="Loading the packs" />}
      {data?.length === 0 && (
        <EmptyState
          title="No packs yet"
          text={`Choose a period and create one. You can download it for ${ORDER_PACK_DAYS} days.`}
          level={4}
        />
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
