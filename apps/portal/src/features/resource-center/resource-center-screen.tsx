import { useListResourcesQuery } from '@anupalan/api-client/endpoints/resources';
import { Card, EmptyState, Notice, Page, Stack } from '@anupalan/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { useScreenPath } from '../../shared/session/use-session.ts';
import { PageFoot } from '../../shared/tasks/page-foot.tsx';
import { NO_RESOURCE_FILTERS, parseSort, toResourceQuery } from './filters.ts';
import { ResourceDrawer } from './resource-drawer.tsx';
import { ResourceTable } from './resource-table.tsx';
import { ResourceToolbar } from './resource-toolbar.tsx';
import { useBookmarks } from './use-bookmarks.ts';

/** Acts, rules, forms and guidance; one opens at the side under an address of its own. */
export function ResourceCenterScreen() {
  const { slug } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const base = useScreenPath()('resourceCenter');
  const list = useListQuery();
  const bookmarks = useBookmarks();
  const { data, currentData, isLoading, isError, isFetching, refetch } = useListResourcesQuery(
    toResourceQuery(list),
  );

  const query = params.toString();
  const tail = query === '' ? '' : `?${query}`;
  const toHref = (to: string) => `${base}/${to}${tail}`;
  const isSaved = list.get('saved') === '1';
  const isFiltered = Object.keys(NO_RESOURCE_FILTERS).some((name) => list.get(name) !== '');
  const rows = data?.rows ?? [];
  const shown = isSaved ? rows.filter((resource) => bookmarks.has(resource.slug)) : rows;
  const hasNoBookmark = isSaved && bookmarks.slugs.length === 0;
  return (
    <Page>
      <Stack gap={4}>
        <Notice title="Written in our own words, for finding your way.">
          Nothing here takes the place of the official text. What is not marked as verified has to be compared
          with it before you rely on it.
        </Notice>
        <Card aria-label="Resources" aria-busy={isFetching}>
          <ResourceTable
            resources={shown}
            sort={parseSort(list.get('sort'))}
            onSort={(sort) => list.set({ sort })}
            toHref={toHref}
            onOpen={(to) => void navigate(toHref(to))}
            status={isLoading ? 'loading' : isError && currentData === undefined ? 'failed' : 'ready'}
            isRefetching={isFetching}
            onRetry={() => void refetch()}
            toolbar={<ResourceToolbar list={list} isFiltered={isFiltered} />}
            empty={
              hasNoBookmark && (
                <EmptyState
                  title="No bookmarks yet"
                  text="Open a resource and press Bookmark: it is kept for you in this browser."
                />
              )
            }
            {...(isFiltered && !hasNoBookmark ? { onClearFilters: () => list.set(NO_RESOURCE_FILTERS) } : {})}
            foot={
              !isSaved &&
              shown.length > 0 && (
                <PageFoot
                  page={list.pageNo}
                  pageSize={list.pageSize}
                  total={data?.total ?? 0}
                  toPageHref={list.toPageHref}
                  noun="resources"
                />
              )
            }
          />
        </Card>
      </Stack>
      {slug !== undefined && (
        <ResourceDrawer
          key={slug}
          slug={slug}
          bookmarks={bookmarks}
          onClose={() => void navigate(`${base}${tail}`)}
        />
      )}
    </Page>
  );
}
