import { useListAuditEntriesQuery } from '@anupalan/api-client/endpoints/audit-log';
import { Card, EmptyState, Page, Stack } from '@anupalan/ui';
import { useSearchParams } from 'react-router';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import { UserTabs } from '../../shared/users/user-tabs.tsx';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { auditAddress } from './filters.ts';
import { words } from './words.ts';

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
          <Card aria-label={words.title}>
            <EmptyState title={words.noAccess.title} text={words.noAccess.text} />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

function AuditLog() {
  const list = useList(auditAddress);
  const [params, setParams] = useSearchParams();
  const answer = toListRows(useListAuditEntriesQuery(list.query, { refetchOnMountOrArgChange: true }));
  const toHref = (entry: string) => toQueryHref(params, { entry });
  const openId = list.get('entry');
  return (
    <>
      <ListCard
        label={words.title}
        noun={words.noun}
        list={list}
        answer={answer}
        toolbar={<AuditToolbar list={list} />}
        empty={<EmptyState title={words.emptyTitle} text={words.emptyText} />}
      >
        {(table) => (
          <AuditTable
            {...table}
            toHref={toHref}
            onOpen={(id) => setParams(new URLSearchParams(toHref(id)))}
          />
        )}
      </ListCard>
      {openId !== '' && answer.status === 'ready' && (
        <EntryDrawer
          entry={answer.rows.find(({ id }) => id === openId)}
          onClose={() => setParams(new URLSearchParams(toHref('')))}
        />
      )}
    </>
  );
}
