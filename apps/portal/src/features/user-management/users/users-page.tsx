import { useListUsersQuery } from '@anupalan/api-client/endpoints/users';
import type { SubUser } from '@anupalan/api-client/types';
import { Button, Inline, LinkButton, Page, Stack } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { useList } from '../../../shared/lists/use-list.ts';
import { useSelection } from '../../../shared/lists/use-selection.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { toQueryHref } from '../../../shared/tasks/task-links.ts';
import { toCount } from '../../../shared/to-count.ts';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { UserTabs } from '../../../shared/users/user-tabs.tsx';
import { LookOnly } from '../look-only.tsx';
import { usersAddress } from './filters.ts';
import { NoUsers } from './no-users.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { UserDrawer } from './user-drawer.tsx';
import { listUserActions } from './user-menu.ts';
import { UserTable } from './user-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';
import { listWords } from './words.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('../invite/dialogs.ts')).InviteDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../invite/dialogs.ts')).ImportDialog,
}));
const EditDialog = lazy(async () => ({ default: (await import('../invite/dialogs.ts')).EditDialog }));

/** Takes whatever is open over the list out of the address. */
const CLOSED = { edit: '', invite: '', import: '' } as const;

/** An address with the filters of the list, and with what is open over it changed. */
function toHrefWith(
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const query = toQueryHref(params, changes);
  return query === '?' ? path : `${path}${query}`;
}

/** Everybody of the organisation; one opens at the side under an address of their own. */
export function UsersPage({ userId }: { userId: string | null }) {
  const list = useList(usersAddress);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const paths = useUserPaths();
  const canManage = useAccess('User Management', 'manage');
  const answer = toListRows(useListUsersQuery(list.query, { refetchOnMountOrArgChange: true }));
  const isLoading = answer.status === 'loading';
  const selection = useSelection(answer.rows);
  const toListHref = (open: Readonly<Record<string, string>> = {}) =>
    toHrefWith(paths.users, params, { ...CLOSED, ...open });
  const toHref = ({ id }: { id: string }) => toHrefWith(paths.toUser(id), params, CLOSED);
  const toEditHref = ({ id }: { id: string }) =>
    toHrefWith(paths.toUser(id), params, { ...CLOSED, edit: '1' });
  const go = (href: string) => void navigate(href, { preventScrollReset: true });
  const onClose = () => go(toListHref());
  const actions = useUserActions((user) => go(toEditHref(user)));
  const { toAllowed, question, setQuestion } = actions;
  const inviteHref = toListHref({ invite: '1' });
  const isEditing = canManage && userId !== null && list.get('edit') !== '';
  const onDone = (deleted: readonly SubUser[]) => {
    selection.clear();
    if (deleted.some(({ id }) => id === userId)) onClose();
  };
  return (
    <Page>
      <Stack gap={4}>
        {!canManage && <LookOnly />}
        <Inline justify="between">
          <UserTabs current="users" />
          {canManage && (
            <Inline>
              <LinkButton icon={Upload} href={toListHref({ import: '1' })}>
                {listWords.inviteFromFile}
              </LinkButton>
              <LinkButton variant="primary" icon={Plus} href={inviteHref}>
                {listWords.invite}
              </LinkButton>
            </Inline>
          )}
        </Inline>
        <ListCard
          label={listWords.title}
          noun={listWords.noun}
          list={list}
          answer={answer}
          toCount={(total) => toCount(total, 'person', 'people')}
          toolbar={<UsersToolbar list={list} />}
          empty={<NoUsers inviteHref={canManage ? inviteHref : null} />}
        >
          {(table) => (
            <UserTable
              {...table}
              context={{
                ownId: actions.actor.userId,
                toHref,
                toActions: (user) => listUserActions(user, toAllowed(user)),
                onAction: actions.onAction,
                selection: canManage ? selection : null,
              }}
              bulk={(count) => (
                <BulkBar count={count} onClear={selection.clear}>
                  <Button onClick={() => setQuestion({ action: 'delete', users: selection.rows })}>
                    {listWords.deleteChosen}
                  </Button>
                </BulkBar>
              )}
            />
          )}
        </ListCard>
      </Stack>
      {userId !== null && !isEditing && !isLoading && (
        <UserDrawer
          userId={userId}
          toAllowed={toAllowed}
          onAction={actions.onAction}
          isResending={actions.isResending}
          onClose={onClose}
        />
      )}
      <Suspense>
        {isEditing && !isLoading && (
          <EditDialog userId={userId} toAllowed={toAllowed} onClose={() => go(toHref({ id: userId }))} />
        )}
        {canManage && !isLoading && list.get('invite') !== '' && <InviteDialog onClose={onClose} />}
        {canManage && !isLoading && list.get('import') !== '' && <ImportDialog onClose={onClose} />}
      </Suspense>
      {question !== null && (
        <QuestionDialog
          question={question}
          toAllowed={toAllowed}
          onClose={() => setQuestion(null)}
          onDone={onDone}
        />
      )}
    </Page>
  );
}
