import { isApiError } from '@anupalan/api-client/api-error';
import {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@anupalan/api-client/endpoints/notifications';
import { EMPTY_MESSAGES } from '@anupalan/enums/messages';
import {
  Button,
  Card,
  CardHead,
  EmptyState,
  LinkButton,
  LoadError,
  NotificationList,
  SkeletonRows,
} from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { PageFoot } from '../../shared/lists/page-foot.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { useNotificationGroups } from '../../shared/notifications/use-notification-groups.tsx';
import { useUnreadCount } from '../../shared/notifications/use-unread-count.ts';
import { notificationAddress } from './filters.ts';
import { NotificationToolbar } from './notification-toolbar.tsx';
import { listWords } from './words.ts';

/** The button that marks everything read; absent where nothing is unread. */
function MarkAll({ unread }: { unread: number }) {
  const [markRead, { isLoading }] = useMarkNotificationsReadMutation();
  const onMarkAll = async () => {
    try {
      const { message } = await markRead({ all: true }).unwrap();
      toast.success(message);
    } catch (error) {
      // The one handler has raised the toast.
      if (!isApiError(error)) throw error;
    }
  };
  if (unread === 0) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      isLoading={isLoading}
      loadingLabel={listWords.marking}
      onClick={() => void onMarkAll()}
    >
      {listWords.markAll}
    </Button>
  );
}

/** All notifications, newest first; unread ones stand out, opening one marks it read. */
export function NotificationsCard() {
  const list = useList(notificationAddress);
  const answer = toListRows(useListNotificationsQuery(list.query));
  const { rows, total, status, isRefetching, onRetry } = answer;
  const unread = useUnreadCount();
  const groups = useNotificationGroups(rows);
  return (
    <Card aria-labelledby="notifications-head" aria-busy={isRefetching}>
      <CardHead
        id="notifications-head"
        title={listWords.heading}
        note={unread === 0 ? listWords.allRead : listWords.unread(unread)}
      >
        <MarkAll unread={unread} />
      </CardHead>
      <NotificationToolbar list={list} />
      {status === 'loading' && <SkeletonRows label={listWords.loading} />}
      {status === 'failed' && (
        <LoadError title={listWords.loadError} onRetry={onRetry} isRetrying={isRefetching} />
      )}
      {status === 'ready' &&
        total === 0 &&
        (list.isFiltered ? (
          <EmptyState
            title={listWords.noMatch}
            action={<LinkButton href="?">{listWords.showAll}</LinkButton>}
          />
        ) : (
          <EmptyState title={EMPTY_MESSAGES.notifications} text={listWords.emptyText} />
        ))}
      {rows.length > 0 && <NotificationList groups={groups} />}
      {total > 0 && <PageFoot list={list} total={total} noun={listWords.noun} />}
    </Card>
  );
}
