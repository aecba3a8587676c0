import { useListResourcesQuery } from '@anupalan/api-client/endpoints/resources';
import { PAGINATION } from '@anupalan/enums/limits';
import { EmptyState, Notice, Page, Stack } from '@anupalan/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { toUsualSort } from '../../shared/lists/list-address.ts';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { useScreenPath } from '../../shared/session/use-session.ts';
import { resourceAddress } from './filters.ts';
import { ResourceDrawer } from './resource-drawer.tsx';
import { ResourceTable } from './resource-table.tsx';
import { ResourceToolbar } from './resource-toolbar.tsx';
import { useBookmarks } from './use-bookmarks.ts';
import { listWords } from './words.ts';

/** Acts, rules, forms and guidance; one opens at the side under an address of its own. */
export function ResourceCenterScreen() {
  const { slug } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const base = useScreenPath()('resourceCenter');
  const list = useList(resourceAddress);
  const bookmarks = useBookmarks();
  const isSaved = list.own.saved !== undefined;
  // Bookmarks are known here only: all entries are asked for, and those without one left out.
  const { pageNo, pageSize, ...unpaged } = list.query;
  const answer = toListRows(
    useListResourcesQuery(isSaved ? { ...unpaged, isPagination: PAGINATION.off } : list.query),
  );

  const query = params.toString();
  const tail = query === '' ? '' : `?${query}`;
  const toHref = (to: string) => `${base}/${to}${tail}`;
  const shown = isSaved ? answer.rows.filter((resource) => bookmarks.has(resource.slug)) : answer.rows;
  const hasNoBookmark = isSaved && bookmarks.slugs.length === 0;
  return (
    <Page>
      <Stack gap={4}>
        <Notice title={listWords.note.title}>{listWords.note.text}</Notice>
        <ListCard
          label={listWords.title}
          noun={listWords.noun}
          list={list}
          answer={{ ...answer, rows: shown }}
          toolbar={<ResourceToolbar list={list} />}
          empty={null}
          {...(hasNoBookmark
            ? {
                noMatch: <EmptyState title={listWords.noBookmarksTitle} text={listWords.noBookmarksText} />,
              }
            : {})}
          hasPages={!isSaved}
        >
          {(table) => (
            <ResourceTable
              {...table}
              sort={list.sort ?? toUsualSort(resourceAddress)}
              toHref={toHref}
              onOpen={(to) => void navigate(toHref(to))}
            />
          )}
        </ListCard>
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
