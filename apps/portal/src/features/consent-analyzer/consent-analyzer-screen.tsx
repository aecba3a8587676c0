import { ReviewSkeleton } from '@anupalan/ui/document';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { OrdersPage } from './orders/orders-page.tsx';
import { listWords } from './orders/words.ts';

// The review brings the page view with it: the list of orders loads without.
const ReviewPage = lazy(async () => ({ default: (await import('./review/review-page.tsx')).ReviewPage }));

/** Consent Analyzer: orders to upload and follow, and the review of one below the screen's path. */
export function ConsentAnalyzerScreen() {
  const { documentId } = useParams();
  if (documentId === undefined) return <OrdersPage />;
  return (
    <Suspense fallback={<ReviewSkeleton label={listWords.loadingOrder} />}>
      <ReviewPage key={documentId} documentId={documentId} />
    </Suspense>
  );
}
