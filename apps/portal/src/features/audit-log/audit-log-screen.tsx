import { useListAuditEntriesQuery } from '@anupalan/api-client/endpoints/audit-log';
import { Card, EmptyState, Page, Stack } from '@anupalan/ui';
import { useSearchParams } from 'react-router';
import { UserTabs } from '../../shared/people/user-tabs.tsx';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import { PageFoot } from '../../shared/tasks/page-foot.tsx';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { NO_AUDIT_FILTERS, toAuditQuery } from './filters.ts';

/** Who changed what and when, newest first. Nothing in it can be changed (D23). */
export function AuditLogScreen() {
  const canRead = useAccess('User Management', 'manage');
  return (
    <Page>
      <Stack gap={4}>
        <UserTabs current="auditLog" />
        {canRead ? (
          <AuditLog />
        ) : (
          <Card aria-label="Audit log">
            <EmptyState
              title="You cannot see the audit log"
              text="Whoever looks after users in your organisation can allow it."
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

function AuditLog() {
  const list = useListQuery();
  const [params, setParams] = useSearchParams();
  const { data, currentData, isLoading, isError, isFetching, refetch } = useListAuditEntriesQuery(
    toAuditQuery(list),
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const isFiltered = Object.keys(NO_AUDIT_FILTERS).some((name) => list.get(name) !== '');
  const total = data?.total ?? 0;
  const toHref = (entry: string) => toQueryHref(params, { entry });
  const openId = list.get('entry');
  return (
    <>
      <Card aria-label="Audit log" aria-busy={isFetching}>
        <AuditTable
          entries={data?.rows ?? []}
          toHref={toHref}
          onOpen={(id) => setParams(new URLSearchParams(toHref(id)))}
          status={isLoading ? 'loading' : isError && currentData === undefined ? 'failed' : 'ready'}
          isRefetching={isFetching}
          onRetry={() => void refetch()}
          toolbar={<AuditToolbar list={list} isFiltered={isFiltered} />}
          empty={
            total === 0 &&
            !isFiltered && (
              <EmptyState
                title="Nothing has been changed yet"
                text="Every change is written down here: who made it, when, and from what to what."
              />
            )
          }
          {...(isFiltered ? { onClearFilters: () => list.set(NO_AUDIT_FILTERS) } : {})}
          foot={
            total > 0 && (
              <PageFoot
                page={list.pageNo}
                pageSize={list.pageSize}
                total={total}
                toPageHref={list.toPageHref}
                noun="entries"
              />
            )
          }
        />
      </Card>
      {openId !== '' && data !== undefined && (
        <EntryDrawer
          entry={data.rows.find(({ id }) => id === openId)}
          onClose={() => setParams(new URLSearchParams(toHref('')))}
        />
      )}
    </>
  );
}
