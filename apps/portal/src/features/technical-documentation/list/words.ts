/** Where new documents are dropped, above the list; for people who may manage Technical Documents. */
export const uploadWords = {
  title: 'Upload',
  drop: 'Drop documents here',
  dropInto: (folder: string) => `Drop documents into ${folder}`,
  choose: 'or choose files',
  chooseTouch: 'Choose files',
  photo: 'Take photo',
  uploads: 'Uploads',
  retry: 'Try again',
  stop: (file: string) => `Stop uploading ${file}`,
  remove: (file: string) => `Remove ${file}`,
};

/**
 * The technical documents (`/company/technical-documentation`), for people who may see Technical Documents.
 */
export const listWords = {
  title: 'Technical documents',
  noun: 'documents',
  search: 'Search documents',
  fileType: 'Type of file',
  anyFileType: 'Any type',
  columns: {
    document: 'Document',
    folder: 'Folder',
    version: 'Version',
    size: 'Size',
    changed: 'Changed',
  },
  noFolder: 'No folder',
  stacked: (folder: string, version: number) => `${folder}, version ${version}`,
  emptyFolder: 'This folder is empty',
  empty: 'No documents yet',
  emptyText: 'Drop a manual, a drawing or a report above. All its versions are kept.',
  emptyReadOnly: 'Manuals, drawings and reports appear here after a colleague uploads them.',
};
