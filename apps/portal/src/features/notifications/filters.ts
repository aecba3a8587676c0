import { NOTIFICATION_TYPES, type NotificationType } from '@anupalan/enums/notifications';

/** Which notices are listed, as the address says it: `?show=unread&type=alert`. */
export type NotificationFilters = { show: 'all' | 'unread'; type: NotificationType | null };

/** Reads the filters; what is not known filters nothing. */
export function parseFilters(get: (name: string) => string): NotificationFilters {
  return {
    show: get('show') === 'unread' ? 'unread' : 'all',
    type: NOTIFICATION_TYPES.find((type) => type === get('type')) ?? null,
  };
}

/** Whether anything is filtered. */
export function hasFilters({ show, type }: NotificationFilters): boolean {
  return show !== 'all' || type !== null;
}
