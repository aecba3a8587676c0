import { AVATAR_MESSAGES, EMAIL_INVALID, FIELD_MESSAGES } from './field-messages.ts';

export { AVATAR_MESSAGES, FIELD_MESSAGES };

/** Texts of the newsletter form. See docs/spec-coverage.md#states-and-transitions and #errors. */
export const NEWSLETTER_MESSAGES = {
  submitting: 'Subscribing...',
  success: 'Successfully subscribed to our newsletter!',
  notOk: 'Subscription failed. Please try again.',
  error: 'An error occurred. Please try again later.',
} as const;

/** Texts of the public contact form. See docs/spec-coverage.md#the-public-site and #states-and-transitions. */
export const CONTACT_MESSAGES = {
  title: 'Send us a Message',
  submitting: 'Sending...',
  success: 'Thank you! Your message has been sent successfully.',
  error: 'There was an error sending your message. Please try again.',
} as const;

/** Texts of signing in and of passwords. See docs/spec-coverage.md#before-signing-in and #validation. */
export const AUTH_MESSAGES = {
  /** Toast of an invalid submit of the forgot-password form. */
  forgotInvalid: EMAIL_INVALID,
  checkYourEmail: 'Check Your Email',
  resendEmail: 'Resend Email',
  backToLogin: 'Back to Login',
  /** Toast of an invalid submit of the reset form. */
  resetInvalid: 'Please enter a valid password',
  resetHint: 'Must be 8+ chars with upper, lower, number and special char',
  resetNote: 'The link is valid for 30 minutes.',
  /** The same for an unknown email (contract, POST /auth/login). */
  invalidCredentials: 'Invalid email or password',
  wrongOldPassword: 'The current password is wrong',
  /** A link that is used, old, replaced or made up. */
  deadLink: 'This link is no longer valid. Please request a new one.',
  /** The same whether the account exists or not (D10). */
  linkSent: 'If an account exists for this email, a link has been sent',
  /** The same whether the address has an account or not (D11). */
  signedUp: 'Your workspace is ready. We have mailed you a link to set a password.',
  /** Of a call that would write to others before the address is known to be theirs (D11; contract, POST /enquiries). */
  unverified: 'Please confirm your e-mail address first.',
  trialEnded: 'Your trial has ended. You can still read your data. Please contact us to continue.',
} as const;

/** Texts of the upload of an order (contract, POST /generate-tasks). */
export const ORDER_MESSAGES = {
  heic: 'Photographs in HEIC format cannot be read. Save the picture as JPEG, or set the camera to “Most compatible”.',
  mixed:
    'Several files must all be pictures, the pages of one order. Upload a PDF or Word document by itself.',
  tooLargeTogether: 'The pictures are too large. An order may have up to 25 MB.',
  tooManyPictures: 'An order may have up to 500 pages. Upload only the pages of the order.',
  rotations: 'Give the rotation of each picture: 0, 90, 180 or 270.',
  onlyPicturesTurn: 'Only pictures can be turned.',
  wrongPassword: 'This password does not open the file. Check it and try again.',
  notProtected: 'This order is not waiting for a password. Reload the page to see its progress.',
} as const;

/** Why one of several pictures becomes no page. @param name of its file @param page its place, from 1 */
export const PICTURE_FAULTS = {
  broken: (name: string, page: number) =>
    `Page ${page} (${name}) is damaged or cut off. Take this picture again, or remove it.`,
  tooHeavy: (name: string, page: number) =>
    `Page ${page} (${name}) has too many pixels. Save it smaller, or remove it.`,
} as const;

/** Texts of guards and of the shared error handler. See docs/spec-coverage.md#roles-and-permissions and #errors. */
export const GUARD_MESSAGES = {
  invalidRole: 'Invalid role. Please login again.',
  missingPermission: 'You do not have permission to access this page.',
  notConnected: 'Server not connected',
} as const;

/** Texts of the signed-in shell. See docs/spec-coverage.md#menus-constants-shell. */
export const SHELL_MESSAGES = {
  logoutQuestion: 'Are you sure you want to log out',
  yes: 'Yes',
  no: 'No',
  guest: 'Guest',
  contactUs: 'Contact us',
  viewAll: 'View All',
} as const;

/** Texts of empty lists. See docs/spec-coverage.md#errors. */
export const EMPTY_MESSAGES = {
  blogs: 'No articles found',
  blogsHint: 'Try another category or come back later',
  notifications: 'No data available',
} as const;

/** Texts of the site's header, footer and floating widget. See docs/spec-coverage.md#the-public-site. */
export const SITE_MESSAGES = {
  signIn: 'Sign In',
  startFreeTrial: 'Start Free Trial',
  getInTouch: 'Get in Touch',
  widgetContact: 'Contact Us',
  widgetCall: 'Call',
  widgetEmail: 'Email',
  widgetWhatsApp: 'WhatsApp',
  aboutUs: 'About Us',
  contact: 'Contact',
  blog: 'Blog',
  privacyPolicy: 'Privacy Policy',
  privacyUpdated: 'January 15, 2024',
} as const;

/** Texts of the onboarding slides. See docs/spec-coverage.md#before-signing-in. */
export const ONBOARDING_MESSAGES = {
  exploreFreeTools: 'Explore Free Tools',
  peekInside: 'Peek Inside',
  signUp: 'Sign Up',
  signUpFree: 'Sign Up Free',
} as const;

/** Words of a relative time. See docs/spec-coverage.md#constants-and-limits. */
export const RELATIVE_TIME_MESSAGES = { justNow: 'Just now' } as const;

/** Instruction of the role form. See docs/spec-coverage.md#validation. */
export const ROLE_FORM_MESSAGES = { instruction: 'Enter a role name and select permissions' } as const;
