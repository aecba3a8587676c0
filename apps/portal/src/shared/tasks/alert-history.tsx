import type { AlertsOf } from '@anupalan/api-client/endpoints/alerts';
import { SkeletonRows } from '@anupalan/ui';
import { lazy, Suspense } from 'react';

const LazyList = lazy(async () => ({ default: (await import('./alert-history-list.tsx')).AlertHistoryList }));

/** Who was told of a due date (or of an order's end), when, and what became of it. Loads itself when it is shown. */
export function AlertHistory(of: AlertsOf) {
  return (
    <Suspense fallback={<SkeletonRows label="Loading alerts" />}>
      <LazyList of={of} />
    </Suspense>
  );
}
