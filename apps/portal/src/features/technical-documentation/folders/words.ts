import { toCount } from '../../../shared/to-count.ts';

/**
 * The folders beside the documents (`/company/technical-documentation`), for people who may see Technical
 * Documents.
 */
export const cardWords = {
  title: 'Folders',
  loading: 'Loading folders',
  loadError: 'Folders could not be loaded',
  choose: 'Folder',
  all: 'All documents',
  documents: (count: number) => toCount(count, 'document'),
  none: 'No folder',
  folder: (path: string) => `Folder ${path}`,
  actions: (path: string) => `Actions for ${path}`,
  createInside: 'New folder inside',
  rename: 'Rename',
  delete: 'Delete',
  create: 'New folder',
};

/** Making, renaming and deleting a folder; for people who may manage Technical Documents. */
export const dialogWords = {
  newTitle: (parent: string | null) => (parent === null ? 'New folder' : `New folder in ${parent}`),
  renameTitle: 'Rename the folder',
  name: 'Folder name',
  create: 'Create folder',
  rename: 'Rename',
  saving: 'Saving',
  cancel: 'Cancel',
  deletion: {
    title: (path: string) => `Delete the folder ${path}?`,
    text: 'Only an empty folder can be deleted.',
    confirm: 'Delete folder',
    busy: 'Deleting',
  },
};
