import { useListRolesQuery } from '@anupalan/api-client/endpoints/roles';
import type { OrganisationRole } from '@anupalan/api-client/types';
import { Button, EmptyState, Inline, LinkButton, Page, Stack } from '@anupalan/ui';
import { rolesList } from '@anupalan/validators/requests/roles';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { defineAddress } from '../../../shared/lists/list-address.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { ListToolbar } from '../../../shared/lists/list-toolbar.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { UserTabs } from '../../../shared/users/user-tabs.tsx';
import { LookOnly } from '../look-only.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RolesTable } from './roles-table.tsx';
import { listWords } from './words.ts';

const address = defineAddress(rolesList);

/** The built-in role and the organisation's own ones. */
export function RolesPage() {
  const list = useList(address);
  const answer = toListRows(useListRolesQuery(list.query, { refetchOnMountOrArgChange: true }));
  const [deleting, setDeleting] = useState<OrganisationRole | null>(null);
  const canManage = useAccess('User Management', 'manage');
  const { newRole } = useUserPaths();
  return (
    <Page>
      <Stack gap={4}>
        {!canManage && <LookOnly />}
        <Inline justify="between">
          <UserTabs current="roles" />
          {canManage && (
            <LinkButton variant="primary" icon={Plus} href={newRole}>
              {listWords.create}
            </LinkButton>
          )}
        </Inline>
        <ListCard
          label={listWords.title}
          noun={listWords.noun}
          list={list}
          answer={answer}
          toolbar={<ListToolbar list={list} search={listWords.search} hasNoClear />}
          empty={null}
          noMatch={
            <EmptyState
              level={2}
              title={listWords.noMatchTitle}
              action={<Button onClick={list.onClear}>{listWords.clearSearch}</Button>}
            />
          }
        >
          {(table) => <RolesTable {...table} onDelete={canManage ? setDeleting : null} />}
        </ListCard>
      </Stack>
      {deleting !== null && <DeleteRoleDialog role={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
