import { INVITATION_DAYS, TRIAL_DAYS } from '@anupalan/enums/limits';
import { SITE_MESSAGES } from '@anupalan/enums/messages';

/** Signing in (`/login`), for everybody. Title and lead are in the page before the script is there. */
export const signInWords = {
  title: SITE_MESSAGES.signIn,
  lead: 'Welcome back. Sign in to see what is due.',
  email: 'Email',
  password: 'Password',
  submitting: 'Signing in',
  forgotPassword: 'Forgot password?',
  newHere: 'New here?',
  signUp: 'Sign up',
};

/** Opening a workspace (`/signup`), for visitors. */
export const signUpWords = {
  lead: `A workspace of your own, free for ${TRIAL_DAYS} days. You need a name and an email, no card.`,
  name: 'Name',
  email: 'Email',
  emailHint:
    'We will mail you a link to set a password. Until then, the workspace opens only in this browser.',
  submitting: 'Opening your workspace',
  hasAccount: 'Already have an account?',
  preview: 'Try it on an order first',
  afterPreview: ', without an account.',
};

/** The example beside these forms: an invented condition and its task. */
export const exampleWords = {
  quote:
    'The applicant shall get the treated effluent analysed once in a month and submit the report by the 10th of the next month.',
  task: 'Monthly effluent report',
  source: 'Clause 17, page 6',
  status: 'In 3 days',
};

/** A link for a new password (`/forgot-password`), for people who cannot sign in. */
export const forgotWords = {
  title: 'Forgot Password',
  lead: 'We will mail you a link to choose a new password.',
  submit: 'Send Link',
  submitting: 'Sending',
};

/** The new password (`/reset-password`), by the link of that mail. */
export const resetWords = {
  title: 'Reset Password',
  password: 'New password',
  submit: 'Reset Password',
  submitting: 'Saving',
};

/** The first password (`/set-password`), by the link of an invitation or of the mail after signing up. */
export const setWords = {
  title: 'Set Password',
  lead: 'Choose the password that you will sign in with.',
  password: 'Password',
  submit: 'Set Password',
  submitting: 'Saving',
};

/** Below a password that is chosen. */
export const passwordWords = {
  confirm: 'Confirm password',
  requirements: 'Password requirements',
  kept: ': yes',
  notKept: ': not yet',
};

/** A link that was used, is too old or was replaced. */
export const deadLinkWords = {
  invitation: `An invitation is valid for ${INVITATION_DAYS} days and works once. If you already have a password, sign in with it. If not, ask the person who invited you to send it again.`,
  didSignUp: 'Did you sign up yourself?',
  signUpAgain: 'Sign up again',
  newLink: 'Request a new link',
};
