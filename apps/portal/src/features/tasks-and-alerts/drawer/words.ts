/** One due date in its drawer, `/tasks-and-alerts?task=…&due=…`. */
export const drawerWords = {
  title: 'Due date',
  loading: 'Loading the due date',
  goneTitle: 'This due date no longer exists',
  goneText: 'The task was deleted, or its schedule has changed since.',
  failed: 'The due date could not be loaded',
  parts: 'Parts of the due date',
  details: 'Details',
  evidence: 'Evidence',
  history: 'History',
  alerts: 'Alerts',
  completed: (how: string) => `Completed ${how}`,
  assign: 'Assign',
  reassign: 'Reassign',
  dates: 'Dates of this task',
  listDates: 'List all dates',
  openTask: 'Open task',
  complete: 'Mark as done',
  reopen: 'Reopen',
  saving: 'Saving',
  change: 'Change record',
};

/** Its evidence: the files, their preview and how more are added. */
export const evidenceWords = {
  label: (count: number, most: number) => `Evidence, ${count} of ${most}`,
  emptyTitle: 'No evidence yet',
  emptyText: 'Reports, acknowledgements and photographs that show that it was done.',
  ofDay: (day: string, handedIn: string) => `of ${day}, ${handedIn}`,
  open: (file: string) => `Open ${file}`,
  download: 'Download',
  downloadFile: (file: string) => `Download ${file}`,
  loading: 'Loading',
  delete: (file: string) => `Delete ${file}`,
  preview: {
    pdf: {
      document: 'Evidence',
      pages: 'Pages of the file',
      failed: 'Download the file to open it in another program.',
    },
    loading: 'Loading the file',
    failed: 'The file could not be loaded',
  },
  deleteTitle: (file: string) => `Delete ${file}?`,
  theFile: 'the file',
  deleteText: 'This cannot be undone. The history keeps the file name.',
  deleteConfirm: 'Delete file',
  deleteBusy: 'Deleting',
  upload: (count: number) => (count === 1 ? 'Upload 1 file' : `Upload ${count} files`),
  uploading: 'Uploading',
};

/** Its history: what changed, when and by whom. */
export const historyWords = {
  title: 'History',
  loading: 'Loading the history',
  failed: 'The history could not be loaded',
  emptyTitle: 'No changes yet',
  emptyText: 'Changes of status, assignee and evidence appear here.',
  nobody: 'nobody',
  changed: (before: string, after: string) => `From ${before} to ${after}`,
  doneOn: (day: string) => `done on ${day}`,
  amended: (after: string, before: string) => `Now ${after}. Before: ${before}`,
  assignee: (before: string, after: string) => `Assignee: from ${before} to ${after}`,
};
