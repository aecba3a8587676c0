/** The resources (`/company/resource-center`), for everybody who is signed in. */
export const listWords = {
  note: {
    title: 'Our own summaries, to help you find your way.',
    text: 'They do not replace the official text. Before you rely on an entry without the word “Verified”, compare it with that text.',
  },
  title: 'Resources',
  noun: 'resources',
  search: 'Search resources',
  filters: {
    kind: 'Kind',
    anyKind: 'Any kind',
    topic: 'Topic',
    anyTopic: 'Any topic',
    state: 'State',
    anyState: 'Any state',
    status: 'Status',
    anyStatus: 'Any status',
    bookmarked: 'Bookmarked',
  },
  columns: {
    title: 'Title',
    kind: 'Kind',
    topic: 'Topic',
    issuedBy: 'Issued by',
  },
  replaced: 'Replaced by a later text',
  verified: 'Verified',
  noBookmarksTitle: 'No bookmarks yet',
  noBookmarksText: 'Open a resource and choose Bookmark. It is saved in this browser.',
};

/** One resource, in the drawer of that list. */
export const resourceWords = {
  title: 'Resource',
  loading: 'Loading resource',
  gone: 'This resource was not found',
  loadError: 'The resource could not be loaded',
  replacedTitle: 'Replaced by a later text',
  replacedText: 'Older orders still refer to it. Check your order and the newer text.',
  requirements: 'Requirements',
  facts: {
    kind: 'Kind',
    topic: 'Topic',
    region: 'Applies in',
    issuedBy: 'Issued by',
    provision: 'Section, rule or form',
    publication: 'Where it is published',
    status: 'Status',
  },
  noLink: 'No link to the text is known.',
  source: 'Source:',
  opensNewPage: '(opens a new page)',
  bookmark: 'Bookmark',
  bookmarked: 'Bookmarked',
};
