import type { useListTechnicalFoldersQuery } from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalFolder } from '@anupalan/api-client/types';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  DataList,
  DataRow,
  IconButton,
  LoadError,
  Select,
  SkeletonRows,
  useIsNarrow,
} from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { NO_FOLDER } from '@anupalan/validators/requests/technical-documents';
import { EllipsisVertical, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { toQueryHref } from '../../../shared/tasks/task-links.ts';
import { useCanManage } from '../technical-paths.ts';
import { FolderDialogs, type FolderTask } from './folder-dialogs.tsx';
import { cardWords } from './words.ts';

type Choice = { value: string; label: string; count: string | null; folder: TechnicalFolder | null };

function toChoices(folders: readonly TechnicalFolder[]): Choice[] {
  return [
    { value: '', label: cardWords.all, count: null, folder: null },
    ...folders.map((folder) => ({
      value: folder.id,
      label: folder.path,
      count: cardWords.documents(folder.documentCount),
      folder,
    })),
    { value: NO_FOLDER, label: cardWords.none, count: null, folder: null },
  ];
}

/** Props of {@link FolderCard}. `current` is the id in the address, '' for all. */
export type FolderCardProps = { folders: ReturnType<typeof useListTechnicalFoldersQuery>; current: string };

/** The folders: links at the side, one field on a phone; who may, makes, renames and deletes them here. */
export function FolderCard({ folders, current }: FolderCardProps) {
  const { data, isLoading, isError, isFetching, refetch } = folders;
  const [params, setParams] = useSearchParams();
  const [task, setTask] = useState<FolderTask | null>(null);
  const canManage = useCanManage();
  const isNarrow = useIsNarrow();
  // Under an open drawer nothing can be focused, which a menu's button complains about.
  const isCovered = useParams().documentId !== undefined;
  const toFolder = (folder: string) => toQueryHref(params, { folder, page: '' });
  const choices = toChoices(data?.rows ?? []);
  const chosen = choices.find(({ value }) => value === current)?.folder ?? null;

  const toMenu = (folder: TechnicalFolder) =>
    canManage &&
    !isCovered && (
      <Menu
        label={cardWords.folder(folder.path)}
        trigger={<IconButton icon={EllipsisVertical} size="sm" label={cardWords.actions(folder.path)} />}
        items={[
          ...(folder.parentId === null
            ? [
                {
                  id: 'inside',
                  label: cardWords.createInside,
                  onAction: () => setTask({ kind: 'create', parent: folder }),
                },
              ]
            : []),
          { id: 'rename', label: cardWords.rename, onAction: () => setTask({ kind: 'rename', folder }) },
          {
            id: 'delete',
            label: cardWords.delete,
            isDanger: true,
            onAction: () => setTask({ kind: 'delete', folder }),
          },
        ]}
      />
    );
  const canCreate = canManage && data !== undefined;
  const create = () => setTask({ kind: 'create', parent: null });
  const states = (
    <>
      {isLoading && <SkeletonRows rows={isNarrow ? 1 : 3} label={cardWords.loading} />}
      {isError && data === undefined && (
        <LoadError title={cardWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
  const dialogs = task !== null && (
    <FolderDialogs
      task={task}
      onClose={() => setTask(null)}
      onDeleted={(id) => {
        if (id === current) setParams(new URLSearchParams(toFolder('')));
      }}
    />
  );
  if (isNarrow)
    return (
      <section aria-label={cardWords.title}>
        {states}
        {data !== undefined && (
          <TableToolbar
            isPlain
            isOneRow
            end={
              <>
                {chosen !== null && toMenu(chosen)}
                {canCreate && <IconButton icon={FolderPlus} label={cardWords.create} onClick={create} />}
              </>
            }
          >
            <ToolbarItem kind="search">
              <Select
                aria-label={cardWords.choose}
                value={current}
                options={choices.map(({ value, label }) => ({ value, label }))}
                onChange={(event) => setParams(new URLSearchParams(toFolder(event.target.value)))}
              />
            </ToolbarItem>
          </TableToolbar>
        )}
        {dialogs}
      </section>
    );
  return (
    <Card aria-label={cardWords.title}>
      <CardHead title={cardWords.title} />
      {states}
      {data !== undefined && (
        <DataList aria-label={cardWords.title}>
          {choices.map(({ value, label, count, folder }) => (
            <DataRow
              key={value}
              aria-current={value === current ? 'true' : undefined}
              title={value === current ? <strong>{label}</strong> : label}
              href={toFolder(value)}
              meta={count}
              end={folder !== null && toMenu(folder)}
            />
          ))}
        </DataList>
      )}
      {canCreate && (
        <CardBody>
          <Button icon={FolderPlus} onClick={create}>
            {cardWords.create}
          </Button>
        </CardBody>
      )}
      {dialogs}
    </Card>
  );
}
