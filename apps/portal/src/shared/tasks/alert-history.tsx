import { SkeletonRows } from '@anupalan/ui';
import { lazy, Suspense } from 'react';

const LazyList = lazy(async () => ({ default: (await import('./alert-history-list.tsx')).AlertHistoryList }));

/** Props of {@link AlertHistory}. */
export type AlertHistoryProps = { scheduledTaskId: string };

/** Who was told of a due date, when, and what became of it. Loads itself when it is shown. */
export function AlertHistory({ scheduledTaskId }: AlertHistoryProps) {
  return (
    <Suspense fallback={<SkeletonRows label="Loading alerts" />}>
      <LazyList scheduledTaskId={scheduledTaskId} />
    </Suspense>
  );
}
