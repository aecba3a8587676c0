import { useListEnquiriesQuery } from '@anupalan/api-client/endpoints/enquiries';
import { ENQUIRY_STATUSES, type EnquirySide, type EnquiryStatus } from '@anupalan/enums/enquiries';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { Button, Card, EmptyState, LinkButton, Page, SegmentedControl, Select, Stack } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { toMarketplacePath } from '../../../shared/enquiries/enquiry-paths.ts';
import { EnquiryTabs } from '../../../shared/enquiries/enquiry-tabs.tsx';
import { toStatusWord } from '../../../shared/enquiries/enquiry-words.ts';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import { type ListAddress, useListQuery } from '../../../shared/routing/use-list-query.ts';
import { PageFoot } from '../../../shared/tasks/page-foot.tsx';
import { EnquiryTable } from './enquiry-table.tsx';

const NO_FILTERS = { keyword: '', status: '', show: '' };
const SORTS = ['subject', 'dueDate', 'status', 'updatedAt'] as const;
type Sort = { id: (typeof SORTS)[number]; isDescending: boolean } | null;

/** "-dueDate" of the address. Anything else means the latest change first. */
function parseSort(text: string): Sort {
  const id = SORTS.find((name) => name === text.replace(/^-/, ''));
  return id === undefined ? null : { id, isDescending: text.startsWith('-') };
}

function findStatus(text: string): EnquiryStatus | undefined {
  return ENQUIRY_STATUSES.find((status) => status === text);
}

function Filters({ side, list }: { side: EnquirySide; list: ListAddress }) {
  const status = findStatus(list.get('status'));
  const hasFilters = list.keyword !== '' || status !== undefined || list.get('show') === 'waiting';
  return (
    <TableToolbar>
      <SearchBox
        label="Search enquiries"
        value={list.keyword}
        onChange={(keyword) => list.set({ keyword })}
      />
      <ToolbarItem>
        <SegmentedControl
          label="Which enquiries"
          options={[
            { value: 'all', label: 'All' },
            { value: 'waiting', label: 'Waiting for us' },
          ]}
          value={list.get('show') === 'waiting' ? 'waiting' : 'all'}
          onChange={(show) => list.set({ show: show === 'all' ? '' : show })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Status"
          placeholder="Any status"
          value={status ?? ''}
          options={ENQUIRY_STATUSES.map((value) => ({ value, label: toStatusWord(value, side) }))}
          onChange={(event) => list.set({ status: event.target.value })}
        />
      </ToolbarItem>
      {hasFilters && (
        <Button variant="ghost" onClick={() => list.set(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}

function NoEnquiries({ side }: { side: EnquirySide }) {
  return side === 'company' ? (
    <EmptyState
      title="You have not asked a laboratory yet"
      text="Choose one in the marketplace, or start from a task that needs a sample: the enquiry is filled in for you."
      action={
        <LinkButton variant="primary" href={toMarketplacePath()}>
          Find a laboratory
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title="No enquiries yet"
      text="Companies find you in the marketplace once your page is published."
      action={<LinkButton href={LAB_PATHS.organisation}>Look at your page</LinkButton>}
    />
  );
}

/** Enquiries to which the own organisation is a party. */
export function EnquiriesPage({ side }: { side: EnquirySide }) {
  const list = useListQuery();
  const status = findStatus(list.get('status'));
  const isWaiting = list.get('show') === 'waiting';
  const sort = parseSort(list.get('sort'));
  const { data, isLoading, isError, isFetching, refetch } = useListEnquiriesQuery({
    pageNo: list.pageNo,
    pageSize: list.pageSize,
    keyword: list.keyword,
    ...(status ? { status } : {}),
    ...(isWaiting ? { turn: side } : {}),
    ...(sort ? { sortBy: sort.id, sortOrder: sort.isDescending ? 'desc' : 'asc' } : {}),
  });
  const total = data?.total ?? 0;
  const isFiltered = list.keyword !== '' || status !== undefined || isWaiting;
  return (
    <Page>
      <Stack gap={4}>
        <EnquiryTabs side={side} current="enquiries" />
        <Card aria-label="Enquiries" aria-busy={isFetching}>
          <EnquiryTable
            side={side}
            rows={data?.rows ?? []}
            sort={sort}
            onSort={({ id, isDescending }) => list.set({ sort: `${isDescending ? '-' : ''}${id}` })}
            status={isLoading ? 'loading' : isError ? 'failed' : 'ready'}
            isRefetching={isFetching}
            onRetry={() => void refetch()}
            toolbar={<Filters side={side} list={list} />}
            empty={data?.total === 0 && !isFiltered && <NoEnquiries side={side} />}
            {...(isFiltered ? { onClearFilters: () => list.set(NO_FILTERS) } : {})}
            foot={
              total > 0 && (
                <PageFoot
                  page={list.pageNo}
                  pageSize={list.pageSize}
                  total={total}
                  toPageHref={list.toPageHref}
                  noun="enquiries"
                />
              )
            }
          />
        </Card>
      </Stack>
    </Page>
  );
}
