import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { DOCUMENT_STATUSES } from '@anupalan/enums/consents';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import {
  Button,
  EmptyState,
  LinkButton,
  LoadError,
  Page,
  Pagination,
  SkeletonRows,
  Stack,
} from '@anupalan/ui';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { FileSearch } from 'lucide-react';
import { PageGuard } from '../../../shared/layout/page-guard.tsx';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { DocumentsFilters } from './documents-filters.tsx';
import { DocumentsRows } from './documents-rows.tsx';
import { parseSort } from './documents-sort.ts';
import { DocumentsTable } from './documents-table.tsx';

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const canUpload = useAccess('Consent Analyzer', 'manage');
  if (isFiltered) {
    return (
      <EmptyState
        title="No orders match these filters"
        text="Search for a title, a consent number, an authority or a file name."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={FileSearch}
      title={canUpload ? 'Upload your first consent' : 'No orders yet'}
      text="Each order appears here with its facts, its limits and how long it is valid."
      action={
        canUpload && (
          <LinkButton variant="primary" href={COMPANY_PATHS.consentAnalyzer}>
            Open the analyzer
          </LinkButton>
        )
      }
    />
  );
}

/** Every order: what it is, how long it is valid, and how far its conditions are. */
export function DocumentsPage() {
  const today = useToday();
  const isNarrow = useMediaQuery('(max-width: 900px)');
  const list = useListQuery();
  const { keyword, pageNo, pageSize, get, set, toPageHref } = list;
  const sort = parseSort(get('sort'));
  const status = DOCUMENT_STATUSES.find((known) => known === get('status')) ?? '';
  const query = { keyword, status, pageNo, pageSize, sortBy: sort.by, sortOrder: sort.order };
  const { currentData, data, isError, isFetching, refetch } = useListConsentDocumentsQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const page = currentData ?? data;
  const isFiltered = keyword !== '' || status !== '';
  const total = page?.total ?? 0;
  const pageCount = toPageCount(total, pageSize);
  const first = (pageNo - 1) * pageSize + 1;
  const last = Math.min(total, pageNo * pageSize);
  return (
    <Page>
      <PageGuard total={page?.total} pageNo={pageNo} pageCount={pageCount} toPageHref={toPageHref} />
      <Stack gap={4} aria-busy={isFetching && page !== undefined ? true : undefined}>
        {(isFiltered || total > 0) && <DocumentsFilters list={list} />}
        {page === undefined && !isError && <SkeletonRows label="Loading orders" />}
        {page === undefined && isError && (
          <LoadError
            title="Orders could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {page !== undefined && page.rows.length === 0 && (
          <Empty isFiltered={isFiltered} onClear={() => set({ keyword: '', status: '' })} />
        )}
        {page !== undefined && page.rows.length > 0 && (
          <>
            {isNarrow ? (
              <DocumentsRows documents={page.rows} today={today} />
            ) : (
              <DocumentsTable
                documents={page.rows}
                today={today}
                sort={sort}
                onSort={(value) => set({ sort: value })}
              />
            )}
            <Pagination
              page={pageNo}
              pageCount={pageCount}
              toHref={toPageHref}
              label="Pages of orders"
              summary={`${first} to ${last} of ${total}`}
            />
          </>
        )}
        <span className="sr" role="status">
          {currentData === undefined ? '' : total === 1 ? '1 order' : `${total} orders`}
        </span>
      </Stack>
    </Page>
  );
}
