import { describe, expect, it } from 'vitest';
import type { AnyObject, AnySchema } from 'yup';
import { outcomeOf, textOf } from '../cases.test-support.ts';
import { calendarTokenRequestSchema } from './calendar.ts';
import { newsletterRequestSchema, newsletterTokenRequestSchema } from './newsletter.ts';
import {
  createNotificationRequestSchema,
  readNotificationsRequestSchema,
  updatePreferencesRequestSchema,
} from './notifications.ts';
import { deletePushSubscriptionRequestSchema, pushSubscriptionRequestSchema } from './push-subscriptions.ts';
import {
  createSupportRequestSchema,
  publicContactRequestSchema,
  supportMessageRequestSchema,
  updateSupportStatusRequestSchema,
} from './support.ts';

type Row = [input: unknown, outcome: string, context?: AnyObject];

const email = 'asha@example.com';
const support = { subject: 'A question', message: 'How do I add a user?', type: 'support' };
const browser = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const notification = {
  title: 'Maintenance',
  message: 'On Sunday',
  type: 'announcement',
  channel: 'all',
  audience: 'company',
};

describe.each<[string, AnySchema, Row[]]>([
  [
    'support request',
    createSupportRequestSchema,
    [
      [support, 'ok'],
      [{}, 'invalid: subject, message, type'],
      [{ ...support, type: 'other' }, 'malformed: type'],
      [{ ...support, type: '' }, 'invalid: type'],
      [{ ...support, subject: 12345 }, 'malformed: subject'],
      [{ ...support, message: {} }, 'malformed: message'],
      [{ ...support, subject: 'Help' }, 'invalid: subject'],
      [{ ...support, message: 'Too short' }, 'invalid: message'],
    ],
  ],
  [
    'public contact',
    publicContactRequestSchema,
    [
      [{ ...support, email, name: 'Asha Rao' }, 'ok'],
      [{ ...support, email, name: 'Asha Rao', website: 'http://x' }, 'ok'],
      [support, 'invalid: email, name'],
      [{ ...support, email, name: 'A' }, 'invalid: name'],
    ],
  ],
  [
    'reply to a support request',
    supportMessageRequestSchema,
    [
      [{ text: 'Yes' }, 'ok'],
      [{ text: textOf(5000) }, 'ok'],
      [{ text: textOf(5001) }, 'invalid: text'],
      [{ text: ' \n ' }, 'invalid: text'],
      [{}, 'invalid: text'],
      [{ text: 7 }, 'malformed: text'],
    ],
  ],
  [
    'status of a support request',
    updateSupportStatusRequestSchema,
    [
      [{ id: '1', status: 'RESOLVED' }, 'ok'],
      [{ id: '1', status: 'resolved' }, 'malformed: status'],
      [{ id: '1' }, 'invalid: status'],
    ],
  ],
  [
    'notification',
    createNotificationRequestSchema,
    [
      [notification, 'ok'],
      [{}, 'invalid: title, message, type, channel, audience'],
      [{ ...notification, channel: 'sms' }, 'malformed: channel'],
      [{ ...notification, audience: 'admin', channel: 'in_app' }, 'invalid: channel'],
      [{ ...notification, audience: 'admin', channel: 'email' }, 'ok'],
      [{ ...notification, audience: 'admin' }, 'ok'],
      [{ ...notification, title: textOf(200) }, 'ok'],
      [{ ...notification, title: textOf(201) }, 'invalid: title'],
    ],
  ],
  [
    'marking as read',
    readNotificationsRequestSchema,
    [
      [{ ids: ['1'] }, 'ok'],
      [{ all: true }, 'ok'],
      [{}, 'invalid: ids'],
      [{ all: false }, 'invalid: ids'],
      [{ all: 'true' }, 'malformed: all'],
    ],
  ],
  [
    'preferences',
    updatePreferencesRequestSchema,
    [
      [{ preferences: [{ type: 'alert', email: false }] }, 'ok'],
      [{ preferences: [{ type: 'system' }, { type: 'alert', inApp: false }] }, 'ok'],
      [{ digest: true }, 'ok'],
      [{ preferences: [{ type: 'alert', email: false }], digest: false }, 'ok'],
      [{ digest: 'yes' }, 'malformed: digest'],
      [{}, 'invalid: preferences'],
      [{ preferences: [] }, 'invalid: preferences'],
      [{ preferences: [{ type: 'alert' }, { type: 'alert' }] }, 'invalid: preferences'],
      [{ preferences: [{ email: true }] }, 'invalid: preferences[0].type'],
      [{ preferences: [{ type: 'gossip' }] }, 'malformed: preferences[0].type'],
      [{ preferences: [{ type: 'alert', email: 'no' }] }, 'malformed: preferences[0].email'],
      [{ preferences: 'alert' }, 'malformed: preferences'],
    ],
  ],
  [
    'browser that subscribes',
    pushSubscriptionRequestSchema,
    [
      [browser, 'ok'],
      [{ ...browser, keys: { p256dh: `${'B'.repeat(87)}=`, auth: `${'A'.repeat(22)}==` } }, 'ok'],
      [{}, 'invalid: endpoint, keys'],
      [{ ...browser, endpoint: 'http://push.example/1' }, 'invalid: endpoint'],
      [{ ...browser, endpoint: 'https:///1' }, 'invalid: endpoint'],
      [{ ...browser, endpoint: `https://push.example/${'a'.repeat(2000)}` }, 'invalid: endpoint'],
      [{ ...browser, keys: { ...browser.keys, p256dh: 'B'.repeat(86) } }, 'invalid: keys.p256dh'],
      [{ ...browser, keys: { ...browser.keys, auth: `${'A'.repeat(21)}+` } }, 'invalid: keys.auth'],
      [{ ...browser, endpoint: 5 }, 'malformed: endpoint'],
      [{ ...browser, keys: 'keys' }, 'malformed: keys'],
    ],
  ],
  [
    'browser that is taken out',
    deletePushSubscriptionRequestSchema,
    [
      [{ endpoint: browser.endpoint }, 'ok'],
      [{}, 'invalid: endpoint'],
      [{ endpoint: 'ftp://push.example/1' }, 'invalid: endpoint'],
    ],
  ],
  [
    'address of a calendar',
    calendarTokenRequestSchema,
    [
      [{ scope: 'mine' }, 'ok'],
      [{ scope: 'organisation' }, 'ok'],
      [{}, 'invalid: scope'],
      [{ scope: '' }, 'invalid: scope'],
      [{ scope: 'theirs' }, 'malformed: scope'],
      [{ scope: 1 }, 'malformed: scope'],
    ],
  ],
  ['newsletter', newsletterRequestSchema, [[{ email: '' }, 'invalid: email']]],
  ['newsletter link', newsletterTokenRequestSchema, [[{}, 'invalid: token']]],
])('%s', (_name, schema, rows) => {
  it.each(rows)('%j: %s', (input, outcome, context) => {
    expect(outcomeOf(schema, input, context)).toBe(outcome);
  });
});
