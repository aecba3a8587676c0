import { useListAuditEntriesQuery } from '@anupalan/api-client/endpoints/audit-log';
import { ActivityFeed, LoadError, Section, SkeletonRows, TextLink } from '@anupalan/ui';
import { History } from 'lucide-react';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { useUserPaths } from '../../../shared/users/user-paths.ts';

/** Lines shown of what somebody did lately. */
const SHOWN = 5;

/** What a user did lately, from the audit trail. */
export function UserActivity({ userId }: { userId: string }) {
  const { currentData, isError, isFetching, refetch } = useListAuditEntriesQuery(
    { actorId: userId, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  const { auditLog } = useUserPaths();
  const entries = currentData?.rows ?? [];
  return (
    <Section title="Recent activity">
      {currentData === undefined && !isError && <SkeletonRows rows={2} label="Loading the activity" />}
      {currentData === undefined && isError && (
        <LoadError
          level={4}
          title="The activity could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {currentData !== undefined && entries.length === 0 && (
        <p className="muted">Nothing yet. What this person changes will appear here.</p>
      )}
      {entries.length > 0 && (
        <ActivityFeed
          items={entries.map(({ id, summary, at }) => ({
            id,
            text: summary,
            note: <Ago instant={at} />,
            icon: History,
          }))}
        />
      )}
      {(currentData?.total ?? 0) > entries.length && (
        <TextLink href={`${auditLog}?person=${userId}`}>Open audit log</TextLink>
      )}
    </Section>
  );
}
