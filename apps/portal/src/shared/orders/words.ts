import { toCount } from '../to-count.ts';

/** Where orders are dropped, photographed and uploaded. */
export const uploadWords = {
  drop: 'Drop a consent order here',
  choose: 'or choose or photograph it',
  chooseTouch: 'Choose a consent order',
  photo: 'Take photo',
  kinds: 'PDF, DOCX, or pictures of its pages (JPEG, PNG, TIFF), up to 25 MB and 500 pages',
  list: 'Uploads',
  waiting: 'waiting',
  sending: (percent: number) => `Uploading, ${percent} %`,
  checking: 'Checking the file',
  again: 'Try again',
  remove: (file: string) => `Remove ${file}`,
  cancel: (file: string) => `Cancel the upload of ${file}`,
  openExisting: 'Open that order',
  interrupted: 'The upload was interrupted: the server cannot be reached. Nothing was saved.',
  tryAgainIn: (seconds: number) => `Try again in ${seconds} seconds.`,
};

/** Pictures as the pages of one order. */
export const pagesWords = {
  title: 'Pages of one order',
  text: (hint: string) => `Turn each page upright and put the pages in their order. ${hint}`,
  count: (pages: number) => toCount(pages, 'page'),
  addMore: 'You can add more pictures above.',
  sending: (pages: string) => `Uploading ${pages}`,
  making: 'Making the pages',
  cancel: 'Cancel upload',
  removeAll: 'Remove all',
  submit: 'Upload order',
  busy: 'Uploading',
};

/** The password of a protected file. */
export const passwordWords = {
  thisOrder: 'this order',
  title: (order: string) => `Enter the password of ${order}`,
  text: 'The order is opened with it and read. It is not stored.',
  hint: 'Boards often send it in the mail with the order.',
  password: 'Password of the file',
  cancel: 'Cancel',
  submit: 'Open order',
  busy: 'Opening',
};

/** One order: how it was read, its figures, its end, and that it is not there. */
export const orderWords = {
  thisOrder: 'this order',
  reading: (order: string) => `Reading ${order}`,
  howRead: (name: string) => `How this was read: ${name}`,
  facts: {
    daysBeforeExpiry: (days: number) =>
      days === 1 ? '1 day before expiry' : `${days.toLocaleString('en-IN')} days before expiry`,
    noLeadTime: 'No lead time',
    corrected: 'Corrected by a person.',
    workedOut: 'Worked out.',
    unsure: 'Not sure: compare it with the page.',
  },
  figures: {
    compareOf: (name: string, page: number) => `Compare ${name} with page ${page}`,
    compare: (figure: string) => `Compare “${figure}”`,
    title: (name: string, page: number) => `${name}: compare with page ${page}`,
    close: 'Close',
    question: (figure: string) => `Is this “${figure}”?`,
    closerLook: (figure: string) => `A closer look gave “${figure}”.`,
    moreAfter: (count: number) => `${count} more after this.`,
    countedFrom: {
      validUpto: 'This is the end of the order, and the due date is counted from it.',
      issuedOn: 'This is the day of issue, and the due date is counted from it.',
    },
    readAs: 'Read as:',
    confirm: 'Confirm figure',
    correct: 'Correct it',
    key: 'Y',
  },
  delete: {
    title: (order: string) => `Delete ${order}?`,
    confirm: 'Delete order',
    busy: 'Deleting',
  },
  missing: {
    title: 'This order was not found',
    text: 'It may have been deleted.',
    all: 'All orders',
  },
  sampleFailed: 'The sample could not be loaded. Check your connection and try again.',
};
