/** The page view of an order, and the conditions in it. */
export const viewerWords = {
  order: {
    document: 'Consent document',
    pages: 'Pages of the order',
    failed: 'The conditions can still be checked against the quoted words.',
  },
  loading: 'Loading the pages',
  notShown: 'The pages could not be shown',
  reload: 'Reload',
  failed: 'The pages could not be loaded',
  thumbs: {
    unread: (page: number) => `Page ${page}, not read`,
    page: (page: number) => `Page ${page}`,
    pageWith: (page: number, state: string) => `Page ${page}, ${state}`,
    allChecked: 'all checked',
    toCheck: (left: number) => `${left} to check`,
  },
  part: (page: number) => `Part of page ${page}`,
  conditions: {
    toCheck: 'to check',
    rejected: 'not an obligation',
    accepted: 'accepted',
    number: (number: number) => `Condition ${number}`,
  },
};
