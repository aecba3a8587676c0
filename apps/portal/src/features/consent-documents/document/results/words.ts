/** The reports of laboratories of an order, and what they measured. */
export const words = {
  title: 'Laboratory reports',
  foldName: 'laboratory reports',
  upload: 'Upload report',
  loading: 'Loading the results',
  loadError: 'The results could not be loaded',
  emptyTitle: 'No results yet',
  emptyText:
    'Upload a laboratory’s report (PDF, picture, XLSX or CSV): each result is compared with the limit of this order.',
  label: (place: string) => `${place} against limits, last samples`,
  unnamedPoint: 'Point not named',
  reports: {
    label: 'Reports',
    beingRead: 'being read',
    show: 'Show results',
    showOf: (report: string) => `Show results of ${report}`,
    deleteOf: (report: string) => `Delete ${report}`,
    deleteTitle: (report: string | undefined) => `Delete the results in ${report ?? 'the report'}?`,
    deleteText: 'This deletes the report and its results. It cannot be undone.',
    deleteResultsText: 'This deletes its results and cannot be undone. The original file stays.',
    confirmDelete: 'Delete results',
    deleting: 'Deleting',
  },
};

/** The dialog with the results of a report. */
export const reportWords = {
  unreadTitle: 'Some pages could not be read.',
  unreadText: (count: number, pages: string) =>
    `${count === 1 ? 'Page' : 'Pages'} ${pages}: check them in the report itself.`,
  loading: 'Loading the results',
  loadError: 'The results could not be loaded',
  title: 'Results beside their limits',
  columns: {
    parameter: 'Parameter',
    result: 'Result',
    limit: 'Limit',
    state: 'State',
  },
  noLimit: 'None',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, parameter: string) => `Page ${page}: limit for ${parameter}`,
  correctLimit: (parameter: string) => `Correct the limit for ${parameter}`,
  correctResult: (parameter: string) => `Correct the result for ${parameter}`,
  more: (parameter: string) => `More for ${parameter}`,
  menuResult: 'Correct result',
  menuLimit: 'Correct limit',
  notRead: 'Not read',
  readAs: (value: string) => `Read as ${value}.`,
  correctedBy: (person: string, day: string) => `Corrected by ${person} on ${day}.`,
  checkedBy: (person: string, day: string) => `Checked by ${person} on ${day}.`,
  valueAndLimit: (value: string, limit: string) => `${value}, limit ${limit}`,
  download: 'Download report',
  downloading: 'Loading',
};

/** The dialog that corrects a result. */
export const correctionWords = {
  onPage: (page: number, quote: string) => `Page ${page} of the report: “${quote}”`,
  inRow: (row: number, quote: string) => `Row ${row} of the sheet: “${quote}”`,
  parameter: 'Parameter',
  value: 'Result',
  unit: 'Unit',
  point: 'Point',
  pointHint: 'The stack, outlet or station',
  medium: 'Medium',
  chooseMedium: 'Not stated',
  averaging: 'Averaging time',
  averagingHint: 'For example 24 hours',
  sampledOn: 'Day of sampling',
  cancel: 'Cancel',
  save: 'Save result',
  saving: 'Saving',
};

/** The dialog that uploads a report. */
export const uploadWords = {
  title: 'Upload report',
  drop: 'Drop a laboratory’s report here',
  dropHint: 'PDF, picture, XLSX or CSV, up to 25 MB',
  remove: (file: string) => `Remove ${file}`,
  sampledOn: 'Day of sampling',
  sampledOnHint: 'Needed only if the report does not print it',
  upload: 'Upload report',
  uploading: 'Uploading',
  interrupted: 'The upload was interrupted: the server cannot be reached. Nothing was saved.',
};
