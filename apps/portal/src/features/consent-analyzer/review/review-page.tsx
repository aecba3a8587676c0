import { isApiError } from '@anupalan/api-client/api-error';
import { useGetConsentDocumentQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { useListObligationsQuery } from '@anupalan/api-client/endpoints/obligations';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { LoadError, Page } from '@anupalan/ui';
import { ReviewSkeleton } from '@anupalan/ui/document';
import { useMemo } from 'react';
import { OrderNotFound } from '../../../shared/orders/order-not-found.tsx';
import { toConditions } from '../../../shared/viewer/condition.ts';
import { ReviewWorkspace } from './review-workspace.tsx';
import { FailedOrder, ReadingOrder } from './unread-order.tsx';
import { headWords } from './words.ts';

/** Others may decide on the same order: it is asked again whenever the window comes back to the front. */
const FRESH = { refetchOnFocus: true, refetchOnMountOrArgChange: true } as const;

/** The review of an order that is read, or of the pages of it that are. */
function OpenOrder({ document, onStale }: { document: ConsentDocument; onStale: () => void }) {
  const { data, isError, isFetching, refetch } = useListObligationsQuery(document.id, FRESH);
  const rows = data?.rows;
  const conditions = useMemo(() => toConditions(rows ?? []), [rows]);
  const isReady = document.status === 'ready';
  // While it is read nothing is missing where nothing is there yet.
  if (!isReady && conditions.length === 0) return <ReadingOrder document={document} />;
  if (rows === undefined) {
    if (!isError) return <ReviewSkeleton label={headWords.loading} />;
    return (
      <Page>
        <LoadError title={headWords.conditionsError} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    );
  }
  return (
    <ReviewWorkspace
      document={document}
      conditions={conditions}
      onStale={() => {
        void refetch();
        onStale();
      }}
    />
  );
}

/** The review of one order, in whatever state it is. */
export function ReviewPage({ documentId }: { documentId: string }) {
  const { data: document, error, isFetching, refetch } = useGetConsentDocumentQuery(documentId, FRESH);
  if (isApiError(error) && error.status === 404)
    return <OrderNotFound listHref={COMPANY_PATHS.consentAnalyzer} />;
  if (document === undefined) {
    if (error === undefined) return <ReviewSkeleton label={headWords.loading} />;
    return (
      <Page>
        <LoadError title={headWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    );
  }
  if (document.status === 'failed') return <FailedOrder document={document} />;
  return <OpenOrder document={document} onStale={() => void refetch()} />;
}
