/** Lists of all screens: their filters and their pages. */
export const words = {
  clearFilters: 'Clear filters',
  pages: {
    onlyOne: '1 of 1',
    shown: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
    label: (noun: string) => `Pages of ${noun}`,
    sizeOf: (noun: string) => `${noun} on a page`,
    size: (size: number) => `${size} on a page`,
  },
};
