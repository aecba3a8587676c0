import { INVITATION_DAYS, INVITATIONS_PER_DAY, PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';

/** Inviting a person, in a dialog over the list of people; for people who manage users. */
export const inviteWords = {
  title: 'Invite a person',
  send: 'Send invitation',
  sending: 'Sending',
  cancel: 'Cancel',
};

/** Below the fields of an invitation: who can be invited. */
export const invitationWords = {
  noDomain: `Without a verified domain your organisation can invite ${INVITATIONS_PER_DAY} people a day.`,
  domain: (domain: string) =>
    `Only addresses of ${domain}, the verified domain of your organisation, can be invited.`,
  validity: `The link in the mail is valid for ${INVITATION_DAYS} days.`,
};

/** Editing a person. */
export const editWords = {
  title: 'Edit the person',
  titleOf: (name: string) => `Edit ${name}`,
  loading: 'Loading the person',
  loadError: 'The person could not be loaded',
  save: 'Save changes',
  saving: 'Saving',
  cancel: 'Cancel',
};

/** The fields of both dialogs. */
export const fieldWords = {
  name: 'Name',
  email: 'Email',
  emailHint: 'The invitation is sent to this address',
  emailChecking: 'Checking the address',
  emailAllowed: (domain: string) => `Addresses of ${domain} can be invited`,
  phone: 'Phone',
  phoneHint: `10 digits, without ${PHONE_COUNTRY_CODE}`,
  role: 'Role',
  roleHint: 'You can give only roles whose permissions you have',
  chooseRole: 'Select a role',
  rolesLoadError: 'Roles could not be loaded',
  designation: 'Designation',
  department: 'Department',
};

/** Inviting the people of a file. What was found in it is in `import-words.ts`. */
export const importWords = {
  title: 'Invite from file',
  instructions: (roles: string) =>
    `One line for each person: name, email and role. Phone, designation and department are optional. You can give these roles: ${roles}.`,
  template: 'Download the template',
  drop: 'Drop a CSV file here',
  dropAgain: 'Drop a corrected file here',
  dropHint: 'CSV, up to 1 MB and 500 people. The file is checked first, and nothing is sent yet.',
  checking: 'Checking',
  rows: {
    caption: 'Lines of the file',
    line: 'Line',
    person: 'Person',
    finding: 'Finding',
    right: 'Can be invited',
  },
  noName: 'No name',
  line: (row: number, name: string) => `Line ${row}: ${name}`,
  send: (count: number) => (count === 1 ? 'Invite 1 person' : `Invite ${count} people`),
  sending: 'Sending',
  cancel: 'Cancel',
  close: 'Close',
};
