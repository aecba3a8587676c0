import { useListLabsQuery } from '@anupalan/api-client/endpoints/labs';
import { LAB_MEDIA, LAB_MEDIUM_LABELS, type LabMedium } from '@anupalan/enums/labs';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { Button, Card, EmptyState, Notice, Page, Select, Stack, Switch, TextLink } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { useSearchParams } from 'react-router';
import { parseTarget, toMarketplacePath } from '../../shared/enquiries/enquiry-paths.ts';
import { EnquiryTabs } from '../../shared/enquiries/enquiry-tabs.tsx';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import { type ListAddress, useListQuery } from '../../shared/routing/use-list-query.ts';
import { PageFoot } from '../../shared/tasks/page-foot.tsx';
import { LabTable } from './lab-table.tsx';

const NO_FILTERS = { keyword: '', state: '', medium: '', parameter: '', accredited: '' };

type Filters = {
  state: string | undefined;
  medium: LabMedium | undefined;
  parameter: string;
  isAccredited: boolean;
};

/** Reads the filters from the address; what it cannot mean is no filter. */
function parseFilters(get: ListAddress['get']): Filters {
  return {
    state: INDIAN_STATES.find((state) => state === get('state')),
    medium: LAB_MEDIA.find((medium) => medium === get('medium')),
    parameter: get('parameter'),
    isAccredited: get('accredited') === '1',
  };
}

function Toolbar({
  filters,
  list,
  hasFilters,
}: {
  filters: Filters;
  list: ListAddress;
  hasFilters: boolean;
}) {
  return (
    <TableToolbar>
      <SearchBox
        label="Search laboratories"
        value={list.keyword}
        onChange={(keyword) => list.set({ keyword })}
      />
      <SearchBox
        label="Parameter, for example BOD"
        value={filters.parameter}
        onChange={(parameter) => list.set({ parameter })}
      />
      <ToolbarItem>
        <Select
          aria-label="What is tested"
          placeholder="Any medium"
          value={filters.medium ?? ''}
          options={LAB_MEDIA.map((value) => ({ value, label: LAB_MEDIUM_LABELS[value] }))}
          onChange={(event) => list.set({ medium: event.target.value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="State"
          placeholder="Any state"
          value={filters.state ?? ''}
          options={INDIAN_STATES.map((value) => ({ value, label: value }))}
          onChange={(event) => list.set({ state: event.target.value })}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Switch
          label="Accredited today"
          checked={filters.isAccredited}
          onChange={(event) => list.set({ accredited: event.target.checked ? '1' : '' })}
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

/** Laboratories that have published their page. */
export function LabsPage() {
  const list = useListQuery();
  const [params] = useSearchParams();
  const target = parseTarget(params);
  const isForTask = Object.keys(target).length > 0;
  const filters = parseFilters(list.get);
  const { data, isLoading, isError, isFetching, refetch } = useListLabsQuery({
    pageNo: list.pageNo,
    pageSize: list.pageSize,
    keyword: list.keyword,
    ...(filters.state ? { state: filters.state } : {}),
    ...(filters.medium ? { medium: filters.medium } : {}),
    ...(filters.parameter ? { parameter: filters.parameter } : {}),
    ...(filters.isAccredited ? { accredited: 1 } : {}),
  });
  const total = data?.total ?? 0;
  const hasFilters = Object.keys(NO_FILTERS).some((name) => list.get(name) !== '');
  return (
    <Page>
      <Stack gap={4}>
        <EnquiryTabs side="company" current="first" />
        {isForTask && (
          <Notice
            tone="info"
            title="Choose a laboratory."
            action={<TextLink href={toMarketplacePath()}>Start without it</TextLink>}
          >
            The enquiry is filled in for you.
          </Notice>
        )}
        <Card aria-label="Laboratories" aria-busy={isFetching}>
          <LabTable
            rows={data?.rows ?? []}
            target={target}
            status={isLoading ? 'loading' : isError ? 'failed' : 'ready'}
            isRefetching={isFetching}
            onRetry={() => void refetch()}
            toolbar={<Toolbar filters={filters} list={list} hasFilters={hasFilters} />}
            empty={
              data?.total === 0 &&
              !hasFilters && (
                <EmptyState
                  title="No laboratory has published its page yet"
                  text="Look again later, or ask us: we invite laboratories in your state."
                />
              )
            }
            {...(hasFilters ? { onClearFilters: () => list.set(NO_FILTERS) } : {})}
            foot={
              total > 0 && (
                <PageFoot
                  page={list.pageNo}
                  pageSize={list.pageSize}
                  total={total}
                  toPageHref={list.toPageHref}
                  noun="laboratories"
                />
              )
            }
          />
        </Card>
      </Stack>
    </Page>
  );
}
