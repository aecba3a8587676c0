import { toCount } from '../../../shared/to-count.ts';

const toObligations = (count: number) => toCount(count, 'obligation');

/** What was found in an order (`/product-preview`), beside its pages; for visitors. */
export const resultWords = {
  read: (order: string, obligations: number) => `${order} was read: ${toObligations(obligations)}`,
  pages: (count: number) => toCount(count, 'page'),
  obligations: toObligations,
  sample: 'A sample order.',
  readHere: 'Read on this computer. The file was not sent anywhere.',
  tryOther: 'Try another order',
  pageSide: (page: number) => `Page ${page}`,
  listSide: (count: number) => `Found, ${count}`,
  width: 'Width of the findings',
  label: 'What was found',
  tabs: {
    label: 'Findings',
    obligations: 'Obligations',
    limits: 'Limits',
    facts: 'Facts',
  },
};

/** Until when the browser keeps the order. */
export const keptWords = {
  title: (until: string) => `This browser keeps the order until ${until}.`,
  text: 'Sign up, and you can add it to your workspace. It is not sent before that. A private window forgets it when you close it.',
  remove: 'Remove order',
  refusedTitle: 'This browser does not keep the order.',
  refusedText: 'It blocks storage, or it has no room. Choose the file again after you have signed up.',
  goneTitle: 'This browser no longer keeps the order.',
};

/** What the reading could not do. */
export const noticeWords = {
  language: {
    title: 'The model of a language could not be loaded.',
    text: 'Lines in other scripts were not read. Check your connection and read the order again.',
  },
  pictures: {
    title: (pages: string, count: number) => `${pages} ${count === 1 ? 'is a picture' : 'are pictures'}.`,
    maybeWrong: (pages: string) => `Words on ${pages} may be wrong.`,
    text: (count: number) => `You can read ${count === 1 ? 'it' : 'them'} in this browser.`,
  },
  unread: {
    title: (pages: string) => `${pages} could not be read.`,
    text: (count: number) =>
      count === 1
        ? 'No words could be read on it. Check this page yourself: its conditions are not in this list.'
        : 'No words could be read on them. Check these pages yourself: their conditions are not in this list.',
  },
  unreadLines: (isOne: boolean) =>
    isOne
      ? 'Check it on the page: what it asks for is not in this list.'
      : 'Check them on the page: what they ask for is not in this list.',
  openPage: (page: number) => `Open page ${page}`,
  questions: (count: number) => (count === 1 ? '1 question for you' : `${count} questions for you`),
};

/** The tab of obligations, by page. */
export const obligationWords = {
  page: (page: number | null) => (page === null ? 'Without a page' : `Page ${page}`),
  notStated: 'Not stated',
  repeats: 'Repeats',
  statedFrequency: 'In the order’s words',
  confidence: {
    label: 'Confidence',
    sure: 'Sure',
    unsure: 'Not sure: compare it with the page',
  },
  unsureTitle: 'No obligation is certain',
  unsureText:
    'Sentences of this order may be duties. After you sign up, your answers to the questions add them.',
  emptyTitle: 'No obligation was found',
  emptyText: 'We found no date or period in this order. Is it the consent itself, with its conditions?',
};

/** The tab of limits. */
export const limitWords = {
  title: 'Limits of the order',
  parameter: 'Parameter',
  limit: 'Limit',
  pageOf: (page: number, parameter: string) => `Page ${page}: ${parameter}`,
  page: (page: number) => `Page ${page}`,
  emptyTitle: 'No limits were found',
  emptyText: 'No limits were found on the pages that could be read.',
};

/** The tab of facts. */
export const factWords = {
  notFound: 'Not found in the order',
  page: (page: number) => `page ${page}`,
};
