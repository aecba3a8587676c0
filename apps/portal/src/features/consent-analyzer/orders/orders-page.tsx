import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, EmptyState, LoadError, Page, SkeletonRows, Stack, VisuallyHidden } from '@anupalan/ui';
import { OrderList } from '@anupalan/ui/document';
import { consentDocumentsList } from '@anupalan/validators/requests/consent-documents';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { DeleteOrderDialog } from '../../../shared/later-dialogs.tsx';
import { defineAddress } from '../../../shared/lists/list-address.ts';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { ListPages } from '../../../shared/lists/page-foot.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { FirstRun } from '../../../shared/orders/first-run/later.ts';
import { mayHaveKeptOrder } from '../../../shared/orders/kept-order/kept-hint.ts';
import { OrderDrop } from '../../../shared/orders/order-drop.tsx';
import { useOrderUpload } from '../../../shared/orders/use-order-upload.ts';
import { useSampleOrder } from '../../../shared/orders/use-sample-order.ts';
import { useTimeZone } from '../../../shared/tasks/use-today.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { toDeletionText } from './deletion-text.ts';
import { OrderRow } from './order-row.tsx';
import { listWords } from './words.ts';

const address = defineAddress(consentDocumentsList);

/** Rows that follow their reading live: a browser keeps few connections to one server. */
const LIVE_ROWS = 2;

/** How often the list is asked again while other orders are being read, in milliseconds. */
const POLL_MS = 4000;

function isReading({ status }: ConsentDocument): boolean {
  return status === 'queued' || status === 'reading';
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={listWords.noMatchTitle}
      text={listWords.noMatchText}
      action={<Button onClick={onClear}>{listWords.clearSearch}</Button>}
    />
  );
}

/** The first order: one's own in the drop zone above, or a sample. */
function FirstOrder({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { load, isLoading } = useSampleOrder(onFiles);
  return (
    <EmptyState
      icon={FileSearch}
      title={listWords.uploadFirst}
      text={listWords.uploadText}
      action={
        <Button isLoading={isLoading} loadingLabel={listWords.loadingSample} onClick={() => void load()}>
          {listWords.trySample}
        </Button>
      }
    />
  );
}

function NoOrders() {
  return <EmptyState icon={FileSearch} title={listWords.emptyTitle} text={listWords.emptyText} />;
}

/** Orders of the organisation, newest first, with the drop zone above. */
export function OrdersPage() {
  const { canManage } = useAnalyzerAccess();
  const timeZone = useTimeZone();
  const list = useList(address);
  const { keyword } = list;
  const [isPolling, setIsPolling] = useState(false);
  const answer = useListConsentDocumentsQuery(list.query, {
    pollingInterval: isPolling ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [announcement, setAnnouncement] = useState('');
  const uploads = useOrderUpload(() => setAnnouncement(listWords.uploaded));
  const [toDelete, setToDelete] = useState<ConsentDocument | null>(null);
  const { rows, total, status, isRefetching, onRetry } = toListRows(answer);
  // One that waits for another day does not change before then.
  const reading = rows.filter((row) => isReading(row) && row.readFrom === null);
  const wantsPolling = reading.length > LIVE_ROWS;
  if (wantsPolling !== isPolling) setIsPolling(wantsPolling);
  const live = new Set(reading.slice(0, LIVE_ROWS).map(({ id }) => id));
  const isEmpty = status === 'ready' && rows.length === 0;
  const isListShown = keyword !== '' || rows.length > 0;
  return (
    <Page>
      <Stack gap={5}>
        {canManage && mayHaveKeptOrder() && <FirstRun stage={null} />}
        {canManage && <OrderDrop {...uploads} />}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {isListShown && <SearchBox label={listWords.search} value={keyword} onChange={list.onSearch} />}
        {status === 'loading' && <SkeletonRows label={listWords.loading} />}
        {status === 'failed' && (
          <LoadError title={listWords.loadError} onRetry={onRetry} isRetrying={isRefetching} />
        )}
        {isEmpty && keyword !== '' && <NoMatch onClear={list.onClear} />}
        {isEmpty && keyword === '' && (canManage ? <FirstOrder onFiles={uploads.add} /> : <NoOrders />)}
        {rows.length > 0 && (
          <OrderList
            aria-label={listWords.title}
            aria-busy={isRefetching && answer.currentData === undefined}
          >
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
        )}
        {status === 'ready' && <ListPages list={list} total={total} noun={listWords.noun} summary="none" />}
      </Stack>
      <DeleteOrderDialog document={toDelete} onClose={() => setToDelete(null)}>
        {toDelete !== null && toDeletionText(toDelete)}
      </DeleteOrderDialog>
    </Page>
  );
}
