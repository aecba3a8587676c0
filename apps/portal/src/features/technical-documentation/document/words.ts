import { LINES_SHOWN } from './text-lines.ts';

/** One technical document, in the drawer of the list; for people who may see Technical Documents. */
export const documentWords = {
  title: 'Document',
  loading: 'Loading document',
  loadError: 'The document could not be loaded',
  goneTitle: 'This document was not found',
  goneText: 'It may have been deleted.',
  facts: {
    folder: 'Folder',
    file: 'File',
    size: 'Type and size',
    version: 'Version',
    uploadedBy: 'Uploaded by',
    lastChange: 'Last change',
  },
  download: 'Download',
  downloading: 'Downloading',
  edit: 'Edit',
  delete: 'Delete',
  deletion: {
    title: (document: string) => `Delete ${document}?`,
    text: (versions: number) =>
      versions === 1
        ? 'Its file is deleted too. This cannot be undone.'
        : `All ${versions} versions are deleted too. This cannot be undone.`,
    confirm: 'Delete document',
    busy: 'Deleting',
  },
};

/** A look into the current version. */
export const previewWords = {
  title: 'Preview',
  document: 'Preview of the document',
  pages: 'Pages of the document',
  pagesFailed: 'Download the file to read it.',
  picture: 'Picture',
  pictureLoading: 'Loading the picture',
  pictureLoadError: 'The picture could not be loaded',
  pictureUnseenTitle: 'The picture cannot be shown',
  pictureUnseenText: 'Download the file to look at it.',
  text: 'Text',
  textLoading: 'Loading the text',
  textLoadError: 'The text could not be loaded',
  rowsCut: `The first ${LINES_SHOWN} rows. Download the file to see all.`,
  linesCut: `The first ${LINES_SHOWN} lines. Download the file to see all.`,
  noneTitle: 'There is no preview of this type of file.',
  noneText: 'Download it to open it.',
};

/** All versions of a document, the newest first. */
export const versionsWords = {
  title: 'Versions',
  loading: 'Loading versions',
  loadError: 'Versions could not be loaded',
  file: (number: number, file: string) => `Version ${number}: ${file}`,
  restoredFrom: (version: number) => `restored from version ${version}, `,
  current: 'Current',
  restore: 'Restore',
  restoring: 'Restoring',
  restoreLabel: (number: number) => `Restore version ${number}`,
  downloadLabel: (number: number) => `Download version ${number}`,
  drop: 'Drop a new version here',
};

/** Editing a document; for people who may manage Technical Documents. */
export const editWords = {
  heading: 'Edit document',
  title: 'Title',
  folder: 'Folder',
  noFolder: 'No folder',
  description: 'Description',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
};
