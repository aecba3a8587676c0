import { describe, expect, it } from 'vitest';
import { BADGES, BRAND, CLAIMS, CONTACT } from './brand.ts';
import { CONTACT_DEPARTMENTS, CONTACT_FAQ } from './contact-content.ts';
import { requiredMessage, SCHEDULE_MESSAGES, tooLongMessage, tooShortMessage } from './field-messages.ts';
import * as limits from './limits.ts';
import * as messages from './messages.ts';

/**
 * What the specification quotes (docs/spec-coverage.md has its headings), and the fields for which it says that a
 * message exists.
 */
const QUOTED = [
  'Name is required',
  'Name must be a valid string',
  'Current password is required',
  'New password is required',
  'Confirm password is required',
  'Alert time is required',
  'Base role is required',
  'Phone number is required',
  'Description is required',
  'Task name is required',
  'Frequency is required',
  'Due date is required',
  'Task status is required',
  'Title is required',
  'Type is required',
  'Message is required',
  'Channel is required',
  'Password must be at least 7 characters with one uppercase, one lowercase, one number and one special character',
  'Password must be at most 18 characters',
  'Email is required',
  'Please enter a valid email address',
  'Please enter valid email address',
  'Please enter a valid phone number',
  'Please enter a valid password',
  'Passwords do not match',
  'Must be 8+ chars with upper, lower, number and special char',
  'Please select a valid image file (JPEG, PNG, GIF)',
  'File size should not exceed 5MB',
  'Subscribing...',
  'Sending...',
  'Thank you! Your message has been sent successfully.',
  'There was an error sending your message. Please try again.',
  'Subscription failed. Please try again.',
  'An error occurred. Please try again later.',
  'Successfully subscribed to our newsletter!',
  'Invalid role. Please login again.',
  'You do not have permission to access this page.',
  'Server not connected',
  'No articles found',
  'No data available',
  'Are you sure you want to log out',
  'Guest',
  'Just now',
  'Send us a Message',
  'Check Your Email',
  'Resend Email',
  'Back to Login',
  'View All',
  'January 15, 2024',
];

/** Texts; those that are filled in, with a name and a number. */
const TEXTS = Object.values(messages)
  .flatMap((group): unknown[] => Object.values(group))
  .map((text) => (typeof text === 'function' ? text('page.jpg', 2) : text));

describe('messages', () => {
  it.each(QUOTED)('have “%s”', (text) => {
    expect(TEXTS).toContain(text);
  });

  it('are filled in from the label of the field', () => {
    expect(requiredMessage('Full name')).toBe('Full name is required');
    expect(tooShortMessage('Subject')).toBe('Subject is too short');
    expect(tooLongMessage('Message', 5000)).toBe('Message must be at most 5,000 characters');
  });

  it('are none of them empty', () => {
    for (const text of [...TEXTS, ...Object.values(SCHEDULE_MESSAGES)]) expect(text).toMatch(/\S/);
  });
});

describe('limits', () => {
  // Where a limit acts, a test beside the code asserts its number; here they are together.
  it('are those of the specification', () => {
    expect(limits).toMatchObject({
      DEFAULT_PAGE_SIZE: 10,
      BLOG_PAGE_SIZE: 9,
      NOTIFICATION_DROPDOWN_SIZE: 10,
      PAGINATION: { on: 1, off: 0 },
      SCROLL_OFFSET: 80,
      RESET_LINK_MINUTES: 30,
      NAME_MIN_LENGTH: 2,
      NAME_MAX_LENGTH: 50,
      FULL_NAME_MAX_LENGTH: 50,
      SUBJECT_MIN_LENGTH: 5,
      MESSAGE_MIN_LENGTH: 10,
      PHONE_LENGTH: 10,
      PHONE_COUNTRY_CODE: '+91',
      AVATAR_MAX_BYTES: 5242880,
      COPYRIGHT_YEAR: 2025,
      ORDER_MAX_BYTES: 26214400,
      ORDER_MAX_PAGES: 500,
      MAX_UNPAGED_ROWS: 1000,
      RENEWAL_WINDOW_DAYS: 120,
      PASSWORD_MIN_LENGTH: 8,
      PASSWORD_MAX_LENGTH: 128,
    });
    expect(limits.TIMINGS).toMatchObject({
      onboardingIntro: 3000,
      signUpDelay: 500,
      contentOverlay: 1000,
      contactBanner: 5000,
    });
    expect(limits.PAGE_SIZES).toEqual([5, 10, 50, 100]);
    expect(limits.BLOG_DEFAULTS).toMatchObject({
      detailAuthor: 'Author',
      designation: 'Regulatory Affairs',
      readTimeMinutes: 8,
    });
  });

  it('name every type of an order with an ending', () => {
    expect(limits.ORDER_FILE_EXTENSIONS.length).toBeGreaterThanOrEqual(limits.ORDER_MIME_TYPES.length);
  });
});

describe('the operator', () => {
  it('has its claims, and reaches nobody until confirmed', () => {
    expect(CLAIMS).toMatchObject({
      onboardingManualWorkCut: '80%',
      aboutManualWorkCut: '75%',
      years: '25+',
      clients: '350+',
    });
    expect(CONTACT.email).toMatch(/@example\.com$/);
    expect(CONTACT.addressLines.join(' ')).toContain('Thane, Maharashtra');
    expect(BRAND.name).toBe('Anupalan');
  });

  it('shows four badges that claim no certificate', () => {
    expect(BADGES.map((badge) => badge.name)).toEqual(['ISO 27001', 'SOC 2', 'GDPR', 'CPCB']);
    for (const { text } of BADGES) expect(text).not.toMatch(/certified|compliant|report/i);
  });

  it('has departments and questions for later', () => {
    expect(CONTACT_DEPARTMENTS).toHaveLength(4);
    expect(CONTACT_FAQ.map(({ answer }) => answer).join(' ')).toMatch(/2-3 business days.*24\/7/);
  });
});
