import { toCount } from '../../shared/to-count.ts';

/** The marketplace, `/lab-marketplace`: laboratories that have published their page. Companies see it. */
export const listWords = {
  chooseTitle: 'Choose a laboratory.',
  chooseText: 'The enquiry is filled in for you.',
  startEmpty: 'Start empty enquiry',
  title: 'Laboratories',
  noun: 'laboratories',
  search: 'Search laboratories',
  parameter: 'Parameter, e.g. BOD',
  medium: 'What is tested',
  anyMedium: 'Any medium',
  state: 'State',
  anyState: 'Any state',
  accreditedToday: 'Accredited today',
  columns: {
    laboratory: 'Laboratory',
    scope: 'Scope',
    statesServed: 'States served',
    nabl: 'NABL',
  },
  parameters: (count: number) => toCount(count, 'parameter'),
  notGiven: 'Not given',
  emptyTitle: 'No laboratory has published its page yet',
  emptyText: 'Check again later, or contact us: we invite laboratories in your state.',
};

/** One laboratory, `/lab-marketplace/:labId`. Companies see it. */
export const pageWords = {
  breadcrumb: 'Laboratories',
  title: 'Laboratory',
  loading: 'Loading the laboratory',
  loadError: 'The laboratory could not be loaded',
  notFoundTitle: 'This laboratory was not found',
  notFoundText: 'It may have unpublished its page.',
  allLaboratories: 'All laboratories',
  sendEnquiry: 'Send an enquiry',
  about: 'About',
  scope: 'Scope',
  scopeFold: 'scope',
  scopeNote: (media: number, parameters: number) =>
    `${toCount(media, 'medium', 'media')}, ${toCount(parameters, 'parameter')}`,
  accreditation: {
    title: 'Accreditation',
    nabl: 'NABL (ISO/IEC 17025)',
    act: 'Environment (Protection) Act, 1986',
  },
  equipment: 'Equipment',
  notGiven: 'Not given',
  contact: {
    title: 'Contact',
    confirmAddress: 'Confirm your email address to see how to reach this laboratory.',
    needsPermission: 'People with the permission Reporting Task see how to reach this laboratory.',
    person: 'Person',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    state: 'State',
    statesServed: 'States served',
  },
};
