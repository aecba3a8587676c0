import {
  useDeleteSavedViewsMutation,
  useUpdateSavedViewMutation,
} from '@anupalan/api-client/endpoints/saved-views';
import type { SavedView } from '@anupalan/api-client/types';
import { Button, DataList, DataRow, EmptyState, IconButton } from '@anupalan/ui';
import { ConfirmDialog, Dialog, Menu, toast } from '@anupalan/ui/interactive';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { ViewContent } from './use-views.ts';
import { words } from './words.ts';

/** Props of {@link ManageViewsDialog}. `content` is what the screen shows now. */
export type ManageViewsDialogProps = {
  views: readonly SavedView[];
  content: ViewContent;
  onClose: () => void;
};

/** The own views, to rename, replace, put first and delete. */
export function ManageViewsDialog({ views, content, onClose }: ManageViewsDialogProps) {
  const [update] = useUpdateSavedViewMutation();
  const [deleteViews, { isLoading }] = useDeleteSavedViewsMutation();
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const [deleting, setDeleting] = useState<SavedView | null>(null);
  const onUpdate = async (changes: ViewContent & { id: string }) => {
    const answer = await update(changes);
    if (answer.data !== undefined) toast.success(answer.data.message);
  };
  const onDelete = async () => {
    if (deleting === null) return;
    const answer = await deleteViews([deleting.id]);
    setDeleting(null);
    if (answer.data !== undefined) toast.success(answer.data.message);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.manage.title}
      footer={<Button onClick={onClose}>{words.manage.close}</Button>}
    >
      {views.length === 0 && <EmptyState title={words.manage.emptyTitle} text={words.manage.emptyText} />}
      <DataList aria-label={words.manage.title}>
        {views.map((view) => (
          <DataRow
            key={view.id}
            title={view.name}
            meta={view.isDefault ? words.opensFirst : undefined}
            end={
              <Menu
                label={words.manage.actionsFor(view.name)}
                trigger={<IconButton icon={Ellipsis} size="sm" label={words.manage.actionsFor(view.name)} />}
                items={[
                  {
                    id: 'first',
                    label: view.isDefault ? words.manage.stopOpeningFirst : words.manage.openFirst,
                    onAction: () => void onUpdate({ id: view.id, isDefault: !view.isDefault }),
                  },
                  {
                    id: 'replace',
                    label: words.manage.update,
                    onAction: () => void onUpdate({ ...content, id: view.id }),
                  },
                  { id: 'rename', label: words.manage.rename, onAction: () => setRenaming(view) },
                  {
                    id: 'delete',
                    label: words.manage.delete,
                    isDanger: true,
                    onAction: () => setDeleting(view),
                  },
                ]}
              />
            }
          />
        ))}
      </DataList>
      {renaming !== null && <SaveViewDialog content={{}} view={renaming} onClose={() => setRenaming(null)} />}
      <ConfirmDialog
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void onDelete()}
        title={words.manage.deleteTitle(deleting?.name ?? '')}
        confirmLabel={words.manage.deleteConfirm}
        tone="danger"
        isBusy={isLoading}
        busyLabel={words.manage.deleteBusy}
      >
        {words.manage.deleteText}
      </ConfirmDialog>
    </Dialog>
  );
}
