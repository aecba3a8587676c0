import {
  useListTechnicalDocumentsQuery,
  useListTechnicalFoldersQuery,
} from '@anupalan/api-client/endpoints/technical-documents';
import { TECHNICAL_TYPE_LABELS, TECHNICAL_TYPES } from '@anupalan/enums/technical-documents';
import { Button, Card, EmptyState, Grid, GridItem, Page, Select, Stack } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { FileText } from 'lucide-react';
import { SearchBox } from '../../../shared/layout/search-box.tsx';
import { type ListAddress, useListQuery } from '../../../shared/routing/use-list-query.ts';
import { PageFoot } from '../../../shared/tasks/page-foot.tsx';
import { FolderCard } from '../folders/folder-card.tsx';
import { useCanManage } from '../technical-paths.ts';
import { DocumentsTable } from './documents-table.tsx';
import { parseSort, toQuery } from './filters.ts';
import { UploadCard } from './upload-card.tsx';

const NO_FILTERS = { keyword: '', type: '' };

function Toolbar({ list, isFiltered }: { list: ListAddress; isFiltered: boolean }) {
  return (
    <TableToolbar>
      <SearchBox
        label="Search documents"
        value={list.keyword}
        onChange={(keyword) => list.set({ keyword })}
      />
      <ToolbarItem>
        <Select
          aria-label="Type of file"
          placeholder="Any type"
          value={list.get('type')}
          options={TECHNICAL_TYPES.map((value) => ({ value, label: TECHNICAL_TYPE_LABELS[value] }))}
          onChange={(event) => list.set({ type: event.target.value })}
        />
      </ToolbarItem>
      {isFiltered && (
        <Button variant="ghost" onClick={() => list.set(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
    </TableToolbar>
  );
}

function NoDocuments({ isInFolder }: { isInFolder: boolean }) {
  const canManage = useCanManage();
  return (
    <EmptyState
      icon={FileText}
      title={isInFolder ? 'Nothing lies here yet' : 'No documents yet'}
      text={
        canManage
          ? 'Drop a manual, a drawing or a report above: it is kept with all its versions.'
          : 'Manuals, drawings and reports appear here once somebody has uploaded them.'
      }
    />
  );
}

/** The documents of a folder, or of all, with the folders at the side and a place to drop new ones. */
export function DocumentsPage() {
  const list = useListQuery();
  const canManage = useCanManage();
  const folders = useListTechnicalFoldersQuery();
  const { data, currentData, isLoading, isError, isFetching, refetch } = useListTechnicalDocumentsQuery(
    toQuery(list),
  );
  const folderId = list.get('folder');
  const isFiltered = list.keyword !== '' || list.get('type') !== '';
  const total = data?.total ?? 0;
  const folder = folders.data?.rows.find(({ id }) => id === folderId);
  return (
    <Page>
      <Grid>
        <GridItem span={3}>
          <FolderCard folders={folders} current={folderId} />
        </GridItem>
        <GridItem span={9}>
          <Stack gap={4}>
            {canManage && <UploadCard folder={folder ?? null} />}
            <Card aria-label="Technical documents" aria-busy={isFetching}>
              <DocumentsTable
                documents={data?.rows ?? []}
                sort={parseSort(list.get('sort'))}
                onSort={(sort) => list.set({ sort })}
                status={isLoading ? 'loading' : isError && currentData === undefined ? 'failed' : 'ready'}
                isRefetching={isFetching}
                onRetry={() => void refetch()}
                toolbar={<Toolbar list={list} isFiltered={isFiltered} />}
                empty={total === 0 && !isFiltered && <NoDocuments isInFolder={folderId !== ''} />}
                {...(isFiltered ? { onClearFilters: () => list.set(NO_FILTERS) } : {})}
                foot={
                  total > 0 && (
                    <PageFoot
                      page={list.pageNo}
                      pageSize={list.pageSize}
                      total={total}
                      toPageHref={list.toPageHref}
                      noun="documents"
                    />
                  )
                }
              />
            </Card>
          </Stack>
        </GridItem>
      </Grid>
    </Page>
  );
}
