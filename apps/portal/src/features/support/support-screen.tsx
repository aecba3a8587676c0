import { useListSupportRequestsQuery } from '@anupalan/api-client/endpoints/support';
import { Card, EmptyState, Inline, LinkButton, Page, Pagination, Stack } from '@anupalan/ui';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PageGuard } from '../../shared/layout/page-guard.tsx';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { SupportDetail } from './support-detail.tsx';
import { SupportRows } from './support-rows.tsx';

/** Requests of the organisation; one opens at the side under an address of its own. */
export function SupportScreen() {
  const { pageNo, pageSize, keyword, set, toPageHref } = useListQuery();
  const [params, setParams] = useSearchParams();
  const { data, isLoading, isError, isFetching, refetch } = useListSupportRequestsQuery({
    pageNo,
    pageSize,
    keyword,
  });
  const createPath = useScreenPath()('supportCreate');
  const canAsk = useAccess('Support Management', 'manage');
  const pageCount = toPageCount(data?.total ?? 0, pageSize);
  const openId = params.get('request');
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
      <Stack gap={4}>
        <Inline justify="between">
          <SearchBox label="Search requests" value={keyword} onChange={(value) => set({ keyword: value })} />
          {createLink}
        </Inline>
        <Card aria-label="Requests" aria-busy={isFetching}>
          <SupportRows
            rows={data?.rows ?? []}
            toHref={(id) => `?${toHref(id).toString()}`}
            onOpen={(id) => setParams(toHref(id))}
            status={isLoading ? 'loading' : isError && data === undefined ? 'failed' : 'ready'}
            isRefetching={isFetching}
            onRetry={() => void refetch()}
            empty={
              data?.total === 0 &&
              (keyword === '' ? (
                <EmptyState
                  title="No requests yet"
                  text="Ask us anything about your orders, your tasks or the product."
                  action={createLink}
                />
              ) : (
                <EmptyState title="No requests match these words" />
              ))
            }
            foot={
              <Pagination label="Pages of requests" page={pageNo} pageCount={pageCount} toHref={toPageHref} />
            }
          />
          <PageGuard total={data?.total} pageNo={pageNo} pageCount={pageCount} toPageHref={toPageHref} />
        </Card>
      </Stack>
      {openId !== null && <SupportDetail id={openId} onClose={() => setParams(toHref(null))} />}
    </Page>
  );
}
