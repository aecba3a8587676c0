import {
  useListTechnicalDocumentsQuery,
  useListTechnicalFoldersQuery,
} from '@anupalan/api-client/endpoints/technical-documents';
import { TECHNICAL_TYPE_LABELS, TECHNICAL_TYPES } from '@anupalan/enums/technical-documents';
import { EmptyState, Grid, GridItem, Page, Stack } from '@anupalan/ui';
import { FileText } from 'lucide-react';
import { toUsualSort } from '../../../shared/lists/list-address.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar, toOptions } from '../../../shared/lists/list-toolbar.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { FolderCard } from '../folders/folder-card.tsx';
import { useCanManage } from '../technical-paths.ts';
import { DocumentsTable } from './documents-table.tsx';
import { documentsAddress } from './filters.ts';
import { UploadCard } from './upload-card.tsx';
import { listWords } from './words.ts';

const TYPES = toOptions(TECHNICAL_TYPES, TECHNICAL_TYPE_LABELS);

function NoDocuments({ isInFolder }: { isInFolder: boolean }) {
  const canManage = useCanManage();
  return (
    <EmptyState
      icon={FileText}
      title={isInFolder ? listWords.emptyFolder : listWords.empty}
      text={canManage ? listWords.emptyText : listWords.emptyReadOnly}
    />
  );
}

/** The documents of a folder, or of all, with the folders at the side and a place to drop new ones. */
export function DocumentsPage() {
  const list = useList(documentsAddress);
  const canManage = useCanManage();
  const folders = useListTechnicalFoldersQuery();
  const answer = toListRows(useListTechnicalDocumentsQuery(list.query));
  const folderId = list.filters.folderId ?? '';
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
            <ListCard
              label={listWords.title}
              noun={listWords.noun}
              list={list}
              answer={answer}
              toolbar={
                <ListToolbar list={list} search={listWords.search}>
                  <FilterChoice
                    list={list}
                    name="type"
                    label={listWords.fileType}
                    placeholder={listWords.anyFileType}
                    options={TYPES}
                  />
                </ListToolbar>
              }
              empty={<NoDocuments isInFolder={folderId !== ''} />}
            >
              {(table) => <DocumentsTable {...table} sort={list.sort ?? toUsualSort(documentsAddress)} />}
            </ListCard>
          </Stack>
        </GridItem>
      </Grid>
    </Page>
  );
}
