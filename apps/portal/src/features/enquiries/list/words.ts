/** Enquiries of the organisation, `…/enquiries`. Company and laboratory see it. */
export const words = {
  title: 'Enquiries',
  noun: 'enquiries',
  search: 'Search enquiries',
  show: 'Which enquiries',
  showAll: 'All',
  showWaiting: 'Waiting for us',
  status: 'Status',
  anyStatus: 'Any status',
  columns: {
    enquiry: 'Enquiry',
    medium: 'What is tested',
    date: 'Date',
    quote: 'Quote',
    status: 'Status',
    lastChange: 'Last change',
  },
  reportBy: (day: string) => `Report by ${day}`,
  neededBy: (day: string) => `Needed by ${day}`,
  noDate: 'No date given',
  companyEmpty: {
    title: 'You have not asked a laboratory yet',
    text: 'Choose one in the marketplace, or start from a task that needs a sample: the enquiry is filled in for you.',
    findLaboratory: 'Find a laboratory',
  },
  labEmpty: {
    title: 'No enquiries yet',
    text: 'Companies find you in the marketplace once your page is published.',
    openPage: 'Open your page',
  },
};
