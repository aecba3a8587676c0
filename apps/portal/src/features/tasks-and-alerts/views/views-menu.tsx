import { IconButton } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { Bookmark, BookmarkPlus, ListTree } from 'lucide-react';
import { useState } from 'react';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { TableLook, Views } from './use-views.ts';

/** Props of {@link ViewsMenu}. */
export type ViewsMenuProps = { views: Views; look: TableLook };

/** The own views: open one, keep what is shown as a new one, look after them. */
export function ViewsMenu({ views, look }: ViewsMenuProps) {
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const onClose = () => setDialog(null);
  const content = { query: views.query, density: look.density, hiddenColumns: [...look.hiddenColumns] };
  return (
    <>
      <Menu
        label="Saved views"
        trigger={<IconButton icon={Bookmark} label={views.current?.name ?? 'Views'} />}
        groups={[
          {
            id: 'views',
            title: 'My views',
            items:
              views.list.length === 0
                ? [
                    {
                      id: 'none',
                      label: views.isError ? 'They could not be loaded' : 'None yet',
                      isDisabled: true,
                    },
                  ]
                : views.list.map((view) => ({
                    id: view.id,
                    label: view.name,
                    hint: view.isDefault ? 'Opens first' : undefined,
                    onAction: () => views.open(view),
                  })),
          },
          {
            id: 'more',
            title: 'Manage views',
            items: [
              {
                id: 'save',
                label: 'Save this view',
                icon: BookmarkPlus,
                onAction: () => setDialog('save'),
              },
              {
                id: 'manage',
                label: 'Manage views',
                icon: ListTree,
                isDisabled: views.list.length === 0,
                onAction: () => setDialog('manage'),
              },
            ],
          },
        ]}
      />
      {dialog === 'save' && <SaveViewDialog content={content} onClose={onClose} />}
      {dialog === 'manage' && <ManageViewsDialog views={views.list} content={content} onClose={onClose} />}
    </>
  );
}
