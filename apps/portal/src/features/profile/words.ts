import { PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';

/** One's own profile (`/company/profile`), for everybody who is signed in. */
export const words = {
  loading: 'Loading profile',
  loadError: 'Your profile could not be loaded',
  details: {
    title: 'Personal details',
    name: 'Name',
    phone: 'Phone',
    phoneHint: `10 digits, without ${PHONE_COUNTRY_CODE}`,
    save: 'Save',
    saving: 'Saving',
  },
  picture: {
    upload: 'Upload a picture',
    change: 'Change picture',
    uploading: 'Uploading',
    label: 'Picture file',
    formats: 'JPEG, PNG or GIF, up to 5 MB',
  },
  account: {
    title: 'Account',
    note: 'Set by your organisation',
    email: 'Email',
    role: 'Role',
    designation: 'Designation',
    department: 'Department',
  },
};
