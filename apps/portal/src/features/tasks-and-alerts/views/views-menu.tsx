import { IconButton } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { Bookmark, BookmarkPlus, ListTree } from 'lucide-react';
import { useState } from 'react';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { TableLook, Views } from './use-views.ts';
import { words } from './words.ts';

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
        label={words.menu.label}
        trigger={<IconButton icon={Bookmark} label={views.current?.name ?? words.menu.button} />}
        groups={[
          {
            id: 'views',
            title: words.menu.title,
            items:
              views.list.length === 0
                ? [
                    {
                      id: 'none',
                      label: views.isError ? words.menu.failed : words.menu.none,
                      isDisabled: true,
                    },
                  ]
                : views.list.map((view) => ({
                    id: view.id,
                    label: view.name,
                    hint: view.isDefault ? words.opensFirst : undefined,
                    onAction: () => views.open(view),
                  })),
          },
          {
            id: 'more',
            title: words.menu.more,
            items: [
              {
                id: 'save',
                label: words.menu.save,
                icon: BookmarkPlus,
                onAction: () => setDialog('save'),
              },
              {
                id: 'manage',
                label: words.menu.manage,
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
