import { SITE_MESSAGES } from '@anupalan/enums/messages';

/** Heading of the page of signing in; it stands in the page before the script is there. */
export const SIGN_IN_WORDS = {
  title: SITE_MESSAGES.signIn,
  lead: 'Welcome back. Sign in to see what is due.',
} as const;
