import {
  LATEST_NOTIFICATIONS,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@anupalan/api-client/endpoints/notifications';
import { EMPTY_MESSAGES, SHELL_MESSAGES } from '@anupalan/enums/messages';
import {
  Button,
  EmptyState,
  IconButton,
  LinkButton,
  LoadError,
  NotificationList,
  SkeletonRows,
} from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useNotificationGroups } from '../../shared/notifications/use-notification-groups.tsx';
import { useScreenPath } from '../../shared/session/use-session.ts';
import styles from './bell.module.css';

/** The latest ten notices; asked for when the panel opens. */
function Latest({ onClose }: { onClose: () => void }) {
  const { data, isLoading, isError, refetch, isFetching } = useListNotificationsQuery(LATEST_NOTIFICATIONS, {
    refetchOnMountOrArgChange: true,
  });
  const [markRead, { isLoading: isMarking }] = useMarkNotificationsReadMutation();
  const groups = useNotificationGroups(data?.rows ?? [], onClose);
  const toPath = useScreenPath();
  const hasUnread = data?.rows.some((row) => !row.isRead) ?? false;
  // A failure has been toasted by the one handler; the list stays as it was.
  const onMarkAll = () => void markRead({ all: true });
  return (
    <div>
      <div className={styles.head}>
        <h2 className={styles.title}>Notifications</h2>
        {hasUnread && (
          <Button size="sm" variant="ghost" isLoading={isMarking} onClick={onMarkAll}>
            Mark all read
          </Button>
        )}
      </div>
      <div className={styles.list}>
        {isLoading && <SkeletonRows rows={3} label="Loading notifications" />}
        {isError && data === undefined && (
          <LoadError
            title="Notifications could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {data?.rows.length === 0 && <EmptyState title={EMPTY_MESSAGES.notifications} />}
        {data !== undefined && data.rows.length > 0 && <NotificationList groups={groups} />}
      </div>
      <div className={styles.foot}>
        <LinkButton href={toPath('notifications')} variant="ghost" isBlock onClick={onClose}>
          {SHELL_MESSAGES.viewAll}
        </LinkButton>
      </div>
    </div>
  );
}

/** Props of {@link BellPanel}. */
export type BellPanelProps = { label: string; unread: number };

/** The bell with its panel. */
export function BellPanel({ label, unread }: BellPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label="Notifications"
      isPanel
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={BellIcon} label={label} count={unread} />}
    >
      <Latest onClose={() => setIsOpen(false)} />
    </Popover>
  );
}
