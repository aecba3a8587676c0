import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { MESSAGE_MAX_LENGTH, NOTIFICATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import {
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
} from '@anupalan/enums/notifications';
import type { InferType } from 'yup';
import { choiceField, idsField, lineField, paragraphField } from '../fields.ts';
import { flag, listOf, shape } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice } from './list-query.ts';

/** POST /admin/notifications: to an audience that can read the channel. */
export const createNotificationRequestSchema = request({
  title: lineField()
    .required(FIELD_MESSAGES.notificationTitleRequired)
    .max(NOTIFICATION_TITLE_MAX_LENGTH, tooLongMessage('Title', NOTIFICATION_TITLE_MAX_LENGTH)),
  message: paragraphField()
    .required(FIELD_MESSAGES.notificationMessageRequired)
    .max(MESSAGE_MAX_LENGTH, tooLongMessage('Message', MESSAGE_MAX_LENGTH)),
  type: choiceField(NOTIFICATION_TYPES).required(FIELD_MESSAGES.notificationTypeRequired),
  channel: choiceField(NOTIFICATION_CHANNELS).required(FIELD_MESSAGES.notificationChannelRequired),
  audience: choiceField(NOTIFICATION_AUDIENCES).required(FIELD_MESSAGES.notificationAudienceRequired),
}).test('readable', (body, context) =>
  // Platform staff have no screens, and so no bell: nobody of them would read it (D50).
  body.audience === 'admin' && body.channel === 'in_app'
    ? context.createError({ path: 'channel', message: FIELD_MESSAGES.adminsHaveNoBell })
    : true,
);

/** A checked notification. */
export type CreateNotificationRequest = InferType<typeof createNotificationRequestSchema>;

/** PATCH /user/notifications/read-status: `ids`, or `all: true`. */
export const readNotificationsRequestSchema = request({
  ids: idsField().optional(),
  all: flag().optional(),
}).test('target', (body, context) => {
  if (body.ids !== undefined || body.all === true) return true;
  return context.createError({ path: 'ids', message: FIELD_MESSAGES.idsRequired });
});

/** A checked marking as read. */
export type ReadNotificationsRequest = InferType<typeof readNotificationsRequestSchema>;

/** Whether a notice was read, as a filter. */
export const NOTIFICATION_STATUSES = ['unread', 'read'] as const;

/** GET /user/notifications. */
export const ownNotificationsList = defineList({
  sorts: ['createdAt'],
  usualSort: { by: 'createdAt', order: 'desc' },
  askedOrder: 'desc',
  filters: {
    status: queryChoice(NOTIFICATION_STATUSES, ['all']),
    type: queryChoice(NOTIFICATION_TYPES, ['all']),
  },
});

/** A checked query of the own notices. */
export type OwnNotificationsQuery = CheckedQuery<typeof ownNotificationsList>;

/**
 * PATCH /users/notification-preferences: the types that change, each once, and whether a digest on Monday replaces the mails
 * before due dates. What is not named stays. Of the alerts one channel stays on: a due date must reach a user somewhere.
 */
export const updatePreferencesRequestSchema = request({
  preferences: listOf(
    shape({
      type: choiceField(NOTIFICATION_TYPES).required(FIELD_MESSAGES.notificationTypeRequired),
      inApp: flag().optional(),
      email: flag().optional(),
    }),
  )
    .min(1, FIELD_MESSAGES.preferencesRequired)
    .test('once', FIELD_MESSAGES.preferencesTwice, (list) => {
      const types = (list ?? []).map((each) => each?.type);
      return new Set(types).size === types.length;
    })
    .optional(),
  digest: flag().optional(),
}).test('change', (body, context) =>
  body.preferences === undefined && body.digest === undefined
    ? context.createError({ path: 'preferences', message: FIELD_MESSAGES.preferencesRequired })
    : true,
);

/** A checked change of preferences. */
export type UpdatePreferencesRequest = InferType<typeof updatePreferencesRequestSchema>;

/** GET /admin/notifications. */
export const notificationsList = defineList({
  sorts: ['createdAt'],
  usualSort: { by: 'createdAt', order: 'desc' },
  askedOrder: 'desc',
});

/** A checked query of notifications. */
export type NotificationsQuery = CheckedQuery<typeof notificationsList>;
