import { useListRolesQuery } from '@anupalan/api-client/endpoints/roles';
import type { OrganisationRole } from '@anupalan/api-client/types';
import { Button, Card, EmptyState, Inline, LinkButton, Page, Stack } from '@anupalan/ui';
import { TableToolbar } from '@anupalan/ui/table';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import { useUserPaths } from '../../../shared/people/user-paths.ts';
import { UserTabs } from '../../../shared/people/user-tabs.tsx';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { PageFoot } from '../../../shared/tasks/page-foot.tsx';
import { LookOnly } from '../look-only.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RolesTable } from './roles-table.tsx';

/** The built-in role and the organisation's own ones. */
export function RolesPage() {
  const { pageNo, pageSize, keyword, get, set, toPageHref } = useListQuery();
  const isDescending = get('sort') === '-name';
  const isSorted = isDescending || get('sort') === 'name';
  const { data, isError, isFetching, refetch } = useListRolesQuery(
    {
      pageNo,
      pageSize,
      keyword: keyword || undefined,
      ...(isSorted ? { sortBy: 'name', sortOrder: isDescending ? 'desc' : 'asc' } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const [deleting, setDeleting] = useState<OrganisationRole | null>(null);
  const canManage = useAccess('User Management', 'manage');
  const { newRole } = useUserPaths();
  const onSearch = useCallback((words: string) => set({ keyword: words }), [set]);
  const total = data?.total ?? 0;
  return (
    <Page>
      <Stack gap={4}>
        {!canManage && <LookOnly />}
        <Inline justify="between">
          <UserTabs current="roles" />
          {canManage && (
            <LinkButton variant="primary" icon={Plus} href={newRole}>
              New role
            </LinkButton>
          )}
        </Inline>
        <Card aria-label="Roles" aria-busy={isFetching}>
          <RolesTable
            roles={isError && data === undefined ? [] : (data?.rows ?? [])}
            onDelete={canManage ? setDeleting : null}
            sort={isSorted ? { id: 'name', isDescending } : null}
            onSort={(sort) => set({ sort: sort.isDescending ? `-${sort.id}` : sort.id })}
            status={data !== undefined ? 'ready' : isError ? 'failed' : 'loading'}
            isRefetching={isFetching}
            onRetry={() => void refetch()}
            toolbar={
              <TableToolbar>
                <SearchBox label="Search roles" value={keyword} onChange={onSearch} />
              </TableToolbar>
            }
            empty={
              <EmptyState
                level={2}
                title="No roles match these words"
                action={<Button onClick={() => set({ keyword: '' })}>Clear the search</Button>}
              />
            }
            foot={
              total > 0 && (
                <PageFoot
                  page={pageNo}
                  pageSize={pageSize}
                  total={total}
                  toPageHref={toPageHref}
                  noun="roles"
                />
              )
            }
          />
        </Card>
      </Stack>
      {deleting !== null && <DeleteRoleDialog role={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
