/** Changing the password (`/company/ChangePassword`), for everybody who is signed in. */
export const words = {
  title: 'Choose a new password',
  note: 'You will be signed out on other devices',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm password',
  submit: 'Change Password',
  submitting: 'Saving',
};
