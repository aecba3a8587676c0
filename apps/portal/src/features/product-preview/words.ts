import { KEPT_ORDER_DAYS, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { LOAD_SIZE, MORE_SIZE } from './recognising/recogniser-files.ts';

/** What is loaded to read pictures, and how large it is. */
const LOAD = `This loads a text recogniser and its English model: ${LOAD_SIZE}. A page in an Indian script needs ${MORE_SIZE} more for each language that is tried.`;

/** Trying the product on an order (`/product-preview`), for visitors: which order. */
export const chooseWords = {
  title: 'Try it on an order',
  lead: 'See every obligation, limit and date of a consent order with its page and words. No account needed.',
  own: {
    title: 'Your own order',
    drop: 'Drop a consent order here',
    choose: 'or choose or photograph it',
    chooseTouch: 'Choose a consent order',
    photo: 'Take photo',
    hint: `PDF, or pictures of its pages (JPEG, PNG, TIFF), up to 25 MB and ${ORDER_MAX_PAGES} pages`,
    privacyTitle: 'Your file stays on this computer.',
    privacyText: `The order is read inside this page and is not sent anywhere. This browser keeps it for ${KEPT_ORDER_DAYS} days, so that you can add it after you sign up. You can remove it at any time.`,
  },
  samples: {
    title: 'Sample orders',
    note: 'Invented, to try it out',
    readLabel: (sample: string) => `Try it: ${sample}`,
    read: 'Try it',
  },
};

/** A file with a password. */
export const lockedWords = {
  title: (file: string) => `${file} is locked with a password`,
  hint: 'The password stays in this page and is not stored.',
};

/**
 * An order that is pictures: what reading it takes. Also above the result, where single pages are pictures.
 */
export const recogniseWords = {
  scan: (file: string) => `${file} is a scan`,
  picture: (file: string) => `${file} is a picture`,
  pictures: (pages: number) => `${pages} pictures are the pages of this order`,
  tiffHint: 'All pages of a TIFF are turned together.',
  addPages: 'Drop more pages here',
  choosePages: 'or choose or photograph them',
  text: `You can read it in this browser. ${LOAD} Each page takes 5 to 20 seconds.`,
  load: LOAD,
  privacyTitle: 'The order stays on this computer.',
  privacyText: 'Your browser loads the recogniser. The order is not sent anywhere.',
  read: (pages: number) => (pages === 1 ? 'Read page' : 'Read pages'),
  chooseOther: 'Choose another order',
  trouble: {
    title: 'The recogniser could not be loaded.',
    text: 'Check your connection and try again.',
  },
};

/** While an order is read. */
export const readingWords = {
  label: 'Reading',
  reading: (file: string) => `Reading ${file}`,
  opening: 'Opening the file',
  loading: 'Loading the recogniser',
  page: (page: number, pageCount: number, left: string) => `Page ${page} of ${pageCount}${left}`,
  stop: 'Stop',
};
