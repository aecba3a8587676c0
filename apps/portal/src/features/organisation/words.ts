import { toCount } from '../../shared/to-count.ts';

/**
 * An organisation (`/company/company`, `/lab/lab`), for everybody who is signed in; people who manage users can
 * change it.
 */
export const organisationWords = {
  label: 'Organisation',
  tabs: {
    facts: 'Organisation',
    page: 'Page in the marketplace',
  },
  loading: 'Loading the organisation',
  loadError: 'The organisation could not be loaded',
};

/** How many of a folded list are chosen. */
function toChosen(count: number): string {
  return count === 0 ? 'None chosen' : `${count} chosen`;
}

/** What an organisation is: the form, and for other people the same to read. */
export const factsWords = {
  title: 'Organisation',
  note: 'Changes are recorded in the audit log',
  trialEnded: 'The trial has ended, so you cannot make changes',
  readOnly: 'People who manage users can change it',
  name: 'Name',
  address: 'Address',
  state: 'State',
  stateHint: 'Decides your board and its rules',
  timeZone: 'Time zone',
  timeZoneHint: 'Used for due dates and alerts',
  notChosen: 'Not chosen',
  decidingFacts: 'Facts that decide which laws apply',
  sector: 'Sector',
  sectorHint: 'What you make or do',
  category: 'Pollution category',
  categoryHint: 'As printed in your consent',
  wastes: 'Wastes',
  wastesHint: 'Select all that you generate or must take back',
  equipmentHint: 'Select all that you have',
  siteEquipment: 'Equipment on the site',
  equipment: 'Equipment',
  chosen: toChosen,
  save: 'Save',
  saving: 'Saving',
  unsaved: 'Unsaved changes',
  offers: {
    title: 'Facts from your orders',
    name: (name: string) => `Name ${name}`,
    state: (state: string) => `State ${state}`,
    category: (category: string) => `Category ${category}`,
    add: 'Add these facts',
  },
};

/** The domain of the owner’s address: who can be invited. */
export const domainWords = {
  title: 'Verified domain',
  domain: 'Domain',
  none: 'None',
  text: (domain: string) =>
    `It comes from the owner’s verified address. Only people with an address at ${domain} can be invited.`,
  noneText:
    'The owner’s address is from a public mail provider or is not verified yet. You can invite people with any address, at most 20 a day.',
};

/** How much room the organisation uses. */
export const usageWords = {
  title: 'Usage',
  files: 'Files',
  ofFiles: (used: string, quota: string) => `${used} of ${quota}`,
  filesUsed: 'MB used',
  filesFree: 'MB free',
  filesFull:
    'There is no room for more files. Delete files that you no longer need, or ask support for more space.',
  pages: 'Pages read today',
  ofPages: (today: string, daily: string) => `${today} of ${daily} a day`,
  pagesUnlimited: (today: string) => `${today}, without a limit`,
  pagesUsed: 'pages read',
  pagesLeft: 'pages left',
  pagesFull: 'Today’s pages are used up. Waiting orders will be read tomorrow.',
};

/**
 * The page of a laboratory in the marketplace (`/lab/lab`, second tab): the form, and for other people the same to
 * read.
 */
export const labWords = {
  title: 'Your page in the marketplace',
  published: 'Published',
  notPublished: 'Not published',
  publish: 'Show the page to companies',
  publishHint: 'Companies can find you by what you test and where, and send you enquiries.',
  aboutField: 'About the laboratory',
  about: 'About',
  accreditation: 'Accreditation',
  nabl: 'NABL number',
  nablHint: 'As on the certificate, for example TC-0000',
  nablUntil: 'NABL valid until',
  nablFact: 'NABL (ISO/IEC 17025)',
  recognised: 'Recognised under the Environment (Protection) Act, 1986',
  recognisedUntil: 'Recognised until',
  recognisedFact: 'Environment (Protection) Act, 1986',
  scope: {
    title: 'Scope',
    none: 'Not tested',
    parameters: (count: number) => toCount(count, 'parameter'),
    ofMedium: (medium: string) => `Parameters in ${medium}`,
    others: (medium: string) => `Others in ${medium}`,
  },
  commas: 'Separate them with commas',
  equipmentAndStates: 'Equipment and states',
  chosen: toChosen,
  equipment: 'Equipment',
  otherEquipment: 'Other equipment',
  states: 'States served',
  equipmentHint: 'Select all that you test with',
  statesHint: 'Your own state if you choose none',
  ownState: 'Your own state',
  contact: 'Contact',
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  phoneHint: '10 digits',
  save: 'Save page',
  saving: 'Saving',
  unsaved: 'Unsaved changes',
};
