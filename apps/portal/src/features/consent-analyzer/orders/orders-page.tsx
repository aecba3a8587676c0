import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import {
  Button,
  EmptyState,
  LoadError,
  Page,
  Pagination,
  SkeletonRows,
  Stack,
  VisuallyHidden,
} from '@anupalan/ui';
import { OrderList } from '@anupalan/ui/document';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { PageGuard } from '../../../shared/layout/page-guard.tsx';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import { DeleteOrderDialog } from '../../../shared/orders/delete-order-dialog.tsx';
import { OrderDrop } from '../../../shared/orders/order-drop.tsx';
import { useUploads } from '../../../shared/orders/use-uploads.ts';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { useTimeZone } from '../../../shared/tasks/use-today.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { toDeletionText } from './deletion-text.ts';
import { OrderRow } from './order-row.tsx';

/** Rows that follow their reading live: a browser keeps few connections to one server. */
const LIVE_ROWS = 2;

/** How often the list is asked again while other orders are being read, in milliseconds. */
const POLL_MS = 4000;

function isReading({ status }: ConsentDocument): boolean {
  return status === 'queued' || status === 'reading';
}

function Empty({
  keyword,
  canManage,
  onClear,
}: {
  keyword: string;
  canManage: boolean;
  onClear: () => void;
}) {
  if (keyword !== '') {
    return (
      <EmptyState
        title="No orders match your search"
        text="Search for a title, a consent number, an authority or a file name."
        action={<Button onClick={onClear}>Clear search</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={FileSearch}
      title={canManage ? 'Upload your first consent' : 'No orders yet'}
      text={
        canManage
          ? 'Every condition in it is listed with its page and words, ready for you to check.'
          : 'Orders appear here once somebody of your organisation has uploaded one.'
      }
    />
  );
}

/** Orders of the organisation, newest first, with the drop zone above. */
export function OrdersPage() {
  const { canManage } = useAnalyzerAccess();
  const timeZone = useTimeZone();
  const { keyword, pageNo, pageSize, set, toPageHref } = useListQuery();
  const [isPolling, setIsPolling] = useState(false);
  const { currentData, data, isError, isFetching, refetch } = useListConsentDocumentsQuery(
    { keyword, pageNo, pageSize, sortBy: 'createdAt', sortOrder: 'desc' },
    {
      pollingInterval: isPolling ? POLL_MS : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const [announcement, setAnnouncement] = useState('');
  const uploads = useUploads(() => setAnnouncement('Uploaded. The order is being read.'));
  const [toDelete, setToDelete] = useState<ConsentDocument | null>(null);
  const page = currentData ?? data;
  const rows = page?.rows ?? [];
  const pageCount = toPageCount(page?.total ?? 0, pageSize);
  const reading = rows.filter(isReading);
  const wantsPolling = reading.length > LIVE_ROWS;
  if (wantsPolling !== isPolling) setIsPolling(wantsPolling);
  const live = new Set(reading.slice(0, LIVE_ROWS).map(({ id }) => id));
  const isListShown = keyword !== '' || rows.length > 0;
  return (
    <Page>
      <PageGuard total={page?.total} pageNo={pageNo} pageCount={pageCount} toPageHref={toPageHref} />
      <Stack gap={5}>
        {canManage && <OrderDrop {...uploads} />}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {isListShown && (
          <SearchBox label="Search orders" value={keyword} onChange={(words) => set({ keyword: words })} />
        )}
        {page === undefined && !isError && <SkeletonRows label="Loading orders" />}
        {page === undefined && isError && (
          <LoadError
            title="Orders could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {page !== undefined && rows.length === 0 && (
          <Empty keyword={keyword} canManage={canManage} onClear={() => set({ keyword: '' })} />
        )}
        {rows.length > 0 && (
          <>
            <OrderList aria-label="Orders" aria-busy={isFetching && currentData === undefined}>
              {rows.map((document) => (
                <OrderRow
                  key={document.id}
                  document={document}
                  timeZone={timeZone}
                  canManage={canManage}
                  isLive={live.has(document.id)}
                  onDelete={setToDelete}
                />
              ))}
            </OrderList>
            <Pagination page={pageNo} pageCount={pageCount} toHref={toPageHref} label="Pages of orders" />
          </>
        )}
      </Stack>
      <DeleteOrderDialog document={toDelete} onClose={() => setToDelete(null)}>
        {toDelete !== null && toDeletionText(toDelete)}
      </DeleteOrderDialog>
    </Page>
  );
}
