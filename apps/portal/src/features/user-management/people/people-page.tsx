import type { SubUser } from '@anupalan/api-client/types';
import { Button, Card, Inline, LinkButton, Page, Stack } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUserPaths } from '../../../shared/people/user-paths.ts';
import { UserTabs } from '../../../shared/people/user-tabs.tsx';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { PageFoot } from '../../../shared/tasks/page-foot.tsx';
import { toQueryHref } from '../../../shared/tasks/task-links.ts';
import { LookOnly } from '../look-only.tsx';
import { parsePeopleFilters } from './filters.ts';
import { NoPeople } from './no-people.tsx';
import { PeopleTable } from './people-table.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { listPersonActions } from './person-menu.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { usePeopleRows } from './use-people-rows.ts';
import { usePersonActions } from './use-person-actions.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('../invite/invite-dialog.tsx')).InviteDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../invite/import-dialog.tsx')).ImportDialog,
}));
const EditDialog = lazy(async () => ({ default: (await import('../invite/edit-dialog.tsx')).EditDialog }));

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
export function PeoplePage({ personId }: { personId: string | null }) {
  const list = useListQuery();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const paths = useUserPaths();
  const canManage = useAccess('User Management', 'manage');
  const filters = parsePeopleFilters(list.get);
  const rows = usePeopleRows(filters, list.pageNo);
  const { set } = list;
  const onSearch = useCallback((keyword: string) => set({ keyword }), [set]);
  const toListHref = (open: Readonly<Record<string, string>> = {}) =>
    toHrefWith(paths.people, params, { ...CLOSED, ...open });
  const toHref = ({ id }: { id: string }) => toHrefWith(paths.toPerson(id), params, CLOSED);
  const toEditHref = ({ id }: { id: string }) =>
    toHrefWith(paths.toPerson(id), params, { ...CLOSED, edit: '1' });
  const go = (href: string) => void navigate(href, { preventScrollReset: true });
  const onClose = () => go(toListHref());
  const actions = usePersonActions((person) => go(toEditHref(person)));
  const { toRights, question, setQuestion } = actions;
  const inviteHref = toListHref({ invite: '1' });
  const isEditing = canManage && personId !== null && list.get('edit') !== '';
  const onDone = (deleted: readonly SubUser[]) => {
    rows.onClear();
    if (deleted.some(({ id }) => id === personId)) onClose();
  };
  return (
    <Page>
      <Stack gap={4}>
        {!canManage && <LookOnly />}
        <Inline justify="between">
          <UserTabs current="people" />
          {canManage && (
            <Inline>
              <LinkButton icon={Upload} href={toListHref({ import: '1' })}>
                Invite from a file
              </LinkButton>
              <LinkButton variant="primary" icon={Plus} href={inviteHref}>
                Invite
              </LinkButton>
            </Inline>
          )}
        </Inline>
        <Card aria-label="People" aria-busy={rows.isFetching}>
          <p role="status" className="sr">
            {rows.isLoading || rows.hasFailed
              ? ''
              : `${rows.total} ${rows.total === 1 ? 'person' : 'people'}`}
          </p>
          <PeopleTable
            people={rows.people}
            context={{
              ownId: actions.actor.userId,
              toHref,
              toActions: (person) => listPersonActions(person, toRights(person)),
              onAction: actions.onAction,
              selection: canManage ? { ids: rows.selectedIds, onChange: rows.onSelect } : null,
            }}
            sort={filters.sort}
            onSort={(sort) => set({ sort })}
            status={rows.isLoading ? 'loading' : rows.hasFailed ? 'failed' : 'ready'}
            isRefetching={rows.isFetching}
            onRetry={() => void rows.refetch()}
            empty={
              rows.total === 0 && (
                <NoPeople filters={filters} inviteHref={canManage ? inviteHref : null} onChange={set} />
              )
            }
            toolbar={<PeopleToolbar filters={filters} onChange={set} onSearch={onSearch} />}
            bulk={(count) => (
              <BulkBar count={count} onClear={rows.onClear}>
                <Button onClick={() => setQuestion({ action: 'delete', people: rows.selected })}>
                  Delete
                </Button>
              </BulkBar>
            )}
            foot={
              rows.total > 0 && (
                <PageFoot
                  page={list.pageNo}
                  pageSize={filters.pageSize}
                  total={rows.total}
                  toPageHref={list.toPageHref}
                  onPageSize={(size) => set({ size: String(size) })}
                  noun="people"
                />
              )
            }
          />
        </Card>
      </Stack>
      {personId !== null && !isEditing && !rows.isLoading && (
        <PersonDrawer
          personId={personId}
          toRights={toRights}
          onAction={actions.onAction}
          isResending={actions.isResending}
          onClose={onClose}
        />
      )}
      <Suspense>
        {isEditing && !rows.isLoading && (
          <EditDialog personId={personId} toRights={toRights} onClose={() => go(toHref({ id: personId }))} />
        )}
        {canManage && !rows.isLoading && list.get('invite') !== '' && <InviteDialog onClose={onClose} />}
        {canManage && !rows.isLoading && list.get('import') !== '' && <ImportDialog onClose={onClose} />}
      </Suspense>
      {question !== null && (
        <QuestionDialog
          question={question}
          toRights={toRights}
          onClose={() => setQuestion(null)}
          onDone={onDone}
        />
      )}
    </Page>
  );
}
