import { useListSupportRequestsQuery } from '@anupalan/api-client/endpoints/support';
import { Button, Card, EmptyState, LinkButton, Page, Pagination } from '@anupalan/ui';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PageGuard } from '../../shared/layout/page-guard.tsx';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { parseFilters, toQuery } from './filters.ts';
import { SupportDetail } from './support-detail.tsx';
import { SupportRows } from './support-rows.tsx';
import { SupportToolbar } from './support-toolbar.tsx';

const NO_FILTERS = { keyword: '', status: '', type: '' };

/** Requests of the organisation; one opens at the side under an address of its own. */
export function SupportScreen() {
  const { pageNo, pageSize, keyword, get, set, toPageHref } = useListQuery();
  const filters = parseFilters(get);
  const [params, setParams] = useSearchParams();
  const { data, isLoading, isError, isFetching, refetch } = useListSupportRequestsQuery({
    pageNo,
    pageSize,
    keyword,
    ...toQuery(filters),
  });
  const createPath = useScreenPath()('supportCreate');
  const canAsk = useAccess('Support Management', 'manage');
  const pageCount = toPageCount(data?.total ?? 0, pageSize);
  const openId = params.get('request');
  const isFiltered = keyword !== '' || filters.status !== null || filters.type !== null;
  const toHref = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('request');
    else next.set('request', id);
    return next;
  };
  const createLink = canAsk && (
    <LinkButton href={createPath} variant="primary" icon={Plus}>
      New request
    </LinkButton>
  );
  return (
    <Page>
      <Card aria-label="Requests" aria-busy={isFetching}>
        <SupportToolbar keyword={keyword} filters={filters} onChange={set} end={createLink} />
        <SupportRows
          rows={data?.rows ?? []}
          toHref={(id) => `?${toHref(id).toString()}`}
          onOpen={(id) => setParams(toHref(id))}
          sort={filters.sort}
          onSort={({ id, isDescending }) => set({ sort: isDescending ? `-${id}` : id })}
          status={isLoading ? 'loading' : isError && data === undefined ? 'failed' : 'ready'}
          isRefetching={isFetching}
          onRetry={() => void refetch()}
          empty={
            data?.total === 0 &&
            (isFiltered ? (
              <EmptyState
                title="No requests match"
                text="Try other words, another status or another type."
                action={<Button onClick={() => set(NO_FILTERS)}>Show all requests</Button>}
              />
            ) : (
              <EmptyState
                title="No requests yet"
                text="Ask us anything about your orders, your tasks or the product."
                action={createLink}
              />
            ))
          }
          foot={
            <Pagination label="Pages of requests" page={pageNo} pageCount={pageCount} toHref={toPageHref} />
          }
        />
        <PageGuard total={data?.total} pageNo={pageNo} pageCount={pageCount} toPageHref={toPageHref} />
      </Card>
      {openId !== null && <SupportDetail id={openId} onClose={() => setParams(toHref(null))} />}
    </Page>
  );
}
