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
    <Dialog isOpen onClose={onClose} title="My views" footer={<Button onClick={onClose}>Close</Button>}>
      {views.length === 0 && (
        <EmptyState title="No views" text="Save a view to find it here on any device." />
      )}
      <DataList aria-label="My views">
        {views.map((view) => (
          <DataRow
            key={view.id}
            title={view.name}
            meta={view.isDefault ? 'Opens first' : undefined}
            end={
              <Menu
                label={`What to do with ${view.name}`}
                trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${view.name}`} />}
                items={[
                  {
                    id: 'first',
                    label: view.isDefault ? 'Stop opening first' : 'Open first',
                    onAction: () => void onUpdate({ id: view.id, isDefault: !view.isDefault }),
                  },
                  {
                    id: 'replace',
                    label: 'Update with this view',
                    onAction: () => void onUpdate({ ...content, id: view.id }),
                  },
                  { id: 'rename', label: 'Rename', onAction: () => setRenaming(view) },
                  { id: 'delete', label: 'Delete', isDanger: true, onAction: () => setDeleting(view) },
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
        title={`Delete the view “${deleting?.name ?? ''}”?`}
        confirmLabel="Delete view"
        tone="danger"
        isBusy={isLoading}
        busyLabel="Deleting"
      >
        The tasks in it do not change.
      </ConfirmDialog>
    </Dialog>
  );
}
