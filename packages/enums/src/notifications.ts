/** Channels of a notification. See docs/spec-coverage.md#entities-and-their-fields. */
export const NOTIFICATION_CHANNELS = ['all', 'in_app', 'email'] as const;
/** Channel of a notification. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
/** The labels that screens show. */
export const NOTIFICATION_CHANNEL_LABELS: Readonly<Record<NotificationChannel, string>> = {
  all: 'All',
  in_app: 'In-app',
  email: 'Email',
};

/** Who receives a notification. See docs/spec-coverage.md#entities-and-their-fields. */
export const NOTIFICATION_AUDIENCES = ['all', 'company', 'lab', 'admin'] as const;
/** Audience of a notification. */
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];

/** Kinds of a notification. See docs/spec-coverage.md#entities-and-their-fields. */
export const NOTIFICATION_TYPES = ['system', 'announcement', 'reminder', 'alert'] as const;
/** Kind of a notification. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** The labels that screens show. */
export const NOTIFICATION_TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  system: 'System',
  announcement: 'Announcement',
  reminder: 'Reminder',
  alert: 'Alert',
};

/** Icon of a browser notification, relative to the app. See docs/spec-coverage.md#constants-and-limits. @specified */
export const NOTIFICATION_ICON_PATH = 'assets/icons/icon-72x72.png';

/** Where a user can be reached; each is switched on or off by type (D31). */
export const DELIVERY_CHANNELS = ['in_app', 'email'] as const;
/** Where a user can be reached. */
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** What each type is about, beside its switches. */
export const NOTIFICATION_TYPE_HINTS: Readonly<Record<NotificationType, string>> = {
  system: 'An order has been read, a request was answered',
  announcement: 'News about the product and planned interruptions',
  reminder: 'Reminders that others send you',
  alert:
    'Due dates of your tasks, last days to apply for renewal, consents that expire. At least one channel stays on.',
};

/** What an alert is about: a due date of a task, the end of an order, or the last day to apply for its renewal (D45). */
export const ALERT_SUBJECTS = ['task', 'order', 'renewal'] as const;
/** What an alert is about. */
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

/** What became of an alert (D24). */
export const ALERT_RESULTS = ['pending', 'sent', 'failed', 'skipped'] as const;
/** What became of an alert. */
export type AlertResult = (typeof ALERT_RESULTS)[number];
/** The labels that screens show. */
export const ALERT_RESULT_LABELS: Readonly<Record<AlertResult, string>> = {
  pending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  skipped: 'Left out',
};
