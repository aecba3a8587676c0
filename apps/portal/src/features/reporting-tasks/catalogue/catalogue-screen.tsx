import { useListStatutoryObligationsQuery } from '@anupalan/api-client/endpoints/statutory';
import type { StatutoryObligation } from '@anupalan/api-client/types';
import { PAGINATION } from '@anupalan/enums/limits';
import { Breadcrumb, Button, EmptyState, LinkButton, Page, Stack, TabLinks } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { useList } from '../../../shared/lists/use-list.ts';
import { useSelection } from '../../../shared/lists/use-selection.ts';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { toQueryHref } from '../../../shared/tasks/task-links.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { CatalogueTable } from './catalogue-table.tsx';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { CatalogueText, FactsNotice } from './facts-notice.tsx';
import { catalogueAddress, VIEWS } from './filters.ts';
import { MakeTasksDialog } from './make-tasks-dialog.tsx';
import { words } from './words.ts';

const VIEW_LABELS = {
  '': words.views.applying,
  besides: words.views.besides,
  other: words.views.other,
  all: words.views.all,
} as const;

const EMPTY_TITLES = {
  '': words.empty.applying,
  besides: words.empty.besides,
  other: words.empty.others,
  all: words.empty.others,
} as const;

/** The entries of a tab. */
function inView(entries: readonly StatutoryObligation[], view: keyof typeof VIEW_LABELS) {
  if (view === 'all') return entries;
  if (view === 'besides')
    return entries.filter(({ applies, coveredBy = [] }) => applies && coveredBy.length === 0);
  return entries.filter(({ applies }) => applies === (view === ''));
}

/** What the law asks for beside the orders: what of it applies to us, from which source, and whether it is verified. */
export function CatalogueScreen() {
  const today = useToday();
  const list = useList(catalogueAddress);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toPath = useScreenPath();
  const canManage = useAccess('Reporting Task', 'manage');
  const { pageNo, pageSize, ...query } = list.query;
  const answer = toListRows(
    useListStatutoryObligationsQuery(
      { ...query, isPagination: PAGINATION.off },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const [making, setMaking] = useState<readonly StatutoryObligation[]>([]);

  const view = list.own.view ?? '';
  const shown = inView(answer.rows, view);
  const selection = useSelection(shown);
  const toHref = (id: string) => toQueryHref(params, { entry: id });
  const openId = list.get('entry');
  const isReady = answer.status === 'ready';

  return (
    <Page
      title={words.title}
      text={<CatalogueText />}
      trail={
        <Breadcrumb
          items={[{ label: words.parent, href: toPath('reportingTasks') }, { label: words.title }]}
        />
      }
    >
      <Stack gap={4}>
        <FactsNotice />
        <TabLinks
          label={words.views.label}
          items={VIEWS.map((each) => ({
            href: toQueryHref(params, { view: each, entry: '' }),
            label: VIEW_LABELS[each],
            isCurrent: view === each,
            ...(isReady ? { count: inView(answer.rows, each).length } : {}),
          }))}
        />
        <ListCard
          label={words.list}
          noun={words.noun}
          list={list}
          answer={{ ...answer, rows: shown, total: shown.length }}
          hasPages={false}
          toCount={words.count}
          toolbar={<CatalogueToolbar list={list} />}
          empty={
            <EmptyState
              level={2}
              title={EMPTY_TITLES[view]}
              text={words.empty.text}
              action={
                <LinkButton variant="primary" href={toPath('organisation')}>
                  {words.empty.open}
                </LinkButton>
              }
            />
          }
        >
          {(table) => (
            <CatalogueTable
              {...table}
              toHref={toHref}
              bulk={(count) => (
                <BulkBar count={count} onClear={selection.clear}>
                  <Button variant="primary" onClick={() => setMaking(selection.rows)}>
                    {words.make}
                  </Button>
                </BulkBar>
              )}
              selection={canManage ? selection : null}
            />
          )}
        </ListCard>
      </Stack>
      {openId !== '' && isReady && (
        <EntryDrawer
          entry={answer.rows.find(({ id }) => id === openId)}
          canManage={canManage}
          onMakeTask={(entry) => setMaking([entry])}
          onClose={() => void navigate(toQueryHref(params, { entry: '' }), { preventScrollReset: true })}
        />
      )}
      {making.length > 0 && (
        <MakeTasksDialog
          entries={making}
          today={today}
          onClose={() => setMaking([])}
          onMade={() => {
            setMaking([]);
            selection.clear();
          }}
        />
      )}
    </Page>
  );
}
