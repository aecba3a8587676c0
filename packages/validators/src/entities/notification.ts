import {
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
} from '@anupalan/enums/notifications';
import type { InferType } from 'yup';
import { choice, flag, identifier, instant, listOf, shape, text } from '../primitives.ts';
import { namedSchema } from './named.ts';

/** A notification, as one user sees it. */
export const notificationSchema = shape({
  id: identifier().defined(),
  isRead: flag().defined(),
  createdAt: instant().defined(),
  notification: shape({
    id: identifier().defined(),
    title: text().defined(),
    message: text().defined(),
    type: choice(NOTIFICATION_TYPES).defined(),
    link: text().nullable().defined(),
  }),
});

/** A notification, as one user sees it. */
export type Notification = InferType<typeof notificationSchema>;

/** The switches of one type. A type that a user has never changed is on in both channels. */
export const notificationPreferenceSchema = shape({
  type: choice(NOTIFICATION_TYPES).defined(),
  inApp: flag().defined(),
  email: flag().defined(),
});

/** The switches of one type. */
export type NotificationPreference = InferType<typeof notificationPreferenceSchema>;

/**
 * The notification settings of a user: one row per type, and whether one mail on Monday replaces those before due dates
 * (D49).
 */
export const notificationPreferencesSchema = shape({
  preferences: listOf(notificationPreferenceSchema).defined(),
  digest: flag().defined(),
});

/** The notification settings of a user. */
export type NotificationPreferences = InferType<typeof notificationPreferencesSchema>;

/** A notification, as platform staff created it. */
export const adminNotificationSchema = shape({
  id: identifier().defined(),
  title: text().defined(),
  message: text().defined(),
  type: choice(NOTIFICATION_TYPES).defined(),
  channel: choice(NOTIFICATION_CHANNELS).defined(),
  audience: choice(NOTIFICATION_AUDIENCES).defined(),
  /** Null if an operator's command created it. */
  createdBy: namedSchema.nullable().defined(),
  createdDate: instant().defined(),
});

/** A notification, as platform staff created it. */
export type AdminNotification = InferType<typeof adminNotificationSchema>;
