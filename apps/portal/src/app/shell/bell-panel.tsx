import {
  LATEST_NOTIFICATIONS,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@anupalan/api-client/endpoints/notifications';
import { EMPTY_MESSAGES, SHELL_MESSAGES } from '@anupalan/enums/messages';
import { IconButton } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { NotificationPanel } from '@anupalan/ui/shell';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useNotificationGroups } from '../../shared/notifications/use-notification-groups.tsx';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { bellWords } from './words.ts';

/** The latest ten notifications; asked for when the panel opens. */
function Latest({ onClose }: { onClose: () => void }) {
  const { data, isLoading, isError, refetch, isFetching } = useListNotificationsQuery(LATEST_NOTIFICATIONS, {
    refetchOnMountOrArgChange: true,
  });
  const [markRead, { isLoading: isMarking }] = useMarkNotificationsReadMutation();
  const groups = useNotificationGroups(data?.rows ?? [], onClose);
  const toPath = useScreenPath();
  const canSeeAll = useAccess('Notifications');
  const hasUnread = data?.rows.some((row) => !row.isRead) ?? false;
  // A failure has been toasted by the one handler; the list stays as it was.
  const onMarkAll = () => void markRead({ all: true });
  return (
    <NotificationPanel
      title={bellWords.title}
      groups={data === undefined ? undefined : groups}
      isLoading={isLoading}
      errorTitle={isError ? bellWords.loadError : undefined}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      emptyTitle={EMPTY_MESSAGES.notifications}
      onMarkAll={hasUnread ? onMarkAll : undefined}
      isMarking={isMarking}
      more={
        canSeeAll
          ? { href: toPath('notifications'), text: SHELL_MESSAGES.viewAll, onFollow: onClose }
          : undefined
      }
    />
  );
}

/** Props of {@link BellPanel}. */
export type BellPanelProps = { label: string; unread: number };

/** The bell with its panel. */
export function BellPanel({ label, unread }: BellPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={bellWords.title}
      isPanel
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={BellIcon} label={label} count={unread} />}
    >
      <Latest onClose={() => setIsOpen(false)} />
    </Popover>
  );
}
