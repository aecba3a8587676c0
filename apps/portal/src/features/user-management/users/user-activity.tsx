import { useListAuditEntriesQuery } from '@anupalan/api-client/endpoints/audit-log';
import { ActivityFeed, LoadError, Section, SkeletonRows, TextLink } from '@anupalan/ui';
import { History } from 'lucide-react';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { personWords } from './words.ts';

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
    <Section title={personWords.activity.title}>
      {currentData === undefined && !isError && (
        <SkeletonRows rows={2} label={personWords.activity.loading} />
      )}
      {currentData === undefined && isError && (
        <LoadError
          level={4}
          title={personWords.activity.loadError}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {currentData !== undefined && entries.length === 0 && (
        <p className="muted">{personWords.activity.empty}</p>
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
        <TextLink href={`${auditLog}?person=${userId}`}>{personWords.activity.openLog}</TextLink>
      )}
    </Section>
  );
}
