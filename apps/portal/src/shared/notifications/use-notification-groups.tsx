import { useMarkNotificationsReadMutation } from '@anupalan/api-client/endpoints/notifications';
import type { UserNotification } from '@anupalan/api-client/types';
import type { NotificationType } from '@anupalan/enums/notifications';
import { type IconType, type NotificationGroup, toCalendarDate } from '@anupalan/ui';
import { BellRing, Clock, Info, Megaphone } from 'lucide-react';
import { toTimeZone } from '../time-zone.ts';
import { Ago } from './ago.tsx';
import { words } from './words.ts';

const ICONS: Readonly<Record<NotificationType, IconType>> = {
  system: Info,
  announcement: Megaphone,
  reminder: Clock,
  alert: BellRing,
};

/** Only links inside the app are followed: a notification never leads elsewhere. */
function findOwnLink(link: string | null): string | undefined {
  return link !== null && /^\/(?![/\\])/.test(link) ? link : undefined;
}

/** Notifications as groups of today and earlier. Opening one marks it read. */
export function useNotificationGroups(
  rows: readonly UserNotification[],
  onFollow?: () => void,
  now: Date = new Date(),
): NotificationGroup[] {
  const [markRead] = useMarkNotificationsReadMutation();
  const zone = toTimeZone();
  const today = toCalendarDate(now, zone);
  const toItem = (row: UserNotification) => {
    const href = findOwnLink(row.notification.link);
    const onOpen = () => {
      // A failure has been toasted by the one handler; the notification stays unread.
      if (!row.isRead) void markRead({ ids: [row.id] });
      if (href !== undefined) onFollow?.();
    };
    return {
      id: row.id,
      title: row.notification.title,
      text: row.notification.message,
      when: <Ago instant={row.createdAt} now={now} />,
      icon: ICONS[row.notification.type],
      isUnread: !row.isRead,
      href,
      onOpen: href === undefined && row.isRead ? undefined : onOpen,
    };
  };
  const isToday = (row: UserNotification) => toCalendarDate(new Date(row.createdAt), zone) === today;
  const groups = [
    { label: words.today, items: rows.filter(isToday).map(toItem) },
    { label: words.earlier, items: rows.filter((row) => !isToday(row)).map(toItem) },
  ];
  return groups.filter((group) => group.items.length > 0);
}
