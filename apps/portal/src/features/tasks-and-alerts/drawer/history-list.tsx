import { useListTaskHistoryQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { AuditEntry } from '@anupalan/api-client/types';
import { ActivityFeed, EmptyState, type IconType, LoadError, SkeletonRows } from '@anupalan/ui';
import { CircleCheck, FileMinus, FilePlus, ListChecks, RotateCcw } from 'lucide-react';
import { toInstantText } from '../../../shared/time-zone.ts';
import { toHistoryText } from './history-words.ts';
import { historyWords } from './words.ts';

const ICONS: Readonly<Record<string, IconType>> = {
  completed: CircleCheck,
  pending: RotateCcw,
  add_evidence: FilePlus,
  delete_evidence: FileMinus,
};

function toIcon({ action, entity }: AuditEntry): IconType {
  return (entity === 'scheduled_task' ? ICONS[action] : undefined) ?? ListChecks;
}

/** What happened to a due date and to its task: who, when, from, to and the remark, newest first. */
export function HistoryList({ scheduledTaskId }: { scheduledTaskId: string }) {
  const { currentData, isError, isFetching, refetch } = useListTaskHistoryQuery(scheduledTaskId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData === undefined)
    return isError ? (
      <LoadError title={historyWords.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <SkeletonRows label={historyWords.loading} />
    );
  if (currentData.rows.length === 0)
    return <EmptyState title={historyWords.emptyTitle} text={historyWords.emptyText} />;
  return (
    <ActivityFeed
      aria-label={historyWords.title}
      items={currentData.rows.map((entry) => ({
        id: entry.id,
        text: toHistoryText(entry),
        note: `${entry.by.name}, ${toInstantText(entry.at)}`,
        icon: toIcon(entry),
      }))}
    />
  );
}
