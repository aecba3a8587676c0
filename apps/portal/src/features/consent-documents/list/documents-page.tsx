import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { DOCUMENT_STATUSES } from '@anupalan/enums/consents';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Button, Card, EmptyState, LinkButton, Page, Pagination } from '@anupalan/ui';
import { TableFoot } from '@anupalan/ui/table';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { FileSearch } from 'lucide-react';
import { PageGuard } from '../../../shared/layout/page-guard.tsx';
import { useListQuery } from '../../../shared/routing/use-list-query.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { DocumentsFilters } from './documents-filters.tsx';
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
      <Card aria-label="Consent documents">
        <DocumentsTable
          documents={page?.rows ?? []}
          today={today}
          sort={sort}
          onSort={(value) => set({ sort: value })}
          status={page !== undefined ? 'ready' : isError ? 'failed' : 'loading'}
          isRefetching={isFetching}
          onRetry={() => void refetch()}
          empty={<Empty isFiltered={isFiltered} onClear={() => set({ keyword: '', status: '' })} />}
          toolbar={(isFiltered || total > 0) && <DocumentsFilters list={list} />}
          foot={
            total > 0 && (
              <TableFoot>
                <Pagination
                  page={pageNo}
                  pageCount={pageCount}
                  toHref={toPageHref}
                  label="Pages of orders"
                  summary={`${first} to ${last} of ${total}`}
                />
              </TableFoot>
            )
          }
        />
        <span className="sr" role="status">
          {currentData === undefined ? '' : total === 1 ? '1 order' : `${total} orders`}
        </span>
      </Card>
    </Page>
  );
}
