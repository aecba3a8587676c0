import { useListStatutoryObligationsQuery } from '@anupalan/api-client/endpoints/statutory';
import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Breadcrumb, Button, Card, EmptyState, LinkButton, Page, Stack, TabLinks } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { toQueryHref } from '../../../shared/tasks/task-links.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { CatalogueTable } from './catalogue-table.tsx';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { FactsNotice } from './facts-notice.tsx';
import {
  hasCatalogueFilters,
  NO_CATALOGUE_FILTERS,
  parseCatalogueFilters,
  toCatalogueQuery,
  VIEWS,
} from './filters.ts';
import { MakeTasksDialog } from './make-tasks-dialog.tsx';

const VIEW_LABELS = { '': 'Applies to us', other: 'Does not apply', all: 'Whole catalogue' } as const;

/** The entries of a tab. */
function inView(entries: readonly StatutoryObligation[], view: keyof typeof VIEW_LABELS) {
  if (view === 'all') return entries;
  return entries.filter(({ applies }) => applies === (view === ''));
}

/** What the law asks for beside the orders: what of it applies to us, from which source, and how sure. */
export function CatalogueScreen() {
  const today = useToday();
  const list = useListQuery();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toPath = useScreenPath();
  const canManage = useAccess('Reporting Task', 'manage');
  const filters = parseCatalogueFilters(list.get);
  const answer = useListStatutoryObligationsQuery(toCatalogueQuery(filters), {
    refetchOnMountOrArgChange: true,
  });
  const { data, currentData, isError, isFetching, refetch } = answer;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [making, setMaking] = useState<readonly StatutoryObligation[]>([]);

  const hasFailed = isError && currentData === undefined;
  const all = hasFailed ? [] : (data?.rows ?? []);
  const shown = inView(all, filters.view);
  const selected = shown.filter(({ id }) => ids.has(id));
  const { set } = list;
  const onSearch = useCallback((keyword: string) => set({ keyword }), [set]);
  const toHref = (id: string) => toQueryHref(params, { entry: id });
  const openId = list.get('entry');
  const isReady = data !== undefined && !hasFailed;

  return (
    <Page
      title="Statutory catalogue"
      text="What the law asks for beside your orders. What is not verified stays off until somebody has read its source."
      trail={
        <Breadcrumb
          items={[
            { label: 'Reporting Tasks', href: toPath('reportingTasks') },
            { label: 'Statutory catalogue' },
          ]}
        />
      }
    >
      <Stack gap={4}>
        <FactsNotice />
        <TabLinks
          label="Which duties"
          items={VIEWS.map((view) => ({
            href: toQueryHref(params, { view, entry: '' }),
            label: VIEW_LABELS[view],
            isCurrent: filters.view === view,
            ...(isReady ? { count: inView(all, view).length } : {}),
          }))}
        />
        <Card aria-label="Duties" aria-busy={isFetching}>
          <p role="status" className="sr">
            {isReady ? `${shown.length} ${shown.length === 1 ? 'duty' : 'duties'}` : ''}
          </p>
          <CatalogueTable
            entries={shown}
            toHref={toHref}
            sort={filters.sort}
            onSort={(sort) => set({ sort })}
            status={data === undefined && !isError ? 'loading' : hasFailed ? 'failed' : 'ready'}
            isRefetching={isFetching}
            onRetry={() => void refetch()}
            onClearFilters={hasCatalogueFilters(filters) ? () => set(NO_CATALOGUE_FILTERS) : undefined}
            empty={
              <EmptyState
                level={2}
                title={filters.view === '' ? 'Nothing of the catalogue applies to you yet' : 'Nothing here'}
                text="What applies follows from your organisation’s page: what you do, and where."
                action={
                  <LinkButton variant="primary" href={toPath('organisation')}>
                    Open the organisation’s page
                  </LinkButton>
                }
              />
            }
            toolbar={<CatalogueToolbar filters={filters} onChange={set} onSearch={onSearch} />}
            bulk={(count) => (
              <BulkBar count={count} onClear={() => setIds(new Set())}>
                <Button variant="primary" onClick={() => setMaking(selected)}>
                  Make tasks
                </Button>
              </BulkBar>
            )}
            selection={canManage ? { ids, onChange: setIds } : null}
          />
        </Card>
      </Stack>
      {openId !== '' && isReady && (
        <EntryDrawer
          entry={all.find(({ id }) => id === openId)}
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
            setIds(new Set());
          }}
        />
      )}
    </Page>
  );
}
