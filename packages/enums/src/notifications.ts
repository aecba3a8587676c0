/** Channels of a notification. Product, section 3. */
export const NOTIFICATION_CHANNELS = ['all', 'in_app', 'email'] as const;
/** Channel of a notification. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
/** What a person reads. */
export const NOTIFICATION_CHANNEL_LABELS: Readonly<Record<NotificationChannel, string>> = {
  all: 'All',
  in_app: 'In-app',
  email: 'Email',
};

/** Who receives a notification. Product, section 3. */
export const NOTIFICATION_AUDIENCES = ['all', 'company', 'lab', 'admin'] as const;
/** Audience of a notification. */
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];
/** What a person reads. */
export const NOTIFICATION_AUDIENCE_LABELS: Readonly<Record<NotificationAudience, string>> = {
  all: 'All',
  company: 'Company',
  lab: 'Lab',
  admin: 'Admin',
};

/** Kinds of a notification. Product, section 3. */
export const NOTIFICATION_TYPES = ['system', 'announcement', 'reminder', 'alert'] as const;
/** Kind of a notification. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** What a person reads. */
export const NOTIFICATION_TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  system: 'System',
  announcement: 'Announcement',
  reminder: 'Reminder',
  alert: 'Alert',
};

/** Icon of a browser notification, relative to the app. Product, section 9. */
export const NOTIFICATION_ICON_PATH = 'assets/icons/icon-72x72.png';
